internal import Domain
internal import Figures
internal import Store
internal import Text

/// Asks about what may be a mistake: an item that was already logged minutes ago, or a meal too large to eat at once.
///
/// If nobody can answer, or with `--yes`, the meal is logged as typed and marked with a remark.
struct MealCheck {
  let session: Session

  /// The draft without the items that the user leaves out; if nobody is asked, the items stay and a remark is added.
  ///
  /// With `isPreview` nobody is asked. Throws `doubtful` if a question is left unanswered or the meal is not to be
  /// logged, and `needsAnswer` if no item is left.
  func checked(_ draft: MealDraft, isPreview: Bool = false) throws -> MealDraft {
    guard let logged = draft.logged else { return draft }
    let asks = !isPreview && decider.asks
    let sanities = logged.map(MealSanity.init)
    return try weighed(withoutRepeated(draft, sanities, asks: asks), asks: asks)
  }

  /// The items that are added to a meal, without those that the user leaves out, and remarks for the user.
  ///
  /// `logged` is what was logged on the meal's day. Throws what `checked` throws.
  func checked(_ items: [MealItem], addedTo meal: Meal, _ logged: [LoggedItem]) throws -> (
    items: [MealItem], remarks: [String]
  ) {
    var draft = MealDraft(day: meal.day, slot: meal.slot, time: meal.time, lists: [items])
    draft.logged = [logged]
    let kept = try checked(draft)
    return (kept.items(of: 0), kept.remarks)
  }

  /// Asks about a meal that is too large to eat at once with an item in place of another; returns remarks for the user.
  ///
  /// `logged` is what was logged on the meal's day. Throws `doubtful` if the meal is not to be logged like that.
  func remarks(on item: MealItem, inPlaceOf former: MealItem, in meal: Meal, _ logged: [LoggedItem]) throws -> [String]
  {
    guard item.line.grams != former.line.grams || item.name != former.name else { return [] }
    var (draft, logged) = (MealDraft(day: meal.day, slot: meal.slot, time: meal.time, lists: [[item]]), logged)
    let place = logged.firstIndex {
      $0.slot == meal.slot && $0.name == former.name && $0.grams == former.line.grams
    }
    if let place { logged.remove(at: place) }
    draft.logged = [logged]
    return try weighed(draft, asks: decider.asks).remarks
  }

  private var decider: Decider { Decider(session: session, text: "") }

  private func withoutRepeated(_ draft: MealDraft, _ sanities: [MealSanity], asks: Bool) throws -> MealDraft {
    // For each item of each person, how many seconds ago it was logged before; nil if it was not.
    let found = sanities.enumerated().map { place, sanity in
      draft.items(of: place).map {
        $0.isSkipped ? nil : sanity.secondsSince($0.line, in: draft.slot, now: session.now)
      }
    }
    guard let seconds = found.flatMap(\.self).compactMap(\.self).max() else { return draft }
    let repeated = found.enumerated().flatMap { place, times in
      zip(draft.items(of: place), times).filter { $0.1 != nil }.map(\.0.name)
    }.unique
    let (verb, them) = repeated.count == 1 ? ("is", "it") : ("are", "them")
    let meal = draft.mealText(of: found.indices.filter { found[$0].contains { $0 != nil } })
    let said = "\(NameList.text(repeated)) \(verb) in \(meal) already, logged \(Self.ago(seconds))"
    var draft = draft
    guard asks else {
      draft.remarks.append("\(said); this adds \(them) again")
      return draft
    }
    let question = "\(said). Log \(them) once more?"
    switch try decider.choose(question, ["yes", "no"], among: found[0].count) {
    case .answer(0): return draft
    case .nothing: throw LarderError(.doubtful, "not taken: \(said)", outcome: .nothing(.written))
    case .answer, .leftOut: break
    }
    let left = found.enumerated().map { place, times in
      zip(draft.items(of: place), times).filter { $0.1 == nil }.map(\.0)
    }
    guard left.contains(where: { !$0.isEmpty }) else {
      throw LarderError(.needsAnswer, "every item was left out", outcome: .nothing(.written))
    }
    draft.keep(left)
    return draft
  }

  private func weighed(_ draft: MealDraft, asks: Bool) throws -> MealDraft {
    let meals = (draft.logged ?? []).enumerated().compactMap { place, logged in
      MealSanity(logged: logged).excess(
        adding: draft.items(of: place).filter { !$0.isSkipped }.map(\.line), in: draft.slot
      ).map { (place, $0) }
    }
    guard let (place, meal) = meals.max(by: { $0.1.calories < $1.1.calories }) else { return draft }
    let said =
      "\(draft.mealText(of: [place])) comes to \(Figure.text(meal.grams)) g and "
      + "\(Figure.text(meal.calories)) kcal, more than anybody eats at once"
    var draft = draft
    guard asks else {
      draft.remarks.append(said)
      return draft
    }
    guard case .answer(0) = try decider.choose("\(said.capitalizedFirst). Log it like that?", ["yes", "no"], among: 1)
    else {
      throw LarderError(.doubtful, "not taken: \(said)", outcome: .nothing(.written))
    }
    return draft
  }

  /// Says how long ago something was logged: `just now`, `a minute ago`, `7 minutes ago`.
  private static func ago(_ seconds: Int) -> String {
    switch seconds / 60 {
    case 0: "just now"
    case 1: "a minute ago"
    case let minutes: "\(minutes) minutes ago"
    }
  }
}

extension MealDraft {
  /// The meal in words: `this lunch`.
  ///
  /// If several people ate it, the words name those at the given indices: `Mom's lunch`, `the lunch of Mom and Max`.
  fileprivate func mealText(of places: [Int]) -> String {
    guard people.count > 1 else { return "this \(slot.rawValue)" }
    let names = NameList.text(places.map { SafeText.visible(people[$0].name) })
    return places.count == 1 ? "\(names)'s \(slot.rawValue)" : "the \(slot.rawValue) of \(names)"
  }

  /// Keeps only the given items of each person, and removes people without items.
  mutating func keep(_ items: [[MealItem]]) {
    let kept = items.indices.filter { !items[$0].isEmpty }
    lists = kept.map { items[$0] }
    logged = logged.map { logged in kept.map { logged[$0] } }
    if !people.isEmpty { people = kept.map { people[$0] } }
  }
}

extension MealComposer {
  /// The items that each person has already logged on the plan's day.
  ///
  /// Nil in a household without profiles.
  func logged(before plan: Plan, _ reading: ReadTransaction) throws -> [[LoggedItem]]? {
    let owners = try plan.people.isEmpty ? [session.profileIfAny(in: reading)].compactMap(\.self) : plan.people
    return owners.isEmpty ? nil : try owners.map { try reading.profile($0.id).loggedItems(on: plan.day) }
  }
}
