internal import Domain
internal import Figures
internal import Store
internal import Text

/// `meal copy`: logs a meal or a whole day again, for the profile in use or for others.
///
/// The copy keeps the nutrients that were logged with the original.
struct MealCopy {
  let session: Session
  let invocation: Invocation

  func run() throws -> any Report {
    let author = try session.read { try session.profile(in: $0) }
    let (typed, owner) = try invocation.afterOwner(session)
    let (words, target) = try TypedTarget.split(typed, session)
    guard !words.isEmpty else {
      throw LarderError(
        .missingArgument, "`meal copy` needs a meal or a day", hint: MealFinder.forms + ", or a day such as `yesterday`"
      )
    }
    let place = target ?? TypedTarget()
    if let (day, used) = session.days.forMeals.read(words.map(\.text)), used == words.count {
      return try copy(day: day, of: owner ?? author, to: place, by: author)
    }
    let meal = try MealFinder(typed.with(words: words), session, of: owner, by: author).find(words).meal
    var phrase = place.phrase
    if phrase.slot == nil, phrase.minuteOfDay == nil { phrase.slot = meal.slot }
    var draft = try MealComposer(session: session).place(phrase)
    draft.lists = [meal.items]
    draft.notes = meal.notes
    draft.people = place.people
    draft.logged = try logged(by: place.people.isEmpty ? [author] : place.people, on: draft.day)
    return try MealLog(session: session, label: invocation.label).save(MealCheck(session: session).checked(draft))
  }

  /// What each of these people has already logged on a day.
  private func logged(by people: [Profile], on day: Day) throws -> [[LoggedItem]] {
    try session.read { reading in try people.map { try reading.profile($0.id).loggedItems(on: day) } }
  }

  private func copy(day: Day, of profile: Profile, to target: TypedTarget, by author: Profile) throws -> any Report {
    let meals = try session.read { try $0.profile(profile.id).meals(on: day, slot: nil) }
    let goal = target.phrase.day ?? session.today
    let people = target.people.isEmpty ? [author] : target.people
    guard !meals.isEmpty else {
      throw invocation.nothingLogged(by: profile, on: day, at: invocation.words.first)
    }
    guard goal != day || !people.contains(where: { $0.id == profile.id }) else {
      throw invocation.error(
        .notAllowed, "\(DayText.weekday(day)) cannot be copied onto itself", at: invocation.words.first,
        hint: "name another day after @, such as @tomorrow")
    }
    let drafts = try people.map { person in
      let logged = try self.logged(by: [person], on: goal)
      return (
        person: person,
        meals: try meals.compactMap { meal -> MealDraft? in
          let draft = MealDraft(
            day: goal, slot: target.phrase.slot ?? meal.slot,
            time: session.moment(goal, minute: target.phrase.minuteOfDay ?? meal.time.minuteOfDay),
            lists: [meal.items], notes: meal.notes, people: [person], logged: logged)
          do {
            return try MealCheck(session: session).checked(draft)
          } catch let error as LarderError where error.code == .needsAnswer {
            // All of this meal is there already; the others are copied.
            return nil
          }
        }
      )
    }
    guard drafts.contains(where: { !$0.meals.isEmpty }) else {
      throw LarderError(.needsAnswer, "every item was left out", outcome: .nothing(.written))
    }
    let remarks = drafts.flatMap { $0.meals.flatMap(\.remarks) }.unique
    let written = try session.write(label: invocation.label, profile: author) { writing in
      try drafts.flatMap { person, meals in
        let records = writing.profile(person.id)
        for draft in meals { _ = try MealLog.put(draft, note: nil, through: records) }
        return try records.reading.meals(on: goal, slot: nil)
      }
    }
    // If the copy goes from one person to another, name both, since the days may be the same.
    let isOwn = people.map(\.id) == [profile.id]
    let names = people.map(\.name).joined(separator: ", ")
    let (giver, taker) = isOwn ? ("", "") : (" (\(profile.name))", " (\(names))")
    let copied = drafts.map(\.meals).max { $0.count < $1.count } ?? []
    let kcal = Meal.total(of: copied.flatMap { $0.items(of: 0) })[.calories]
    return WriteReport(
      [
        StyledLine(
          "Copied \(copied.count.counted("meal")), \(Figure.text(kcal)) kcal, "
            + "from \(DayText.weekday(day))\(giver) to \(DayText.weekday(goal))\(taker)")
      ],
      ["meals": .array(written.value.map { .meal($0) })], step: written.step,
      scope: "\(names), \(DayText.relative(goal, to: session.today))", remarks: remarks)
  }
}
