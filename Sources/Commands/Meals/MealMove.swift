internal import Domain
internal import Store
internal import Text

/// `meal move`: puts a meal on another day, in another slot, or into somebody else's diary, as one step.
struct MealMove {
  let session: Session
  let invocation: Invocation

  func run() throws -> any Report {
    let author = try session.read { try session.profile(in: $0) }
    var (typed, owner) = try invocation.afterOwner(session)
    let (words, said) = try TypedTarget.split(typed, session)
    guard var target = said, !words.isEmpty else {
      throw LarderError(
        .missingArgument, "`meal move` needs a meal and, after @, where it belongs",
        hint: "such as `meal move last @yesterday`, `meal move 12 @lunch` or `meal move last @max`")
    }
    // In `lunch @max @mia`, the first names whose lunch it is.
    if owner == nil, target.people.count == 2, typed.words.count(where: \.beginsPerson) > 1 {
      owner = target.people.removeFirst()
    }
    guard target.people.count < 2 else {
      let names = target.people.map { SafeText.visible($0.name) }
      throw invocation.error(
        .badValue, "a meal can be moved to one person only", at: invocation.words.last,
        hint: "`meal move @\(names[0]) \(words.map(\.raw).joined(separator: " ")) @\(names[1])` moves it from "
          + "\(names[0]) to \(names[1]); `meal copy` logs it for several")
    }
    typed = typed.with(words: words)
    let found = try MealFinder(typed, session, of: owner, by: author).find(words)
    let (meal, profile) = (found.meal, found.owner)
    let goal = target.people.first ?? profile
    let (day, slot) = (target.phrase.day ?? meal.day, target.phrase.slot ?? meal.slot)
    let minute = target.phrase.minuteOfDay ?? Self.minute(of: meal, in: slot)
    guard goal.id != profile.id || (day, slot, minute) != (meal.day, meal.slot, meal.time.minuteOfDay) else {
      throw invocation.error(
        .notAllowed, "meal #\(meal.id) is there already", at: invocation.words.last,
        hint: "name another day, meal, time or profile after @")
    }
    let time = session.moment(day, minute: minute)
    let written = try session.write(label: invocation.label, profile: author) { writing in
      let (from, to) = (writing.profile(profile.id), writing.profile(goal.id))
      var moved = try MealCommands.current(meal, through: from)
      let other = try to.reading.meals(on: day, slot: slot).last
      if goal.id == profile.id, other == nil || other?.id == moved.id {
        (moved.day, moved.slot, moved.time) = (day, slot, time)
        try from.update(moved)
        return try MealLog.state(of: moved.id, added: [], through: from.reading, goals: from.reading.goals())
      }
      let draft = MealDraft(day: day, slot: slot, time: time, lists: [moved.items])
      let (id, added) = try MealLog.put(draft, note: moved.notes, through: to)
      try from.delete(moved.id)
      return try MealLog.state(of: id, added: added, through: to.reading, goals: to.reading.goals())
    }
    let whose = goal.id == profile.id ? [] : ["moved from \(profile.name) to \(goal.name)"]
    return MealLog(session: session, label: invocation.label).report(
      written.value, whose, profile: goal, step: written.step)
  }

  /// The time of a meal after it moves to another slot, in minutes after midnight.
  ///
  /// If the meal's time is typical of the old slot, the meal gets the usual time of the new slot. Otherwise it keeps
  /// its time.
  static func minute(of meal: Meal, in slot: Slot) -> Int {
    let minute = meal.time.minuteOfDay
    return slot != meal.slot && Slot.at(minuteOfDay: minute) == meal.slot ? slot.usualMinute : minute
  }
}
