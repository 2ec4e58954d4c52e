internal import Foundation

/// Input that was typed or pasted into the terminal before the program asked for it.
enum TypeAhead {
  /// The longest pause between two characters of a paste, in milliseconds.
  ///
  /// This pause is shorter than the time between two keystrokes of the fastest typist, and than the time between two
  /// repetitions of a key that is held down.
  static let pause: Int32 = 20

  /// Whether input is waiting to be read, or arrives within `milliseconds`.
  ///
  /// The terminal must pass on single characters, as it does while a line is edited; otherwise input counts only once
  /// its line is complete.
  static func isWaiting(within milliseconds: Int32 = 0) -> Bool {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    // A closed terminal always counts as readable, but `poll` then reports more than POLLIN.
    return poll(&waiting, 1, milliseconds) > 0 && waiting.revents == Int16(POLLIN)
  }

  /// Waits for a key or a signal for at most the given time, or without a limit if `milliseconds` is -1.
  ///
  /// Returns the result of `poll`, the events of the terminal, and whether a signal has arrived.
  static func waitForInputOrSignal(milliseconds: Int32) -> (ready: Int32, input: Int16, signal: Bool) {
    var waiting = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Signals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let ready = poll(&waiting, 2, milliseconds)
    return ready > 0 ? (ready, waiting[0].revents, waiting[1].revents != 0) : (ready, 0, false)
  }

  /// Whether something was typed before the output of a command, or is being pasted.
  ///
  /// This function may be called only while no line is being edited.
  static func precedesOutput() -> Bool { withSingleCharacters { isWaiting(within: pause) } }

  /// Discards input that was typed for a program that has ended, including the rest of a paste.
  static func discard() {
    withSingleCharacters {
      var milliseconds: Int32 = 0
      while isWaiting(within: milliseconds) {
        tcflush(STDIN_FILENO, TCIFLUSH)
        milliseconds = pause
      }
    }
  }

  /// Runs `body` while the terminal passes on each key immediately, including Ctrl-C and Ctrl-\, and does not show
  /// keys.
  static func withSingleKeys<Result>(_ body: () -> Result) -> Result {
    withModes(body) { takeSingleKeys() }
  }

  /// Makes the terminal pass on each key immediately, including Ctrl-C and Ctrl-\, and not show keys.
  static func takeSingleKeys() { change(hasSignalKeys: false) }

  /// Runs `body` while the terminal passes on each character without waiting for Enter, and does not show characters.
  static func withSingleCharacters<Result>(_ body: () -> Result) -> Result {
    withModes(body) { change(hasSignalKeys: true) }
  }

  /// Changes the terminal's modes, runs `body`, and restores the modes.
  private static func withModes<Result>(_ body: () -> Result, change: () -> Void) -> Result {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return body() }
    change()
    defer { _ = tcsetattr(STDIN_FILENO, TCSANOW, &modes) }
    return body()
  }

  private static func change(hasSignalKeys: Bool) {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &modes.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
      guard !hasSignalKeys else { return }
      keys[Int(VINTR)] = 0
      keys[Int(VQUIT)] = 0
    }
    _ = tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }
}
