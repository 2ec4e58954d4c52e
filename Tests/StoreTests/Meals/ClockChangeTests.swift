import Domain
import Expect
import Store
import Testing

/// The night when the clocks go back: 02:10 may come after 02:30 of the hour before, which text does not show.
@Suite struct ClockChangeTests {
  private static let day = date("2026-10-24")
  private static let dinner = moment("2026-10-25T02:30+02:00")
  private static let snack = moment("2026-10-25T02:10+01:00")

  private let household: Household
  private let anna: Int

  init() throws {
    household = try Household.small()
    anna = try household.adding("Anna")
    // Logged in the other order, so that the rows' own does not help.
    try household.change(profile: anna) { write in
      let records = write.profile(anna)
      for (slot, time) in [(Slot.snack, Self.snack), (.dinner, Self.dinner)] {
        let items = [MealItem(FoodLine(name: slot.rawValue, grams: 50))]
        try records.insert(Meal(day: Self.day, time: time, slot: slot, items: items))
        try records.insert(
          Trip(day: Self.day, time: time, store: slot.rawValue, items: [TripItem(FoodLine(name: "ware"), price: nil)]))
      }
    }
  }

  private static func moment(_ iso: String) -> Moment {
    Moment(iso: iso, zone: { _ in 0 }) ?? Moment(seconds: 0, offset: 0)
  }

  @Test func mealsAreInTheOrderInWhichTheyWereEaten() throws {
    try household.read { reading throws in
      let records = reading.profile(anna)
      expect(try records.meals(from: Self.day, to: Self.day).map(\.slot), equals: [.dinner, .snack])
      expect(try records.meals(on: Self.day).map(\.time), equals: [Self.dinner, Self.snack])
      expect(try records.meals(last: 2).map(\.slot), equals: [.snack, .dinner])
      expect(try records.meals(last: 1).map(\.slot), equals: [.snack])
      expect(
        try records.meals(from: Self.day, to: Self.day).map { $0.items.map(\.name) }, equals: [["dinner"], ["snack"]])
    }
  }

  @Test func soAreTheItemsOfADay() throws {
    try household.read { reading throws in
      for source in IntakeSource.allCases {
        let items = try reading.profile(anna).intakeItems(from: Self.day, to: Self.day, source: source)
        expect(items.map(\.occasion), equals: ["dinner", "snack"], "\(source)")
      }
    }
  }

  /// Two suppers with the same foods: the amounts offered are those of the later one.
  @Test func theLatestOfAUsualMealIsTheLater() throws {
    let later = try household.change(profile: anna) { write in
      func supper(at time: Moment) throws -> Meal {
        let items = [MealItem(FoodLine(name: "toast", grams: 40))]
        return try write.profile(anna).insert(Meal(day: Self.day, time: time, slot: .lunch, items: items))
      }
      let later = try supper(at: Self.snack)
      _ = try supper(at: Self.dinner)
      return later
    }
    let usual = try household.read { try $0.profile(anna).usualMeals(in: .lunch, to: Self.day) }
    expect(usual.map(\.latest) == [later.id] && usual.map(\.times) == [2])
  }
}
