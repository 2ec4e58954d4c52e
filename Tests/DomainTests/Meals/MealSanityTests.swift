import Expect
import Testing

@testable import Domain

/// Double entries, and meals that nobody eats at once.
@Suite struct MealSanityTests {
  private static let now = Moment(seconds: 1_000_000, offset: 0)

  private static func line(_ name: String, grams: Double?, kcal: Double? = nil) -> FoodLine {
    var line = FoodLine(name: name, grams: grams)
    if let kcal { line.nutrients[.calories] = kcal }
    return line
  }

  private static func logged(
    _ name: String, _ grams: Double?, kcal: Double? = nil, secondsAgo: Int?, _ slot: Slot = .lunch
  ) -> LoggedItem {
    LoggedItem(
      slot: slot, name: name, grams: grams, calories: kcal, loggedAt: secondsAgo.map { now.seconds - $0 })
  }

  @Test(arguments: [
    (logged("Pizza", 293, secondsAgo: 0), line("Pizza", grams: 293), 0),
    (logged("Pizza", 293, secondsAgo: 180), line("Pizza", grams: 293.01), 180),
    // Ten minutes are 600 seconds.
    (logged("Pizza", 293, secondsAgo: 600), line("Pizza", grams: 293), 600),
    (logged("Pizza", 293, secondsAgo: 601), line("Pizza", grams: 293), nil),
    // Another amount, food or meal is no double entry, nor is what is logged later or at a time that is not known.
    (logged("Pizza", 293, secondsAgo: 60), line("Pizza", grams: 100), nil),
    (logged("Pizza", 293, secondsAgo: 60), line("Lasagna", grams: 293), nil),
    (logged("Pizza", 293, secondsAgo: 60, .dinner), line("Pizza", grams: 293), nil),
    (logged("Pizza", 293, secondsAgo: -60), line("Pizza", grams: 293), nil),
    (logged("Pizza", 293, secondsAgo: nil), line("Pizza", grams: 293), nil),
    // Energy alone, logged without a food.
    (logged("620 kcal", nil, kcal: 620, secondsAgo: 60), line("620 kcal", grams: nil, kcal: 620), 60),
    (logged("Menu", nil, kcal: 620, secondsAgo: 60), line("Menu", grams: nil, kcal: 500), nil),
  ])
  func `the same amount of the same food in the same meal within ten minutes`(
    item: LoggedItem, line: FoodLine, seconds: Int?
  ) {
    expect(MealSanity(logged: [item]).secondsSince(line, in: .lunch, now: Self.now), equals: seconds)
  }

  @Test func `of several times the last one counts`() {
    let items = [300, 120, 500].map { Self.logged("Egg", 50, secondsAgo: $0) }
    expect(MealSanity(logged: items).secondsSince(Self.line("Egg", grams: 50), in: .lunch, now: Self.now), equals: 120)
  }

  @Test(arguments: [
    // 3,900 g and 100 g are 4 kg, which is not over it; 101 g are.
    ((3900.0, 100.0), (100.0, 100.0), false), ((3900.0, 100.0), (101.0, 100.0), true),
    ((100.0, 5900.0), (100.0, 100.0), false), ((100.0, 5900.0), (100.0, 101.0), true),
    // What was over it before is not asked about again.
    ((4100.0, 100.0), (100.0, 100.0), false),
  ])
  func `a meal of over 4 kg or 6,000 kcal`(before: (Double, Double), added: (Double, Double), isOver: Bool) {
    let sanity = MealSanity(logged: [Self.logged("A", before.0, kcal: before.1, secondsAgo: nil)])
    let excess = sanity.excess(adding: [Self.line("B", grams: added.0, kcal: added.1)], in: .lunch)
    expect((excess != nil), equals: isOver)
    if let excess { expect(excess.grams == before.0 + added.0 && excess.calories == before.1 + added.1) }
    // Another meal of the day starts anew.
    expect(sanity.excess(adding: [Self.line("B", grams: added.0, kcal: added.1)], in: .dinner) == nil)
  }
}
