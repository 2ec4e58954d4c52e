internal import Domain
internal import Store

extension Trip: LineOwner {
  static var noun: String { "trip" }

  static func row(of item: TripItem) -> Int { item.id }

  func current(through door: WritingDoor) throws -> Trip { try TripCommands.current(self, through: door) }

  func append(_ items: [TripItem], through door: WritingDoor) throws -> [Int] { try door.append(items, toTrip: id) }

  func replace(_ item: TripItem, through door: WritingDoor) throws { try door.replace(item, inTrip: id) }

  static func remove(row: Int, through door: WritingDoor) throws { try door.removeTripItem(row) }

  func shown(added: [Int], through door: WritingDoor) throws -> (trip: Trip, added: [Int]) { (self, added) }

  static func write<Value>(
    _ items: [TripItem], label: String, profile: Profile, _ session: Session,
    _ body: (WritingDoor) throws -> Value
  ) throws -> Written<Value> {
    try session.writeTrip(
      label: label, profile: profile, isPriced: items.contains { $0.price != nil }, body)
  }
}

extension LineChange<Trip> {
  /// Changes of a trip's lines.
  init(_ target: LineTarget<Trip>, _ session: Session) {
    self.init(session: session, target: target) { shown, remarks, step in
      TripReport(
        profile: target.profile.name, today: session.today, trip: shown.trip, currency: session.settings.currency,
        added: shown.added, remarks: remarks, step: step)
    }
  }
}
