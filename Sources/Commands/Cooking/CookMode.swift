internal import Domain
internal import Figures
internal import Store
internal import Text

/// Runs the lines that are typed in cook mode.
struct CookMode {
  let session: Session

  /// The report of a line, and the effect of the line: whether it made a step for `undo`.
  typealias Answer = (report: any Report, effect: CommandSpec.Effect)

  /// Runs a line; throws `LarderError`, in which case nothing has changed, or the error says what was saved.
  func run(_ text: String) throws -> Answer {
    let line = try CookLine.read(SafeText.visible(text))
    if line == .help { return (CookHelpReport(), .reads) }
    var scene: CookScene
    do { scene = try self.scene() } catch {
      // Cook mode can be left even if the file cannot be read.
      if line == .quit { session.cooking = nil }
      throw error
    }
    switch line {
    case .enter, .done:
      guard scene.place.step < scene.count else { return try CookEnd(session: session, scene: scene).run() }
      return (try move(&scene, to: scene.place.step + 1), .reads)
    case .back:
      guard scene.place.step > 1 else { return (try stepReport(["this is the first step"]), .reads) }
      return (try move(&scene, to: scene.place.step - 1), .reads)
    case .step(let number): return (try go(&scene, to: number), .reads)
    case .timer, .timers, .pause, .go, .reset, .stop, .more:
      return try CookTimers(session: session, scene: scene).run(line)
    case .time: return (time(scene), .reads)
    case .ingredients: return (CookIngredientsReport(scene: scene), .reads)
    case .tick(let numbers): return (try tick(numbers, &scene), .reads)
    case .servings(let number):
      scene.place.servings = number
      return (try move(&scene, to: scene.place.step), .reads)
    case .note(let text): return (try CookEnd(session: session, scene: scene).note(text), .writes)
    case .finish: return try CookEnd(session: session, scene: scene).run()
    case .quit: return (try leave(scene), .session)
    case .help: return (CookHelpReport(), .reads)
    }
  }

  // MARK: Where the person is

  /// Reads everything that is needed to carry out a line.
  ///
  /// If cooking cannot go on, leaves cook mode and throws an error: `notAllowed` if another profile is in use now or
  /// cooking was ended elsewhere, `unknownRecipe` if the recipe no longer exists.
  func scene() throws -> CookScene {
    let now = session.timerSeconds
    let (profile, place, recipe, timers) = try session.read { reading in
      let profile = try session.profile(in: reading)
      let place = try reading.cooking(of: profile.id).place()
      let recipe = try place.flatMap { try reading.recipes(of: profile.id).recipe($0.recipe) }
      return (profile, place, recipe, try session.timers(of: profile.id, in: reading))
    }
    guard profile.id == session.cooking else {
      session.cooking = nil
      throw LarderError(
        .notAllowed, "cook mode has ended, since \(profile.name) is in use now",
        hint: "`cook` goes on with what \(profile.name) cooks")
    }
    guard var place else {
      session.cooking = nil
      throw LarderError(.notAllowed, "cook mode was ended elsewhere", hint: "`cook RECIPE` begins again")
    }
    guard let recipe else { throw try ended(profile) }
    // Steps may have been removed since.
    place.step = max(1, min(place.step, recipe.steps.parts().count))
    return CookScene(profile: profile, recipe: recipe, place: place, timers: timers, now: now)
  }

  /// Ends cooking, because the recipe no longer exists, and returns the error that says so.
  func ended(_ profile: Profile) throws -> LarderError {
    session.cooking = nil
    try session.household().cook(profile: profile.id) { try $0.end() }
    return LarderError(
      .unknownRecipe, "the recipe that \(profile.name) was cooking is no longer in the book, so cooking has ended",
      hint: "if it was deleted by mistake, `undo` may bring it back")
  }

  /// The step that the user is at.
  func stepReport(isBeginning: Bool = false, _ remarks: [String] = []) throws -> CookStepReport {
    CookStepReport(scene: try scene(), isBeginning: isBeginning, remarks: remarks)
  }

  /// How long the step takes, how much time its timers have left, and how long the whole recipe takes.
  private func time(_ scene: CookScene) -> any Report {
    let times = (scene.step?.times ?? []).map(CookText.time)
    var sentences: [String] = []
    if let step = scene.step {
      sentences.append(
        times.isEmpty
          ? "Step \(step.number) says no time." : "Step \(step.number) says \(times.joined(separator: ", then ")).")
    }
    let running = scene.timers.filter { !$0.isOver(at: scene.now) }.map { CookText.brief($0, at: scene.now) }
    if !running.isEmpty { sentences.append("Timers: \(running.joined(separator: ", ")).") }
    if let next = scene.step.flatMap(scene.nextTimer) { sentences.append("`timer` \(CookText.purpose(next)).") }
    if let all = RecipeText.times(scene.recipe) { sentences.append("The whole recipe takes \(all).") }
    return TextReport(
      sentences.map { StyledLine($0) }, json: .object(["sentences": .array(sentences.map(JSON.string))]))
  }

  private func keep(_ scene: CookScene) throws {
    try session.household().cook(profile: scene.profile.id) { try $0.set(scene.place) }
  }

  private func move(_ scene: inout CookScene, to step: Int) throws -> CookStepReport {
    scene.place.step = step
    try keep(scene)
    return CookStepReport(scene: scene)
  }

  private func go(_ scene: inout CookScene, to number: Int?) throws -> CookStepReport {
    guard let number else { return CookStepReport(scene: scene) }
    guard (1...max(1, scene.count)).contains(number), scene.count > 0 else {
      throw LarderError(
        .unknownItem, "\(scene.recipe.title) has no step \(number)",
        hint: scene.count == 0 ? "it has no steps" : "its steps are 1 to \(scene.count)")
    }
    return try move(&scene, to: number)
  }

  private func tick(_ numbers: [Int], _ scene: inout CookScene) throws -> CookIngredientsReport {
    let count = scene.recipe.ingredients.parts().count
    if let wrong = numbers.first(where: { $0 > count }) {
      throw LarderError(
        .unknownItem, "\(scene.recipe.title) has no ingredient \(wrong)",
        hint: count == 0 ? "it has no ingredients" : "`ingredients` shows 1 to \(count)")
    }
    for number in numbers { scene.place.tick(number) }
    try keep(scene)
    return CookIngredientsReport(scene: scene)
  }

  /// Leaves cook mode; the place and the timers stay.
  private func leave(_ scene: CookScene) throws -> any Report {
    session.cooking = nil
    let running = scene.timers.filter { $0.isRunning(at: scene.now) }.count
    var sentence =
      scene.count == 0
      ? "You left \(scene.recipe.title); `cook` goes on with it."
      : "You left \(scene.recipe.title) at \(CookText.progress(scene.place.step, of: scene.count)); `cook` goes on there."
    if running > 0 { sentence += " \(running.counted("timer")) \(running == 1 ? "runs" : "run") on." }
    return TextReport([StyledLine(sentence)], json: .object(["message": .string(sentence)]))
  }
}

extension Session {
  /// Whether lines are currently read as words of cook mode.
  package var isCooking: Bool { cooking != nil }
}
