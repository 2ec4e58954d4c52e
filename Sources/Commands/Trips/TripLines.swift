internal import Domain
internal import Store

extension Trip: LineOwner {
  static var noun: String { "trip" }

  static func row(of item: TripItem) -> Int { item.id }

  func current(through records: ProfileWriter) throws -> Trip { try TripCommands.current(self, through: records) }

  func append(_ items: [TripItem], through records: ProfileWriter) throws -> [Int] {
    try records.append(items, toTrip: id)
  }

  func replace(_ item: TripItem, through records: ProfileWriter) throws {
    try records.replace(item, inTrip: id)
    if let name = printedName(correcting: item) { try records.printedNames.learn(name) }
  }

  /// What Larder learns about the line printed on the receipt if the item is corrected to `item`; nil if it learns
  /// nothing new.
  func printedName(correcting item: TripItem) -> PrintedName? {
    guard let receipt, let before = items.first(where: { $0.id == item.id }) else { return nil }
    return PrintedName(correcting: before, to: item, store: receipt.store)
  }

  static func remove(row: Int, through records: ProfileWriter) throws { try records.removeTripItem(row) }

  func shown(added: [Int], through records: ProfileWriter) throws -> (trip: Trip, added: [Int]) { (self, added) }

  static func write<Value>(
    _ items: [TripItem], label: String, author: Profile, profile: Profile, _ session: Session,
    _ body: (ProfileWriter) throws -> Value
  ) throws -> WriteResult<Value> {
    try session.writeTrip(
      label: label, profile: author, isPriced: items.contains { $0.price != nil }, body)
  }
}

extension LineChange<Trip> {
  /// Creates the changes to lines of a trip.
  init(_ selection: LineSelection<Trip>, _ session: Session) {
    self.init(session: session, selection: selection) { shown, remarks, step in
      TripReport(
        profile: selection.profile.name, today: session.today, trip: shown.trip, currency: session.settings.currency,
        added: shown.added, remarks: remarks, step: step)
    }
  }
}
