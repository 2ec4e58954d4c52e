internal import Domain
internal import GRDB

/// Trips and their items as they are stored in the database.
struct TripRows {
  let db: Database

  /// Reads the trips that satisfy an SQL condition, with their items and receipts, in three queries; an ORDER BY
  /// may follow the condition.
  func load(_ rest: String, _ arguments: StatementArguments) throws -> [Trip] {
    var trips = try db.all(
      "SELECT id, day, time, store, printedTotal, isChecked, createdAt, updatedAt FROM trip WHERE \(rest)", arguments
    ) { row in
      try Trip(
        id: row[0], day: try row.day(1), time: try row.knownMoment(2), store: row[3], printedTotal: row.money(4),
        isChecked: row[5], createdAt: try row.knownMoment(6), updatedAt: try row.knownMoment(7))
    }
    guard !trips.isEmpty else { return [] }
    let receipts = try receipts(ofTrips: rest, arguments)
    let items = try items(ofTrips: rest, arguments)
    for index in trips.indices {
      trips[index].items = items[trips[index].id] ?? []
      trips[index].receipt = receipts[trips[index].id]
    }
    return trips
  }

  /// Reads what is stored about the receipts of the trips that satisfy an SQL condition, by trip ID.
  private func receipts(ofTrips rest: String, _ arguments: StatementArguments) throws -> [Int: TripReceipt] {
    let rows = try db.all(
      "SELECT tripId, currency, checks, doubts, lines, file, store FROM receipt WHERE tripId IN (SELECT id FROM trip WHERE \(rest))",
      arguments
    ) { row in
      func parts(_ index: Int, at mark: Character) throws -> [String] {
        try (row[index] as String).split(separator: mark).map(String.init)
      }
      return try (
        trip: row[0] as Int,
        receipt: TripReceipt(
          store: row[6], currency: row[1], checks: parts(2, at: ";").compactMap(ReceiptCheck.init(code:)),
          doubts: parts(3, at: ";").compactMap(ReceiptDoubt.init(code:)), lines: parts(4, at: "\n"), file: row[5])
      )
    }
    return Dictionary(rows.map { ($0.trip, $0.receipt) }) { first, _ in first }
  }

  /// Stores what is known about a trip's receipt.
  func insert(_ receipt: TripReceipt, trip: Int, now: Moment) throws {
    _ = try db.insert(
      "INSERT INTO receipt (uid, tripId, store, currency, checks, doubts, lines, file) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      [
        UID.random(now), trip, receipt.store?.storable, receipt.currency,
        receipt.checks.map(\.code).joined(separator: ";"),
        receipt.doubts.map(\.code).joined(separator: ";"), receipt.lines.map(\.storable).joined(separator: "\n"),
        receipt.file,
      ])
  }

  /// Reads the items of the trips that satisfy an SQL condition, in order, by trip ID.
  private func items(ofTrips rest: String, _ arguments: StatementArguments) throws -> [Int: [TripItem]] {
    let select = LineColumns.select(
      from: "tripItem", of: "tripId", in: "SELECT id FROM trip WHERE \(rest)", further: Self.further)
    return try LineColumns.byOwner(db, select, arguments) { id, line, row in
      let first = LineColumns.further
      var item = try TripItem(
        id: id, line, unitPrice: row.money(first), price: row.money(first + 1), kind: row.word(first + 2),
        category: row.knownWord(first + 3), gramsFrom: row.knownWord(first + 5))
      item.isSkipped = try row[first + 4]
      return item
    }
  }

  /// Adds an item at a position and returns the item's ID.
  func insert(_ item: TripItem, trip: Int, position: Int, now: Moment) throws -> Int {
    try db.insert(Self.insert, [UID.random(now), trip, position] + arguments(item))
  }

  /// Overwrites the stored item that has the same ID.
  ///
  /// Returns false if the trip has no such item.
  func update(_ item: TripItem, trip: Int) throws -> Bool {
    try db.run(Self.update, arguments(item) + [item.id, trip]) == 1
  }

  private static let further = ["unitPrice", "price", "kind", "category", "isSkipped", "gramsFrom"]
  private static let insert = LineColumns.insert(into: "tripItem", ["uid", "tripId", "position"], further: further)
  private static let update = LineColumns.update("tripItem", of: "tripId", further: further)

  private func arguments(_ item: TripItem) -> StatementArguments {
    LineColumns.arguments(item.line) + [
      item.unitPrice?.minorUnits, item.price?.minorUnits, item.kind.rawValue, item.category?.rawValue, item.isSkipped,
      item.gramsFrom?.rawValue,
    ]
  }
}
