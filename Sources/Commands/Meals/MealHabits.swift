internal import Domain
internal import Matching
internal import Store

/// What a profile is likely to log, judging by its last 90 days.
struct MealHabits {
  let session: Session
  let profile: Profile

  /// How often a food or a slot must have been logged to count as a habit.
  private static let minimumTimes = 2
  /// The number of latest meals that are searched for the amount in which a food was last eaten.
  private static let recentMeals = 60

  /// The slot that the next meal of a day is probably for; nil if no slot is likely.
  ///
  /// For today, it is the slot of the current time if that slot has no meal yet. Otherwise it is the slot without a
  /// meal in which most items are usually logged; for today, only slots whose usual time has come are considered. If no
  /// slot without a meal is a habit, it is the slot of the current time for today, and nil for any other day.
  func slot(on day: Day) throws -> Slot? {
    let isToday = day == session.today
    let now = session.now.minuteOfDay
    let byClock = isToday ? Slot.at(minuteOfDay: now) : nil
    return try session.read { reading in
      let records = reading.profile(profile.id)
      let logged = Set(try records.meals(on: day).map(\.slot))
      if let byClock, !logged.contains(byClock) { return byClock }
      let minute = now < session.settings.dayStart ? now + 24 * 60 : now
      let open = Slot.allCases.filter { !logged.contains($0) && (!isToday || $0.usualMinute <= minute) }
      let counts = try open.map { slot in
        (slot: slot, count: try records.habitCounts(slot: slot, to: day).values.reduce(0, +))
      }
      let best = counts.max { $0.count < $1.count }
      return best.flatMap { $0.count >= Self.minimumTimes ? $0.slot : nil } ?? byClock
    }
  }

  /// The food most often logged in the slot, with the amount in which it was last eaten, as text that a user would
  /// type.
  ///
  /// Nil if no food is a habit in this slot, or if the meal already has all foods that are habits.
  func item(of slot: Slot, on day: Day, besides meal: Meal?) throws -> String? {
    let logged = Set(meal?.items.compactMap { $0.food?.id } ?? [])
    let found = try session.read { reading -> (name: String, amount: String?)? in
      let records = reading.profile(profile.id)
      let counts = try records.habitCounts(slot: slot, to: day)
      let habits = counts.filter { $0.value >= Self.minimumTimes && !logged.contains($0.key) }
      guard let best = habits.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        let food = try reading.foods.get(best.key)
      else { return nil }
      let items = try records.meals(last: Self.recentMeals).filter { $0.slot == slot }.flatMap { $0.items.reversed() }
      return (food.name, items.first { $0.food?.id == food.id }?.amountText)
    }
    guard let found else { return nil }
    let name = Word.typed(inList: found.name)
    // Don't offer an amount that would be read differently next to this name.
    return [found.amount.map { "\($0) \(name)" }, name].compactMap(\.self).first { text in
      guard let phrases = try? session.withBank({ try Resolver($0, purpose: .eaten).phrases(text) }) else {
        return false
      }
      return phrases.count == 1 && phrases[0].name == found.name && phrases[0].doubt == nil
    }
  }
}
