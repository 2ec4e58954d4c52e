internal import Domain
internal import Foundation
internal import Text

/// `about privacy`: what is stored, where, who can read it, and how to export or erase it.
struct PrivacyReport: Report {
  /// The path of the household's file; nil for the sample household, which is in memory.
  let database: String?
  /// The folder in which the lines typed at the prompt and the profile in use are remembered; nil if neither is
  /// remembered.
  let stateFolder: String?

  var json: JSON {
    .object([
      "database": .optional(database), "stateFolder": .optional(stateFolder), "isEncrypted": .bool(false),
      "usesNetwork": .bool(false),
      "sections": .array(
        sections.map { section in
          .object(["title": .string(section.title), "text": .array(section.paragraphs.map { .string($0.text) })])
        }),
    ])
  }

  var table: CSVTable? {
    CSVTable(
      ["section", "text"], sections.flatMap { section in section.paragraphs.map { [section.title, $0.text] } })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    sections.enumerated().flatMap { index, section in
      (index == 0 ? [] : [StyledLine()]) + [StyledLine(section.title, .bold)]
        + section.paragraphs.flatMap { lines($0, on: canvas) }
    }
  }

  private func lines(_ paragraph: Paragraph, on canvas: Canvas) -> [StyledLine] {
    switch paragraph {
    case .text(let text): canvas.show(text).wrapped(to: canvas.width).map { StyledLine($0) }
    // Not wrapped here, because people copy it; only a line wider than the canvas is wrapped later.
    case .verbatim(let text): [StyledLine("  " + canvas.show(text))]
    }
  }

  /// A paragraph of a section.
  private enum Paragraph {
    case text(String)
    /// A path, or something to type in a shell, shown unchanged.
    case verbatim(String)

    var text: String {
      switch self {
      case .text(let text), .verbatim(let text): text
      }
    }
  }

  private struct Section {
    let title: String
    let paragraphs: [Paragraph]
  }

  private var sections: [Section] {
    [
      Section(
        title: "What is stored",
        paragraphs: [
          .text(
            "What you log and enter: profiles, meals with their notes, trips with stores and prices, the lines of scanned "
              + "receipts down to the total, goals, the family guide (ages, weights, heights, sex, diets), foods, recipes, the links and texts in the inbox with what was "
              + "found behind them, settings."
          ),
          .text(
            "Each change with the values before and after it, so that it can be undone. What you delete "
              + "is no longer shown, but stays in this record of changes."),
          .text(
            "A log of what has gone wrong: `data log` shows it, `data log clear` erases it."),
        ]),
      Section(title: "Where", paragraphs: places),
      Section(
        title: "Who can read it",
        paragraphs: [
          .text(
            "Anyone who can read these files, or copies of them in your backups. Larder "
              + "creates them for you alone (mode 0600) and does not change existing "
              + "modes. They are not encrypted: for that, keep them on an encrypted disk."),
          .text(
            "Profiles only separate things on the screen. They are not a lock: anyone "
              + "who can open the household can use any profile with `--profile`."),
        ]),
      Section(
        title: "What leaves this machine",
        paragraphs: [
          .text(
            "Nothing by itself. Larder has no account, sends no data, and opens no network connection. Only for the "
              + "address of a page another program is started, larder-net, which asks that site for that page and its photo: the site learns "
              + "your network address, the page's address, your language, and that Larder asks. `recipe import` asks while you wait, `share` and "
              + "`inbox` right after they have answered, `share --later` not at all. Photos and PDFs are read and made by programs on this "
              + "machine. Long output at the prompt goes to your pager, and reports go to the files that you name with `--out`."
          )
        ]),
      Section(title: "Exporting it", paragraphs: takingOut),
      Section(title: "Restoring it", paragraphs: restoring),
      Section(title: "Erasing it", paragraphs: erasing),
    ]
  }

  private var places: [Paragraph] {
    guard let database else { return [.text("A sample household: in memory, gone when you leave.")] }
    let state = stateFolder.map { folder -> [Paragraph] in
      [
        .text(
          "Lines typed at the prompt, which profile is in use, and the log (1 MB at most; it names commands and errors, and "
            + "nothing that you type or log):"), .verbatim(folder),
      ]
    }
    let copies: [Paragraph] = [
      .text(
        "Next to it are files with the same name and a suffix. The one with -journal is empty except during a change; "
          + "those with .layout and a number are copies of the file from before an update. Rows that an import refuses "
          + "are saved next to the imported file."),
      .text(
        "In the folder with the suffix .backups: copies of all of it; Larder makes one on every day on which something "
          + "has changed. `data backups` lists them."),
      .text(
        "In the folder with the suffix .receipts: the files of scanned receipts, which may show the numbers of cards; "
          + "`trip scan --no-keep` keeps none."),
      .text(
        "In the folder with the suffix .photos: the photos of recipes."),
    ]
    return [.text("One file, for the whole household:"), .verbatim(database)] + copies + (state ?? [])
  }

  private var takingOut: [Paragraph] {
    let copy = [
      Paragraph.text(
        "All of it: an SQLite database with plain tables, and the files of scanned receipts and photos beside it:"),
      .verbatim("larder data backup copy.db"),
    ]
    return (database == nil ? [] : copy) + [
      .text(
        "For other programs and another Larder: `data export household.json`, or `data export tables/` for a spreadsheet; "
          + "`data import larder` takes either in."),
      .text(
        "In parts: every command that lists or shows something takes `--csv` and `--json`; reports such as `week` can "
          + "be saved as a file with `--out`."),
    ]
  }

  private var restoring: [Paragraph] {
    guard database != nil else { return [.text("A sample household has no backups.")] }
    return [
      .text("`data backups` lists the backups and says which are good. To bring one back, give its number or a file:"),
      .verbatim("larder data restore 1"),
      .text(
        "The household as it is then is backed up first, or kept beside the restored one if it cannot be read. "
          + "`data import larder` brings back what an export holds."),
    ]
  }

  private var erasing: [Paragraph] {
    guard let database else { return [.text("Leave: nothing of it is kept.")] }
    let state: [Paragraph] =
      stateFolder.map {
        [
          .text("and what the prompt remembers of all your households, with the log:"),
          .verbatim("rm -r \(Self.quoted($0))"),
        ]
      } ?? []
    return [
      .text(
        "`data erase NAME` erases one profile for good, and `data erase` the whole household; with `--backups`, the "
          + "backups that hold it are erased, too. `profile delete` and `meal delete` can be undone: the record of "
          + "changes keeps what they deleted. "
          + "Copies that you have made elsewhere, exports and saved reports stay until you delete them."),
      .text("By hand: delete the file and those beside it, while Larder is not running:"),
      .verbatim("rm -r \(Self.quoted(database))*"),
    ] + state
  }

  /// A path as a shell reads it, in quotes only if it needs them.
  static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
    return isPlain ? path : "'" + path.replacing("'", with: #"'\''"#) + "'"
  }
}
