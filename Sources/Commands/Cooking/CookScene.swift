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
}

extension Session {
  /// The time by which timers run, in seconds since 1970.
  package var timerSeconds: Double { steadySeconds?() ?? Double(now.seconds) }

  /// The timers of the profile in use, with the exact ends of those that were started in this session; empty if there is
  /// no profile.
  package func timersInUse() throws -> [CookTimer] {
    try read { reading in
      guard let profile = try currentProfile(in: reading) else { return [] }
      return try timers(of: profile.id, in: reading)
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

  /// Notes that the profile in use has seen which of its timers are over.
  package func seeTimers() throws {
    let (profile, ringing) = try read { reading in
      guard let profile = try currentProfile(in: reading) else { return (0, [Int]()) }
      let now = timerSeconds
      return (profile.id, try timers(of: profile.id, in: reading).filter { $0.isRinging(at: now) }.map(\.id))
    }
    guard !ringing.isEmpty else { return }
    try household().cook(profile: profile) { try $0.see(timers: ringing) }
  }
}
