package import Domain
internal import Store

/// Everything that a line of cook mode works with, as it is when the line begins.
struct CookScene {
  let profile: Profile
  let recipe: Recipe
  var place: CookPlace
  /// The profile's timers, with the exact ends of those that were started in this session.
  var timers: [CookTimer]
  /// The time by which timers run, in seconds since 1970.
  let now: Double

  /// How many steps the recipe has.
  var count: Int { recipe.steps.parts().count }

  /// How the recipe is shown for the chosen servings and units.
  var scale: RecipeScale { place.scale(of: recipe) }

  /// The step that the profile is at; nil if the recipe has no steps.
  var step: CookStep? { recipe.cookStep(place.step, scale) }

  /// The next timer of a step: the first for which there is none yet, or the first once more when all are over; nil if
  /// there is no such time.
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
  /// The time by which timers run, in seconds since 1970.
  package var timerSeconds: Double { steadySeconds?() ?? Double(now.seconds) }

  /// The timers that ring in this session: those of the profile in use and of all who have cooked in it.
  package func ringableTimers() throws -> [CookTimer] { try ringable().flatMap(\.timers) }

  private func ringable() throws -> [(profile: Int, timers: [CookTimer])] {
    try read { reading in
      let profiles = cooks.union([try currentProfile(in: reading)?.id].compactMap(\.self)).sorted()
      return try profiles.map { ($0, try timers(of: $0, in: reading)) }
    }
  }

  /// The timers of a profile, with the exact ends of those that were started in this session.
  func timers(of profile: Int, in reading: ReadTransaction) throws -> [CookTimer] {
    try reading.cooking(of: profile).timers().map { timer in
      var timer = timer
      // What another session has changed since has another end.
      if let end = timer.end, let exact = timerEnds[timer.id], exact.rounded(.up) == end {
        timer.state = .running(until: exact)
      }
      return timer
    }
  }

  /// Saves a changed timer, and remembers its exact end.
  func save(_ timer: CookTimer, of profile: Int) throws {
    timerEnds[timer.id] = timer.end
    let offset = now.offset
    try household().cook(profile: profile) { try $0.update(timer, offset: offset) }
  }

  /// Notes that somebody has seen which timers are over, and returns them.
  @discardableResult package func seeTimers() throws -> [CookTimer] {
    let now = timerSeconds
    let ringing = try ringable().map { ($0.profile, $0.timers.filter { $0.isRinging(at: now) }) }
    for (profile, timers) in ringing where !timers.isEmpty {
      try household().cook(profile: profile) { try $0.see(timers: timers.map(\.id)) }
    }
    return ringing.flatMap(\.1)
  }
}
