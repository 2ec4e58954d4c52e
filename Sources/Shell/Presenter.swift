internal import Commands
internal import Domain
internal import Text

/// Writes reports and errors as this run wants them: text, JSON or CSV; styled on a terminal, plain elsewhere.
struct Presenter {
  let terminal: Terminal
  /// At the prompt: text longer than the screen goes through a pager, and the terminal's width is followed live.
  var isAtPrompt = false

  /// Writes a report to standard output.
  ///
  /// - Throws: `Output.Closed` where nobody reads any more.
  func show(_ outcome: Interpreter.Outcome) throws {
    let globals = outcome.globals
    switch globals.format {
    case .json: try Output.standard.write(outcome.report.json.line + "\n")
    case .csv: try Output.standard.write(outcome.report.table?.text ?? "")
    case .text:
      if outcome.report.clearsScreen {
        if terminal.isOutput, !terminal.isDumb { try Output.standard.write("\u{1B}[H\u{1B}[2J") }
        return
      }
      if globals.isQuiet, outcome.effect != .reads { return }
      let text = rendered(outcome.report.lines(on: canvas(globals)), globals, depth: terminal.colors(globals.color))
      guard !text.isEmpty else { return }
      // The answer to a change is never paged: what is typed next is meant for the prompt.
      if isAtPrompt, outcome.effect == .reads {
        try Pager(terminal: terminal).show(text)
      } else {
        try Output.standard.write(text)
      }
    }
  }

  /// Writes an error to standard error; `origin` says where it came from: `larder`, `week.larder:3`.
  func show(_ error: LarderError, globals: Globals, origin: String?) {
    let text: String
    switch globals.format {
    case .json: text = ErrorReport(error: error).json.line + "\n"
    case .text, .csv:
      let lines = ErrorReport(error: error).lines(origin: origin, on: canvas(globals))
      text = rendered(lines, globals, depth: terminal.errorColors(globals.color))
    }
    // Standard output first, so that a transcript of both keeps their order; a closed standard error has no reader to tell.
    try? Output.error.write(text)
  }

  /// A remark for the person, to standard error.
  func note(_ text: String, globals: Globals) {
    guard globals.format == .text else { return }
    let lines = text.wrapped(to: canvas(globals).width).map { StyledLine($0, .yellow) }
    try? Output.error.write(rendered(lines, globals, depth: terminal.errorColors(globals.color)))
  }

  func canvas(_ globals: Globals) -> Canvas {
    let isAccessible = globals.isAccessible || terminal.environment["ACCESSIBLE"] == "1"
    return Canvas(
      width: globals.width ?? (isAtPrompt ? terminal.size.columns : terminal.outputColumns),
      glyphs: globals.isASCII ? .ascii : terminal.glyphs,
      isAccessible: isAccessible)
  }

  func rendered(_ lines: [StyledLine], _ globals: Globals, depth: ColourDepth) -> String {
    let isASCII = canvas(globals).isASCII
    return lines.map { (isASCII ? $0.folded() : $0).rendered(colour: depth) + "\n" }.joined()
  }
}
