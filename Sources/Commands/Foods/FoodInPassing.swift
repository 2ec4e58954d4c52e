internal import Domain
internal import Store
internal import Text

/// Finds the food of something eaten or bought, and offers what can be done where the bank does not have it, without leaving
/// the command: other words, adding it, an estimate, or going on without a food.
struct FoodInPassing {
  let session: Session
  /// What was eaten or bought of it: the new food must be able to weigh that.
  let quantity: Quantity?
  /// What going on without a food is called.
  let without: String

  /// The answer.
  enum Found {
    case food(FoodMatch)
    /// The person goes on without a food.
    case none
  }

  /// From here on all the words are met, with a slip perhaps.
  private static let alike = 0.5
  /// How many foods are offered beside the other answers.
  private static let offered = 5

  /// - Throws: what `FoodFinder.find` throws where nobody is there to ask, or the person chooses nothing.
  func find(_ name: String, place: LarderError.Place?) throws -> Found {
    let finder = FoodFinder(session: session)
    if let food = session.newcomers.named(name) { return .food(Self.sure(food)) }
    guard session.dialogue.isInteractive, !session.globals.isYes, FoodFinder.number(name) == nil else {
      return .food(try finder.find(name, place: place))
    }
    var words = name
    while true {
      if let match = try finder.named(words) { return .food(match) }
      switch try session.lookUp(words).choice {
      case .one(let match): return .food(words == name ? match : Self.sure(match.food))
      case .several(let matches) where matches.first.map { $0.confidence >= FoodMatch.certain } ?? false:
        return .food(try finder.find(words, place: place))
      case .several(let matches), .none(let matches):
        let near = try matches.isEmpty ? finder.spelledAlike(words) : matches
        switch try ask(name, words, near: near, place: place) {
        case .found(let found): return found
        case .search(let other): words = other
        }
      }
    }
  }

  private enum Next {
    case found(Found)
    case search(String)
  }

  /// One question with all that can be done.
  private func ask(_ name: String, _ words: String, near: [FoodMatch], place: LarderError.Place?) throws -> Next {
    let near = Array(near.prefix(Self.offered))
    let foods = near.map { "\($0.food.name)  \(FoodText.amount($0.food.nutrients.calories, .calories)) kcal in 100 g" }
    let ways = ["search again, with other words", "add it: type its values", "estimate it from foods like it", without]
    let short = words.truncated(to: 60)
    let isAlike = near.first.map { $0.confidence >= Self.alike } ?? false
    let question =
      "`\(short)` is \(isAlike ? "no name" : "not") in the bank." + (near.isEmpty ? "" : " Is it one of these?")
    while true {
      guard let answer = try session.dialogue.choose(question, foods + ways) else {
        throw LarderError(
          .unknownFood, "nothing chosen for `\(name.truncated(to: 60))`", hint: "nothing was written",
          candidates: near.map(\.food.name), place: place)
      }
      switch answer - foods.count {
      case ..<0: return .found(.food(Self.sure(near[answer].food)))
      case 0: return .search(try session.dialogue.ask(Question("search for", typed: words, kind: .food)))
      case 1: return .found(.food(try described(name, estimate: nil)))
      case 2:
        if let match = try estimated(name) { return .found(.food(match)) }
      default: return .found(.none)
      }
    }
  }

  /// A new food with estimated values; nil where there is nothing to estimate it from, which has been said then.
  func estimated(_ name: String) throws -> FoodMatch? {
    guard let estimate = try FoodEstimation.estimate(name, session) else {
      session.dialogue.show([
        StyledLine("no food is like it, so there is nothing to estimate it from", .yellow)
      ])
      return nil
    }
    session.dialogue.show { FoodEstimateText.basis(estimate, on: $0) }
    return try described(name, estimate: estimate)
  }

  /// A new food, asked for and kept for what the command writes.
  func described(_ name: String, estimate: FoodEstimate?) throws -> FoodMatch {
    let purpose = FoodForm.Purpose.describe(name: SafeText.stored(name), estimate: estimate, quantity: quantity)
    let food = try FoodForm(session: session, purpose: purpose).described()
    return Self.sure(session.newcomers.add(food, typed: name))
  }

  /// Whoever answered has taken the doubt away.
  private static func sure(_ food: Food) -> FoodMatch {
    FoodMatch(food: food, matched: food.name, confidence: 1, isExact: true)
  }
}
