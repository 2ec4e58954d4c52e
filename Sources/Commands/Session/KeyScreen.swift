package import Text

/// A screen that stays open while the user moves through it with keys.
///
/// The screen fills the window; when the screen closes, the window shows again what it showed before.
package struct KeyScreen {
  /// Returns the lines for a window with the columns and rows of the canvas.
  package let lines: (Canvas) -> [StyledLine]
  /// Takes a key, and returns whether the screen stays open.
  package let press: (ScreenKey) -> Bool

  /// Creates a screen from two closures, which are called repeatedly and should return quickly.
  package init(lines: @escaping (Canvas) -> [StyledLine], press: @escaping (ScreenKey) -> Bool) {
    self.lines = lines
    self.press = press
  }

  /// Why a screen of this kind cannot be shown.
  package enum Refusal: Error {
    /// The input or the output is not a terminal, or no questions are asked: in scripts, pipes, JSON and CSV.
    case noTerminal
    /// The terminal cannot move its cursor (`TERM=dumb`).
    case cannotMoveCursor
    /// The user wants sentences instead of drawings.
    case wantsSentences
  }
}

/// A key that moves through a screen.
package enum ScreenKey: Hashable, CaseIterable, Sendable {
  case left
  case right
  case up
  case down
  case home
  case end
  case pageUp
  case pageDown
  case enter
  /// Escape, `q`, Ctrl-C and Ctrl-D.
  case leave
}
