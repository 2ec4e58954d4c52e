/// How large a sample household is.
package struct DemoSize: Hashable, Sendable {
  /// The number of weeks in its history, up to and including the last day.
  package let weeks: Int
  /// The number of people in the household.
  package let profiles: Int
  /// The mean number of items that each person logs a day; days that a person forgets to log count as 0 items.
  ///
  /// Nil means as many items as people usually log, about 12 on a logged day.
  package let itemsPerDay: Int?

  /// The range of weeks in a history: 30 years at most.
  package static let weeksRange = 1...1560
  /// The range of people in a household.
  package static let profilesRange = 1...12
  /// The range of items a day for each person.
  package static let itemsRange = 1...60

  /// Creates a size; without arguments, three people and eight weeks.
  ///
  /// Throws `outOfRange`, with the accepted range in the hint.
  package init(weeks: Int = 8, profiles: Int = 3, itemsPerDay: Int? = nil) throws(LarderError) {
    let values = [
      (weeks, Self.weeksRange, "weeks"), (profiles, Self.profilesRange, "profiles"),
      (itemsPerDay ?? 1, Self.itemsRange, "items a day"),
    ]
    for (value, range, name) in values where !range.contains(value) {
      throw LarderError(
        .outOfRange, "a sample household cannot have \(value) \(name)",
        hint: "\(name) must be from \(range.lowerBound) to \(range.upperBound)")
    }
    self.weeks = weeks
    self.profiles = profiles
    self.itemsPerDay = itemsPerDay
  }
}

/// A made-up family with its meals and shopping trips, which are identical every time they are generated.
///
/// The meals of a day depend only on its date, so a longer history ends with the same weeks as a shorter one.
package struct DemoHousehold {
  /// The family's members, in the order in which their profiles are added.
  package let members: [DemoMember]
  /// The first and the last day on which meals may be logged.
  package let span: ClosedRange<Day>
  /// The morning of the first day, when the profiles were added.
  package var beginning: Moment { moment(span.lowerBound, 480) }
  private let now: Moment
  private let zone: (_ localSeconds: Int) -> Int
  private let itemsPerDay: Int?

  /// Creates the household with a history that ends at `now`; each day of the history starts at 04:00.
  ///
  /// `zone` returns the UTC offset at a local time. Throws `outOfRange` if the history would begin before the year 1 or
  /// end after the year 9999.
  package init(
    _ size: DemoSize, now: Moment, zone: @escaping (_ localSeconds: Int) -> Int
  ) throws(LarderError) {
    members = try DemoFamilyTable.members(size.profiles)
    let last = now.day(startingAt: HouseholdSettings().dayStart)
    let first = last - (size.weeks * 7 - 1)
    guard first.civil.year >= 1, (last + 1).civil.year <= 9999 else {
      throw LarderError(
        .outOfRange, "a sample household up to \(last.iso) would begin before the year 1 or end after 9999",
        hint: "give another `--now`, or fewer weeks")
    }
    span = first...last
    self.now = now
    self.zone = zone
    itemsPerDay = size.itemsPerDay
  }

  /// A day of the sample household.
  package struct DayBook {
    /// The date.
    package let day: Day
    /// For each member, in the order of `members`, the logged meals, earliest first.
    ///
    /// The meals use foods of the bank and are not saved yet.
    package let meals: [[Meal]]
    /// The trips of the day, each with the index of the member who went shopping.
    package let trips: [(member: Int, trip: Trip)]
  }

  /// Generates the days in order, and calls `body` with each day.
  ///
  /// `foods` must contain the foods of the starter bank, which are found by name.
  ///
  /// Throws `unknownFood` if a food is missing, and the errors of `body`.
  package func forEachDay(foods: [Food], _ body: (DayBook) throws -> Void) throws {
    let kitchen = DemoKitchen(foods: foods)
    let plan = DemoPlan(kitchen: kitchen)
    let log = DemoLog(plan: plan, itemsPerDay: itemsPerDay)
    var shopping = DemoShopping(kitchen: kitchen, members: members) { moment($0, $1) }
    var ahead: [(meals: [[DemoMeal]], needs: [Double])] = []
    for number in span.lowerBound.number...span.upperBound.number {
      let day = Day(number: number)
      while ahead.count <= Self.daysAhead {
        let later = day + ahead.count
        let meals = try members.enumerated().map { try plan.meals(of: $1, number: $0, on: later) }
        ahead.append((meals, shopping.needs(of: meals.flatMap(\.self))))
      }
      let trips = try shopping.trips(on: day, needs: ahead.map(\.needs)).filter { hasHappened($0.trip.time) }
      let meals = try members.enumerated().map { number, member in
        try log.logged(ahead[0].meals[number], of: member, number: number, on: day).map { meal(of: $0, on: day) }
          .filter { hasHappened($0.time) }
      }
      try body(DayBook(day: day, meals: meals, trips: trips))
      ahead.removeFirst()
    }
  }

  /// The number of following days whose meals are known when a shopping trip is planned.
  private static let daysAhead = 8

  private func meal(of eaten: DemoMeal, on day: Day) -> Meal {
    Meal(
      day: day, time: moment(day, eaten.minute), slot: eaten.slot, notes: eaten.note, items: eaten.items)
  }

  private func moment(_ day: Day, _ minute: Int) -> Moment {
    Moment(day: day, minuteOfDay: minute, offset: zone(day.number * 86_400 + minute * 60))
  }

  private func hasHappened(_ time: Moment?) -> Bool { (time?.seconds ?? now.seconds) <= now.seconds }
}
