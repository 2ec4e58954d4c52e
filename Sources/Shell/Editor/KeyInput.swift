internal import Foundation

/// Waits for a single key, a signal or the end of the input, whichever comes first.
enum KeyInput {
  /// What ended a wait for a key.
  enum Event: Equatable {
    /// The bytes of one key, or the first byte of a character of several bytes.
    case key([UInt8])
    /// A signal that arrived; if the signal ends the program, `Signals` has recorded it.
    case signal(Int32)
    /// The program was stopped and continues; the shell may have changed the terminal's modes.
    case continued
    /// There will be no more keys, because the terminal is gone.
    case closed
  }

  /// Waits for the next key or signal; the terminal must pass on single keys (`TypeAhead.takeSingleKeys`).
  ///
  /// If an alarm becomes due in the meantime, `ring` is called with the text that the alarm writes, which is never
  /// empty.
  static func next(_ alarm: LineEditor.Alarm? = nil, ring: (String) -> Void = { _ in }) -> Event {
    while true {
      if let signal = Signals.next() { return .signal(signal) }
      let due = alarm.flatMap { alarm in MainActor.assumeIsolated { alarm.due() } }
      if due == 0, let alarm {
        let text = MainActor.assumeIsolated { alarm.sound().above }
        if !text.isEmpty { ring(text) }
      }
      let (ready, input, signal) = TypeAhead.waitForInputOrSignal(milliseconds: due ?? -1)
      // If none of our signals has arrived, the program was stopped in the meantime.
      if ready < 0 { return Signals.next().map(Event.signal) ?? .continued }
      guard ready > 0, !signal else { continue }
      if input & Int16(POLLIN) != 0, let bytes = key() { return .key(bytes) }
      Signals.noteHangUp()
      return .closed
    }
  }

  /// The bytes of a key that has been pressed; nil if the terminal is gone.
  private static func key() -> [UInt8]? {
    guard let first = byte() else { return nil }
    var bytes = [first]
    // An arrow key sends several bytes at once; a bare Escape comes alone.
    while first == 0x1B, bytes.count < 8, !isWhole(bytes), TypeAhead.isWaiting(within: TypeAhead.pause),
      let next = byte()
    {
      bytes.append(next)
    }
    return bytes
  }

  /// Whether these bytes, which begin with Escape, are all the bytes of one key: `ESC [ B`, `ESC [ 6 ~`, `ESC x`.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 1 else { return false }
    let isSequence = bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O")
    return !isSequence || bytes.count > 2 && (0x40...0x7E).contains(bytes[bytes.count - 1])
  }

  /// The next byte of the input; nil at the end of the input.
  static func byte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      guard count < 0, errno == EINTR || errno == EAGAIN else { return nil }
    }
  }
}
