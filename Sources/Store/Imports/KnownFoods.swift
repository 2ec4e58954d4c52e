internal import Domain
internal import GRDB

/// Foods that are in the bank already, by the source that they were taken from.
final class KnownFoods {
  private let db: Database
  /// Whether the bank has any food of a collection, asked once each: a first import then looks nothing up.
  private var collections: [String: Bool] = [:]

  init(db: Database) { self.db = db }

  /// How the bank stands to a food of a file.
  enum Standing {
    case missing
    case there
    case touched
    /// Imported before, with other values; its number.
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

  /// The standing of each food, in their order.
  func standings(of foods: [Food]) throws -> [Standing] {
    let rows = try foods.map { try row(of: $0) }
    let saved = try FoodReading(db: db).load(ids: rows.compactMap { $0?.isUntouched == true ? $0?.id : nil })
    let byID = Dictionary(saved.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return zip(foods, rows).map { food, row in
      guard let row else { return .missing }
      // A food that Larder came with, or that somebody typed in with that source, is a better one.
      guard row.isImported else { return .there }
      guard row.isUntouched, let saved = byID[row.id] else { return .touched }
      return Self.isSame(food, saved) ? .there : .differing(row.id)
    }
  }

  private struct Found {
    let id: Int
    let isImported: Bool
    /// Neither changed nor deleted since it was imported.
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
    ) { Found(id: $0[0], isImported: $0[1], isUntouched: $0[2]) }
  }

  private func hasAny(of collection: String) throws -> Bool {
    if let known = collections[collection] { return known }
    // A file that names a collection in each row is not remembered.
    guard collections.count < 100 else { return true }
    let isThere = try db.exists("SELECT 1 FROM food WHERE sourceName = ?", [collection])
    collections[collection] = isThere
    return isThere
  }

  /// Whether an import would write what is there.
  private static func isSame(_ food: Food, _ saved: Food) -> Bool {
    var compared = saved
    (compared.id, compared.createdAt, compared.updatedAt) = (food.id, food.createdAt, food.updatedAt)
    compared.isUserCreated = food.isUserCreated
    return compared == food
  }
}
