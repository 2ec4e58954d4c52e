internal import Commands
internal import Foundation
internal import Text

/// A screen in the terminal's second buffer, which has no scrollback.
///
/// When the screen is closed, the terminal shows its previous contents again.
@MainActor struct FullScreen {
  let presenter: Presenter
  let globals: Globals
  let quick: QuickRead

  // The private modes of xterm, which all current terminals know: 1049 is the second buffer, and 25 is the visible
  // cursor. A terminal without a second buffer is at least left empty.
  private static let opening = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[H\u{1B}[2J"
  private static let closing = "\u{1B}[H\u{1B}[2J\u{1B}[?25h\u{1B}[?1049l"

  /// Shows the screen until a key or a signal closes it; throws if it cannot be written.
  ///
  /// The terminal is left as it was found, however the screen ends. A character without a meaning on the screen closes
  /// the screen and is returned, because this character begins the next command.
  func show(_ screen: KeyScreen) throws -> [UInt8] {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { throw KeyScreen.Refusal.noTerminal }
    for signal in [SIGWINCH, SIGTSTP, SIGCONT] { Signals.take(signal) }
    defer { for signal in [SIGWINCH, SIGTSTP, SIGCONT] { Signals.release(signal) } }
    defer { close(modes) }
    do {
      try open()
      while true {
        // If keys arrive faster than the screen can be drawn, such as from a key that is held down, only the last
        // state is drawn.
        if !TypeAhead.isWaiting() { try draw(screen) }
        switch KeyInput.next(presenter.bell.alarm, ring: { Self.ring($0) }) {
        case .key(let bytes):
          if let key = ScreenKey(bytes) {
            if !screen.press(key) { return [] }
          } else if let first = bytes.first, first > 0x20, first != 0x7F {
            return bytes
          }
        case .signal(SIGTSTP): try suspend(modes)
        // The shell has changed the modes while the program was stopped.
        case .signal(SIGCONT), .continued: TypeAhead.takeSingleKeys()
        case .signal(let signal): if signal == SIGINT || Signals.endStatus != nil { return [] }
        case .closed: return []
        }
      }
    } catch {
      // A closed terminal cannot be written to, and its signal may have arrived in the meantime.
      while Signals.next() != nil {}
      if Signals.endStatus == nil { throw error }
      return []
    }
  }

  /// Writes the text of an alarm into the first rows, where the text stays until the next key.
  private nonisolated static func ring(_ text: String) {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    let placed = rows.enumerated().map { row, line in
      // After the last line feed, there is no row of text, only the bell.
      row == rows.count - 1 ? String(line) : "\u{1B}[\(row + 1);1H\u{1B}[2K\(line)"
    }
    try? Output.standard.write(placed.joined())
  }

  private func open() throws {
    TypeAhead.takeSingleKeys()
    try Output.standard.write(Self.opening)
  }

  private func close(_ modes: termios) {
    var modes = modes
    try? Output.standard.write(Self.closing)
    _ = tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }

  /// Handles Ctrl-Z: returns the terminal to the shell, stops this process, and takes the terminal again when it
  /// continues.
  private func suspend(_ modes: termios) throws {
    close(modes)
    Signals.release(SIGTSTP)
    raise(SIGTSTP)
    Signals.take(SIGTSTP)
    try open()
  }

  private func draw(_ screen: KeyScreen) throws {
    let size = presenter.terminal.size
    let usual = presenter.canvas(globals)
    let canvas = Canvas(
      width: min(usual.width, size.columns), glyphs: usual.glyphs, weights: usual.weights, rows: size.rows)
    let lines = quick.run { screen.lines(canvas) }.prefix(size.rows)
    var text = ""
    for (row, line) in lines.enumerated() {
      // The row is erased first: if it were erased after its last column, some terminals would erase the character
      // there.
      text += "\u{1B}[\(row + 1);1H\u{1B}[2K"
      text += presenter.rendered(line.truncated(to: size.columns, in: canvas.glyphs), globals)
    }
    if lines.count < size.rows { text += "\u{1B}[\(lines.count + 1);1H\u{1B}[J" }
    try Output.standard.write(text)
  }
}

extension ScreenKey {
  /// The key that sends these bytes; nil for a key that means nothing on a screen.
  ///
  /// The arrows and the keys near them, such as Home, are recognized in the forms that xterm sends in its two modes,
  /// and in the form that the Linux console sends.
  init?(_ bytes: [UInt8]) {
    switch String(decoding: bytes, as: UTF8.self) {
    case "\u{1B}[D", "\u{1B}OD": self = .left
    case "\u{1B}[C", "\u{1B}OC": self = .right
    case "\u{1B}[A", "\u{1B}OA": self = .up
    case "\u{1B}[B", "\u{1B}OB": self = .down
    case "\u{1B}[H", "\u{1B}OH", "\u{1B}[1~", "\u{1B}[7~": self = .home
    case "\u{1B}[F", "\u{1B}OF", "\u{1B}[4~", "\u{1B}[8~": self = .end
    case "\u{1B}[5~": self = .pageUp
    case "\u{1B}[6~": self = .pageDown
    case "\r", "\n": self = .enter
    // Escape, q, Ctrl-C and Ctrl-D.
    case "\u{1B}", "q", "Q", "\u{3}", "\u{4}": self = .leave
    default: return nil
    }
  }
}
