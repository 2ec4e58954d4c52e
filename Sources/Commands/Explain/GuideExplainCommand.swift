internal import Domain
internal import Store

/// `guide explain`: how the targets of the family guide are derived.
enum GuideExplainCommand {
  static let explain: CommandSpec = CommandSpec(
    ["guide", "explain"], "Show every step from a member's data to a target, with its source.",
    details: "By default it shows everybody and all targets; name a member, a nutrient or both to see only those: "
      + "`guide explain Lena fiber`.",
    arguments: [
      ArgumentSpec("MEMBER", .member, .optional, "Whose targets."),
      ArgumentSpec("NUTRIENT", .choice(GuideCommands.nutrients), .optionalRest, "Which of them."),
    ], examples: ["guide explain Dad", "guide explain Lena protein", "guide explain sodium"], effect: .reads,
    topic: .household
  ) { invocation, session in
    let (_, guide) = try session.familyGuide()
    let today = session.today
    switch try subject(of: invocation, in: guide) {
    case (let member?, nil): return try MemberExplanation(guide: guide, today: today).explanation(of: member.id)
    case (let member?, let nutrient?):
      return TargetExplanation(nutrient: nutrient, guide: guide, goals: .default, today: today)
        .explanation(of: .member(member.id))
    case (nil, let nutrient): return FamilyExplanation(guide: guide, today: today, nutrient: nutrient).explanation
    }
  }

  /// Reads the words of `guide explain`: a member, a nutrient, both or neither.
  private static func subject(
    of invocation: Invocation, in guide: FamilyGuide
  ) throws -> (member: FamilyMember?, nutrient: Nutrient?) {
    guard let first = invocation.words.first, let last = invocation.words.last else { return (nil, nil) }
    let name = invocation.words.dropLast().map(\.text).joined(separator: " ")
    if let nutrient = Nutrient(asked: last.text) {
      return (try name.isEmpty ? nil : invocation.locatingErrors(at: first) { try guide.member(named: name) }, nutrient)
    }
    do {
      return (try invocation.locatingErrors(at: first) { try guide.member(named: invocation.text) }, nil)
    } catch {
      // `Dad salt`: if the member exists, it is the nutrient that is unknown.
      guard !name.isEmpty, let member = try? guide.member(named: name) else { throw error }
      return (member, try GuideCommands.nutrient(last, invocation))
    }
  }
}
