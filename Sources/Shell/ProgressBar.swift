internal import Commands
internal import Domain
internal import Text

/// Shows the progress of a command on standard error, as a bar on one line that is redrawn.
///
/// When the command ends, the bar is removed.
///
/// On a terminal that cannot move its cursor, or for a screen reader, the bar cannot be redrawn, so the progress is
/// written on a new line now and then.
final class ProgressBar {
  private let presenter: Presenter
  private let globals: () -> Globals
  private var start: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?
  private var isDrawn = false

  /// The minimum time between two updates: short enough to look smooth, but long enough to cost little.
  private static let pause: Duration = .milliseconds(100)
  private static let pauseOfLines: Duration = .seconds(5)

  init(presenter: Presenter, globals: @escaping () -> Globals) {
    self.presenter = presenter
    self.globals = globals
  }

  /// Shows the progress of a command; nil removes the bar.
  func show(_ progress: Progress?) {
    let globals = globals()
    guard presenter.terminal.isError, globals.format == .text, !globals.isQuiet else { return }
    guard let progress else { return clear() }
    let now = ContinuousClock.now
    let canvas = presenter.canvas(globals)
    let isLine = canvas.isAccessible || presenter.terminal.isDumb
    guard let share = progress.share else { return wait(progress.title, on: canvas, isLine: isLine, globals) }
    let start = self.start ?? now
    self.start = start
    let pause = isLine ? Self.pauseOfLines : Self.pause
    // A short command needs no bar; the final state, which may stay for a while, is shown at once.
    guard now - start >= pause, (share >= 1 && !isLine) || now - (last ?? start) >= pause else { return }
    last = now
    if isLine {
      presenter.note(Self.sentence(progress), globals: globals)
    } else {
      draw(Self.line(progress, after: now - start, on: canvas), globals)
    }
  }

  /// Shows at once what is waited for.
  private func wait(_ title: String, on canvas: Canvas, isLine: Bool, _ globals: Globals) {
    let text = canvas.show(title) + (canvas.isASCII ? " ..." : " …")
    if isLine {
      presenter.note(text, globals: globals)
    } else {
      draw(StyledLine(text, .faint).truncated(to: canvas.width - 1, in: canvas.glyphs), globals)
    }
  }

  private func draw(_ line: StyledLine, _ globals: Globals) {
    isDrawn = true
    try? Output.error.write("\r" + presenter.rendered(line, globals, isError: true) + "\u{1B}[K")
  }

  private func clear() {
    if isDrawn { try? Output.error.write("\r\u{1B}[K") }
    (isDrawn, start, last) = (false, nil, nil)
  }

  /// The progress as a sentence: `foods.csv: 40 %, 12,000 foods`.
  static func sentence(_ progress: Progress) -> String {
    "\(progress.title): \(percent(progress)) %, \(progress.count)"
  }

  /// The progress as a bar, no wider than the canvas: `foods.csv ▕████████············▏ 40 % · 12,000 foods · 9 s
  /// left`.
  static func line(_ progress: Progress, after elapsed: Duration, on canvas: Canvas) -> StyledLine {
    let bar = canvas.isASCII ? " | " : " · "
    var facts = " \(percent(progress)) %" + bar + progress.count
    let title = canvas.show(progress.title).truncated(to: canvas.width / 4, in: canvas.glyphs)
    // One cell fewer than available, because some terminals move to the next line as soon as the last cell is filled.
    let maximum = canvas.width - 1 - title.cells
    if let left = left(progress, after: elapsed).map({ bar + $0 }), facts.cells + left.cells <= maximum {
      facts += left
    }
    let room = min(30, maximum - 3 - facts.cells)
    guard let share = progress.share, room >= 5 else {
      return StyledLine(title + facts).truncated(to: canvas.width - 1, in: canvas.glyphs)
    }
    let full = Int((Double(room) * share).rounded(.down))
    let (edges, fill, rest) = canvas.isASCII ? (("[", "]"), "#", ".") : (("▕", "▏"), "█", "·")
    var line = StyledLine(title + " " + edges.0)
    line.append(String(repeating: fill, count: full), .green)
    line.append(String(repeating: rest, count: room - full), .faint)
    line.append(edges.1 + facts)
    return line
  }

  private static func percent(_ progress: Progress) -> Int { Int(((progress.share ?? 0) * 100).rounded(.down)) }

  /// The estimated time left at the pace so far.
  ///
  /// Returns nil at the very beginning and at the very end, when no estimate makes sense. Also returns nil if the
  /// estimate is a day or more.
  private static func left(_ progress: Progress, after elapsed: Duration) -> String? {
    guard let share = progress.share, (0.02..<0.995).contains(share), elapsed >= .seconds(1) else { return nil }
    let whole = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    let seconds = (whole / share * (1 - share)).rounded(.up)
    guard seconds < 86_400 else { return nil }
    return seconds < 100 ? "\(Int(seconds)) s left" : "\(Int((seconds / 60).rounded(.up))) min left"
  }
}
