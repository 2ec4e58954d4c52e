package import Domain
internal import GRDB

extension HouseholdSumsReader {
  /// Returns what all profiles paid for foods on these days, added up by day, store and food, in one query.
  ///
  /// `unknown` is the number of food items left out because their weight or price is unknown. Free items are neither
  /// added up nor counted in `unknown`.
  package func prices(from first: Day, to last: Day) throws -> (purchases: [PurchaseSum], unknown: Int) {
    let rows = try db.all(PriceRow.sql, [first.iso, last.iso]) { row in
      try row.refuseOdd(10)
      return try (
        purchase: PurchaseSum(
          day: try row.day(0), store: row[1], food: FoodReference(id: row[2], name: row[3]),
          price: UnitPrice(
            purchases: 1, grams: row[4], price: row.money(5) ?? .zero, calories: row[6], protein: row[7])),
        known: row[8] as Int, unknown: row[9] as Int
      )
    }
    return (
      rows.filter { $0.known > 0 }.map(\.purchase), rows.reduce(0) { $0 + $1.unknown }
    )
  }
}

/// The query that returns prices.
enum PriceRow {
  /// A condition for items with a known weight that were paid for; a free item says nothing about a food's price.
  private static let known = "FILTER (WHERE i.grams IS NOT NULL AND i.price > 0)"

  // CROSS JOIN fixes the order of the loops, as in the sums by food.
  static let sql = """
    SELECT t.day, t.store, f.id, f.name, total(i.grams) \(known), sum(i.price) \(known), total(i.calories) \(known),
      total(i.protein) \(known), count(*) \(known), count(*) FILTER (WHERE i.grams IS NULL OR i.price IS NULL),
      \(CountedItems.odd([.calories, .protein], grams: true, price: true, isTrip: true))
    FROM profile p CROSS JOIN trip t ON t.profileId = p.id CROSS JOIN tripItem i ON i.tripId = t.id
      CROSS JOIN food f ON f.id = i.foodId AND f.deletedAt IS NULL
    WHERE t.day BETWEEN ? AND ? AND \(CountedItems.products) AND \(CountedItems.unskipped)
    GROUP BY t.day, t.store, f.id ORDER BY t.day, t.store, f.id
    """
}
