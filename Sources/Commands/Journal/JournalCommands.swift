internal import Domain
internal import Store
internal import Text

/// The commands `undo`, `redo` and `history`.
enum JournalCommands {
  private static let last = OptionSpec.value("last", "N", .number, "The latest N steps, 20 by default.")

  static let specs: [CommandSpec] = [undo, redo, history]

  static let undo: CommandSpec = CommandSpec(
    ["undo"], "Take back the last step, or the last N.",
    details: """
      One command is one step. `undo` takes back the steps of the profile in use and those of the household (foods, \
      profiles), the latest first. You can also take back what somebody else logged for you alone; what was logged for \
      several people can only be taken back by the person who logged it.
      """,
    arguments: [ArgumentSpec("N", .number, .optional, "How many steps.")], examples: ["undo", "undo 2"],
    effect: .writes,
    topic: .everyDay
  ) { invocation, session in
    let (count, profile) = try (steps(invocation), session.read { try session.currentProfile(in: $0) })
    let steps = try session.followingProfiles {
      try session.household().undo(
        count, profile: profile?.id, now: session.now, check: session.refusingOtherDecimals())
    }
    return StepsReport(steps: steps, kind: .undone)
  }

  static let redo: CommandSpec = CommandSpec(
    ["redo"], "Redo the last step that was undone, or the last N; not possible after a new change.",
    arguments: [ArgumentSpec("N", .number, .optional, "How many steps.")], examples: ["redo"], effect: .writes,
    topic: .everyDay
  ) { invocation, session in
    let (count, profile) = try (steps(invocation), session.read { try session.currentProfile(in: $0) })
    let steps = try session.followingProfiles {
      try session.household().redo(
        count, profile: profile?.id, now: session.now, check: session.refusingOtherDecimals())
    }
    return StepsReport(steps: steps, kind: .redone)
  }

  static let history: CommandSpec = CommandSpec(
    ["history"], "List the latest steps; those of other profiles are listed without their contents.", options: [last],
    examples: ["history", "history --last 5"], effect: .reads, topic: .everyDay
  ) { invocation, session in
    let count = try invocation.whole(last, in: 1...100_000) ?? 20
    let profile = try session.read { try session.currentProfile(in: $0) }
    let household = try session.household()
    let steps = try household.history(profile: profile?.id, last: count)
    // Step numbers begin with 1 and are never reused.
    let last = steps.last?.id ?? 1
    let hasLost = try last > 1 && household.oldestStep() == last
    return StepsReport(
      steps: steps, kind: .history, lost: hasLost ? SettingKey.historyDays.shown(in: session.settings) : nil)
  }

  private static func steps(_ invocation: Invocation) throws -> Int {
    guard let word = invocation.words.first else { return 1 }
    return try invocation.whole(word, named: invocation.spec.name, in: 1...10_000)
  }
}

/// Steps that were undone, redone or listed.
struct StepsReport: Report {
  enum Kind {
    case undone
    case redone
    case history
  }

  let steps: [Step]
  let kind: Kind
  /// The value of `history-days`; nil unless the list reaches the oldest step and earlier steps were deleted.
  var lost: String?

  var json: JSON { .object(["steps": .array(steps.map { .step($0) })]) }

  var table: CSVTable? {
    CSVTable(
      ["id", "at", "profile", "command", "state"],
      steps.map { [String($0.id), $0.at.iso, $0.giver ?? "", $0.label ?? "", $0.state.rawValue] })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    switch kind {
    case .history:
      guard !steps.isEmpty else { return ["Nothing has been changed yet."] }
      if canvas.width < 60 { return steps.flatMap { Self.narrow($0, on: canvas) } + end(on: canvas) }
      let rows = steps.map { step in
        [
          StyledLine("\(step.id)", .faint),
          StyledLine("\(DayText.weekday(step.at.calendarDay)) \(step.at.clock)", .faint),
          StyledLine(step.ownerText.truncated(to: Self.widestOwner)),
          StyledLine(step.label ?? "(private)", step.state == .undone ? .faint : .plain),
          StyledLine(step.state == .undone ? "undone" : "", .yellow),
        ]
      }
      return TextTable([.init("step", .right), .init("when"), .init("whose"), .init("command"), .init("")], rows: rows)
        .lines(on: canvas) + end(on: canvas)
    case .undone, .redone:
      let verb = kind == .undone ? "Undone: " : "Done again: "
      let lines = steps.flatMap { step in
        let line =
          StyledLine(verb, .bold) + StyledLine(canvas.show(Self.command(step)))
          + StyledLine(canvas.show(" (\(step.ownerText))"), .faint)
        let stay = "what was eaten or bought of these foods keeps its name and values"
        return WriteReport.fitted(line, on: canvas)
          + (step.hidesLoggedFoods ? stay.wrapped(to: canvas.width).map { StyledLine($0, .faint) } : [])
      }
      let count = steps.count > 1 ? " \(steps.count)" : ""
      let them = steps.count > 1 ? "them" : "it"
      let other = kind == .undone ? "`redo\(count)` does \(them) again" : "`undo\(count)` takes \(them) back"
      return lines + [StyledLine(other, .faint)]
    }
  }

  /// The most cells of a screen that the names of several people take; the command matters more.
  private static let widestOwner = 20

  /// A step's command as part of a sentence: in backticks, or in words if its text was erased or not recorded.
  private static func command(_ step: Step) -> String {
    switch step.label {
    case Household.erasedLabel?: "a command whose text was erased"
    case let label?: "`\(label)`"
    case nil: "a step"
    }
  }

  /// The sentence shown below the oldest step if earlier steps were deleted; empty otherwise.
  private func end(on canvas: Canvas) -> [StyledLine] {
    guard let lost else { return [] }
    let kept = lost == SettingKey.historyDays.words.last ? "kept for ever" : "kept for \(lost) days (history-days)"
    return "Older steps are gone: steps are \(kept), and `data erase` takes some away.".wrapped(to: canvas.width).map {
      StyledLine($0, .faint)
    }
  }

  /// A step on two lines, used if a table would have no room for the command.
  private static func narrow(_ step: Step, on canvas: Canvas) -> [StyledLine] {
    let bar = canvas.isASCII ? " | " : " · "
    let when = "\(DayText.weekday(step.at.calendarDay)) \(step.at.clock)"
    let facts = [when, step.ownerText] + (step.state == .undone ? ["undone"] : [])
    let head = StyledLine("\(step.id)  ") + StyledLine(canvas.show(facts.joined(separator: bar)), .faint)
    return [head] + canvas.show(step.label ?? "(private)").wrapped(to: canvas.width - 4).map { StyledLine("    " + $0) }
  }
}

extension Step {
  /// Whose step it is: `household`, `Dad`, or `Mom, by Dad` if Dad made it for Mom.
  fileprivate var ownerText: String {
    if isShared { return "household" }
    guard let author else { return profiles.isEmpty ? "somebody" : Self.joined(profiles) }
    return profiles.isEmpty || profiles == [author] ? author : "\(Self.joined(profiles)), by \(author)"
  }

  private static func joined(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
