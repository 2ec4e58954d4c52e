package import Domain
internal import GRDB

extension HouseholdSumsReader {
  /// Returns what all profiles bought on these days, added up for each food, in one query.
  ///
  /// `others` sums up the items that do not count as bought food: skipped ones, deposits, discounts and services. Each
  /// sum says whether the profile `askedBy` bought any of the food, but not which other profiles did.
  package func bought(from first: Day, to last: Day, askedBy: Int) throws -> (sums: [BoughtSum], others: [LeftOutSum]) {
    let rows = try db.all(FoodSumRow.bought, [askedBy, first.iso, last.iso]) { row in
      try (
        kind: try row.word(0) as PurchaseKind, isSkipped: row[1] as Bool,
        sum: BoughtSum(
          food: FoodSumRow.food(row, 2), name: row[4], isOfAskingProfile: row[5],
          amount: BoughtAmount(
            items: row[6], unweighed: row[7], grams: row[8], pricedGrams: row[9], weighedPrice: row.money(10) ?? .zero,
            unweighedPrice: row.money(11) ?? .zero, unpriced: row[12]),
          nutrients: DaySumRow.total(row, from: 13))
      )
    }
    let products = rows.filter { $0.kind == .product && !$0.isSkipped }
    let others = rows.filter { $0.kind != .product || $0.isSkipped }.map { row in
      LeftOutSum(
        reason: LeftOutSum.Reason(row.kind), items: row.sum.amount.items, price: row.sum.amount.knownPrice,
        unpriced: row.sum.amount.unpriced)
    }
    return (products.map(\.sum), others)
  }

  /// Returns what all profiles ate on these days, added up for each food, in one query, without skipped items and
  /// without dishes of recipes.
  package func eaten(from first: Day, to last: Day, askedBy: Int) throws -> [EatenSum] {
    try db.all(FoodSumRow.eaten, [askedBy, first.iso, last.iso]) { row in
      try EatenSum(
        food: FoodSumRow.food(row, 0), name: row[2], isOfAskingProfile: row[3],
        amount: EatenAmount(items: row[4], unweighed: row[5], grams: row[6]), nutrients: DaySumRow.total(row, from: 7))
    }
  }

  /// Returns the dishes of recipes that all profiles ate on these days, without skipped items.
  package func dishes(from first: Day, to last: Day) throws -> [EatenDish] {
    try db.all(FoodSumRow.dishes, [first.iso, last.iso]) { row in
      _ = try row[4 + LineColumns.quantity.count + Nutrient.allCases.count] as Bool
      return try EatenDish(
        profile: row[0], recipe: row[1], name: row[2], quantity: LineColumns.quantity(row, from: 4),
        grams: row.knownNumber(3, in: 0...1e5), nutrients: row.nutrients(from: 4 + LineColumns.quantity.count))
    }
  }

  /// Returns the number of days on which a profile ate something, added up over all profiles, and the number of
  /// profiles.
  ///
  /// A day on which two profiles ate counts twice. Skipped items do not count.
  package func loggedDays(from first: Day, to last: Day) throws -> (days: Int, profiles: Int) {
    let days = try db.first(FoodSumRow.loggedDays, [first.iso, last.iso]) { try $0[0] as Int }
    let profiles = try db.first("SELECT count(*) FROM profile", []) { try $0[0] as Int }
    return (days ?? 0, profiles ?? 0)
  }
}

/// The queries that return sums for each food.
enum FoodSumRow {
  // CROSS JOIN fixes the order of the loops: each profile's days are one contiguous range of the index on days, and
  // other years are not read. Items of a deleted food are listed by their own names.
  static let bought = """
    SELECT i.kind, i.isSkipped AND i.kind = 'product', f.id, f.name, coalesce(f.name, i.name) AS word,
      max(t.profileId = ?1), count(*), count(*) - count(i.grams), total(i.grams),
      total(i.grams) FILTER (WHERE i.price IS NOT NULL), sum(i.price) FILTER (WHERE i.grams IS NOT NULL),
      sum(i.price) FILTER (WHERE i.grams IS NULL), count(*) - count(i.price),
      \(DaySumRow.columns(odd: CountedItems.odd(Nutrient.allCases, grams: true, price: true, isWhole: true)))
    FROM profile p CROSS JOIN trip t ON t.profileId = p.id CROSS JOIN tripItem i ON i.tripId = t.id
      LEFT JOIN food f ON f.id = i.foodId AND f.deletedAt IS NULL
    WHERE t.day BETWEEN ?2 AND ?3 GROUP BY 1, 2, 3, word ORDER BY 1, 2, 3, word
    """

  static let eaten = """
    SELECT f.id, f.name, coalesce(f.name, i.name) AS word, max(m.profileId = ?1), count(*),
      count(*) - count(i.grams), total(i.grams),
      \(DaySumRow.columns(odd: CountedItems.odd(Nutrient.allCases, grams: true)))
    FROM profile p CROSS JOIN meal m ON m.profileId = p.id CROSS JOIN mealItem i ON i.mealId = m.id
      LEFT JOIN food f ON f.id = i.foodId AND f.deletedAt IS NULL
    WHERE m.day BETWEEN ?2 AND ?3 AND \(CountedItems.unskipped) AND i.recipeId IS NULL GROUP BY 1, word ORDER BY 1, word
    """

  static let dishes = """
    SELECT m.profileId, i.recipeId, i.name, i.grams, \(LineColumns.quantity.map { "i." + $0 }.joined(separator: ", ")),
      \(Nutrients.columns(of: "i")), i.isSkipped
    FROM profile p CROSS JOIN meal m ON m.profileId = p.id CROSS JOIN mealItem i ON i.mealId = m.id
    WHERE m.day BETWEEN ? AND ? AND \(CountedItems.unskipped) AND i.recipeId IS NOT NULL ORDER BY i.recipeId, m.profileId, i.id
    """

  static let loggedDays = """
    SELECT count(*) FROM (SELECT DISTINCT m.profileId, m.day FROM profile p CROSS JOIN meal m ON m.profileId = p.id
      WHERE m.day BETWEEN ? AND ? AND EXISTS (SELECT 1 FROM mealItem i WHERE i.mealId = m.id AND i.isSkipped = 0))
    """

  /// Reads a food's ID from column `start` and its name from the next; nil if the food does not exist or is deleted.
  static func food(_ row: StoredRow, _ start: Int) throws -> FoodReference? {
    try (row[start] as Int?).map { FoodReference(id: $0, name: try row[start + 1]) }
  }
}

extension LeftOutSum.Reason {
  /// The reason why a trip item of this kind is not added up as food; a product is left out only if it was skipped.
  fileprivate init(_ kind: PurchaseKind) {
    self =
      switch kind {
      case .product: .skipped
      case .deposit: .deposit
      case .depositReturn: .depositReturn
      case .discount: .discount
      case .service: .service
      }
  }
}
