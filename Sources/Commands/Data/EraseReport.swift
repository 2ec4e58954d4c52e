internal import Domain
internal import Figures
internal import Store
internal import Text

/// What was erased.
struct EraseReport: Report {
  /// The name of the erased profile; nil if everything was erased, empty if an interrupted erasure was finished.
  let name: String?
  var counts: ErasureCounts
  /// The name as it was typed.
  var typed = ""
  /// The backups that were erased.
  var erased: [String] = []
  /// The backups that still hold erased data.
  var left: [String] = []
  /// The paths of the photos and receipts' files that could not be deleted.
  var leftFiles: [String] = []
  /// The new backup of the remaining data; nil if none was made.
  var backup: BackupFile?
  /// The number of kept files of each kind that could not be copied to the new backup.
  var leftOut: [KeptKind: Int] = [:]

  var json: JSON {
    .object([
      "erased": .object([
        "profiles": .int(counts.profiles), "meals": .int(counts.meals), "trips": .int(counts.trips),
        "weights": .int(counts.weights), "favourites": .int(counts.favourites), "members": .int(counts.members),
        "steps": .int(counts.steps), "receipts": .int(counts.files[.receipts] ?? 0),
        "photos": .int(counts.files[.photos] ?? 0),
      ]),
      "backups": .array(erased.map { .string($0) }), "left": .array((left + leftFiles).map { .string($0) }),
      "backup": .optional(backup?.path),
    ])
  }

  var table: CSVTable? {
    CSVTable(["file", "erased"], erased.map { [$0, "true"] } + (left + leftFiles).map { [$0, "false"] })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    func wrapped(_ text: String) -> [String] { canvas.show(text).wrapped(to: canvas.width) }
    let what =
      switch name {
      case nil: "Erased everything: \(EraseText.amounts(counts))."
      case ""? where !leftFiles.isEmpty: "An erasure that had been interrupted is still not finished."
      case ""?: "Finished an erasure that had been interrupted. There is no profile `\(typed)` now."
      case let name? where isFromCopies: "Erased \(name) from the backups."
      case let name?: "Erased \(name): \(EraseText.amounts(counts))."
      }
    let gone =
      erased.isEmpty
      ? []
      : ["\(erased.count.counted("backup")) that contained it \(erased.count == 1 ? "was" : "were") deleted:"]
        + erased.map { "  \($0)" }
    let kept =
      left.isEmpty
      ? []
      : ["\(left.count.counted("backup")) still \(left.count == 1 ? "holds" : "hold") it:"] + left.map { "  \($0)" }
        + [way]
    let made =
      (backup.map { ["A new backup of what remains was made: \($0.path)"] } ?? [])
      + BackupText.leftOut(leftOut, "to that backup")
    let stays = name == nil ? ["A new household with the starter foods is in its place."] : []
    return wrapped(what).map { StyledLine($0, .bold) }
      + (gone + kept + files + stays + made).flatMap(wrapped).map { StyledLine($0) }
      + wrapped(EraseText.beyond).map { StyledLine($0, .faint) }
  }

  /// Whether only backups held the profile.
  private var isFromCopies: Bool { name?.isEmpty == false && counts.isEmpty }

  /// Names the files that could not be deleted, and says what to do about them.
  private var files: [String] {
    guard !leftFiles.isEmpty else { return [] }
    let them = leftFiles.count == 1 ? "it" : "them"
    let again = isFromCopies ? "`data backup`" : "the same command"
    let way =
      name == nil
      ? "Delete \(them) yourself; Larder does not need \(them) any more."
      : "Something on the disk protects \(them); \(again) tries once more."
    return ["\(leftFiles.count.counted("file")) could not be deleted:"] + leftFiles.map { "  \($0)" } + [way]
  }

  /// Tells how to erase the backups that still hold erased data.
  private var way: String {
    let them = left.count == 1 ? "it" : "them"
    guard let name else {
      return "Delete \(them), or repeat this with --backups before anything new is logged: it erases everything again."
    }
    return "`data erase \(Word.typed(name: name.isEmpty ? typed : name)) --backups` erases \(them)."
  }
}

/// Sentences about erasing.
enum EraseText {
  /// Names the copies that no program can erase.
  static let beyond =
    "Larder cannot erase your own copies and exports, snapshots of a disk, or what a disk keeps of deleted files."

  /// Lists what is erased, such as
  /// `2 meals, 1 trip, 3 steps of the history and the remembered command lines`.
  ///
  /// If all counts are 0, only backups hold the erased profile, and the text is `the copies in the backups`.
  static func amounts(_ counts: ErasureCounts) -> String {
    let files = KeptKind.allCases.map { (counts.files[$0] ?? 0, $0.noun) }
    let parts =
      ([
        (counts.profiles, "profile"), (counts.meals, "meal"), (counts.trips, "trip"), (counts.weights, "weight"),
        (counts.favourites, "favourite"), (counts.members, "member of a family guide"), (counts.steps, "step"),
      ] + files).filter { $0.0 > 0 }
    guard !parts.isEmpty else { return "the copies in the backups" }
    let words = parts.map { count, noun in
      noun == "member of a family guide"
        ? "\(count.counted("member")) of a family guide"
        : noun == "step" ? "\(count.counted("step")) of the history" : count.counted(noun)
    }
    return (words + ["the remembered command lines"]).joinedByAnd
  }

  /// What the user is told before confirming an erasure.
  static func before(_ counts: ErasureCounts, name: String?, copies: Int, erasesCopies: Bool) -> [String] {
    let stays =
      name == nil
      ? "An empty household with the starter foods takes its place."
      : "Foods, printed names, settings and all that belongs to others stay."
    let backups =
      copies == 0
      ? "No backup holds it."
      : erasesCopies
        ? "\(copies.counted("backup")) that \(copies == 1 ? "holds" : "hold") it will be erased too."
        : "\(copies.counted("backup")) that \(copies == 1 ? "holds" : "hold") it will stay: --backups erases them too."
    return ["This cannot be undone. What goes: \(amounts(counts)).", stays, backups, beyond]
  }
}

extension [String] {
  /// The texts with commas between them, and `and` before the last one: `a, b and c`.
  var joinedByAnd: String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

/// The result of `data compact`, which makes the household's file as small as possible.
struct CompactReport: Report {
  let file: CompactedFile

  var json: JSON { .object(["before": .int(file.before), "after": .int(file.after)]) }

  var table: CSVTable? { CSVTable(["before", "after"], [[String(file.before), String(file.after)]]) }

  func text(on canvas: Canvas) -> [StyledLine] {
    let (before, after) = (Figure.bytes(file.before), Figure.bytes(file.after))
    let sentence =
      before == after
      ? "The household's file was as small as possible: \(after). It was checked, and nothing in it was lost."
      : "The household's file was \(before) and is \(after) now. It was checked, and nothing in it was lost."
    return canvas.show(sentence).wrapped(to: canvas.width).map { StyledLine($0) }
  }
}
