internal import Domain
internal import Figures
internal import Store
internal import Text

/// A backup that was made.
struct BackupReport: Report {
  let made: MadeBackup
  let today: Day
  /// Whether the backup was written to a place that the user named instead of the folder of backups.
  let isOutside: Bool
  /// The number of kept files of each kind that could not be copied to the backup.
  var leftOut: [KeptKind: Int] = [:]

  var json: JSON {
    .object([
      "backup": .backup(made.file, isGood: true), "new": .bool(made.isNew),
      "receiptsLeftOut": .int(leftOut[.receipts] ?? 0),
      "photosLeftOut": .int(leftOut[.photos] ?? 0),
    ])
  }

  var table: CSVTable? { BackupListReport.table([(made.file, true)]) }

  func text(on canvas: Canvas) -> [StyledLine] {
    let said =
      made.isNew
      ? "Backed up \(BackupText.size(made.size)): \(Figure.bytes(made.file.bytes)), checked."
      : "Nothing has changed since the backup of \(BackupText.time(made.file, today: today)), and that backup is good."
    let doubt =
      made.hasDamagedRows ? ["Rows of it are damaged, as they are in the household: `data check` names them."] : []
    let way =
      isOutside
      ? "`larder --db FILE` opens it, `data restore FILE` brings it back."
      : "`data backups` lists the backups; `data backup /media/usb` makes one on another disk."
    let left = BackupText.leftOut(leftOut, "along")
    return ([said, made.file.path] + doubt + left).flatMap { canvas.show($0).wrapped(to: canvas.width) }.map {
      StyledLine($0)
    }
      + canvas.show(way).wrapped(to: canvas.width).map { StyledLine($0, .faint) }
  }
}

/// The household's backups, the newest first.
struct BackupListReport: Report {
  let household: String
  let backups: [(file: BackupFile, isGood: Bool)]
  let today: Day
  /// The day whose backup could not be made; nil if no backup failed.
  let failedOn: Day?

  var json: JSON { .object(["backups": .array(backups.map { .backup($0.file, isGood: $0.isGood) })]) }

  var table: CSVTable? { Self.table(backups) }

  static func table(_ backups: [(file: BackupFile, isGood: Bool)]) -> CSVTable {
    CSVTable(
      ["file", "at", "bytes", "sha256", "good"],
      backups.map { [$0.file.path, $0.file.at.iso, String($0.file.bytes), $0.file.sha256 ?? "", String($0.isGood)] })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    guard !backups.isEmpty else {
      return failure(on: canvas)
        + canvas.show("There are no backups of \(household) yet; `data backup` makes one.").wrapped(to: canvas.width)
        .map { StyledLine($0) }
    }
    let isWide = canvas.width >= 60
    let rows = backups.enumerated().map { index, backup in
      [
        StyledLine("\(index + 1)"), StyledLine(BackupText.time(backup.file, today: today)),
        StyledLine(Figure.bytes(backup.file.bytes)),
        backup.isGood ? StyledLine("good") : StyledLine("DAMAGED", .red),
        isWide ? StyledLine(canvas.show(backup.file.name), .faint) : "",
      ]
    }
    let folder = BackupFolder(household: household).path
    let bytes = Figure.bytes(backups.map(\.file.bytes).reduce(0, +))
    let isAllInside = backups.allSatisfy { $0.file.path.hasPrefix(folder + "/") }
    let place = isAllInside ? folder : "\(folder) and next to the household's file"
    let good = backups.firstIndex { $0.isGood }
    let way =
      good.map { "`data restore \($0 + 1)` brings back the newest\($0 == 0 ? "" : " good one")." }
      ?? "none of them is good; `data backup` makes a new one."
    let closing = "\(bytes) in \(place); \(way)"
    return TextTable([.init("", .right), .init("made"), .init("size", .right), .init(""), .init("")], rows: rows)
      .lines(on: canvas) + failure(on: canvas)
      + canvas.show(closing).wrapped(to: canvas.width).map { StyledLine($0, .faint) }
  }
}

extension BackupListReport {
  fileprivate func failure(on canvas: Canvas) -> [StyledLine] {
    guard let failedOn else { return [] }
    return canvas.show(BackupText.failure(on: failedOn, today: today)).wrapped(to: canvas.width).map {
      StyledLine($0, .red)
    }
  }
}

/// A backup that was restored.
struct RestoreReport: Report {
  let backup: String
  let restored: RestoredHousehold
  /// The backup of the household made just before it was replaced; nil if the household was new or unreadable.
  var saved: BackupFile?
  /// The number of kept files of each kind that could not be copied back from the backup.
  var leftOut: [KeptKind: Int] = [:]

  var json: JSON {
    .object([
      "restored": .string(backup), "profiles": .int(restored.size.profiles), "meals": .int(restored.size.meals),
      "trips": .int(restored.size.trips), "saved": saved.map { .backup($0, isGood: true) } ?? .null,
      "setAside": .optional(restored.setAside), "receiptsLeftOut": .int(leftOut[.receipts] ?? 0),
      "photosLeftOut": .int(leftOut[.photos] ?? 0),
    ])
  }

  var table: CSVTable? {
    CSVTable(["restored", "saved", "setAside"], [[backup, saved?.path ?? "", restored.setAside ?? ""]])
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let before =
      if let saved {
        ["The household as it was before is kept: `data restore \(saved.name)` brings it back."]
      } else if let aside = restored.setAside {
        ["The file could not be read and is kept as \(aside)."]
      } else {
        [String]()
      }
    let left = BackupText.leftOut(leftOut, "back from the backup")
    return (["Restored from \(backup): \(BackupText.size(restored.size))."] + left + before).flatMap {
      canvas.show($0).wrapped(to: canvas.width)
    }.map { StyledLine($0) }
  }
}

/// Texts about backups.
enum BackupText {
  /// What a household holds: `3 profiles, 412 meals and 38 trips, up to Sat 21 Nov 2026`.
  static func size(_ size: HouseholdSize) -> String {
    let counts = "\(size.profiles.counted("profile")), \(size.meals.counted("meal")) and \(size.trips.counted("trip"))"
    return counts + (size.lastDay.map { ", up to \(DayText.long($0))" } ?? "")
  }

  /// Says of which kinds how many kept files could not be copied; `place` completes the sentence, such as `along`.
  static func leftOut(_ counts: [KeptKind: Int], _ place: String) -> [String] {
    KeptKind.allCases.compactMap { kind in
      counts[kind].flatMap { $0 == 0 ? nil : "\($0.counted(kind.noun)) could not be copied \(place)." }
    }
  }

  /// Says that the backup of a day could not be made.
  static func failure(on day: Day, today: Day) -> String {
    "The backup of \(DayText.weekday(day, today: today)) could not be made by itself; `data backup` says why."
  }

  /// When a backup was made: `Mon 23 Nov 20:04`.
  static func time(_ file: BackupFile, today: Day) -> String {
    "\(DayText.weekday(file.at.calendarDay, today: today)) \(file.at.clock)"
  }
}

extension BackupFile {
  /// The file's name without its folders.
  var name: String { FileDraft.name(of: path) }
}

extension JSON {
  /// A backup, as `data backups` lists it.
  static func backup(_ file: BackupFile, isGood: Bool) -> JSON {
    .object([
      "file": .string(file.path), "at": .string(file.at.iso), "bytes": .int(file.bytes),
      "sha256": .optional(file.sha256), "good": .bool(isGood),
    ])
  }
}
