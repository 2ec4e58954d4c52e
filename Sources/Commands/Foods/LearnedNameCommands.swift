internal import Domain
internal import Store
internal import Text

/// `food learned`, `food forget`: list and forget the names whose meaning a profile has explained to Larder.
enum LearnedNameCommands {
  static let specs: [CommandSpec] = [list, forget]

  static let list: CommandSpec = CommandSpec(
    ["food", "learned"], "List the names that you have explained, and the foods that they mean.",
    details: """
      If a question which food is meant is answered, or an item is corrected to another food of that name, the name \
      means that food from then on, for this profile. It is logged with a ~ before it.
      """,
    examples: ["food learned"], effect: .reads, topic: .foodBank
  ) { _, session in
    let names = try session.read { reading in try reading.profile(session.profile(in: reading).id).learnedNames() }
    return LearnedNamesReport(names: names)
  }

  static let forget: CommandSpec = CommandSpec(
    ["food", "forget"], "Forget which food a name means, so that it is looked up or asked about again.",
    arguments: [ArgumentSpec("WORDS", .text, .rest, "The name, as it was typed.")],
    examples: ["food forget wine"], effect: .writes, topic: .foodBank
  ) { invocation, session in
    let profile = try session.read { try session.profile(in: $0) }
    let name = invocation.text
    let written = try session.write(label: invocation.label, profile: profile) { writing in
      let records = writing.profile(profile.id)
      let learned = try records.reading.learnedName(name)
      guard try records.forgetName(name) else {
        let known = try records.reading.learnedNames().map(\.name)
        throw LarderError(
          .notFound, "\(profile.name) has no learned meaning of `\(SafeText.visible(name.truncated(to: 60)))`",
          hint: known.isEmpty ? "no name has been learned yet" : "`food learned` lists what can be forgotten",
          candidates: known, location: invocation.location)
      }
      return learned
    }
    let was = written.value.map { " no longer means \($0.food.name) and" } ?? ""
    let line = "`\(SafeText.visible(name.truncated(to: 60)))`\(was) is looked up again from now on."
    return WriteReport(
      [StyledLine(line)], ["forgotten": written.value.map(JSON.learnedName) ?? .null], step: written.step,
      scope: profile.name)
  }
}

/// The names that a profile has explained.
private struct LearnedNamesReport: Report {
  let names: [LearnedName]

  var json: JSON { .object(["names": .array(names.map(JSON.learnedName))]) }

  var table: CSVTable? {
    CSVTable(
      ["name", "food", "how", "learned_at"], names.map { [$0.name, $0.food.name, $0.howLearned, $0.learnedAt.iso] })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    guard !names.isEmpty else {
      return [
        "No name has been learned yet: Larder learns one when you answer its question or correct a food with `fix`."
      ].flatMap { WriteReport.fitted(StyledLine($0), on: canvas) }
    }
    let rows = names.map { name in
      [
        StyledLine(canvas.show(name.name)), StyledLine(canvas.show(name.food.name)),
        StyledLine("\(name.howLearned) \(DayText.weekday(name.learnedAt.calendarDay))", .faint),
      ]
    }
    return TextTable([.init("name"), .init("means"), .init("learned by")], rows: rows).lines(on: canvas)
  }
}

extension LearnedName {
  /// How the name was learned: by an `answer` or by a `correction`.
  fileprivate var howLearned: String { isCorrection ? "correction" : "answer" }
}

extension JSON {
  fileprivate static func learnedName(_ name: LearnedName) -> JSON {
    .object([
      "name": .string(name.name), "food": .object(["id": .int(name.food.id), "name": .string(name.food.name)]),
      "how": .string(name.howLearned), "learnedAt": .string(name.learnedAt.iso),
    ])
  }
}
