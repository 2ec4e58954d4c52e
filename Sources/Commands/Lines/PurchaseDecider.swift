internal import Domain
internal import Figures
internal import Matching
internal import Text

/// Settles what is in doubt about the lines of a purchase, many of which may not be food.
struct PurchaseDecider {
  let session: Session
  let text: String
  let currency: Currency
  /// Whether a name that is not clearly a food is kept without a food: `--no-food`.
  let keepsUnknown: Bool

  private static let escape = "`--no-food` keeps it without a food"

  private var decider: Decider { Decider(session: session, text: text) }

  /// Settles all doubts and returns the items that the user did not leave out, with remarks.
  ///
  /// `foodless` maps the name of an item without a food to the name of the most similar food, if there is one.
  func decide(_ lines: [ResolvedPurchase]) throws -> (items: [TripItem], foodless: [String: String], remarks: [String])
  {
    var items: [TripItem] = []
    var nearest: [String: String] = [:]
    var remarks: [String] = []
    for line in lines {
      guard let (decided, said) = try decide(line, among: lines.count) else { continue }
      if let near = decided.resolved.nearest { nearest[decided.resolved.line.name] = near }
      remarks += said
      items.append(try checked(decided))
    }
    guard !items.isEmpty || lines.isEmpty else {
      throw LarderError(.needsAnswer, "every item was left out", outcome: .nothing(.written))
    }
    return (items, nearest, remarks)
  }

  private func checked(_ line: ResolvedPurchase) throws -> TripItem {
    var item = line.item
    item.originalText = item.originalText.map(SafeText.stored).flatMap { $0.isEmpty ? nil : $0 }
    guard line.resolved.match == nil else { return item }
    do {
      item.name = try FoodCheck.name(SafeText.stored(item.name))
    } catch {
      var error = error
      error.location = LarderError.Location(text: text, range: line.resolved.phrase.range)
      throw error
    }
    return item
  }

  private func decide(
    _ open: ResolvedPurchase, among count: Int
  ) throws -> (ResolvedPurchase, remarks: [String])? {
    guard let doubt = open.resolved.doubts.first else { return (open, []) }
    switch doubt.cause {
    case .countOrPrice(let phrase, let counted):
      guard let chosen = try countOrPrice(phrase, counted, among: count) else { return nil }
      let again = try session.withBank { try resolver($0).resolve(chosen, in: text) }
      return try decide(again, among: count)
    case .food(let name, let finding, let unattended):
      let answer: Answer
      if let food = session.pendingFoods.named(name) {
        answer = .food(FoodBank.certainMatch(food), asked: false)
      } else if decider.asks {
        guard let asked = try ask(name, finding, doubt.location, among: count) else { return nil }
        answer = asked
      } else {
        answer = try self.unattended(name, unattended, doubt.location)
      }
      return try session.withBank { bank in
        let resolver = resolver(bank)
        switch answer {
        case .food(let match, let isAsked):
          let remarks = isAsked ? ["`\(name.truncated(to: 60))` was asked about: \(match.food.name)"] : []
          return (try resolver.resolve(open.phrase, as: match, in: text), remarks)
        case .none:
          var without = try resolver.withoutFood(open.phrase, in: text)
          without.resolved.nearest = open.resolved.nearest
          return (without, [])
        }
      }
    case .portion, .recipe, .slotAsFood, .amount, .unweighable, .slot: return (open, [])
    }
  }

  private func resolver(_ bank: FoodBank) -> PurchaseResolver {
    PurchaseResolver(bank, currency: currency, keepsUnknown: keepsUnknown)
  }

  private enum Answer {
    case food(FoodMatch, asked: Bool)
    case none
  }

  // MARK: Which food

  /// Decides without asking: takes a food that is certain, or no food if the name is not that of a food.
  private func unattended(
    _ name: String, _ finding: FoodBank.Finding?, _ place: LarderError.Location?
  ) throws -> Answer {
    guard let finding else { return .none }
    if case .typo = finding, session.globals.isYes { return .none }
    do {
      return .food(try FoodChoosing(session).unattended(name, finding, at: place), asked: false)
    } catch var error as LarderError {
      if case .noNumber = finding { throw error }
      error.hint = [error.hint, Self.escape].compactMap(\.self).joined(separator: "; ")
      throw error
    }
  }

  /// Asks which food the name means; nil if the user leaves the item out.
  private func ask(
    _ name: String, _ finding: FoodBank.Finding, _ place: LarderError.Location?, among count: Int
  ) throws -> Answer? {
    let offered = Array(finding.matches.prefix(FoodRanking.offered))
    let ways = ["none of them: keep it without a food", "add it: type its values", "estimate it from foods like it"]
    // Pass a weight instead of the typed count, so that the form does not ask for a portion: a package is not one.
    let passing = InlineFoodCreation(session: session, quantity: .grams(100))
    while true {
      let answers = offered.map(FoodChoosing.answer) + ways
      switch try decider.choose("`\(name)`: which food is it?", answers, among: count) {
      case .leftOut: return nil
      case .nothing:
        throw LarderError(
          .ambiguousFood, "nothing chosen for `\(name)`", outcome: .nothing(.written),
          candidates: offered.map(\.food.name))
      case .answer(let answer):
        switch answer - offered.count {
        case ..<0: return .food(FoodBank.confirmedMatch(offered[answer]), asked: true)
        case 0: return Answer.none
        case 1: return .food(try passing.described(name, estimate: nil), asked: false)
        default: if let match = try passing.estimated(name) { return .food(match, asked: false) }
        }
      }
    }
  }

  // MARK: How many, or how much

  /// Asks whether `eggs 10` means ten eggs or eggs for 10.00; nil if the user leaves the item out.
  private func countOrPrice(
    _ phrase: PurchasePhrase, _ counted: ItemPhrase, among items: Int
  ) throws -> PurchasePhrase? {
    guard let price = phrase.price else { return phrase }
    let name = phrase.item.name
    let count = counted.amountText
    let number = Figure.text(currency.number(price), decimals: currency.decimals).filter { $0 != "," }
    guard decider.asks else {
      throw LarderError(
        .doubtful, "`\(name) \(count)`: \(count) may be a count or a price",
        hint: "write `\(count) \(name) \(currency.example())`, or `\(name) \(number)`",
        location: LarderError.Location(text: text, range: counted.range))
    }
    let answers = ["\(count) \(name), price not known", "\(name) for \(number)"]
    switch try decider.choose("`\(name) \(count)`: how many, or the price?", answers, among: items) {
    case .leftOut: return nil
    case .nothing:
      throw LarderError(.doubtful, "nothing chosen for `\(name) \(count)`", outcome: .nothing(.written))
    case .answer(0): return PurchasePhrase(item: counted, kind: phrase.kind)
    case .answer:
      var priced = phrase
      priced.asCount = nil
      return priced
    }
  }
}
