internal import Domain
internal import Figures
internal import Store

/// Asks about what may be logged by mistake: an item that was logged minutes ago, or a meal that nobody eats at once.
///
/// Where nobody can answer, and with `--yes`, the meal is logged as it was typed and marked with a remark.
struct MealCheck {
  let session: Session

  /// The draft without what the person leaves out, and with a remark on what nobody was asked about.
  ///
  /// Throws `doubtful` if a question is left unanswered or a meal is not to be logged, `needsAnswer` if nothing is left.
  func checked(_ draft: MealDraft) throws -> MealDraft {
    guard let logged = draft.logged else { return draft }
    let sanity = MealSanity(logged: logged)
    return try weighed(withoutRepeated(draft, sanity), sanity)
  }

  private var decider: Decider { Decider(session: session, text: "") }

  private func withoutRepeated(_ draft: MealDraft, _ sanity: MealSanity) throws -> MealDraft {
    let items = draft.items(of: 0)
    let found = items.map { sanity.secondsSince($0.line, in: draft.slot, now: session.now) }
    guard let seconds = found.compactMap(\.self).max() else { return draft }
    let repeated = zip(items, found).filter { $0.1 != nil }.map(\.0.name)
    let verb = repeated.count == 1 ? "is" : "are"
    let said =
      "\(NameList.text(repeated)) \(verb) in this \(draft.slot.rawValue) already, logged \(Self.ago(seconds))"
    var draft = draft
    guard decider.asks else {
      draft.remarks.append("\(said); now once more")
      return draft
    }
    let question = "\(said). Log \(repeated.count == 1 ? "it" : "them") once more?"
    switch try decider.choose(question, ["yes", "no"], among: items.count) {
    case .answer(0): return draft
    case .nothing: throw LarderError(.doubtful, "not taken: \(said)", hint: "nothing was written")
    case .answer, .leftOut: break
    }
    draft.lists = [zip(items, found).filter { $0.1 == nil }.map(\.0)]
    guard draft.items(of: 0).isEmpty else { return draft }
    throw LarderError(.needsAnswer, "every item was left out", hint: "nothing was written")
  }

  private func weighed(_ draft: MealDraft, _ sanity: MealSanity) throws -> MealDraft {
    guard let meal = sanity.excess(adding: draft.items(of: 0).map(\.line), in: draft.slot) else { return draft }
    let said =
      "this \(draft.slot.rawValue) comes to \(Figure.text(meal.grams)) g and \(Figure.text(meal.calories)) kcal, "
      + "more than anybody eats at once"
    var draft = draft
    guard decider.asks else {
      draft.remarks.append(said)
      return draft
    }
    guard case .answer(0) = try decider.choose("\(said.capitalizedFirst). Log it like that?", ["yes", "no"], among: 1)
    else {
      throw LarderError(.doubtful, "not taken: \(said)", hint: "nothing was written")
    }
    return draft
  }

  /// `just now`, `a minute ago`, `7 minutes ago`.
  private static func ago(_ seconds: Int) -> String {
    switch seconds / 60 {
    case 0: "just now"
    case 1: "a minute ago"
    case let minutes: "\(minutes) minutes ago"
    }
  }
}

extension MealComposer {
  /// What was logged on the plan's day before; nil if a meal is repeated or several people ate it, which nobody does by
  /// mistake.
  func logged(before plan: Plan, _ reading: ReadTransaction) throws -> [LoggedItem]? {
    guard plan.people.count <= 1, !plan.parts.contains(where: \.isPast),
      let owner = try plan.people.first ?? session.currentProfile(in: reading)
    else { return nil }
    return try reading.profile(owner.id).loggedItems(on: plan.day)
  }
}
