internal import Domain

/// The SQL that decides which items of meals and trips count in a sum, where the items are called `i`.
///
/// SQLite adds up a text or a blob as zero, and an item whose flag is damaged would be left out without a word. So the
/// conditions let such an item through, and each query that adds up items also counts the odd ones (`odd`), which
/// `StoredRow.refuseOdd` refuses.
enum CountedItems {
  /// A condition for items that are not skipped.
  static let unskipped = "i.isSkipped IS NOT 1"

  /// A condition for items of trips that are products.
  static let products: String = {
    let others = PurchaseKind.allCases.filter { $0 != .product }.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return "coalesce(i.kind, '') NOT IN (\(others))"
  }()

  /// A column with the number of items that have an impossible value.
  ///
  /// - Parameters:
  ///   - nutrients: The nutrients that the query adds up.
  ///   - grams: Whether the query adds up weights.
  ///   - price: Whether the query adds up prices.
  ///   - isTrip: Whether the items are those of trips.
  ///   - isWhole: Whether the query adds up skipped items and all kinds of items, too.
  static func odd(
    _ nutrients: [Nutrient], grams: Bool = false, price: Bool = false, isTrip: Bool = false, isWhole: Bool = false
  ) -> String {
    // Texts and blobs are greater than all numbers. SQLite evaluates a FILTER faster than it takes a maximum.
    var tests = [isWhole ? "(i.isSkipped IS NOT 0 AND i.isSkipped IS NOT 1)" : "i.isSkipped IS NOT 0"]
    if isTrip, !isWhole { tests.append("i.kind IS NOT '\(PurchaseKind.product.rawValue)'") }
    if grams { tests.append("i.grams NOT BETWEEN 0 AND 1e5") }
    if price { tests.append(oddPrice) }
    tests += nutrients.map { "i.\($0.rawValue) NOT BETWEEN 0 AND 1e9" }
    return "count(*) FILTER (WHERE \(tests.joined(separator: " OR ")))"
  }

  /// A condition for items with an impossible price.
  static let oddPrice = "i.price NOT BETWEEN -1000000000 AND 1000000000"
}

extension StoredRow {
  /// Throws `ImpossibleValue` if the column `CountedItems.odd` at this index says that an item has an impossible value.
  func refuseOdd(_ index: Int) throws {
    if try self[index] as Int != 0 { try refuse() as Void }
  }
}
