/// Decides which of the meals that were eaten are logged, since nobody logs all of them.
struct DemoLog {
  let plan: DemoPlan
  /// The mean number of items that each person logs a day, over all days; nil for as many items as the dishes contain.
  let itemsPerDay: Int?

  /// The probability that a person forgets to log the second half of a day.
  private static let tiredness = 0.04
  /// The share of weeks in which everybody is more forgetful than usual.
  private static let busyWeeks = 0.06

  /// The meals that a member logs on a day; none on a day that the member forgets.
  func logged(
    _ eaten: [DemoMeal], of member: DemoMember, number: Int, on day: Day
  ) throws(LarderError) -> [DemoMeal] {
    var random = DemoRandom(.logging, number, day.number)
    var week = DemoRandom(.logging, -1, day.weekStart().number)
    let forgetfulness = member.forgetfulness * (week.happens(Self.busyWeeks) ? 2.5 : 1)
    guard !random.happens(forgetfulness) else { return [] }
    let meals = random.happens(Self.tiredness) ? Array(eaten.prefix(2)) : eaten
    guard let itemsPerDay, !meals.isEmpty else { return meals }
    // Logged days have more items, to make up for forgotten days and for ten days a year on which the family is away.
    let logged = (1 - member.forgetfulness * (1 + 1.5 * Self.busyWeeks)) * (1 - 10 / 365.25)
    let share = Double(meals.count) / Double(max(1, eaten.count))
    let wanted = Double(itemsPerDay) / logged / (1 - Self.tiredness / 2) * share
    let count = Int(wanted) + (random.happens(wanted - wanted.rounded(.down)) ? 1 : 0)
    return try with(count, items: meals, member: member, seed: (number, day.number))
  }

  /// Removes the items with the fewest calories, or adds small side dishes, until the meals have `count` items in
  /// total.
  private func with(
    _ count: Int, items meals: [DemoMeal], member: DemoMember, seed: (Int, Int)
  ) throws(LarderError) -> [DemoMeal] {
    var random = DemoRandom(.density, seed.0, seed.1)
    var meals = meals
    var now = meals.reduce(0) { $0 + $1.items.count }
    while now > count {
      guard
        let meal = meals.indices.filter({ !meals[$0].items.isEmpty }).min(by: {
          lightest(meals[$0]).1 < lightest(meals[$1]).1
        })
      else { break }
      meals[meal].items.remove(at: lightest(meals[meal]).0)
      now -= 1
    }
    var sides = meals.map { random.shuffled(pool(of: $0.slot)) }
    var meal = 0
    while now < count {
      if sides[meal].isEmpty { sides[meal] = random.shuffled(pool(of: meals[meal].slot)) }
      let item = try plan.kitchen.item(sides[meal].removeLast(), scale: 1, swaps: member.swaps)
      meals[meal].items.append(item)
      now += 1
      meal = (meal + 1) % meals.count
    }
    return meals.filter { !$0.items.isEmpty }
  }

  private func pool(of slot: Slot) -> [DemoServing] {
    switch slot {
    case .breakfast: plan.menu.breakfastSides
    case .lunch, .dinner: plan.menu.sides
    case .snack: plan.menu.snackSides
    }
  }

  /// The index and the calories of the item with the fewest calories.
  private func lightest(_ meal: DemoMeal) -> (Int, Double) {
    let calories = meal.items.map { $0.nutrients.calories ?? 0 }
    let place = calories.indices.min { calories[$0] < calories[$1] } ?? 0
    return (place, calories.isEmpty ? .infinity : calories[place])
  }
}
