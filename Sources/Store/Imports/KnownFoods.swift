internal import Domain
internal import GRDB

/// Finds foods that are already in the bank, by their source: a collection, and the food's number in it.
final class KnownFoods {
  private let db: Database
  /// Whether the bank has any food from a collection, by the collection's name.
  ///
  /// If the bank has none, as before a first import, the collection's foods need not be looked up one by one.
  private var collections: [String: Bool] = [:]

  init(db: Database) { self.db = db }

  /// How a food in a file compares with the bank.
  enum Status {
    case missing
    case there
    case touched
    /// The food with this ID was imported earlier from the same source, with other values.
    case differing(Int)

    var outcome: FoodOutcome {
      switch self {
      case .missing: .new
      case .there: .unchanged
      case .touched: .kept
      case .differing: .updated
      }
    }
  }

  /// How each food compares with the bank, in the order of `foods`.
  func statuses(of foods: [Food]) throws -> [Status] {
    let rows = try foods.map { try row(of: $0) }
    let saved = try FoodBankReader(db: db).load(ids: rows.compactMap { $0?.isUntouched == true ? $0?.id : nil })
    let byID = Dictionary(saved.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return zip(foods, rows).map { food, row in
      guard let row else { return .missing }
      // A food from the starter bank, or one that somebody entered with that source, is better than an imported one.
      guard row.isImported else { return .there }
      guard row.isUntouched, let saved = byID[row.id] else { return .touched }
      return Self.isSame(food, saved) ? .there : .differing(row.id)
    }
  }

  private struct Found {
    let id: Int
    let isImported: Bool
    /// Whether the food was imported, and has not been changed or deleted since.
    let isUntouched: Bool
  }

  private func row(of food: Food) throws -> Found? {
    guard let source = food.source, try hasAny(of: source.name) else { return nil }
    return try db.first(
      """
      SELECT id, batchId IS NOT NULL, deletedAt IS NULL AND batchId IS NOT NULL AND createdAt = updatedAt
      FROM food WHERE sourceId = ?1 AND sourceName = ?2 AND \(FoodBatches.isVisible)
      ORDER BY 2, id LIMIT 1
      """, [source.id, source.name]
    ) { try Found(id: $0[0], isImported: $0[1], isUntouched: $0[2]) }
  }

  private func hasAny(of collection: String) throws -> Bool {
    if let known = collections[collection] { return known }
    // The answer is not stored if there are very many collections, for example if each row of a file names another
    // one.
    guard collections.count < 100 else { return true }
    let isThere = try db.exists("SELECT 1 FROM food WHERE sourceName = ?", [collection])
    collections[collection] = isThere
    return isThere
  }

  /// Whether a food in the bank already has all the values that an import would write.
  private static func isSame(_ food: Food, _ saved: Food) -> Bool {
    var compared = saved
    (compared.id, compared.createdAt, compared.updatedAt) = (food.id, food.createdAt, food.updatedAt)
    compared.isUserCreated = food.isUserCreated
    return compared == food
  }
}
