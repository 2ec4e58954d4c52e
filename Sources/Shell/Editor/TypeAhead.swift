internal import Foundation

/// What was typed or pasted into the terminal before anybody asked for it.
enum TypeAhead {
  /// The longest pause within a paste, in milliseconds: shorter than that between two keys of the fastest typist, and
  /// than the repetition of a key that is held down.
  static let pause: Int32 = 20

  /// Whether anything is waiting to be read, or comes within `milliseconds`.
  ///
  /// The terminal must give out single characters, as it does while a line is edited: otherwise only whole lines count.
  static func isWaiting(within milliseconds: Int32 = 0) -> Bool {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    // A terminal that was closed can always be read, without end.
    return poll(&waiting, 1, milliseconds) > 0 && waiting.revents == Int16(POLLIN)
  }

  /// Whether something was typed before the output of a command, or is just being pasted; for use between two lines.
  static func precedesOutput() -> Bool { withSingleCharacters { isWaiting(within: pause) } }

  /// Discards what was typed for a program that has ended, up to the end of a paste.
  static func discard() {
    withSingleCharacters {
      var milliseconds: Int32 = 0
      while isWaiting(within: milliseconds) {
        tcflush(STDIN_FILENO, TCIFLUSH)
        milliseconds = pause
      }
    }
  }

  /// Runs `body` while the terminal gives out characters before Enter is pressed, and does not show them.
  private static func withSingleCharacters<Result>(_ body: () -> Result) -> Result {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return body() }
    var single = modes
    single.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &single.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
    }
    _ = tcsetattr(STDIN_FILENO, TCSANOW, &single)
    defer { _ = tcsetattr(STDIN_FILENO, TCSANOW, &modes) }
    return body()
  }
}
