/// What a line that a store prints on its receipts stands for, as a person has said.
package struct PrintedName: Hashable, Sendable {
  /// The number that `trip learned` lists it by.
  package var id: Int
  /// The store; empty if it was unknown.
  package var store: String
  /// The line as printed.
  package var printed: String
  /// The food; nil if it is no food.
  package var food: FoodReference?
  /// The grams of one; nil if only the food was said.
  package var grams: Double?
  /// When it was learned; nil if it is not saved yet.
  package var learnedAt: Moment?

  /// Creates it without checking the values.
  package init(
    id: Int = 0, store: String, printed: String, food: FoodReference?, grams: Double? = nil, learnedAt: Moment? = nil
  ) {
    self.id = id
    self.store = store
    self.printed = printed
    self.food = food
    self.grams = grams
    self.learnedAt = learnedAt
  }

  /// What a correction of a printed line says; nil if it says nothing.
  ///
  /// The weight of one is learned if a person has said it, for as many pieces as are printed.
  package init?(correcting before: TripItem, to after: TripItem, store: String?) {
    guard let printed = before.originalText, after.kind == .product else { return nil }
    let isWeightSaid = after.gramsFrom == nil && after.grams != nil && before.grams != after.grams
    let isSettled = before.confidence < FoodMatch.certain && after.confidence >= FoodMatch.certain
    guard before.food?.name != after.food?.name || isWeightSaid || isSettled else { return nil }
    let pieces = before.quantity.flatMap { $0.isCount ? $0.number : nil }
    self.init(
      store: store ?? "", printed: printed, food: after.food,
      grams: isWeightSaid ? pieces.flatMap { count in after.grams.map { $0 / count } } : nil)
  }

  /// The form in which printed lines are compared.
  package static func key(_ printed: String) -> String { SearchText.normalize(printed) }

  /// Whether another printed line is the same one: equal, cut at its end as tills do it, or misread in at most one letter
  /// of eight.
  package static func isSame(_ key: String, as other: String) -> Bool {
    if key == other { return true }
    let (short, long) = key.utf8.count < other.utf8.count ? (key, other) : (other, key)
    guard short.utf8.count >= fewestLetters else { return false }
    // Sizes tell products apart.
    guard key.filter(\.isNumber) == other.filter(\.isNumber) else { return false }
    if short.utf8.count >= shortestCut, long.hasPrefix(short), short.utf8.count * 4 >= long.utf8.count * 3 {
      return true
    }
    let limit = Double(short.utf8.count / fewestLetters)
    return SpellingDistance.between(Array(key.utf8), Array(other.utf8), limit: limit) != nil
  }

  private static let fewestLetters = 8
  /// Tills cut names at 16 letters or more.
  private static let shortestCut = 14
}
