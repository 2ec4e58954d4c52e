package import Commands
package import Domain
internal import Foundation
package import Text

/// The terminal that the program runs in: whether there is one, its size, its colors and its glyphs.
///
/// The environment is a plain dictionary, so that every decision can be tested with a table of cases.
package struct Terminal: Sendable {
  /// The environment variables, such as TERM and COLORTERM, that determine what the terminal can do.
  package let environment: [String: String]
  /// Whether standard input is a terminal, so that somebody can answer questions.
  package let isInput: Bool
  /// Whether standard output is a terminal.
  package let isOutput: Bool
  /// Whether standard error is a terminal.
  package let isError: Bool

  /// Creates a terminal with these properties; the system is asked only for the size, and only when the size is
  /// needed.
  package init(environment: [String: String], isInput: Bool, isOutput: Bool, isError: Bool) {
    self.environment = environment
    self.isInput = isInput
    self.isOutput = isOutput
    self.isError = isError
  }

  /// The terminal that this program was started on.
  package static func standard(environment: [String: String]) -> Terminal {
    Terminal(
      environment: environment,
      isInput: isatty(STDIN_FILENO) == 1, isOutput: isatty(STDOUT_FILENO) == 1, isError: isatty(STDERR_FILENO) == 1)
  }

  /// Whether the terminal can neither move its cursor nor show colors; if TERM is not set, it is assumed that the
  /// terminal can do both.
  package var isDumb: Bool { environment["TERM"] == "dumb" }

  /// Whether the terminal can be asked for the color of its background.
  ///
  /// Dumb terminals and the Linux console are not asked, because they would show the question as text. If TERM is not
  /// set, the terminal is not asked either.
  package var takesQueries: Bool {
    isInput && isOutput && !["", "dumb", "linux"].contains(environment["TERM", default: ""])
  }

  /// Whether text is in UTF-8; the first of LC_ALL, LC_CTYPE and LANG that is set decides this, as in the C library.
  package var isUTF8: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let name = locale.lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }

  /// The glyphs that the terminal can draw; the font of the Linux console lacks braille.
  package var glyphs: GlyphSet { isUTF8 && !isDumb && environment["TERM"] != "linux" ? .unicode : .ascii }
}

// MARK: Color

extension Terminal {
  /// The colors that standard output can show.
  ///
  /// `--color` decides first, then NO_COLOR (no-color.org), then CLICOLOR_FORCE, then the household's theme, then the
  /// terminal.
  package func colors(_ choice: Globals.ColorChoice = .auto, theme: Theme = .auto) -> ColourDepth {
    colors(choice, theme, isTerminal: isOutput)
  }

  /// The colors that standard error can show, by the same rules as in `colors`.
  package func errorColors(_ choice: Globals.ColorChoice = .auto, theme: Theme = .auto) -> ColourDepth {
    colors(choice, theme, isTerminal: isError)
  }

  private func colors(_ choice: Globals.ColorChoice, _ theme: Theme, isTerminal: Bool) -> ColourDepth {
    switch choice {
    case .never: return .none
    case .always: return depth
    case .auto:
      if !environment["NO_COLOR", default: ""].isEmpty { return .none }
      if !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""]) { return depth }
      return isTerminal && !isDumb && theme != .none ? depth : .none
    }
  }

  private var depth: ColourDepth {
    if ["truecolor", "24bit"].contains(environment["COLORTERM", default: ""].lowercased()) { return .truecolor }
    return environment["TERM", default: ""].contains("256color") ? .ansi256 : .ansi16
  }
}

// MARK: Size

extension Terminal {
  /// A size in cells.
  package struct Size: Equatable, Sendable {
    /// The number of cells in a line.
    package let columns: Int
    /// The number of lines on the screen.
    package let rows: Int

    /// Creates a size with these values, which are not checked.
    package init(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// The current size of the terminal; if the size is unknown, COLUMNS x LINES, or else 80 x 24.
  package var size: Size {
    let measured = measuredSize
    return Size(
      columns: measured?.columns ?? number("COLUMNS") ?? 80, rows: measured?.rows ?? number("LINES") ?? 24)
  }

  /// The width for the output of a single command: COLUMNS, or else the width of the terminal, or else 80.
  ///
  /// `--width` takes precedence.
  package var outputColumns: Int { number("COLUMNS") ?? measuredSize?.columns ?? 80 }

  /// The largest width or height that is accepted; a larger number must be a mistake, and is reduced to this one so
  /// that charts do not become that large.
  private static let widest = 1000

  private func number(_ variable: String) -> Int? {
    guard let value = environment[variable].flatMap({ Int($0) }), value > 0 else { return nil }
    return min(value, Self.widest)
  }

  /// The size that the system reports for standard output; if standard output is piped (`larder week | less`), the size
  /// for standard error, or else for standard input.
  private var measuredSize: Size? {
    for (descriptor, isTerminal) in [(STDOUT_FILENO, isOutput), (STDERR_FILENO, isError), (STDIN_FILENO, isInput)]
    where isTerminal {
      var window = winsize()
      if ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 {
        return Size(columns: min(Int(window.ws_col), Self.widest), rows: min(Int(window.ws_row), Self.widest))
      }
    }
    return nil
  }
}
