internal import Domain
internal import Store
internal import Text

/// The words of cook mode that set, stop and list timers.
struct CookTimers {
  let session: Session
  var scene: CookScene

  func run(_ line: CookLine) throws -> CookMode.Answer {
    switch line {
    case .timer(let seconds, let name): return (try set(seconds, name), .session)
    case .pause(let number):
      let index = try index(number, "pause") { $0.isRunning(at: scene.now) }
      return (try change(index, "Paused.") { $0.pause(at: scene.now) }, .session)
    case .go(let number):
      let index = try index(number, "go") { !$0.isRunning(at: scene.now) }
      return (try change(index, "Running again.") { $0.go(at: scene.now) }, .session)
    case .stop(let number):
      let index = try index(number, "stop") { !$0.isOver(at: scene.now) || !$0.isSeen }
      return (try stop(index), .session)
    case .more(let seconds, let number):
      let index = try index(number, "+\(RecipeText.duration(seconds))") { $0.isRunning(at: scene.now) }
      return (try lengthen(index, by: seconds), .session)
    case .reset(let number):
      let index = try index(number, "reset") { _ in true }
      return (try change(index, "Back to the start.") { $0.reset(at: scene.now) }, .session)
    default:
      try session.seeTimers()
      return (CookTimersReport(scene: scene, session: session), .reads)
    }
  }

  // MARK: A new one

  private func set(_ typed: Int?, _ name: String?) throws -> CookTimersReport {
    guard scene.timers.count < CookTimer.most || scene.timers.contains(where: { $0.isOver(at: scene.now) }) else {
      throw LarderError(
        .outOfRange, "\(scene.profile.name) has \(CookTimer.most) timers already", hint: "let one of them end first")
    }
    let number = scene.step == nil ? nil : scene.place.step
    let own = try typed == nil ? self.own() : nil
    let timer = CookTimer(
      name: name ?? number.map(CookText.stepName) ?? scene.recipe.title, recipe: scene.recipe.title, step: number,
      seconds: typed ?? own?.seconds ?? 0, at: scene.now)
    // If there are too many timers, those that are over make room for new ones.
    let old = scene.timers.count < CookTimer.most ? [] : scene.timers.filter { $0.isOver(at: scene.now) }.map(\.id)
    let offset = session.now.offset
    let saved = try session.household().cook(profile: scene.profile.id) { writer in
      try writer.remove(timers: old)
      return try writer.add(timer, offset: offset)
    }
    session.timerEnds[saved.id] = saved.end
    var after = scene
    after.timers = after.timers.filter { !old.contains($0.id) } + [saved]
    return CookTimersReport(
      scene: after, session: session, done: "A timer of \(RecipeText.duration(saved.seconds)) is running.",
      only: after.timers.count, hint: hint(own, after))
  }

  /// The next timer for one of the step's times, as `CookScene.nextTimer` chooses it.
  ///
  /// Throws `missingValue` if the step names no time, and `notAllowed` if each of its times has a timer already.
  private func own() throws -> CookTimer.Next {
    let times = scene.step?.times ?? []
    guard let first = times.first else {
      throw LarderError(
        .missingValue, scene.step == nil ? "this recipe has no steps with a time" : "this step names no time",
        hint: "say how long: `timer 8 min`, or with a name, `timer 8 min eggs`")
    }
    guard let next = scene.step.flatMap(scene.nextTimer) else {
      throw LarderError(
        .notAllowed, "each time that this step names has its timer already",
        hint: "`timers` shows them; `timer \(RecipeText.duration(first.seconds))` sets another one")
    }
    return next
  }

  /// What to add about the step's times after a timer was set; nil if there is nothing to add.
  ///
  /// `set` is the timer if it was set for one of the step's times; nil if it was set for a typed time.
  private func hint(_ set: CookTimer.Next?, _ scene: CookScene) -> String? {
    let range =
      set.flatMap { set in
        set.time.more > 0 && !set.isRest
          ? "The step says \(CookText.time(set.time)): when the timer rings, type `timer` for the rest." : nil
      }
    let other =
      scene.step.flatMap(scene.nextTimer).map { next in
        next.isRest
          ? "`timer` once more \(CookText.purpose(next))."
          : "The step names another time, \(CookText.time(next.time)): `timer` once more sets it."
      }
    let sentences = [range, other].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  // MARK: One that is there

  private func change(_ index: Int, _ done: String, _ body: (inout CookTimer) -> Void) throws -> CookTimersReport {
    var after = scene
    body(&after.timers[index])
    try session.save(after.timers[index], of: scene.profile.id)
    return CookTimersReport(scene: after, session: session, done: done, only: index + 1)
  }

  /// Ends a timer and takes it off the list.
  private func stop(_ index: Int) throws -> CookTimersReport {
    var after = scene
    let timer = after.timers.remove(at: index)
    try session.household().cook(profile: scene.profile.id) { try $0.remove(timers: [timer.id]) }
    session.timerEnds[timer.id] = nil
    return CookTimersReport(
      scene: after, session: session, done: "The timer for \(CookText.subject(timer)) is stopped.")
  }

  /// Lets a timer run longer; a timer that has ended runs again for the added time, starting now.
  private func lengthen(_ index: Int, by seconds: Int) throws -> CookTimersReport {
    let timer = scene.timers[index]
    guard timer.seconds + seconds <= CookTimer.mostSeconds else {
      throw LarderError(
        .outOfRange, "a timer runs for 30 days at most", hint: "`timers` shows how long each of them runs")
    }
    return try change(index, "\(RecipeText.duration(seconds)) more.") { $0.lengthen(by: seconds, at: scene.now) }
  }

  /// The index of the timer with this number or, without a number, of the only timer to which the word can apply.
  private func index(_ number: Int?, _ word: String, _ fits: (CookTimer) -> Bool) throws -> Int {
    let all = scene.timers
    guard !all.isEmpty else {
      throw LarderError(.unknownItem, "no timer is set", hint: "`timer 8 min eggs` sets one")
    }
    if let number {
      guard all.indices.contains(number - 1) else {
        throw LarderError(.unknownItem, "there is no timer \(number)", hint: "`timers` shows 1 to \(all.count)")
      }
      return number - 1
    }
    let fitting = all.indices.filter { fits(all[$0]) }
    guard fitting.count == 1 else {
      let names = fitting.map { "\($0 + 1) \(all[$0].name)" }.joined(separator: ", ")
      throw LarderError(
        .missingValue,
        fitting.isEmpty
          ? "`\(word)` does not apply to any timer right now" : "`\(word)` needs the number of a timer",
        hint: fitting.isEmpty ? "`timers` shows them" : "one of \(names)")
    }
    return fitting[0]
  }
}
