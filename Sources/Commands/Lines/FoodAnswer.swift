internal import Domain
internal import Matching
internal import Text

extension Decider {
  /// An answer to the question of which food a name means.
  enum FoodAnswer {
    /// A food of the food bank, and whether the user has said that the name means it.
    case food(FoodMatch, isExplained: Bool)
    /// A line that is logged once, without a food of the food bank.
    case once(FoodLine)
    case leftOut
  }

  /// The maximum number of foods that are offered along with the other choices.
  private static let offered = 5

  /// Finds the food that was eaten, and asks if it is in doubt.
  ///
  /// If the food bank does not have the food, offers the other choices: search with other words, add the food, estimate
  /// it, or log the item without a food.
  func food(
    _ name: String, _ finding: FoodBank.Finding, _ unattended: FoodBank.Finding, _ resolved: Resolved,
    _ place: LarderError.Location?, among count: Int
  ) throws -> FoodAnswer {
    if let food = session.pendingFoods.named(name) { return .food(FoodBank.certainMatch(food), isExplained: false) }
    guard asks else {
      return .food(try FoodChoosing(session).unattended(name, unattended, at: place), isExplained: false)
    }
    var finding = finding
    var words = name
    while true {
      let near: [FoodMatch]
      switch finding {
      case .food(let match):
        return .food(words == name ? match : FoodBank.certainMatch(match.food), isExplained: words != name)
      case .several(let matches):
        let choosing = FoodChoosing(session)
        switch try choose(choosing.question(words, matches), choosing.answers(matches), among: count) {
        case .answer(let index) where matches.indices.contains(index):
          return .food(FoodBank.confirmedMatch(matches[index]), isExplained: true)
        case .leftOut: return .leftOut
        case .answer, .nothing: throw choosing.noChoice(words, matches)
        }
      case .noNumber(let number):
        let error = FoodChoosing.noFood(number, at: words == name ? place : nil)
        guard words != name else { throw error }
        // A wrong number in a further search must not discard what was typed before.
        session.dialogue.show(error)
        near = []
      case .unsure(let matches), .unknown(let matches): near = matches
      case .typo(let match): near = [match]
      }
      switch try ask(name, words, near: near, resolved, place, among: count) {
      case .found(let answer): return answer
      case .search(let other): words = other
      }
      finding = try session.withBank { try $0.find(words) }
    }
  }

  private enum Next {
    case found(FoodAnswer)
    case search(String)
  }

  /// Asks one question that offers similar foods and the other choices.
  private func ask(
    _ name: String, _ words: String, near: [FoodMatch], _ resolved: Resolved, _ place: LarderError.Location?,
    among count: Int
  ) throws -> Next {
    let near = Array(near.prefix(Self.offered))
    let foods = near.map(FoodChoosing.answer)
    let ways = [
      "search again, with other words", "add it: type its values", "estimate it from foods like it",
      "log it once, without saving a food",
    ]
    let typed = words.truncated(to: 60)
    let question =
      near.isEmpty
      ? "`\(typed)` is not in the food bank." : "`\(typed)` is not in the food bank. Is it one of these?"
    let passing = InlineFoodCreation(session: session, quantity: resolved.phrase.quantity)
    while true {
      switch try choose(question, foods + ways, among: count) {
      case .leftOut: return .found(.leftOut)
      case .nothing:
        throw LarderError(
          .unknownFood, "nothing chosen for `\(name.truncated(to: 60))`", outcome: .nothing(.written),
          candidates: near.map(\.food.name), location: place)
      case .answer(let answer):
        switch answer - foods.count {
        case ..<0:
          return .found(.food(FoodBank.certainMatch(near[answer].food), isExplained: true))
        case 0: return .search(try session.dialogue.ask(Question("search for", typed: words, kind: .food)))
        case 1: return .found(.food(try passing.described(name, estimate: nil), isExplained: false))
        case 2: if let match = try passing.estimated(name) { return .found(.food(match, isExplained: false)) }
        default: return .found(.once(try OneOffItemForm(session: session, phrase: resolved.phrase).line()))
        }
      }
    }
  }
}
