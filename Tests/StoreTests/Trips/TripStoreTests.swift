import Domain
import Expect
import Testing

@testable import Store

@Suite struct TripStoreTests {
  let household: Household
  let anna: Int
  let ben: Int
  let oats: Food

  init() throws {
    household = try Household.small()
    anna = try household.adding("Anna")
    ben = try household.adding("Ben")
    oats = try household.change { try $0.foods.insert(.sample("test oats")) }
  }

  private func read<T>(_ profile: Int? = nil, _ body: (ProfileReader) throws -> T) throws -> T {
    try household.read { try body($0.profile(profile ?? anna)) }
  }

  @Test func aTripComesBackAsItWasSaved() throws {
    var trip = Trip.sample(
      [
        .sample(oats, grams: 1.0 / 3, cents: 249),
        TripItem(FoodLine(name: "Pfand", originalText: "PFAND 0,25"), price: Money(minorUnits: 25), kind: .deposit),
        TripItem(
          FoodLine(name: "Leergut", quantity: PurchaseUnit.pieces.quantity(3)), unitPrice: Money(minorUnits: -8),
          price: Money(minorUnits: -24), kind: .depositReturn),
        TripItem(FoodLine(name: "a bag", confidence: 0.3, isSkipped: true), price: nil, category: .other),
      ])
    trip.time = Moment(day: trip.day, minuteOfDay: 1110, offset: 3600)
    trip.printedTotal = Money(minorUnits: 250)
    let wanted = trip
    let saved = try household.change { try $0.profile(anna).insert(wanted) }
    trip.id = saved.id
    (trip.createdAt, trip.updatedAt) = (noon, noon)
    for index in trip.items.indices { trip.items[index].id = saved.items[index].id }
    expect(saved, equals: trip)
    expect(try read { try $0.trip(saved.id) }, equals: trip)
    expect(try read { try $0.lastTouchedTrip() }, equals: trip)
    expect(try read { try $0.latestTrip(at: "REWE") }, equals: trip)
    expect(try read { try $0.latestTrip(at: "rewe") }, equals: nil)
  }

  @Test func tripsComeInTheOrderOfTheirDaysAndTimes() throws {
    try household.change { write in
      for (day, minute) in [("2026-11-20", nil), ("2026-11-21", 600), ("2026-11-21", 540), ("2026-11-19", 600)] {
        var trip = Trip.sample([], on: day)
        trip.time = minute.map { Moment(day: trip.day, minuteOfDay: $0, offset: 3600) }
        try write.profile(anna).insert(trip)
      }
    }
    expect(try read { try $0.trips(last: 3).map(\.id) }, equals: [2, 3, 1])
    expect(try read { try $0.trips(from: date("2026-11-20"), to: date("2026-11-21")).map(\.id) }, equals: [1, 3, 2])
    expect(try read { try $0.trips(last: -1) }, equals: [])
    expect(try read { try $0.lastTouchedTrip()?.id }, equals: 4)
    try household.change { write in
      guard var first = try write.profile(anna).reading.trip(1) else { return }
      first.store = "Edeka"
      try write.profile(anna).update(first)
    }
    expect(try read { try $0.lastTouchedTrip()?.id }, equals: 1)
    expect(try read { try $0.stores(limit: 9) }, equals: ["REWE", "Edeka"])
  }

  /// The clocks go back at 3:00 on 25 October 2026: 2:30 in summer time is before 2:10 in winter time.
  @Test func theNightOfTheClocksIsInOrder() throws {
    try household.change { write in
      for (minute, offset, store) in [(130, 3600, "later"), (150, 7200, "earlier"), (90, nil, nil)] {
        var trip = Trip.sample([], on: "2026-10-25")
        trip.store = store
        trip.time = offset.map { Moment(day: trip.day, minuteOfDay: minute, offset: $0) }
        try write.profile(anna).insert(trip)
      }
    }
    let day = date("2026-10-25")
    expect(try read { try $0.trips(from: day, to: day).map(\.id) }, equals: [2, 1, 3])
    expect(try read { try $0.trips(last: 9).map(\.id) }, equals: [1, 2, 3])
    expect(try read { try $0.tripOutlines(last: 9).map(\.id) }, equals: [1, 2, 3])
    expect(try read { try $0.latestStore() }, equals: "later")
    expect(try read(ben) { try $0.latestStore() }, equals: nil)
  }

  @Test func theLatestOfSomeDaysComeWithTheirItems() throws {
    try household.change { write in
      for day in ["2026-11-18", "2026-11-19", "2026-11-20", "0001-01-01", "9999-12-31"] {
        try write.profile(anna).insert(Trip.sample([.sample(oats, cents: 249), .sample(oats)], on: day))
      }
      try write.profile(anna).insert(Trip.sample([], on: "2026-11-19"))
      try write.profile(ben).insert(Trip.sample([.sample(oats)], on: "2026-11-19"))
    }
    func latest(_ count: Int?, _ first: Day = .first, _ last: Day = .last) throws -> [Int] {
      try read { try $0.trips(last: count, from: first, to: last).map(\.id) }
    }
    expect(try latest(nil) == [5, 3, 6, 2, 1, 4] && latest(2) == [5, 3])
    expect(try latest(2, .first, date("2026-11-19")), equals: [6, 2])
    expect(try latest(nil, date("2026-11-20"), .last) == [5, 3] && latest(0) == [])
    let trips = try read { try $0.trips(last: nil) }
    expect(trips.map(\.items.count), equals: [2, 2, 0, 2, 2, 2])
    expect(try trips == trips.map { trip in try require(try read { try $0.trip(trip.id) }) })
  }

  @Test func itemsAreAddedChangedAndRemovedInTheirPlaces() throws {
    let trip = try household.change { try $0.profile(anna).insert(Trip.sample([.sample(oats), .sample(oats)])) }
    try household.change { try $0.profile(anna).removeTripItem(trip.items[0].id) }
    expect(
      try household.change { try $0.profile(anna).append([.sample(oats), .sample(oats)], toTrip: trip.id) },
      equals: [2, 3])
    expect(try household.change { try $0.profile(anna).append([], toTrip: trip.id) }, equals: [])
    var item = try require(try read { try $0.trip(trip.id)?.items[1] })
    item.price = nil
    item.grams = nil
    item.nutrients = .unknown
    let changed = item
    try household.change { try $0.profile(anna).replace(changed, inTrip: trip.id) }
    let items = try require(try read { try $0.trip(trip.id)?.items })
    expect(items.count == 3 && items[1] == changed)
    expect(items[0].id, equals: trip.items[1].id)
    try household.change { try $0.profile(anna).deleteTrip(trip.id) }
    expect(try read { try $0.trip(trip.id) }, equals: nil)
  }

  @Test func allUndoneIsTheStart() throws {
    let start = try household.dump()
    let trip = try household.write("bought", author: anna, isShared: false, now: noon) {
      try $0.profile(anna).insert(Trip.sample([.sample(oats, cents: 249), .sample(oats)]))
    }.value
    var moved = trip
    (moved.day, moved.store, moved.printedTotal) = (date("2026-11-19"), nil, Money(minorUnits: 500))
    var cheaper = trip.items[0]
    cheaper.price = Money(minorUnits: 199)
    let (change, item) = (moved, cheaper)
    let steps: [(ProfileWriter) throws -> Void] = [
      { try $0.update(change) }, { try $0.replace(item, inTrip: trip.id) },
      { try $0.append([.sample(oats)], toTrip: trip.id) }, { try $0.removeTripItem(trip.items[1].id) },
      { try $0.deleteTrip(trip.id) },
    ]
    var dumps = [try household.dump()]
    for step in steps {
      _ = try household.write("trip", author: anna, isShared: false, now: noon) { try step($0.profile(anna)) }
      dumps.append(try household.dump())
    }
    expect(Set(dumps).count, equals: dumps.count)
    for dump in dumps.reversed() {
      expect(try household.dump(), equals: dump)
      _ = try household.undo(1, profile: anna, now: noon)
    }
    expect(try household.dump(), equals: start)
  }

  /// By hand: 20 November has 2.49 + 1.09 and a trip without any price; the printed 10.00 of the 21st holds, whatever
  /// its items say; on the 19th nothing is known, which is not nothing.
  @Test func spendingIsWhatWasPaid() throws {
    func cents(_ cents: Int?) -> TripItem { .sample(oats, cents: cents) }
    var printed = Trip.sample([cents(249), cents(nil)], on: "2026-11-21")
    printed.printedTotal = Money(minorUnits: 1000)
    let receipt = printed
    try household.change { write in
      let records = write.profile(anna)
      try records.insert(Trip.sample([cents(249), cents(109)], on: "2026-11-20"))
      try records.insert(Trip.sample([cents(nil)], on: "2026-11-20"))
      try records.insert(receipt)
      try records.insert(Trip.sample([cents(nil), cents(nil)], on: "2026-11-19"))
      try records.insert(Trip.sample([], on: "2026-11-18"))
      try write.profile(ben).insert(Trip.sample([cents(999)], on: "2026-11-20"))
    }
    let spending = try read { try $0.spending(from: date("2026-11-01"), to: date("2026-11-30")) }
    expect(spending.map(\.day.iso), equals: ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"])
    expect(spending.map { $0.amount?.minorUnits }, equals: [nil, nil, 358, 1000])
    expect(spending.map(\.trips), equals: [1, 1, 2, 1])
    expect(spending.map(\.unpriced), equals: [0, 2, 1, 0])
    expect(spending.map(\.unknownTrips), equals: [1, 1, 1, 0])
  }

  /// 100 kcal in 100 g: 50 g and 20 g are 70 kcal; skipped items, deposits and items without a weight are left out.
  @Test func whatWasBoughtToEatIsAddedUp() throws {
    var skipped = TripItem.sample(oats, grams: 500)
    skipped.isSkipped = true
    let items = [
      TripItem.sample(oats, grams: 50), .sample(oats, grams: 20), skipped,
      TripItem(FoodLine(name: "toilet paper"), price: nil),
      TripItem(FoodLine(name: "Pfand"), price: Money(minorUnits: 25), kind: .deposit),
    ]
    let trip = try household.change { try $0.profile(anna).insert(Trip.sample(items)) }
    let sum = try require(try read { try $0.daySums(from: trip.day, to: trip.day, source: .trips).first })
    expect(sum.items == 3 && sum.total?[.calories] == 70 && sum.total?.unknown(.calories) == 1)
    expect(sum.total?.unknown(.fiber), equals: 3)
    expect(trip.nutrients[.calories] == 70 && trip.nutrients.unknown(.calories) == 1)
    expect(try read { try $0.usualSource(from: trip.day, to: trip.day) }, equals: .trips)
    try household.change { try $0.profile(anna).insert(Meal.sample([], on: trip.day.iso)) }
    expect(try read { try $0.usualSource(from: trip.day, to: trip.day) }, equals: .meals)
  }

  @Test func aDeletedFoodLeavesItsItems() throws {
    let trip = try household.change { try $0.profile(anna).insert(Trip.sample([.sample(oats, cents: 249)])) }
    try household.change { try $0.foods.delete(oats.id) }
    var item = try require(try read { try $0.trip(trip.id)?.items.first })
    expect(item.food == nil && item.name == "test oats" && item.nutrients.calories == 50)
    item.price = Money(minorUnits: 199)
    let cheaper = item
    try household.change { try $0.profile(anna).replace(cheaper, inTrip: trip.id) }
    expect(try read { try $0.trip(trip.id)?.items.first }, equals: cheaper)
  }

  @Test func foodEditPastReachesTrips() throws {
    var weightless = TripItem.sample(oats)
    (weightless.grams, weightless.nutrients) = (nil, .unknown)
    let items = [TripItem.sample(oats, grams: 50), weightless]
    let trip = try household.change { try $0.profile(anna).insert(Trip.sample(items)) }
    var richer = oats
    richer.nutrients.calories = 400
    let food = richer
    try household.change { try $0.foods.update(food, past: false) }
    expect(try read { try $0.trip(trip.id)?.items[0].nutrients.calories }, equals: 50)
    try household.change { try $0.foods.update(food, past: true) }
    // 400 kcal in 100 g, of which 50 g.
    expect(try read { try $0.trip(trip.id)?.items[0].nutrients.calories }, equals: 200)
    expect(try read { try $0.trip(trip.id)?.items[1].nutrients.isUnknown }, equals: true)
  }

  @Test func anotherProfilesTripsAreOutOfReach() throws {
    let trip = try household.change { try $0.profile(anna).insert(Trip.sample([.sample(oats)])) }
    let before = try household.dump()
    let attempts: [(ProfileWriter) throws -> Void] = [
      { try $0.update(trip) }, { try $0.deleteTrip(trip.id) }, { try $0.append(trip.items, toTrip: trip.id) },
      { try $0.replace(trip.items[0], inTrip: trip.id) }, { try $0.removeTripItem(trip.items[0].id) },
    ]
    for (index, attempt) in attempts.enumerated() {
      let code = larderError { try household.change { try attempt($0.profile(ben)) } }?.code
      expect(code, equals: (index == 4 ? .unknownItem : .unknownTrip), "attempt \(index)")
    }
    expect(try household.dump(), equals: before)
    expect(try read(ben) { try $0.trips(last: 9) }, equals: [])
    expect(try read(ben) { try $0.lastTouchedTrip() }, equals: nil)
    expect(try read(ben) { try $0.stores(limit: 9) }, equals: [])
    expect(try read(ben) { try $0.latestTrip(at: "REWE") }, equals: nil)
    expect(try read(ben) { try $0.spending(from: trip.day, to: trip.day) }, equals: [])
    expect(try read(ben) { try $0.daySums(from: trip.day, to: trip.day, source: .trips) }, equals: [])
  }

  @Test func whatIsNotThereOrCannotBeWrittenIsNamed() throws {
    let ghost = Food.sample("ghost")
    func code(_ body: (WriteTransaction) throws -> Void) -> ErrorCode? {
      larderError { try household.change { try body($0) } }?.code
    }
    expect(code { try $0.profile(99).insert(Trip.sample([])) }, equals: .unknownProfile)
    expect(code { try $0.profile(anna).insert(Trip.sample([.sample(ghost)])) }, equals: .unknownFood)
    expect(code { try $0.profile(anna).deleteTrip(7) }, equals: .unknownTrip)
    expect(code { try $0.profile(anna).append([.sample(oats)], toTrip: 7) }, equals: .unknownTrip)
    var late = Trip.sample([], on: "9999-12-31")
    late.day = late.day + 1
    let afterTheEnd = late
    expect(code { try $0.profile(anna).insert(afterTheEnd) }, equals: .outOfRange)
    expect(try read { try $0.trips(last: 9) }, equals: [])
  }
}

extension TripItem {
  /// Something of a food, 50 g by default; a nil `cents` leaves the price unknown.
  fileprivate static func sample(_ food: Food, grams: Double = 50, cents: Int? = nil) -> TripItem {
    TripItem(
      FoodLine(
        name: food.name, food: FoodReference(id: food.id, name: food.name),
        quantity: PurchaseUnit.grams.quantity(grams), grams: grams,
        nutrients: PartialNutrients(food.nutrients.of(grams: grams)), confidence: 0.9,
        originalText: "\(grams) g \(food.name)"),
      price: cents.map { Money(minorUnits: $0) }, category: food.category)
  }
}

extension Trip {
  fileprivate static func sample(_ items: [TripItem], on text: String = "2026-11-21") -> Trip {
    Trip(day: date(text), store: "REWE", items: items)
  }
}
