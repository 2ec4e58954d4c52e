internal import Commands
internal import Domain
internal import Text

/// Writes reports and errors in the format of this run: text, JSON or CSV; styled on a terminal, plain elsewhere.
struct Presenter {
  let terminal: Terminal
  /// Returns the household's unit system; called whenever something is written.
  let units: () -> UnitSystem
  /// Returns the theme that the household has chosen for the terminal's background; called only if colors are shown.
  let theme: () -> Theme
  /// The background color that the terminal itself has reported; unknown until the prompt asks the terminal.
  let background = NamedBackground()
  /// The alarm that may ring while a page or a screen is shown; the prompt sets it.
  let bell = Bell()
  /// Receives every error that is shown, so that it can be logged.
  var noteError: (LarderError) -> Void = { _ in }
  /// Whether reports are written at the prompt.
  ///
  /// If so, text that is longer than the screen goes through a pager, and lines are as wide as the terminal.
  var isAtPrompt = false

  /// Writes a report to standard output; `isMoreQueued` says whether lines pasted with its command will be run next.
  ///
  /// Returns the keys that were typed while a page was shown; they begin the next command.
  ///
  /// - Throws: `Output.Closed` if nobody reads standard output anymore.
  @discardableResult
  func show(_ outcome: Interpreter.Outcome, isMoreQueued: Bool = false) throws -> [UInt8] {
    let globals = outcome.globals
    switch globals.format {
    case .json:
      let values = outcome.report.values ?? [outcome.report.json]
      try Output.standard.write(values.map { $0.line + "\n" }.joined())
    case .csv: try Output.standard.write(outcome.report.table?.text ?? "")
    case .text:
      if outcome.report.clearsScreen {
        if terminal.isOutput, !terminal.isDumb { try Output.standard.write("\u{1B}[H\u{1B}[2J") }
        return []
      }
      if globals.isQuiet, outcome.effect != .reads || outcome.report.isAcknowledgement { return [] }
      let text = outcome.report.verbatim ?? rendered(outcome.report.lines(on: canvas(globals)), globals)
      guard !text.isEmpty else { return [] }
      // The result of a change is never paged, because what is typed next is meant for the prompt.
      if isAtPrompt, outcome.effect == .reads {
        return try Pager(terminal: terminal, alarm: bell.alarm).show(text, isMoreQueued: isMoreQueued)
      }
      try Output.standard.write(text)
    }
    return []
  }

  /// Writes an error to standard error; `origin` says where it occurred, such as `larder` or `week.larder:3`.
  func show(_ error: LarderError, globals: Globals, origin: String?) {
    noteError(error)
    let text: String
    switch globals.format {
    case .json: text = ErrorReport(error: error).json.line + "\n"
    case .text, .csv:
      let lines = ErrorReport(error: error).lines(origin: origin, on: canvas(globals))
      text = rendered(lines, globals, isError: true)
    }
    // If standard error is closed, nobody can be told.
    try? Output.error.write(text)
  }

  /// Writes a remark to standard error, for the user at the terminal; does nothing in JSON or CSV format.
  func note(_ text: String, globals: Globals) {
    guard globals.format == .text else { return }
    let lines = text.wrapped(to: canvas(globals).width).map { StyledLine($0, .yellow) }
    try? Output.error.write(rendered(lines, globals, isError: true))
  }

  func canvas(_ globals: Globals) -> Canvas {
    let isAccessible = globals.isAccessible || terminal.environment["ACCESSIBLE"] == "1"
    return Canvas(
      width: globals.width ?? (isAtPrompt ? terminal.size.columns : terminal.outputColumns),
      glyphs: isASCII(globals) ? .ascii : .unicode,
      isAccessible: isAccessible, weights: units() == .imperial ? .imperial : .metric,
      rows: terminal.isOutput ? terminal.size.rows : nil)
  }

  /// Formats lines for standard output or, with `isError`, for standard error.
  func rendered(_ lines: [StyledLine], _ globals: Globals, isError: Bool = false) -> String {
    lines.map { rendered($0, globals, isError: isError) + "\n" }.joined()
  }

  /// Formats a line, without a line break, in colors that are readable on the household's background.
  func rendered(_ line: StyledLine, _ globals: Globals, isError: Bool = false) -> String {
    let line = isASCII(globals) ? line.folded() : line
    // Without colors, the household's theme is not needed.
    guard (isError ? terminal.errorColors(globals.color) : terminal.colors(globals.color)) != .none else {
      return line.plain
    }
    let theme = theme()
    let depth =
      isError ? terminal.errorColors(globals.color, theme: theme) : terminal.colors(globals.color, theme: theme)
    return line.rendered(colour: depth, on: theme.background ?? background.value)
  }

  private func isASCII(_ globals: Globals) -> Bool { globals.isASCII || terminal.glyphs == .ascii }
}

extension Theme {
  /// The background that the theme implies; nil if the theme is automatic, so that the terminal's report decides.
  fileprivate var background: Background? {
    switch self {
    case .auto: nil
    case .none: .unknown
    case .light: .light
    case .dark: .dark
    }
  }
}

/// The alarm of the prompt; shared by all copies of a presenter.
final class Bell {
  var alarm: LineEditor.Alarm?
}

/// The background that the terminal has reported; shared by all copies of a presenter.
final class NamedBackground {
  var value = Background.unknown
}
