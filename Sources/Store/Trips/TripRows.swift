internal import Domain
internal import GRDB

/// Trips and their items as they lie in the database.
struct TripRows {
  let db: Database

  /// The trips that the rest of a query (from its condition on) selects, with their items, in two queries.
  func load(_ rest: String, _ arguments: StatementArguments) throws -> [Trip] {
    var trips = try db.all(
      "SELECT id, day, time, store, printedTotal, isChecked FROM trip WHERE \(rest)", arguments
    ) { row in
      let time = (row[2] as String?) == nil ? nil : try row.moment(2)
      return Trip(
        id: row[0], day: try row.day(1), time: time, store: row[3], printedTotal: row.money(4), isChecked: row[5])
    }
    guard !trips.isEmpty else { return [] }
    let items = try items(ofTrips: rest, arguments)
    for index in trips.indices { trips[index].items = items[trips[index].id] ?? [] }
    return trips
  }

  /// The items of the trips that the rest of a query selects, in their places, by the trips' numbers.
  private func items(ofTrips rest: String, _ arguments: StatementArguments) throws -> [Int: [TripItem]] {
    let items = try db.all(
      """
      SELECT i.id, i.text, i.name, i.quantity, i.unit, i.unitPrice, i.price, i.kind, i.grams, i.category, f.id, f.name,
        i.confidence, i.isSkipped, \(Nutrients.columns(of: "i")), i.tripId
      FROM tripItem i LEFT JOIN food f ON f.id = i.foodId AND f.deletedAt IS NULL
      WHERE i.tripId IN (SELECT id FROM trip WHERE \(rest)) ORDER BY i.tripId, i.position, i.id
      """, arguments
    ) { row in
      let unit: PurchaseUnit? = (row[4] as String?) == nil ? nil : try row.word(4)
      let category: FoodCategory? = (row[9] as String?) == nil ? nil : try row.word(9)
      let item = TripItem(
        id: row[0], text: row[1], name: row[2], quantity: row[3], unit: unit, unitPrice: row.money(5),
        price: row.money(6), kind: try row.word(7), grams: row[8], category: category,
        food: (row[10] as Int?).map { FoodReference(id: $0, name: row[11]) }, nutrients: row.nutrients(from: 14),
        confidence: row[12], isSkipped: row[13])
      return (trip: row[14 + Nutrient.allCases.count] as Int, item: item)
    }
    return Dictionary(grouping: items, by: \.trip).mapValues { $0.map(\.item) }
  }

  /// Adds an item at a place and returns its number.
  func insert(_ item: TripItem, trip: Int, position: Int, now: Moment) throws -> Int {
    try db.insert(Self.insert, [UID.random(now), trip, position] + arguments(item))
  }

  /// Saves an item in its place.
  ///
  /// False where the trip has no such item.
  func update(_ item: TripItem, trip: Int) throws -> Bool {
    try db.run(Self.update, arguments(item) + [item.id, trip]) == 1
  }

  private static let columns =
    ["text", "name", "quantity", "unit", "unitPrice", "price", "kind", "grams", "category", "foodId", "confidence"]
    + ["isSkipped"] + Nutrient.allCases.map(\.rawValue)
  private static let insert = """
    INSERT INTO tripItem (uid, tripId, position, \(columns.joined(separator: ", ")))
    VALUES (\([String](repeating: "?", count: columns.count + 3).joined(separator: ", ")))
    """
  // A deleted food reads as none; an item that is saved again keeps the number under which it was bought.
  private static let update = """
    UPDATE tripItem SET \(columns.map { $0 == "foodId" ? keptFood : "\($0) = ?" }.joined(separator: ", "))
    WHERE id = ? AND tripId = ?
    """
  private static let keptFood = """
    foodId = coalesce(?, (SELECT f.id FROM food f WHERE f.id = tripItem.foodId AND f.deletedAt IS NOT NULL))
    """

  private func arguments(_ item: TripItem) -> StatementArguments {
    let values: StatementArguments = [
      item.text?.storable, item.name.storable, item.quantity, item.unit?.rawValue, item.unitPrice?.minorUnits,
      item.price?.minorUnits, item.kind.rawValue, item.grams, item.category?.rawValue, item.food?.id, item.confidence,
      item.isSkipped,
    ]
    return values + Nutrients.arguments(item.nutrients)
  }
}

extension Row {
  /// Whole minor units; nil for null.
  func money(_ index: Int) -> Money? { (self[index] as Int?).map { Money(minorUnits: $0) } }
}
