internal import Foundation

/// Asks the terminal for the color of its background (OSC 11 of xterm: `ESC ] 11 ; ? BEL`).
///
/// The answer arrives as if somebody had typed `ESC ] 11 ; rgb:ffff/ffff/ffff BEL`, so it has to be separated from
/// what is really typed in the meantime.
enum BackgroundQuery {
  /// How long to wait for the answer, in milliseconds: too short to be noticed, but enough for a terminal on this
  /// machine, which needs less than 1 ms.
  private static let patience = 50

  private static let question = "\u{1B}]11;?\u{7}"

  /// What has arrived of the terminal's answer, and what was typed in the meantime.
  struct Result {
    var answer = BackgroundAnswer()
    var typed: [UInt8] = []
  }

  /// Asks the terminal and waits for its answer; neither the question nor the answer appears on the screen.
  ///
  /// Nil if the terminal could not be asked, because the program does not run in the foreground or the terminal is
  /// gone.
  static func ask() -> Result? {
    // In the background, changing the terminal's modes would stop the program.
    guard tcgetpgrp(STDIN_FILENO) == getpgrp(), isatty(STDOUT_FILENO) == 1 else { return nil }
    return TypeAhead.withSingleCharacters {
      guard (try? Output.standard.write(question)) != nil else { return nil }
      var result = Result()
      let deadline = ContinuousClock.now + .milliseconds(patience)
      while !result.answer.isComplete {
        let rest = (deadline - ContinuousClock.now) / .milliseconds(1)
        guard rest > 0, TypeAhead.isWaiting(within: Int32(rest.rounded(.up))), let byte = KeyInput.byte() else { break }
        result.typed += result.answer.take(byte)
      }
      if !result.answer.hasBegun { result.typed += result.answer.giveUp() }
      return result
    }
  }
}
