internal import Domain
internal import Store
internal import Text

/// `day DAY partial` and `day DAY complete`: say whether a day's log is all that was eaten.
enum PartialDayCommands {
  static let specs: [CommandSpec] = [
    spec(
      "partial", isPartial: true, "Say that more was eaten on a day than is logged, so that no mean counts it.",
      details: """
        The day keeps its meals and is shown as partial; weeks, charts and limits leave it out, as a day without a log. \
        `day DAY complete` takes that back. `@all` marks it for everybody who logged something, `@Tim` for Tim.
        """),
    spec(
      "complete", isPartial: false, "Say that a day's log is all that was eaten, however little it is.",
      details: """
        A day with less than half of what is usual is shown as `partial?` in a week until you have said so. It takes \
        `day DAY partial` back, too.
        """),
    spec(
      "whole", isPartial: false, "Say that a day's log is all that was eaten, however little it is.",
      details: "Another word for `day DAY complete`."),
  ]

  private static func spec(_ verb: String, isPartial: Bool, _ summary: String, details: String) -> CommandSpec {
    CommandSpec(
      ["day", verb], summary, details: details,
      arguments: [
        ArgumentSpec("DAY [@PEOPLE]", .day, .optionalRest, "The day, today by default; then whose, or `@all`.")
      ],
      examples: ["day yesterday \(verb)", "day yesterday \(verb) @all"], effect: .writes, topic: .everyDay,
      mayFollowArguments: true
    ) { typed, session in
      try mark(isPartial, typed, session)
    }
  }

  private static func mark(_ isPartial: Bool, _ typed: Invocation, _ session: Session) throws -> any Report {
    let author = try session.read { try session.profile(in: $0) }
    let (invocation, people) = try typed.forPeople(session) { (try? AnalysisCommands.readDay($0, session)) != nil }
    let day = invocation.words.isEmpty ? session.today : try AnalysisCommands.readDay(invocation, session)
    let when = DayText.weekday(day, today: session.today)
    let logs = try session.read { reading in
      try (people ?? [session.profile(in: reading)]).map { profile in
        let records = reading.profile(profile.id)
        return DayLog(
          profile: profile, isLogged: !(try records.meals(on: day, slot: nil).isEmpty),
          mark: try records.isMarkedPartial(day))
      }
    }
    let marked = logs.filter { $0.isLogged || $0.mark != nil }
    guard !marked.isEmpty else {
      let who = logs.count == 1 ? logs[0].profile.name : "nobody"
      throw invocation.error(
        .notFound, "\(who) logged \(logs.count == 1 ? "nothing" : "anything") on \(when)", at: invocation.words.first,
        hint: "a day without a log is not in any mean anyway")
    }
    let changed = marked.filter { $0.mark != isPartial }
    let names = marked.map(\.profile.name)
    let whose = people == nil ? "" : " for \(names.joined(separator: ", "))"
    let state =
      isPartial
      ? "is marked as partial\(whose) and left out of all means."
      : "is marked as complete\(whose) and counts in all means."
    let silent = logs.filter { log in !names.contains(log.profile.name) }.map(\.profile.name)
    let rest = silent.isEmpty ? "" : " \(silent.joined(separator: ", ")) logged nothing then."
    let json: [String: JSON] = [
      "profile": .string(names[0]), "profiles": .array(names.map(JSON.string)), "date": .string(day.iso),
      "partial": .bool(isPartial),
    ]
    guard !changed.isEmpty else {
      return TextReport(
        [StyledLine("\(when) \(state) Nothing was changed.\(rest)")],
        json: .object(json.merging(["undo": .null]) { $1 }))
    }
    let written = try session.write(label: typed.label, profile: author) { writing in
      for log in changed { try writing.profile(log.profile.id).mark(day, isPartial: isPartial) }
    }
    return WriteReport(
      [StyledLine("\(when) \(state)\(rest)", .bold)], json, step: written.step, scope: names.joined(separator: ", "))
  }

  /// Whether a profile logged anything on a day, and how the day is marked.
  private struct DayLog {
    let profile: Profile
    let isLogged: Bool
    /// Whether the day is marked as partial (true) or as complete (false); nil if the day is not marked.
    let mark: Bool?
  }
}
