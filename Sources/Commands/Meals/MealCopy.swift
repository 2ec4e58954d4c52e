internal import Domain
internal import Figures
internal import Store
internal import Text

/// `meal copy`: logs a meal or a whole day again, with the nutrients that were logged then.
struct MealCopy {
  let session: Session
  let invocation: Invocation

  func run() throws -> any Report {
    let profile = try session.read { try session.profile(in: $0) }
    let (text, when) = splitAtSign(invocation.text)
    let target = try when.map { try WhenReader(days: session.days).read($0) } ?? WhenPhrase()
    let wordCount = text.split(separator: " ").count
    let words = Array(invocation.words.prefix(wordCount))
    guard !words.isEmpty else {
      throw LarderError(
        .missingArgument, "`meal copy` needs a meal or a day", hint: MealFinder.forms + ", or a day such as `yesterday`"
      )
    }
    if let (day, used) = session.days.read(words.map(\.text)), used == words.count {
      return try copy(day: day, to: target, for: profile)
    }
    let meal = try MealFinder(session: session, invocation: invocation).find(words, for: profile)
    var place = target
    if place.slot == nil, place.minuteOfDay == nil { place.slot = meal.slot }
    var draft = try MealComposer(session: session).place(place)
    draft.lists = [meal.items]
    draft.notes = meal.notes
    return try MealLog(session: session, label: invocation.label).save(draft)
  }

  private func copy(day: Day, to target: WhenPhrase, for profile: Profile) throws -> any Report {
    let meals = try session.read { try $0.profile(profile.id).meals(on: day, slot: nil) }
    let goal = target.day ?? session.today
    guard !meals.isEmpty else {
      throw invocation.error(
        .unknownMeal, "\(profile.name) logged nothing on \(DayText.weekday(day))", at: invocation.words.first,
        hint: "`meal list` shows the meals")
    }
    guard goal != day else {
      throw invocation.error(
        .notAllowed, "\(DayText.weekday(day)) cannot be copied onto itself", at: invocation.words.first,
        hint: "name another day after @, such as @tomorrow")
    }
    let written = try session.write(label: invocation.label, profile: profile) { writing in
      let records = writing.profile(profile.id)
      for meal in meals {
        let draft = MealDraft(
          day: goal, slot: target.slot ?? meal.slot,
          time: session.moment(goal, minute: target.minuteOfDay ?? meal.time.minuteOfDay),
          lists: [meal.items], notes: meal.notes)
        _ = try MealLog.put(draft, note: nil, through: records)
      }
      return try records.reading.meals(on: goal, slot: nil)
    }
    let kcal = meals.reduce(0) { $0 + $1.total[.calories] }
    return WriteReport(
      [
        StyledLine(
          "Copied \(meals.count.counted("meal")), \(Figure.text(kcal)) kcal, "
            + "from \(DayText.weekday(day)) to \(DayText.weekday(goal))")
      ],
      ["meals": .array(written.value.map { .meal($0) })], step: written.step,
      scope: "\(profile.name), \(DayText.relative(goal, to: session.today))")
  }
}
