import Commands
import Domain
import Expect
import Shell
import TestSupport
import Testing
import Text

/// What Larder learns about a terminal from the environment, as tables.
@Suite struct TerminalTests {
  private func terminal(_ environment: [String: String], isTerminal: Bool = true) -> Terminal {
    Terminal(environment: environment, isInput: isTerminal, isOutput: isTerminal, isError: isTerminal)
  }

  @Test(
    arguments: [
      ([:], false), (["LANG": "C"], false), (["LANG": "de_DE.UTF-8"], true), (["LANG": "de_DE.utf8"], true),
      (["LANG": "de_DE@euro"], false), (["LANG": "en_US.UTF-8", "LC_CTYPE": "C"], false),
      (["LANG": "C", "LC_CTYPE": "C.UTF-8"], true), (["LANG": "C.UTF-8", "LC_ALL": "C"], false),
      (["LANG": "C.UTF-8", "LC_ALL": "", "LC_CTYPE": ""], true),
    ] as [([String: String], Bool)])
  func `the locale decides on UTF-8 in the C library's order`(environment: [String: String], isUTF8: Bool) {
    expect(terminal(environment).isUTF8, equals: isUTF8)
  }

  @Test(
    arguments: [
      ("xterm", GlyphSet.unicode), ("dumb", .ascii), ("linux", .ascii), (nil, .unicode),
    ] as [(String?, GlyphSet)])
  func `braille needs more than dumb and the Linux console`(term: String?, glyphs: GlyphSet) {
    var environment = ["LANG": "C.UTF-8"]
    environment["TERM"] = term
    expect(terminal(environment).glyphs, equals: glyphs)
  }

  @Test(
    arguments: [
      ("auto", [:], true, "ansi16"),
      ("auto", [:], false, "none"),
      ("auto", ["COLORTERM": "truecolor"], true, "truecolor"),
      ("auto", ["COLORTERM": "24bit"], true, "truecolor"),
      ("auto", ["COLORTERM": "yes"], true, "ansi16"),
      ("auto", ["TERM": "xterm-256color"], true, "ansi256"),
      ("auto", ["TERM": "xterm-256color", "COLORTERM": "truecolor"], true, "truecolor"),
      ("auto", ["TERM": "dumb"], true, "none"),
      ("auto", ["NO_COLOR": "1"], true, "none"),
      ("auto", ["NO_COLOR": ""], true, "ansi16"),
      ("auto", ["CLICOLOR_FORCE": "1"], false, "ansi16"),
      ("auto", ["CLICOLOR_FORCE": "0"], false, "none"),
      ("auto", ["CLICOLOR_FORCE": ""], false, "none"),
      ("auto", ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, "none"),
      ("always", ["NO_COLOR": "1"], false, "ansi16"),
      ("always", ["TERM": "dumb", "COLORTERM": "truecolor"], false, "truecolor"),
      ("never", ["CLICOLOR_FORCE": "1"], true, "none"),
    ] as [(String, [String: String], Bool, String)])
  func `colour is decided by the option, then the variables, then the terminal`(
    choice: String, environment: [String: String], isTerminal: Bool, depth: String
  ) throws {
    let choice = try require(Globals.ColorChoice(rawValue: choice))
    expect("\(terminal(environment, isTerminal: isTerminal).colors(choice))", equals: depth)
    expect("\(terminal(environment, isTerminal: isTerminal).errorColors(choice))", equals: depth)
  }

  @Test(
    arguments: [
      (["TERM": "xterm"], true, true), (["TERM": "screen-256color"], true, true), (["TERM": "dumb"], true, false),
      (["TERM": "linux"], true, false), (["TERM": ""], true, false), ([:], true, false),
      (["TERM": "xterm"], false, false),
    ] as [([String: String], Bool, Bool)])
  func `only terminals that are known to answer are asked`(
    environment: [String: String], isTerminal: Bool, takesQueries: Bool
  ) {
    expect(terminal(environment, isTerminal: isTerminal).takesQueries, equals: takesQueries)
  }

  /// `theme none` has the same rank as the terminal: after the option and the variables.
  @Test(
    arguments: [
      ("auto", [:], "none"), ("auto", ["COLORTERM": "truecolor"], "none"), ("auto", ["CLICOLOR_FORCE": "1"], "ansi16"),
      ("auto", ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], "none"), ("always", [:], "ansi16"),
      ("always", ["NO_COLOR": "1"], "ansi16"), ("never", ["CLICOLOR_FORCE": "1"], "none"),
    ] as [(String, [String: String], String)])
  func `the theme none is no colour where nothing else is said`(
    choice: String, environment: [String: String], depth: String
  ) throws {
    let choice = try require(Globals.ColorChoice(rawValue: choice))
    expect("\(terminal(environment).colors(choice, theme: .none))", equals: depth)
    expect("\(terminal(environment).errorColors(choice, theme: .none))", equals: depth)
    for theme in [Theme.light, .dark] {
      expect(terminal(environment).colors(choice, theme: theme), equals: terminal(environment).colors(choice))
    }
  }

  @Test(
    arguments: [
      ([:], 80), (["COLUMNS": "132"], 132), (["COLUMNS": "0"], 80), (["COLUMNS": "-5"], 80), (["COLUMNS": "wide"], 80),
      (["COLUMNS": "99999999999999999999"], 80), (["COLUMNS": "1000000"], 1000),
    ] as [([String: String], Int)])
  func `without a terminal COLUMNS gives the width, else 80`(environment: [String: String], columns: Int) {
    let piped = terminal(environment, isTerminal: false)
    expect(piped.size.columns, equals: columns)
    expect(piped.outputColumns, equals: columns)
    expect(piped.size.rows, equals: 24)
  }
}
