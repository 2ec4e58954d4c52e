/// A meal as it was eaten, whether or not it is logged.
struct DemoMeal {
  var slot: Slot
  /// The time of the meal, in minutes after midnight.
  var minute: Int
  var items: [MealItem]
  /// Whether the meal was made at home from ingredients bought in a store.
  var isHome = true
  var note: String?

  var calories: Double { items.reduce(0) { $0 + ($1.nutrients.calories ?? 0) } }
}

/// Decides what the family eats.
///
/// The result depends only on the date and the member, so it is the same every time.
struct DemoPlan {
  let kitchen: DemoKitchen
  let menu = DemoMenu()

  /// What a member eats on a day; nothing while the family is away.
  func meals(of member: DemoMember, number: Int, on day: Day) throws(LarderError) -> [DemoMeal] {
    guard !Self.isAway(day) else { return [] }
    var random = DemoRandom(.member, number, day.number)
    let target = member.calories * Self.appetite(on: day, &random)
    var meals = [try breakfast(of: member, number: number, on: day, &random)]
    let scale = min(1.6, max(0.45, target / Self.tableCalories))
    meals.append(try lunch(of: member, scale: scale, on: day, &random))
    meals.append(try dinner(of: member, scale: scale, on: day, &random))
    meals += try snacks(of: member, upTo: target - meals.reduce(0) { $0 + $1.calories }, on: day, &random)
    for index in meals.indices where random.happens(0.02) {
      meals[index].note = meals[index].note ?? random.one(of: Self.notes)
    }
    return meals.filter { !$0.items.isEmpty }.sorted { $0.minute < $1.minute }
  }

  /// The daily energy in kcal of a person who eats exactly the amounts in the dish table.
  private static let tableCalories = 2200.0
  private static let notes = [
    "new recipe: again!", "too salty", "on the train", "with friends", "in the garden", "had seconds",
    "birthday at work",
    "from the bakery", "before the match",
  ]

  // MARK: Days

  static func isWeekend(_ day: Day) -> Bool { day.weekday.number >= 6 }
  /// The number of the Monday-to-Sunday week that contains a day, counted from January 1970.
  private static func week(_ day: Day) -> Int { day.weekStart().number / 7 }

  /// Ten days in August on which nobody cooks or logs.
  static func isAway(_ day: Day) -> Bool {
    let (year, month, number) = day.civil
    var random = DemoRandom(.family, year)
    let start = random.whole(in: 2...20)
    return month == 8 && (start..<start + 10).contains(number)
  }

  /// The energy eaten on a day, as a share of the usual energy.
  ///
  /// The share is higher on weekends, in winter and over the holidays, and changes slowly over the years.
  private static func appetite(on day: Day, _ random: inout DemoRandom) -> Double {
    let (_, month, number) = day.civil
    let season = [0.02, 0.01, 0, -0.01, -0.02, -0.03, -0.03, -0.02, 0, 0.01, 0.02, 0.03][month - 1]
    let holidays = month == 12 && number >= 24 ? 0.12 : 0
    return 1 + season + holidays + drift(on: day) + (isWeekend(day) ? 0.07 : -0.015) + 0.065 * random.normal()
  }

  /// A slow variation of the energy eaten, by up to 5 % up or down, which repeats every six years.
  private static func drift(on day: Day) -> Double {
    let period = 2192
    let phase = Double((day.number % period + period) % period) / Double(period)
    return 0.05 * (phase < 0.5 ? 4 * phase - 1 : 3 - 4 * phase)
  }

  // MARK: Meals

  /// The member's breakfast: on weekdays one of the member's habits, on weekends the same breakfast for everybody.
  private func breakfast(
    of member: DemoMember, number: Int, on day: Day, _ random: inout DemoRandom
  ) throws(LarderError) -> DemoMeal {
    let scale = member.calories / Self.tableCalories
    if Self.isWeekend(day) {
      var family = DemoRandom(.family, day.number, 1)
      let minute = 535 + family.whole(in: 0...55)
      let dish = family.one(of: menu.weekendBreakfasts)
      return try meal(.breakfast, at: minute, dish, for: member, scale: scale)
    }
    // Habits change: after a year and a half, the next one becomes the favorite.
    let worn = max(0, day.number) / 548 + number
    let rank = random.unit()
    let choice = (worn + (rank < 0.62 ? 0 : rank < 0.85 ? 1 : rank < 0.95 ? 2 : 3)) % max(1, member.habits.count)
    let dish = menu.breakfasts[member.habits[choice]]
    return try meal(.breakfast, at: member.breakfastMinute + random.whole(in: -8...14), dish, for: member, scale: scale)
  }

  private func lunch(
    of member: DemoMember, scale: Double, on day: Day, _ random: inout DemoRandom
  ) throws(LarderError) -> DemoMeal {
    let portion = scale * (1 + 0.05 * random.normal())
    if Self.isWeekend(day) {
      var family = DemoRandom(.family, day.number, 2)
      let minute = 765 + family.whole(in: 0...50)
      return try meal(.lunch, at: minute, family.one(of: menu.lunchesAtHome), for: member, scale: portion)
    }
    let minute = 725 + random.whole(in: 0...50)
    if random.happens(0.15), let rest = dinnerDish(on: day - 1) {
      var lunch = try meal(.lunch, at: minute, rest, for: member, scale: portion * 0.8)
      lunch.note = "the rest of yesterday"
      return lunch
    }
    var lunch = try meal(.lunch, at: minute, random.one(of: menu.lunchesOut), for: member, scale: portion)
    lunch.isHome = false
    return lunch
  }

  private func dinner(
    of member: DemoMember, scale: Double, on day: Day, _ random: inout DemoRandom
  ) throws(LarderError) -> DemoMeal {
    var family = DemoRandom(.family, day.number, 3)
    let minute = 1105 + family.whole(in: 0...50)
    let portion = scale * (1 + 0.06 * random.normal())
    return try meal(.dinner, at: minute, dinnerDish(on: day), for: member, scale: portion)
  }

  /// The dish for dinner; no dish is repeated within a week.
  private func dinnerDish(on day: Day) -> DemoDish? {
    var random = DemoRandom(.family, Self.week(day), 4)
    let month = day.civil.month
    let season = month >= 11 || month <= 2 ? menu.winterDinners : (5...8).contains(month) ? menu.summerDinners : []
    let dishes = random.shuffled(menu.dinners + season)
    let treats = random.shuffled(menu.treats)
    switch day.weekday {
    case .friday: return treats.first
    case .saturday: return random.happens(0.4) ? treats.last : dishes.dropFirst(4).first
    case .sunday: return random.one(of: menu.roasts)
    default: return dishes.dropFirst(day.weekday.number - 1).first
    }
  }

  /// Snacks between meals, with about `room` kcal in total.
  private func snacks(
    of member: DemoMember, upTo room: Double, on day: Day, _ random: inout DemoRandom
  ) throws(LarderError) -> [DemoMeal] {
    var left = room
    var afternoon = DemoMeal(slot: .snack, minute: 920 + random.whole(in: 0...70), items: [])
    var evening = DemoMeal(slot: .snack, minute: 1230 + random.whole(in: 0...60), items: [])
    func add(_ dish: DemoDish?, to meal: inout DemoMeal) throws(LarderError) {
      for serving in dish?.servings ?? [] {
        let item = try kitchen.item(serving, scale: 1, swaps: member.swaps)
        guard !meal.items.contains(item) else { continue }
        meal.items.append(item)
        left -= item.nutrients.calories ?? 0
      }
    }
    if day.weekday == .sunday, random.happens(0.6) {
      var family = DemoRandom(.family, day.number, 5)
      try add(family.one(of: menu.cakes), to: &afternoon)
    }
    let isNightOff = day.weekday == .friday || day.weekday == .saturday
    if member.isAdult, random.happens(isNightOff ? 0.5 : 0.12) { try add(random.one(of: menu.evenings), to: &evening) }
    let choices = menu.snacks + ((5...8).contains(day.civil.month) ? menu.summerSnacks + menu.summerSnacks : [])
    for round in 0..<6 where left > 70 || (round == 0 && random.happens(0.5)) {
      if round < 2 || round == 3 {
        try add(random.one(of: choices), to: &afternoon)
      } else {
        try add(random.one(of: choices), to: &evening)
      }
    }
    return [afternoon, evening]
  }

  private func meal(
    _ slot: Slot, at minute: Int, _ dish: DemoDish?, for member: DemoMember, scale: Double
  ) throws(LarderError) -> DemoMeal {
    var items: [MealItem] = []
    for serving in dish?.servings ?? [] {
      let item = try kitchen.item(serving, scale: scale, swaps: member.swaps)
      if !items.contains(where: { $0.name == item.name }) { items.append(item) }
    }
    return DemoMeal(slot: slot, minute: minute, items: items)
  }
}
