internal import Domain
internal import Matching
internal import Text

extension Decider {
  /// What came of the question which food a name means.
  enum FoodAnswer {
    /// A food, and what to say of how it came about.
    case food(FoodMatch, remark: String?)
    /// A line of its own, without a food of the bank.
    case once(FoodLine)
    case leftOut
  }

  /// How many foods are offered beside what else can be done.
  private static let offered = 5
  /// From here on all the words are met, with a slip perhaps.
  private static let alike = 0.5

  /// The food of something eaten, and what else can be done where the bank does not have it: other words, adding it, an
  /// estimate, or going on without a food.
  func food(
    _ name: String, _ finding: Bank.Finding, _ unattended: Bank.Finding, _ resolved: Resolved,
    _ place: LarderError.Place?, among count: Int
  ) throws -> FoodAnswer {
    if let food = session.describedFoods.named(name) { return .food(Bank.sure(food), remark: nil) }
    guard asks else { return .food(try FoodChoosing(session).unattended(name, unattended, at: place), remark: nil) }
    var finding = finding
    var words = name
    while true {
      switch finding {
      case .food(let match):
        return .food(words == name ? match : Bank.sure(match.food), remark: asked(name, match.food))
      case .several(let matches):
        let choosing = FoodChoosing(session)
        switch try choose(choosing.question(words, matches), choosing.answers(matches), among: count) {
        case .answer(let index) where matches.indices.contains(index):
          let food = matches[index].food
          return .food(Bank.chosen(matches[index]), remark: asked(name, food))
        case .leftOut: return .leftOut
        case .answer, .nothing: throw choosing.nothingChosen(words, matches)
        }
      case .noNumber: return .food(try FoodChoosing(session).unattended(words, finding, at: place), remark: nil)
      case .unsure(let near), .unknown(let near):
        switch try ask(name, words, near: near, resolved, place, among: count) {
        case .found(let answer): return answer
        case .search(let other): words = other
        }
        finding = try session.withBank { try $0.find(words) }
      case .slip(let match):
        switch try ask(name, words, near: [match], resolved, place, among: count) {
        case .found(let answer): return answer
        case .search(let other): words = other
        }
        finding = try session.withBank { try $0.find(words) }
      }
    }
  }

  /// Says that a food was asked about.
  func asked(_ name: String, _ food: Food) -> String {
    "`\(name.truncated(to: 60))` was asked about: \(food.name)"
  }

  private enum Next {
    case found(FoodAnswer)
    case search(String)
  }

  /// One question with all that can be done.
  private func ask(
    _ name: String, _ words: String, near: [FoodMatch], _ resolved: Resolved, _ place: LarderError.Place?,
    among count: Int
  ) throws -> Next {
    let near = Array(near.prefix(Self.offered))
    let foods = near.map(FoodChoosing.answer)
    let ways = [
      "search again, with other words", "add it: type its values", "estimate it from foods like it",
      "log it once, without saving a food",
    ]
    let isAlike = near.first.map { $0.confidence >= Self.alike } ?? false
    let question =
      "`\(words.truncated(to: 60))` is \(isAlike ? "no name" : "not") in the bank."
      + (near.isEmpty ? "" : " Is it one of these?")
    let passing = FoodInPassing(session: session, quantity: resolved.phrase.quantity)
    while true {
      switch try choose(question, foods + ways, among: count) {
      case .leftOut: return .found(.leftOut)
      case .nothing:
        throw LarderError(
          .unknownFood, "nothing chosen for `\(name.truncated(to: 60))`", hint: "nothing was written",
          candidates: near.map(\.food.name), place: place)
      case .answer(let answer):
        switch answer - foods.count {
        case ..<0: return .found(.food(Bank.sure(near[answer].food), remark: asked(name, near[answer].food)))
        case 0: return .search(try session.dialogue.ask(Question("search for", typed: words, kind: .food)))
        case 1: return .found(.food(try passing.described(name, estimate: nil), remark: nil))
        case 2: if let match = try passing.estimated(name) { return .found(.food(match, remark: nil)) }
        default: return .found(.once(try OnceForm(session: session, phrase: resolved.phrase).line()))
        }
      }
    }
  }
}
