/// The food and weight that a person has assigned to a line on a store's receipts, for use on later receipts.
package struct PrintedName: Hashable, Sendable {
  /// The ID of the entry, which `trip learned` lists.
  package var id: Int
  /// The store; empty if the store was unknown.
  package var store: String
  /// The line as the receipt prints it.
  package var printed: String
  /// The food; nil if the line is not a food.
  package var food: FoodReference?
  /// The weight of one piece in grams; nil if the user chose only the food.
  package var grams: Double?
  /// When the assignment was learned; nil if the entry is not saved yet.
  package var learnedAt: Moment?

  /// Creates an entry without checking the values.
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

  /// Creates the entry that is learned when the user corrects a receipt line; nil if nothing can be learned from the
  /// correction.
  ///
  /// If the user changed the weight, it is divided by the printed count, which gives the weight of one piece.
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

  /// Whether two printed lines mean the same product.
  ///
  /// They do if they are equal. Lines of at least 8 letters also do if their digits are the same and either a till has
  /// cut the end off one of them or at most one letter in eight differs.
  package static func isSame(_ key: String, as other: String) -> Bool {
    if key == other { return true }
    let (short, long) = key.utf8.count < other.utf8.count ? (key, other) : (other, key)
    guard short.utf8.count >= fewestLetters else { return false }
    // Different numbers mean different sizes, and so different products.
    guard key.filter(\.isNumber) == other.filter(\.isNumber) else { return false }
    if short.utf8.count >= shortestCut, long.hasPrefix(short), short.utf8.count * 4 >= long.utf8.count * 3 {
      return true
    }
    let limit = Double(short.utf8.count / fewestLetters)
    return SpellingDistance.between(Array(key.utf8), Array(other.utf8), limit: limit) != nil
  }

  private static let fewestLetters = 8
  /// The minimum length of a line that a till may have cut; tills print 16 letters or more.
  private static let shortestCut = 14
}
