internal import Domain
internal import Figures
internal import Matching
internal import Store
internal import Text

/// The end of cooking: if the user wants, logs what was eaten and writes a note for next time.
struct CookEnd {
  let session: Session
  let scene: CookScene

  private var recipe: Recipe { scene.recipe }

  /// Asks, writes, and leaves cook mode; running timers stay unless the user stops them.
  ///
  /// If nobody can be asked, cooking ends and nothing is written. Throws `interrupted` if the user leaves a question.
  /// After an error nothing has been written, and cooking goes on.
  func run() throws -> CookMode.Answer {
    var plan = Plan()
    if session.dialogue.isInteractive, !session.globals.isYes { plan = try ask() }
    var report = CookEndReport(
      recipe: recipe, photo: session.photo(of: recipe), stopped: plan.stopped.count,
      running: scene.timers.filter { $0.isRunning(at: scene.now) }.count - plan.stopped.count,
      next: try nextTitle())
    try write(plan, in: &report)
    session.cooking = nil
    return (report, report.step == nil ? .session : .writes)
  }

  /// What the user wants to be written, and which timers to stop.
  private struct Plan {
    var meal: (servings: Double, people: [Profile], when: WhenPhrase)?
    var note: String?
    /// The IDs of the running timers to stop.
    var stopped: [Int] = []
  }

  /// The title of the recipe that was put aside for this one; nil if no recipe was put aside.
  private func nextTitle() throws -> String? {
    guard let next = scene.place.next else { return nil }
    return try session.read { try $0.recipes(of: scene.profile.id).recipe(next.recipe)?.title }
  }

  // MARK: Questions

  private func ask() throws -> Plan {
    session.dialogue.show([
      StyledLine("\(recipe.title) is done. Enter alone skips a question; `?` explains it.", .bold)
    ])
    var plan = Plan()
    // Somebody who presses Enter twice at the last step has not seen this question, so Enter logs nothing.
    if let servings = try askServings() {
      let people = try askPeople()
      plan.meal = (servings, people, try askMeal())
    }
    plan.stopped = try askTimers()
    plan.note = try asking(
      Question("note for next time", preset: "none"),
      why: "What you want to know the next time, such as `less salt`. It is kept in the recipe, with today's date."
    ) { answer in
      guard !Self.isNothing(answer) else { return nil }
      // Check the note now, while it can still be typed in another way.
      _ = try noted(answer, in: recipe)
      return answer
    }
    return plan
  }

  private static func isNothing(_ answer: String) -> Bool {
    ["", "none", "no", "0", "nein", "keine", "-"].contains(PlainName.trimmed(answer).lowercased())
  }

  private func askServings() throws -> Double? {
    try asking(
      Question("servings to log for each", preset: "none", takesPasted: false),
      why:
        "How many servings each of those ate, such as 2 or 1.5; it is logged as a meal, as `eat` would. Enter logs none."
    ) { answer in
      if Self.isNothing(answer) { return nil }
      return try RecipeCheck.servings(typed: answer)
    }
  }

  private func askPeople() throws -> [Profile] {
    try asking(
      Question("who ate", preset: scene.profile.name, kind: .profile),
      why: "The profiles for which these servings are logged, such as `Dad and Mom`, or `all`."
    ) { answer in
      let names = PlainName.trimmed(answer.replacing(",", with: " ").replacing(" and ", with: " "))
      guard !names.isEmpty else { return [] }
      return try session.read { reading in
        let phrase = try session.whenReader(reading).read(names)
        guard !phrase.people.isEmpty else {
          throw LarderError(.unknownProfile, "`\(answer)` names nobody", hint: "such as Dad, Mom, or all")
        }
        return try phrase.people.map { try session.profile(named: $0, in: reading) }
      }
    }
  }

  /// The IDs of this recipe's running timers that the user wants to stop; asks only if any are running.
  private func askTimers() throws -> [Int] {
    let running = scene.timers.filter { $0.isRunning(at: scene.now) && $0.recipe == recipe.title }
    guard !running.isEmpty else { return [] }
    let names = running.map { CookText.brief($0, at: scene.now) }.joined(separator: ", ")
    return try asking(
      Question("stop \(running.count.counted("timer")): \(names)", preset: "no", kind: .choice(["yes", "no"])),
      why: "The dish is done, and these timers still run; `no` lets them ring."
    ) { answer in
      guard !Self.isNothing(answer) else { return [] }
      return try SaveAnswer.isYes(answer) ? running.map(\.id) : []
    }
  }

  private func askMeal() throws -> WhenPhrase {
    let usual = Slot.at(minuteOfDay: session.now.minuteOfDay)
    let question = Question("meal", preset: usual.rawValue, kind: .choice(Slot.allCases.map(\.rawValue)))
    return try asking(
      question,
      why: "The meal of the day to which it belongs: breakfast, lunch, dinner or snack; a time or day may follow."
    ) { answer in
      let text = PlainName.trimmed(answer)
      guard !text.isEmpty else { return WhenPhrase(slot: usual) }
      var phrase = try session.read { try session.whenReader($0).read(text) }
      phrase.people = []
      return phrase
    }
  }

  /// Asks until the answer can be read.
  ///
  /// `why` is the explanation that `?` shows.
  private func asking<Value>(_ question: Question, why: String, _ read: (String) throws -> Value) throws -> Value {
    while true {
      let answer = SafeText.visible(try session.dialogue.ask(question))
      if FormAnswer(answer, behind: "", isSentence: false) == .why {
        session.dialogue.show { canvas in canvas.show(why).wrapped(to: canvas.width).map { StyledLine($0, .faint) } }
        continue
      }
      do { return try read(answer) } catch let error as LarderError where error.code != .interrupted {
        session.dialogue.show(error)
      }
    }
  }

  // MARK: Writing

  /// Writes the meal and the note as a single step for `undo`, and ends cooking with them.
  ///
  /// All of it is one transaction: whoever types `finish` again after an error must not log the meal twice.
  private func write(_ plan: Plan, in report: inout CookEndReport) throws {
    let meal = try plan.meal.map { try draft(of: $0) }
    let label = [meal?.label, plan.note.map { "note \(SafeText.stored($0))" }].compactMap(\.self)
      .joined(separator: ", ")
    let log = MealLog(session: session, label: label)
    let over = scene.timers.filter { $0.isOver(at: scene.now) && $0.recipe == recipe.title }.map(\.id) + plan.stopped
    let written = try session.write(label: label, profile: meal == nil ? nil : scene.profile) { writing in
      let logged = try meal.map { try log.put($0.draft, by: scene.profile, through: writing) }
      let noted = try plan.note.map { try write($0, through: writing) }
      let cooking = try writing.cooking(of: scene.profile.id)
      try cooking.remove(timers: over)
      try cooking.end()
      return (logged: logged, noted: noted)
    }
    report.step = written.step
    if let meal, let logged = written.value.logged {
      report.meal = log.report(meal.draft, logged, step: written.step)
    }
    if let noted = written.value.noted { report.recipe = noted }
    report.note = plan.note.map(dated)
  }

  /// The meal that logs servings as `eat` does, and the line that would log them.
  private func draft(
    of meal: (servings: Double, people: [Profile], when: WhenPhrase)
  ) throws -> (draft: MealDraft, label: String) {
    let unit = meal.servings == 1 ? "serving" : "servings"
    let line = try recipe.line(.count(meal.servings, unit: unit))
    var draft = try MealComposer(session: session).place(meal.when)
    (draft.people, draft.current, draft.lists) = (meal.people, scene.profile, [[MealItem(line)]])
    let owners = meal.people.isEmpty ? [scene.profile] : meal.people
    draft.logged = try session.read { reading in
      try owners.map { try reading.profile($0.id).loggedItems(on: draft.day) }
    }
    let people = meal.people.map { " @\($0.name)" }.joined()
    let label = "eat \(Figure.short(meal.servings)) \(unit) of \(recipe.title) @\(draft.slot.rawValue)\(people)"
    return (try MealCheck(session: session).checked(draft), label)
  }

  /// Writes a dated note into the recipe, as a single step for `undo`, and shows the note.
  func note(_ text: String) throws -> any Report {
    let written = try session.write(label: "note \(SafeText.stored(text))", profile: nil) {
      try write(text, through: $0)
    }
    return WriteReport(
      [StyledLine("Noted in \(recipe.title): \(dated(text))", .bold)],
      ["recipe": RecipeJSON.recipe(written.value, photo: session.photo(of: written.value))], step: written.step,
      scope: "the household")
  }

  /// The notes of a recipe followed by a new, dated note; throws `outOfRange` if the notes would be too long.
  private func noted(_ text: String, in recipe: Recipe) throws -> String? {
    try RecipeCheck.text(
      [recipe.notes, dated(text)].compactMap(\.self).joined(separator: "\n"), "the notes of a recipe")
  }

  private func dated(_ text: String) -> String { "\(session.today.iso): \(SafeText.stored(text))" }

  /// Adds a note to the recipe as it is now, and returns the recipe.
  private func write(_ text: String, through writing: WriteTransaction) throws -> Recipe {
    let book = writing.recipes(of: scene.profile.id)
    guard var recipe = try book.reading.recipe(recipe.id) else {
      throw LarderError(.unknownRecipe, "\(recipe.title) has just been deleted", outcome: .nothing(.written))
    }
    recipe.notes = try noted(text, in: recipe)
    return try book.update(recipe)
  }
}

/// What the end of cooking has written.
struct CookEndReport: Report {
  var recipe: Recipe
  /// What is known about the recipe's photo; nil if it has no photo.
  let photo: RecipePhoto?
  /// The number of timers that were stopped, and the number of timers that still run.
  let stopped: Int
  let running: Int
  /// The title of the recipe that was put aside for this one; nil if no recipe was put aside.
  let next: String?
  /// The meal that was logged; nil if no meal was logged.
  var meal: MealReport?
  /// The note that was written, with its date; nil if no note was written.
  var note: String?
  /// The step with the meal and the note; nil if neither was written.
  var step: Step?

  var json: JSON {
    var members: [String: JSON] = ["recipe": RecipeJSON.recipe(recipe, photo: photo)]
    if case .object(let logged)? = meal?.json { members["meal"] = logged["meal"] }
    members["undo"] = .optional(step?.id)
    return .object(members)
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    var lines = meal.map { $0.text(on: canvas) } ?? []
    var sentences: [String] = []
    if let note {
      sentences.append("Noted in \(recipe.title): \(note)")
      sentences.append(meal == nil ? "`undo` takes the note back" : "`undo` takes the meal and the note back")
    }
    if meal == nil, note == nil { sentences.append("\(recipe.title) is finished.") }
    if stopped > 0 { sentences.append("\(stopped.counted("timer")) \(stopped == 1 ? "is" : "are") stopped.") }
    if let next { sentences.append("`cook` goes on with \(next).") }
    if running > 0 { sentences.append("\(running.counted("timer")) \(running == 1 ? "runs" : "run") on.") }
    lines += sentences.flatMap { canvas.show($0).wrapped(to: canvas.width) }.map { StyledLine($0) }
    return lines
  }
}
