internal import Domain
internal import Figures
internal import Text

/// An export that was written.
struct ExportReport: Report {
  let contents: ExportContents
  /// The file or folder; nil for standard output.
  var path: String?
  var isFolder = false
  var byteCount = 0
  /// The export itself, if it goes to standard output.
  var verbatim: String?

  var json: JSON {
    .object([
      "export": .object([
        "file": .optional(path), "format": .string(isFolder ? "csv" : "json"), "bytes": .int(byteCount),
        "version": .int(ExportFormat.version), "profiles": .array(contents.profiles.map { .string($0) }),
        "counts": .object(
          Dictionary(contents.counts.map { ($0.table.name, .int($0.count)) }, uniquingKeysWith: { first, _ in first })),
      ])
    ])
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let file = path ?? "standard output"
    let bar = canvas.isASCII ? " | " : " · "
    let counts = contents.counts.map { $0.count.counted(of: $0.table) } + [Figure.bytes(byteCount)]
    let what =
      isFolder
      ? "Wrote everything in this household as tables into the folder \(file)"
      : "Wrote everything in this household as JSON to \(file)"
    var lines = ImportText.wrapped(what, .bold, on: canvas)
    lines += ImportText.wrapped(counts.joined(separator: bar), .plain, on: canvas)
    lines += ImportText.wrapped(whose, .plain, on: canvas)
    for kind in KeptKind.allCases {
      guard let count = contents.files[kind], count > 0 else { continue }
      lines += ImportText.wrapped(Self.leftOut(count, kind), .plain, on: canvas)
    }
    return lines + ImportText.wrapped("`data import larder` takes it into another household", .faint, on: canvas)
  }

  /// Says that the files of receipts or photos are not in the export.
  private static func leftOut(_ count: Int, _ kind: KeptKind) -> String {
    switch kind {
    case .receipts: "\(count.counted("receipt")) kept as a file: the files are not in it, copy them yourself"
    case .photos: "\(count.counted("recipe")) with a photo: the photos are not in it, copy them yourself"
    }
  }

  /// Says whose data the export contains, so that the user knows that it is not only their own.
  private var whose: String {
    let names = contents.profiles
    guard !names.isEmpty else { return "nobody has a profile in it" }
    let verb = names.count == 1 ? "has" : "have"
    return "all that \(NameList.text(names)) \(verb) logged is in it: keep it where only you can read it"
  }
}

extension Int {
  /// A count of a table's rows: `3 meals`, `2 targets of one's own`.
  func counted(of table: ExportTable) -> String {
    let words = table.noun.split(separator: " of ", maxSplits: 1)
    return counted(String(words[0])) + words.dropFirst().map { " of \($0)" }.joined()
  }
}
