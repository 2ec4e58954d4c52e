internal import Domain
internal import Matching
internal import Store

/// Saves drafts of meals and reports each day's new total.
struct MealLog {
  let session: Session
  /// The label of the step in history.
  let label: String

  /// Logs a draft for everybody who ate it; if the day already has a meal in the slot, the items are added to it.
  func save(_ draft: MealDraft, note: String? = nil) throws -> MealReport {
    let current = try draft.current ?? session.read { try session.profile(in: $0) }
    let written = try session.write(label: label, profile: current) {
      try put(draft, by: current, note: note, through: $0)
    }
    return report(draft, written.value, step: written.step)
  }

  /// What was written of a draft.
  struct Logged {
    /// Everybody who ate it, and the meal of each.
    let meals: [(profile: Profile, state: State)]
    let remarks: [String]
  }

  /// Logs a draft within a transaction that may write more.
  func put(
    _ draft: MealDraft, by current: Profile, note: String? = nil, through writing: WriteTransaction
  ) throws -> Logged {
    var draft = draft
    draft.lists = try draft.lists.map { try session.pendingFoods.saveFoods(of: $0, by: writing.foods) }
    let learned = try writing.profile(current.id).learnNames(from: draft.lists.flatMap { $0.map(\.line) })
    let profiles = draft.people.isEmpty ? [current] : draft.people
    let meals = try profiles.enumerated().map { place, profile in
      let records = writing.profile(profile.id)
      let (id, added) = try Self.put(draft, of: place, note: note, through: records)
      let state = try Self.state(of: id, added: added, through: records.reading, goals: records.reading.goals())
      return (profile: profile, state: state)
    }
    return Logged(meals: meals, remarks: learned.map { LineText.learned($0) })
  }

  /// The report of what `put` has written, once it is saved as a step.
  func report(_ draft: MealDraft, _ logged: Logged, step: Step?) -> MealReport {
    MealReport(
      sharing: logged.meals.map { profile, state in
        let lines = state.added.map { state.meal.items[$0 - 1].line }
        let fit = state.fit?.remarks(on: lines, foods: draft.foods) ?? []
        let remarks = draft.remarks + moved(draft, to: state.meal.time) + logged.remarks + fit
        return report(state, remarks, profile: profile, step: step)
      })
  }

  /// A remark that the meal already existed and keeps its time; empty unless another time was typed.
  private func moved(_ draft: MealDraft, to time: Moment) -> [String] {
    let isElsewhere = draft.isTimeSaid && time.minuteOfDay != draft.time.minuteOfDay
    return isElsewhere ? ["added to the \(draft.slot.rawValue) of \(time.clock); `meal edit` changes its time"] : []
  }

  /// The report that saving the draft would return; nothing is saved.
  func preview(_ draft: MealDraft, note: String? = nil) throws -> MealReport {
    guard !draft.people.isEmpty else { return try preview(draft, of: 0, note: note, for: nil) }
    return MealReport(
      sharing: try draft.people.enumerated().map { try preview(draft, of: $0.offset, note: note, for: $0.element) })
  }

  private func preview(_ draft: MealDraft, of place: Int, note: String?, for person: Profile?) throws -> MealReport {
    var meal = draft.meal(of: place)
    meal.notes = note
    let added = Array(meal.items.indices.map { $0 + 1 })
    let (profile, state): (Profile?, State) = try session.read { reading in
      guard let profile = try person ?? session.profileIfAny(in: reading) else {
        return (nil, State(meal: meal, added: added, dayTotal: meal.total, goals: .default))
      }
      let records = reading.profile(profile.id)
      var (total, items) = try Self.total(of: draft.day, through: records)
      total.add(meal.total)
      items += meal.items.count { !$0.isSkipped }
      return (
        profile, try Self.state(meal, added: added, (total, items), records.goals() ?? .default, through: records)
      )
    }
    let fit = state.fit?.remarks(on: meal.items.map(\.line), foods: draft.foods) ?? []
    var report = report(state, draft.remarks + fit, profile: profile, step: nil)
    report.isPreview = true
    return report
  }

  struct State {
    var meal: Meal
    let added: [Int]
    let dayTotal: NutrientTotal
    let goals: MacroGoals
    /// How the meal fits the limits and the diet; nil if there is no profile.
    var fit: MealFit?
  }

  func report(_ state: State, _ remarks: [String], profile: Profile?, step: Step?) -> MealReport {
    MealReport(
      profile: profile?.name, today: session.today, meal: state.meal, added: state.added, dayTotal: state.dayTotal,
      goals: state.goals, limits: state.fit?.limits ?? [], remarks: remarks, step: step)
  }

  /// Saves the items: adds them to the day's meal in the slot if there is one, otherwise makes a new meal of them.
  static func put(_ draft: MealDraft, of place: Int = 0, note: String?, through records: ProfileWriter) throws -> (
    id: Int, added: [Int]
  ) {
    guard var meal = try records.reading.meals(on: draft.day, slot: draft.slot).last else {
      var meal = draft.meal(of: place)
      meal.notes = note ?? draft.notes
      let saved = try records.insert(meal)
      return (saved.id, saved.items.indices.map { $0 + 1 })
    }
    if let note {
      meal.notes = try MealText.note([meal.notes, note].compactMap(\.self).joined(separator: "; "))
      try records.update(meal)
    }
    return (meal.id, try records.append(draft.items(of: place), to: meal.id))
  }

  static func state(of id: Int, added: [Int], through records: ProfileReader, goals: MacroGoals?) throws -> State {
    guard let meal = try records.meal(id) else {
      throw LarderError(.unknownMeal, "meal #\(id) is gone", hint: "`meal list` shows what there is")
    }
    let day = try total(of: meal.day, through: records)
    return try state(meal, added: added, day, goals ?? .default, through: records)
  }

  private static func state(
    _ meal: Meal, added: [Int], _ day: (total: NutrientTotal, items: Int), _ goals: MacroGoals,
    through records: ProfileReader
  ) throws -> State {
    let dishes = Set(added.compactMap { meal.items[$0 - 1].line.recipe?.id })
    let fit = try MealFit(day.total, items: day.items, dishes: dishes, goals: goals, through: records)
    return State(meal: meal, added: added, dayTotal: day.total, goals: goals, fit: fit)
  }

  /// The sum of a day's nutrients, and the number of items in the sum.
  private static func total(of day: Day, through records: ProfileReader) throws -> (total: NutrientTotal, items: Int) {
    let sum = try records.daySums(from: day, to: day).first
    return (sum?.total ?? NutrientTotal(), sum?.items ?? 0)
  }
}
