package import Domain
internal import Store

/// A snapshot of everything that a line of cook mode works with, taken when the line begins.
struct CookScene {
  let profile: Profile
  let recipe: Recipe
  var place: CookPlace
  /// The profile's timers; timers that were started in this session have their exact end times.
  var timers: [CookTimer]
  /// The time that timers are measured against, in seconds since 1970.
  let now: Double

  /// The number of steps in the recipe.
  var count: Int { recipe.steps.parts().count }

  /// How the recipe is shown for the chosen servings and units.
  var scale: RecipeScale { place.scale(of: recipe) }

  /// The step that the profile is at; nil if the recipe has no steps.
  var step: CookStep? { recipe.cookStep(place.step, scale) }

  /// The next timer to start for a step; nil if there is no timer to start.
  ///
  /// It is the timer for the first of the step's times that has no timer yet. Once all timers of the step have ended,
  /// the next timer is again for the first of these times.
  func nextTimer(of step: CookStep) -> CookTimer.Next? {
    func next(_ timers: [CookTimer]) -> CookTimer.Next? {
      CookTimer.next(of: step.times, at: step.number, of: recipe.title, among: timers, now: now)
    }
    let isRunning = timers.contains { timer in
      timer.step == step.number && timer.recipe == recipe.title && !timer.isOver(at: now)
        && step.times.contains { $0.seconds == timer.seconds || $0.more == timer.seconds }
    }
    return next(timers) ?? (isRunning ? nil : next(timers.filter { !$0.isOver(at: now) }))
  }
}

extension Session {
  /// The time that timers are measured against, in seconds since 1970.
  package var timerSeconds: Double { steadySeconds?() ?? Double(now.seconds) }

  /// The timers that ring in this session: those of the profile in use and of all profiles that have cooked in the
  /// session.
  package func ringableTimers() throws -> [CookTimer] { try ringable().flatMap(\.timers) }

  private func ringable() throws -> [(profile: Int, timers: [CookTimer])] {
    try read { reading in
      let profiles = cooks.union([try currentProfile(in: reading)?.id].compactMap(\.self)).sorted()
      return try profiles.map { ($0, try timers(of: $0, in: reading)) }
    }
  }

  /// The timers of a profile; timers that were started in this session have their exact end times.
  func timers(of profile: Int, in reading: ReadTransaction) throws -> [CookTimer] {
    try reading.cooking(of: profile).timers().map { timer in
      var timer = timer
      // A timer that another session has changed since then has a different end.
      if let end = timer.end, let exact = timerEnds[timer.id], exact.rounded(.up) == end {
        timer.state = .running(until: exact)
      }
      return timer
    }
  }

  /// Saves a changed timer, and remembers its exact end time.
  func save(_ timer: CookTimer, of profile: Int) throws {
    timerEnds[timer.id] = timer.end
    let offset = now.offset
    try household().cook(profile: profile) { try $0.update(timer, offset: offset) }
  }

  /// Marks the timers that are ringing as seen, and returns them.
  @discardableResult package func seeTimers() throws -> [CookTimer] {
    let now = timerSeconds
    let ringing = try ringable().map { ($0.profile, $0.timers.filter { $0.isRinging(at: now) }) }
    for (profile, timers) in ringing where !timers.isEmpty {
      try household().cook(profile: profile) { try $0.see(timers: timers.map(\.id)) }
    }
    return ringing.flatMap(\.1)
  }
}
