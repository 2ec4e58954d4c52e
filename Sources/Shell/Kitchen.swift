internal import Commands
internal import Domain
internal import Text

/// What cooking needs at the prompt: its own prompt, timers that ring while a line is typed, and a screen that stays
/// on.
@MainActor final class Kitchen {
  private let session: Session
  private let presenter: Presenter
  private let quick: QuickRead
  private let awake: StayAwake
  private var timers: [CookTimer] = []
  /// For each timer's ID, when Larder last announced the end of that timer, as a time on the timers' clock.
  private var rung: [Int: Double] = [:]
  /// Whether a timer has rung since the last Enter.
  private var hasRung = false
  /// Where the user is in the recipe, as the prompt shows it; nil outside of cook mode.
  private var status: CookStatus?
  /// The timer that the prompt shows, the remaining time as shown, and the number of cells that this time takes up.
  private var shown: (id: Int, left: String, cells: Int)?
  private var hasSaidThatScreenTurnsOff = false
  private var hasSaidThatDesktopIsMissing = false

  /// The number of seconds after which a timer rings again if nobody has noticed it.
  private static let pause = 10.0
  /// The longest wait in milliseconds while a timer runs.
  ///
  /// Waits are this short because the time during which the machine sleeps does not count toward a wait, but does count
  /// for the timer.
  private static let longestWait = 1000.0

  init(session: Session, presenter: Presenter, quick: QuickRead) {
    (self.session, self.presenter, self.quick) = (session, presenter, quick)
    awake = StayAwake(environment: presenter.terminal.environment)
  }

  /// The alarm with which the line editor announces timers that are due.
  var alarm: LineEditor.Alarm { LineEditor.Alarm(due: { self.due() }, sound: { self.sound() }) }

  // MARK: The prompt

  /// The prompt of cook mode for the next line; nil outside of cook mode.
  ///
  /// If the file cannot be read now, the prompt shows what was last known.
  func prompt(isReadable: Bool) -> StyledPrompt? {
    if isReadable { refresh() }
    if !session.isCooking {
      status = nil
    } else if isReadable {
      status = (try? quick.run { try session.cookStatus() }) ?? status
    }
    keepAwake()
    guard status != nil else { return nil }
    showNearest(at: session.timerSeconds)
    return rendered()
  }

  private func showNearest(at now: Double) {
    shown = nearest.map { timer in
      let left = TimerRing.left(timer, at: now)
      return (timer.id, left, left.cells)
    }
  }

  /// The time that the shown timer has left now, and when the timer ends; nil if no timer is shown.
  private func timeLeft(at now: Double) -> (text: String, end: Double)? {
    guard status != nil, let shown, let timer = timers.first(where: { $0.id == shown.id }), let end = timer.end else {
      return nil
    }
    return (TimerRing.left(timer, at: now), end)
  }

  /// The running timer that ends first; nil if there is none, or if the prompt cannot show a countdown.
  ///
  /// A dumb terminal would show each second on its own line, and a screen reader would read each line aloud.
  private var nearest: CookTimer? {
    guard !presenter.terminal.isDumb, !presenter.canvas(session.globals).isAccessible else { return nil }
    let now = session.timerSeconds
    return timers.filter { $0.isRunning(at: now) }.min { ($0.end ?? 0) < ($1.end ?? 0) }
  }

  private func rendered() -> StyledPrompt? {
    guard let status else { return nil }
    let canvas = presenter.canvas(session.globals)
    let title = canvas.show(status.title).truncated(to: max(8, canvas.width / 3), in: canvas.glyphs)
    var line = StyledLine(title, .bold)
    if status.step > 0 { line.append(" \(status.step)/\(status.count)", .faint) }
    if let shown {
      // What is typed after the time must not move when 10:00 becomes 9:59.
      line.append(" " + String(repeating: " ", count: max(0, shown.cells - shown.left.cells)) + shown.left, .yellow)
    }
    line.append(canvas.isASCII ? "> " : " ❯ ")
    return StyledPrompt(presenter.rendered(line, session.globals))
  }

  // MARK: Ringing

  private func refresh() {
    timers = (try? quick.run { try session.ringableTimers() }) ?? timers
    rung = rung.filter { entry in timers.contains { $0.id == entry.key && !$0.isSeen } }
  }

  private var level: Notifications { session.lastSettings.notifications }

  /// When a timer will ring, in seconds since 1970; nil if it will not ring.
  private func ringTime(_ timer: CookTimer) -> Double? {
    guard let end = timer.end, !timer.isSeen else { return nil }
    guard let last = rung[timer.id] else { return end }
    return level.includes(.line) ? last + Self.pause : nil
  }

  private func due() -> Int32? {
    let now = session.timerSeconds
    var waits = timers.compactMap(ringTime).map { ($0 - now) * 1000 }
    if let (text, end) = timeLeft(at: now), end > now {
      // Waits until the next full second of the shown time, and a little longer, so that the second has really
      // passed.
      waits.append(text == shown?.left ? (end - now).truncatingRemainder(dividingBy: 1) * 1000 + 2 : 0)
    }
    guard let next = waits.min() else { return nil }
    return Int32(max(0, min(next.rounded(.up), Self.longestWait)))
  }

  private func sound() -> LineEditor.Sound {
    let now = session.timerSeconds
    let ringing = timers.filter { ringTime($0).map { $0 <= now } ?? false }
    guard !ringing.isEmpty else {
      if let text = timeLeft(at: now)?.text { shown?.left = text }
      return LineEditor.Sound(prompt: rendered())
    }
    let sentences = ringing.map { timer in
      TimerRing.sentence(timer, isFirst: rung[timer.id] == nil, at: now)
    }
    for timer in ringing { rung[timer.id] = now }
    hasRung = true
    showNearest(at: now)
    var above = text(sentences + missingDesktop(sentences), .bold)
    if level.includes(.terminal), let first = sentences.first,
      let sequence = DesktopNotification.sequence(first, environment: presenter.terminal.environment)
    {
      above += sequence
    }
    if level.includes(.bell) { above += "\u{7}" }
    return LineEditor.Sound(above: above, prompt: rendered())
  }

  /// Shows the sentences on the desktop; if the program for desktop messages is missing, returns a sentence that says
  /// so, but only once.
  private func missingDesktop(_ sentences: [String]) -> [String] {
    guard level.includes(.desktop) else { return [] }
    let isShown = sentences.allSatisfy {
      DesktopNotification.show($0, environment: presenter.terminal.environment)
    }
    guard !isShown, !hasSaidThatDesktopIsMissing else { return [] }
    hasSaidThatDesktopIsMissing = true
    return [
      "The desktop's notification needs notify-send, which is not installed: `sudo apt-get install libnotify-bin`."
    ]
  }

  private func text(_ sentences: [String], _ ink: Ink) -> String {
    guard session.globals.format == .text else { return "" }
    let canvas = presenter.canvas(session.globals)
    let lines = sentences.flatMap { canvas.show($0).wrapped(to: canvas.width) }
    return presenter.rendered(lines.map { StyledLine($0, ink) }, session.globals)
  }

  /// Records that Enter was pressed; returns whether this key has ended the reminders of a timer.
  func see() -> Bool {
    guard hasRung else { return false }
    hasRung = false
    // If the file is locked, the timer rings once more.
    _ = try? quick.run { try session.seeTimers() }
    return true
  }

  /// Says which timers ended while Larder was closed.
  func tellMissed() {
    guard session.globals.format == .text, !session.globals.isQuiet else { return }
    refresh()
    let now = session.timerSeconds
    guard timers.contains(where: { $0.isRinging(at: now) }),
      let sentences = try? quick.run({ try session.missedTimers() })
    else { return }
    try? Output.standard.write(text(sentences, .bold))
  }

  // MARK: The screen

  /// Keeps the screen on in cook mode, and lets it turn off otherwise.
  private func keepAwake() {
    guard session.isCooking else { return awake.release() }
    guard !awake.hold(), !hasSaidThatScreenTurnsOff else { return }
    hasSaidThatScreenTurnsOff = true
    guard !session.globals.isQuiet else { return }
    let sentence =
      "The screen may turn off while you cook: systemd-inhibit, which keeps it on, is missing or does not work here."
    try? Output.standard.write(text([sentence], .faint))
  }
}
