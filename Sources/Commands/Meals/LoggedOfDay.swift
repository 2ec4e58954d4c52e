internal import Domain
internal import Matching
internal import Store
internal import Text

/// The items that a profile has logged on a day, or in one meal of it, from which `fix` finds the one to correct.
struct LoggedOfDay {
  /// An item, with its meal and its number there.
  struct Item {
    let meal: Meal
    let number: Int
    var line: FoodLine { meal.items[number - 1].line }
  }

  let items: [Item]
  /// The same items as lines, whose numbers count from 1 through all meals.
  let lines: NamedLines
  /// The day, and the meal if only one was named: `Thu 19 Nov at dinner`.
  let when: String
  private let session: Session
  private let invocation: Invocation
  private let profile: Profile
  /// The person at the end of a line in a hint; empty if the items are the author's own.
  private let whose: String

  init(
    session: Session, invocation: Invocation, profile: Profile, whose: String, meals: [Meal], _ day: Day, _ slot: Slot?
  ) {
    (self.session, self.invocation, self.profile, self.whose) = (session, invocation, profile, whose)
    items = meals.flatMap { meal in meal.items.indices.map { Item(meal: meal, number: $0 + 1) } }
    lines = NamedLines(session: session, lines: items.map(\.line))
    when = DayText.weekday(day) + (slot.map { " at \($0.rawValue)" } ?? "")
  }

  /// The numbers of all lines.
  var numbers: [Int] { items.indices.map { $0 + 1 } }

  /// The index of the item that the person chooses among several of the same name.
  ///
  /// Throws `needsAnswer` if nobody can answer, with the command for each item, and if nothing was chosen.
  func chosen(among places: [Int], _ name: String, at word: Word?) throws -> Int {
    let choices = places.map { "\(LineText.sentence(items[$0].line, on: Canvas())) at \(items[$0].meal.slot.rawValue)" }
    guard session.dialogue.isInteractive else {
      let corrections = places.map { place in
        let item = items[place]
        return
          "`meal item edit \(item.meal.id) \(item.number) AMOUNT\(whose)` corrects the one at \(item.meal.slot.rawValue)"
      }
      throw invocation.error(
        .needsAnswer,
        "`\(SafeText.visible(name))` was logged \(places.count) times: \(choices.joined(separator: "; "))",
        at: word, hint: corrections.joined(separator: ", "))
    }
    let question = "`\(SafeText.visible(name))` was logged \(places.count) times: which one is it?"
    guard let chosen = try session.dialogue.choose(question, choices) else {
      throw LarderError(.needsAnswer, "nothing was chosen", outcome: .unchanged)
    }
    return places[chosen]
  }

  // MARK: Errors

  /// The error for a correction that names no food.
  func noFood(after day: ArraySlice<Word>, at word: Word?) -> LarderError {
    let start = day.map(\.text).joined(separator: " ")
    return invocation.error(
      .missingArgument, "`fix` needs the food and its right amount", at: word,
      hint: "such as `fix \(start) \(items[0].line.name) 40 g\(whose)`")
  }

  /// The error for a food other than the only one that was logged.
  func onlyOther(than name: String, typed text: String, at word: Word?) -> LarderError {
    let only = items[0]
    let line = "meal item edit \(only.meal.id) \(only.number) \(SafeText.visible(text).truncated(to: 40))\(whose)"
    return invocation.error(
      .unknownItem, "\(profile.name) logged no `\(SafeText.visible(name))` on \(when)", at: word,
      hint: "only \(SafeText.visible(only.line.name)) was logged; `\(line)` replaces it")
  }

  /// The error for a food that is not among those that were logged.
  func notAmong(_ name: String, at word: Word?) -> LarderError {
    invocation.error(
      .unknownItem, "\(profile.name) logged no `\(SafeText.visible(name))` on \(when)", at: word,
      hint: "what was logged: \(Set(items.map(\.line.name)).sorted().prefix(8).joined(separator: ", "))")
  }
}
