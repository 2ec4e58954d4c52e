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
        `day DAY complete` takes that back.
        """),
    spec(
      "complete", isPartial: false, "Say that a day's log is all that was eaten, however little it is.",
      details: """
        A day with less than half of what is usual is shown as `partial?` in a week until you have said so. It takes \
        `day DAY partial` back, too.
        """),
  ]

  private static func spec(_ verb: String, isPartial: Bool, _ summary: String, details: String) -> CommandSpec {
    CommandSpec(
      ["day", verb], summary, details: details,
      arguments: [ArgumentSpec("DAY [@PERSON]", .day, .optionalRest, "The day, today by default.")],
      examples: ["day yesterday \(verb)"], effect: .writes, topic: .everyDay, mayFollowArguments: true
    ) { typed, session in
      try mark(isPartial, typed, session)
    }
  }

  private static func mark(_ isPartial: Bool, _ typed: Invocation, _ session: Session) throws -> any Report {
    let author = try session.read { try session.profile(in: $0) }
    let invocation = try typed.forPerson(session) { (try? AnalysisCommands.readDay($0, session)) != nil }
    let day = invocation.words.isEmpty ? session.today : try AnalysisCommands.readDay(invocation, session)
    let when = DayText.weekday(day, today: session.today)
    let (profile, isLogged, mark) = try session.read { reading in
      let profile = try session.profile(in: reading)
      let records = reading.profile(profile.id)
      return (profile, !(try records.meals(on: day, slot: nil).isEmpty), try records.isMarkedPartial(day))
    }
    guard isLogged || mark != nil else {
      throw invocation.error(
        .notFound, "\(profile.name) logged nothing on \(when)", at: invocation.words.first,
        hint: "a day without a log is not in any mean anyway")
    }
    let state =
      isPartial ? "is marked as partial and left out of all means." : "is marked as complete and counts in all means."
    let json: [String: JSON] = [
      "profile": .string(profile.name), "date": .string(day.iso), "isPartial": .bool(isPartial),
    ]
    guard mark != isPartial else {
      return TextReport(
        [StyledLine("\(when) \(state) Nothing was changed.")], json: .object(json.merging(["undo": .null]) { $1 }))
    }
    let written = try session.write(label: typed.label, profile: author) { writing in
      try writing.profile(profile.id).mark(day, isPartial: isPartial)
    }
    return WriteReport([StyledLine("\(when) \(state)", .bold)], json, step: written.step, scope: profile.name)
  }
}
