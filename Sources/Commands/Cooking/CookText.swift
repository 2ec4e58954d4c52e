package import Domain
internal import Figures
internal import Store
internal import Text

/// Formats timers and places of cook mode as text.
enum CookText {
  /// A time that counts down: `4:32`, `1:04:32`.
  static func clock(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let rest = two(seconds % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(rest)" : "\(minutes):\(rest)"
  }

  /// A timer's name and the time that it has left, for a line that lists several timers: `eggs 4:32`.
  static func brief(_ timer: CookTimer, at now: Double) -> String {
    if timer.isOver(at: now) { return "\(timer.name) is over" }
    let left = clock(timer.remaining(at: now))
    return timer.isRunning(at: now) ? "\(timer.name) \(left)" : "\(timer.name) paused at \(left)"
  }

  /// The time of day at which a timer ends: `12:50`, with the day if it is not today; nil for a paused timer.
  static func end(_ timer: CookTimer, _ session: Session) -> String? {
    timer.end.map { time(of: $0, session) }
  }

  private static func time(of seconds: Double, _ session: Session) -> String {
    let whole = Int(seconds.rounded(.up))
    let moment = Moment(seconds: whole, offset: session.globals.now?.offset ?? session.clock.offset(whole))
    let isToday = moment.calendarDay == session.now.calendarDay
    return isToday ? moment.clock : "\(moment.clock) on \(DayText.weekday(moment.calendarDay))"
  }

  /// What a timer is for: `step 2 of Lentil soup`, `eggs, at step 2 of Lentil soup`.
  static func subject(_ timer: CookTimer) -> String {
    let place = [timer.step.map { "step \($0)" }, timer.recipe].compactMap(\.self).joined(separator: " of ")
    if place.isEmpty || timer.name == place { return timer.name }
    return timer.step.map(Self.stepName) == timer.name ? place : "\(timer.name), at \(place)"
  }

  /// The name of a timer that nobody has named.
  static func stepName(_ step: Int) -> String { "step \(step)" }

  /// Says that a timer has just ended.
  static func over(_ timer: CookTimer) -> String {
    "The timer for \(subject(timer)) is over: \(RecipeText.duration(timer.seconds))."
  }

  /// Says again that a timer has ended; repeated until somebody has noticed.
  static func stillOver(_ timer: CookTimer, at now: Double) -> String {
    let since = RecipeText.duration(max(1, Int(now - (timer.end ?? now))))
    return "The timer for \(subject(timer)) has been over for \(since); Enter ends the reminders."
  }

  /// Says that a timer ended while nobody was there.
  static func missed(_ timer: CookTimer, _ session: Session) -> String {
    let time = end(timer, session) ?? ""
    return
      "The timer for \(subject(timer)) was over at \(time), while Larder was closed: \(RecipeText.duration(timer.seconds))."
  }

  /// A time that a step names, with both ends if it is a range: `20 to 25 min`.
  static func time(_ time: StepDuration.Span) -> String {
    let most = RecipeText.duration(time.most)
    guard time.more > 0 else { return most }
    let least = RecipeText.duration(time.seconds)
    let unit = { (text: String) in text.split(separator: " ").last }
    // `20 to 25 min`, but `50 min to 1 h`.
    let isShort = least.split(separator: " ").count == 2 && unit(least) == unit(most)
    return "\(isShort ? String(least.prefix { $0 != " " }) : least) to \(most)"
  }

  /// What the word `timer` will do next: `starts one for 20 min`.
  static func purpose(_ next: CookTimer.Next) -> String {
    if next.isRest { return "goes on to the end of \(time(next.time))" }
    let range = next.time.more > 0 ? " (the step says \(time(next.time)))" : ""
    return "starts one for \(RecipeText.duration(next.seconds))\(range)"
  }

  /// The number of a step: `step 2 of 6`.
  static func progress(_ step: Int, of count: Int) -> String { "step \(step) of \(count)" }
}

extension Session {
  /// What the prompt shows in cook mode; nil outside cook mode, or if the recipe no longer exists.
  package func cookStatus() throws -> CookStatus? {
    guard let cooking else { return nil }
    return try read { reading in
      guard let place = try reading.cooking(of: cooking).place(),
        let recipe = try reading.recipes(of: cooking).recipe(place.recipe)
      else { return nil }
      let count = recipe.steps.parts().count
      return CookStatus(title: recipe.title, step: min(place.step, count), count: count)
    }
  }

  /// The sentences about timers that ended while nobody was there; marks these timers as seen.
  package func missedTimers() throws -> [String] { try seeTimers().map { CookText.missed($0, self) } }
}

/// The recipe and the step that the user is at, for the prompt of cook mode.
package struct CookStatus: Equatable, Sendable {
  /// The title of the recipe.
  package let title: String
  /// The number of the step, from 1; 0 if the recipe has no steps.
  package let step: Int
  /// The number of steps in the recipe.
  package let count: Int
}

/// The sentences with which a timer rings.
package enum TimerRing {
  /// What to say about a timer that has ended, the first time or as a reminder.
  package static func sentence(_ timer: CookTimer, isFirst: Bool, at now: Double) -> String {
    isFirst ? CookText.over(timer) : CookText.stillOver(timer, at: now)
  }

  /// The time that a timer has left, as the prompt shows it: `4:32`.
  package static func left(_ timer: CookTimer, at now: Double) -> String { CookText.clock(timer.remaining(at: now)) }
}
