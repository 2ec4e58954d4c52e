internal import Domain
internal import Figures
internal import Store
internal import Text

/// `data check`: checks the household's file for damage, and offers repairs.
enum CheckCommand {
  static let repair = OptionSpec.flag(
    "repair", "Ask about each damaged row what to do; without a terminal, --yes takes the first.")

  static let check: CommandSpec = CommandSpec(
    ["data", "check"], "Check the household's file for damage.",
    details: """
      Reads the whole file: its pages and indexes, the references between its rows, the search index, and whether each \
      value is one that its column can hold. Then it is compared with the newest backup: a row that differs from it, and \
      that no step has changed since, has changed on the disk. Rows are named by their table and number, and nothing of \
      their contents is shown. The exit status is 0 when the file is sound, and 74 when it is not.

      --repair asks about each damaged row: the backup's row can take its place; or another value can take the place of the impossible one (none where it may be \
      unknown, otherwise the usual one), or the row is left out with what belongs to it. A damaged search index is built \
      again. All of it is one step: `undo` brings the rows back, with the usual value where the impossible one was.
      """,
    options: [repair], examples: ["data check", "data check --repair --yes"], effect: .reads, topic: .session
  ) { invocation, session in
    try session.requireHousehold()
    let household = try session.household()
    let backups = session.backups
    let found = try household.findings(comparedWith: backups)
    if !found.damage.isEmpty {
      session.log.note(.damaged(Dictionary(found.damage.map { ($0.table ?? "", 1) }, uniquingKeysWith: +)))
    }
    guard invocation.has(repair), !found.damage.isEmpty else { return CheckReport(found, backup: backups.first) }
    let answers = try CheckRepair(session: session).answers(found.damage)
    guard !answers.isEmpty else { return CheckReport(found, backup: backups.first) }
    // Do not write through the session: it would first read the settings and the profile, which may be damaged.
    let step = try household.write(invocation.label, author: nil, isShared: true, now: session.now) { writing in
      for answer in answers { try writing.repair(answer.damage, by: answer.remedy) }
    }.step
    session.log.note(.repaired(count: answers.count))
    return CheckReport(
      try household.findings(comparedWith: backups), backup: backups.first, repaired: answers, step: step)
  }
}

/// The questions of `data check --repair`.
struct CheckRepair {
  typealias Answer = (damage: Damage, remedy: Damage.Remedy)

  let session: Session

  /// Chooses a remedy for each damaged place: the first one with `--yes`, otherwise the one that the user picks.
  ///
  /// Damage that has no remedy, or that the user leaves as it is, is left out.
  ///
  /// Throws `needsAnswer` if nobody can be asked and `--yes` was not given.
  func answers(_ damage: [Damage]) throws -> [Answer] {
    var answers: [Answer] = []
    var buildsIndex = false
    for damage in damage {
      guard let first = damage.remedies.first else { continue }
      if first == .index {
        // The index is rebuilt only once, however many faults it has.
        if !buildsIndex { answers.append((damage, .index)) }
        buildsIndex = true
      } else if session.globals.isYes {
        answers.append((damage, first))
      } else if let remedy = try ask(damage) {
        answers.append((damage, remedy))
      }
    }
    // Rebuild the index last, since it contains names that the repair may change.
    return answers.filter { $0.remedy != .index } + answers.filter { $0.remedy == .index }
  }

  private func ask(_ damage: Damage) throws -> Damage.Remedy? {
    guard session.dialogue.isInteractive else {
      throw LarderError(
        .needsAnswer, "\(damage.sentence), and you can be asked what to do only at a terminal, without --json or --csv",
        hint: "`--yes` takes the first answer for each row: \(CheckText.of(damage.remedies[0]))")
    }
    let answers = damage.remedies.map(CheckText.of) + ["leave it as it is"]
    guard let index = try session.dialogue.choose(damage.sentence, answers), index < damage.remedies.count else {
      return nil
    }
    return damage.remedies[index]
  }
}

/// Texts about the remedies for damage.
enum CheckText {
  /// What a remedy does, as an answer that the user can choose.
  static func of(_ remedy: Damage.Remedy) -> String {
    switch remedy {
    case .backup: "put the row as the backup has it in its place"
    case .value: "put the usual value in its place"
    case .leaveOut: "leave the row out, with what belongs to it"
    case .index: "build the search index again"
    }
  }

  /// What a remedy has done.
  static func done(_ remedy: Damage.Remedy) -> String {
    switch remedy {
    case .backup: "is as the backup has it"
    case .value: "has the usual value"
    case .leaveOut: "is left out"
    case .index: "is built again"
    }
  }
}

/// The damage that `data check` found, and the repairs that it made.
struct CheckReport: Report {
  let damage: [Damage]
  /// The backup with which the rows were compared; nil if no backup is an earlier state of this household.
  let compared: BackupFile?
  /// The newest backup; nil if there are no backups.
  let backup: BackupFile?
  var repaired: [CheckRepair.Answer] = []
  var step: Step?

  init(_ found: Household.Findings, backup: BackupFile?, repaired: [CheckRepair.Answer] = [], step: Step? = nil) {
    (damage, compared) = (found.damage, found.compared)
    (self.backup, self.repaired, self.step) = (backup, repaired, step)
  }

  var json: JSON {
    var members: [String: JSON] = [
      "sound": .bool(damage.isEmpty), "damage": .array(damage.map { .damage($0) }), "backup": .optional(backup?.path),
      "compared": .optional(compared?.path),
    ]
    if !repaired.isEmpty {
      members["repaired"] = .array(
        repaired.map { answer in
          .object([
            "table": .optional(answer.damage.table), "row": answer.damage.row.map { .int($0) } ?? .null,
            "remedy": .string(answer.remedy.rawValue),
          ])
        })
      members["step"] = step.map { .step($0) } ?? .null
    }
    return .object(members)
  }

  var table: CSVTable? {
    CSVTable(
      ["table", "row", "what"], damage.map { [$0.table ?? "", $0.row.map { String($0) } ?? "", $0.what] })
  }

  var failure: LarderError? {
    damage.isEmpty ? nil : LarderError(.damagedDatabase, "the household's file is damaged")
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let done = repaired.map { answer in
      "\(Self.name(answer.damage)) \(CheckText.done(answer.remedy))"
    }
    let undo = step == nil ? [] : ["`undo` takes this back"]
    guard !damage.isEmpty else {
      return (done.map { StyledLine(canvas.show($0)) }) + undo.map { StyledLine($0, .faint) }
        + canvas.show(sound).wrapped(to: canvas.width).map { StyledLine($0, .green) }
    }
    let mendable = damage.filter { !$0.remedies.isEmpty }.count
    let hint =
      mendable > 0
      ? "`data check --repair` asks what to do about \(mendable == 1 ? "it" : "each")"
      : "only a backup of the file can help"
    let way =
      backup.map { "`data restore \($0.name)` brings back the newest backup, of \(DayText.long($0.at.calendarDay))" }
      ?? "there is no backup"
    return done.map { StyledLine(canvas.show($0)) } + undo.map { StyledLine($0, .faint) }
      + [StyledLine("The household's file is damaged in \(damage.count.counted("place")):", .red)]
      + damage.map { StyledLine("  " + canvas.show($0.sentence)) }
      + [hint, way].flatMap { canvas.show($0).wrapped(to: canvas.width) }.map { StyledLine($0, .faint) }
  }

  private var sound: String {
    guard let compared else { return "The household's file is sound." }
    let day = DayText.long(compared.at.calendarDay)
    return "The household's file is sound; apart from later changes, it agrees with the backup of \(day)."
  }

  private static func name(_ damage: Damage) -> String {
    if damage.remedies.first == .index { return "the search index" }
    return damage.row.map { "\(damage.table ?? "") #\($0)" } ?? damage.table ?? "the file"
  }
}

extension JSON {
  /// Says where the file is damaged, without revealing any of its contents.
  fileprivate static func damage(_ damage: Damage) -> JSON {
    .object([
      "table": .optional(damage.table), "row": damage.row.map { .int($0) } ?? .null, "what": .string(damage.what),
    ])
  }
}
