internal import Domain
internal import Matching
internal import Store

/// What a profile is likely to log, as its last 90 days have it.
struct MealHabits {
  let session: Session
  let profile: Profile

  /// From so many times on it is a habit.
  private static let leastTimes = 2
  /// In so many meals the usual amount is looked for.
  private static let recentMeals = 60

  /// The slot that a meal of the day is probably for: the clock's; where that is logged already, or on another day, of the
  /// slots still open the one that most is logged in.
  ///
  /// Today only a slot whose time has come. Nil where nothing points to one.
  func slot(on day: Day) throws -> Slot? {
    let isToday = day == session.today
    let now = session.now.minuteOfDay
    let byClock = isToday ? Slot.at(minuteOfDay: now) : nil
    return try session.read { reading in
      let door = reading.profile(profile.id)
      let logged = Set(try door.meals(on: day).map(\.slot))
      if let byClock, !logged.contains(byClock) { return byClock }
      let minute = now < session.settings.dayStart ? now + 24 * 60 : now
      let open = Slot.allCases.filter { !logged.contains($0) && (!isToday || $0.usualMinute <= minute) }
      let counts = try open.map { slot in
        (slot: slot, count: try door.habitCounts(slot: slot, to: day).values.reduce(0, +))
      }
      let best = counts.max { $0.count < $1.count }
      return best.flatMap { $0.count >= Self.leastTimes ? $0.slot : nil } ?? byClock
    }
  }

  /// The food most often logged in the slot, in the amount of last time, as an item is typed; nil without a habit, or where
  /// the meal has it already.
  func item(of slot: Slot, on day: Day, besides meal: Meal?) throws -> String? {
    let logged = Set(meal?.items.compactMap { $0.food?.id } ?? [])
    let found = try session.read { reading -> (name: String, amount: String?)? in
      let door = reading.profile(profile.id)
      let counts = try door.habitCounts(slot: slot, to: day)
      let habits = counts.filter { $0.value >= Self.leastTimes && !logged.contains($0.key) }
      guard let best = habits.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        let food = try reading.foods.get(best.key)
      else { return nil }
      let items = try door.meals(last: Self.recentMeals).filter { $0.slot == slot }.flatMap { $0.items.reversed() }
      return (food.name, items.first { $0.food?.id == food.id }?.amountText)
    }
    guard let found else { return nil }
    let name = Word.typed(inList: found.name)
    // An amount that is read otherwise beside this name is none to offer.
    return [found.amount.map { "\($0) \(name)" }, name].compactMap(\.self).first { text in
      guard let phrases = try? session.withBank({ try Resolver($0, purpose: .eaten).phrases(text) }) else {
        return false
      }
      return phrases.count == 1 && phrases[0].name == found.name && phrases[0].doubt == nil
    }
  }
}
