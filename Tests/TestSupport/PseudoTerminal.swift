import CPseudoTerminal
import Foundation

/// A program on its own terminal: what a person would type and see.
///
/// Nothing here sleeps: `expect` waits for output and gives up at a deadline, with what was seen in the error's text.
package final class PseudoTerminal {
  /// The time that a machine under load may take for one answer.
  package static let patience: Duration = .seconds(10)

  /// All bytes that came out, as text.
  package private(set) var transcript = ""
  /// The screen as it is now.
  package private(set) var screen: Screen
  package let process: ChildProcess

  private let master: Int32
  private var isOpen = true
  /// Bytes of a character that has not come whole yet.
  private var incomplete: [UInt8] = []
  /// The text that was printed and not yet matched by `expect`, without escape sequences.
  private var unmatched: [UInt8] = []

  /// Starts `program`, with exactly the environment that is given, on a terminal of that size.
  package init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:], folder: String? = nil,
    columns: Int = 80, rows: Int = 24
  ) throws {
    screen = Screen(columns: columns, rows: rows)
    master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    var name = [CChar](repeating: 0, count: 64)
    guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, ptsname_r(master, &name, UInt(name.count)) == 0
    else {
      throw SupportError("no pseudo-terminal: \(SupportError.system)")
    }
    var setup = ChildProcess.Setup()
    setup.arguments = arguments
    setup.environment = ["TERM": "xterm", "LANG": "C.UTF-8"].merging(environment) { $1 }
    setup.folder = folder
    setup.terminal = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    Self.setSize(of: master, columns: columns, rows: rows)
    process = try ChildProcess(program, setup)
  }

  deinit {
    process.send(signal: SIGKILL)
    hangUp()
  }

  private static func setSize(of master: Int32, columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }
}

// MARK: What a person does

extension PseudoTerminal {
  /// Types `text`: `\r` is Enter, `\u{3}` is Ctrl-C.
  package func send(_ text: String) throws { try send(Array(text.utf8)) }

  /// Types bytes; reads what comes back meanwhile, so that neither side waits for the other.
  package func send(_ bytes: [UInt8], within limit: Duration = patience) throws {
    let deadline = ContinuousClock.now + limit
    var rest = bytes[...]
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    defer { _ = fcntl(master, F_SETFL, 0) }
    while !rest.isEmpty {
      var waiting = pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)
      let ready = poll(&waiting, 1, deadline.milliseconds)
      guard ready != 0 else { throw SupportError("typed text was not read; \(rest.count) bytes left\n\(report)") }
      if waiting.revents & Int16(POLLIN) != 0 { readAvailable() }
      if waiting.revents & Int16(POLLOUT) != 0 {
        let count = rest.withUnsafeBytes { write(master, $0.baseAddress, min(1024, $0.count)) }
        if count > 0 { rest = rest.dropFirst(count) }
      }
      if waiting.revents & Int16(POLLHUP | POLLERR) != 0 { throw SupportError("nobody reads any more\n\(report)") }
    }
  }

  /// Makes the window another size; the program gets SIGWINCH.
  package func resize(columns: Int, rows: Int) {
    Self.setSize(of: master, columns: columns, rows: rows)
    screen.resize(columns: columns, rows: rows)
  }

  /// Closes the window.
  package func hangUp() {
    if isOpen { close(master) }
    isOpen = false
  }
}

// MARK: What a person sees

extension PseudoTerminal {
  /// Waits until `text` has been printed since the last `expect`; escape sequences do not count as print.
  package func expect(_ text: String, within limit: Duration = patience) throws {
    let wanted = Array(text.utf8)
    var searched = 0
    try wait(for: "the text \(text.debugDescription)", within: limit) { terminal in
      // Only what came since the last look: a long output would else be searched over and over.
      let found = terminal.unmatched[max(0, searched - wanted.count)...].firstRange(of: wanted)
      searched = terminal.unmatched.count
      guard let found else { return false }
      terminal.unmatched.removeSubrange(..<found.upperBound)
      return true
    }
  }

  /// Marks everything printed so far as seen: `expect` waits for new text only.
  package func passOver() { unmatched.removeAll() }

  /// Waits until the screen looks as `isRight` wants it; `what` names it for the error.
  package func expect(
    _ what: String, within limit: Duration = patience, on isRight: (Screen) -> Bool
  ) throws {
    try wait(for: what, within: limit) { isRight($0.screen) }
  }

  /// Waits until Ctrl-C is a signal, which it is not while a line is edited.
  ///
  /// Nothing is written when a program changes the terminal's modes, so they are looked at again and again.
  package func expectInterruptKey(within limit: Duration = patience) throws {
    let deadline = ContinuousClock.now + limit
    while !hasInterruptKey {
      guard ContinuousClock.now < deadline else { throw SupportError("Ctrl-C is no signal\n\(report)") }
      _ = readMore(until: .now + .milliseconds(2))
    }
  }

  private var hasInterruptKey: Bool {
    var modes = termios()
    guard tcgetattr(master, &modes) == 0 else { return false }
    let interrupt = withUnsafeBytes(of: &modes.c_cc) { $0[Int(VINTR)] }
    return modes.c_lflag & tcflag_t(ISIG) != 0 && interrupt == 3
  }

  /// Waits until the program has ended and returns its exit status (128 + signal if a signal ended it).
  package func waitForExit(within limit: Duration = patience) throws -> Int32 {
    let deadline = ContinuousClock.now + limit
    while isOpen, readMore(until: deadline) {}
    guard let status = process.wait(until: deadline) else { throw SupportError("the program did not end\n\(report)") }
    return status
  }

  private func wait(for what: String, within limit: Duration, _ isMet: (PseudoTerminal) -> Bool) throws {
    let deadline = ContinuousClock.now + limit
    while !isMet(self) {
      guard readMore(until: deadline) else { throw SupportError("\(what) did not come\n\(report)") }
    }
  }

  /// The screen and the bytes, for reading a failure.
  private var report: String {
    "screen:\n\(screen.text)\nbytes: \(transcript.suffix(4000).debugDescription)"
  }

  /// False at the end of the output and at the deadline.
  private func readMore(until deadline: ContinuousClock.Instant) -> Bool {
    guard isOpen else { return false }
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while true {
      let ready = poll(&waiting, 1, deadline.milliseconds)
      if ready < 0, errno == EINTR { continue }
      return ready > 0 && readAvailable()
    }
  }

  /// False when nothing more can come: Linux says EIO once the program's side is closed.
  @discardableResult private func readAvailable() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &chunk, chunk.count)
    guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) }
    incomplete += chunk[..<count]
    let text = Self.wholeCharacters(of: &incomplete)
    transcript += text
    unmatched += screen.apply(text).utf8
    return true
  }

  /// Takes out the text up to the last whole character.
  private static func wholeCharacters(of bytes: inout [UInt8]) -> String {
    var end = bytes.count
    // At most three bytes of a character can have come without its last one.
    for back in 1...4 where back <= bytes.count {
      let byte = bytes[bytes.count - back]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      if length > back { end = bytes.count - back }
      break
    }
    defer { bytes.removeFirst(end) }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}
