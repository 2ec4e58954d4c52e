import Foundation

/// A program that is watched while it runs: fed line by line, read line by line, killed.
package final class RunningProgram {
  package let process: ChildProcess
  private var input: Int32
  private var output: Int32
  private var unread: [UInt8] = []

  /// Starts `program` with exactly that environment; what it writes to standard error goes to the file at `errors`.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String], errors: String = "/dev/null"
  ) throws {
    signal(SIGPIPE, SIG_IGN)
    var (toProgram, fromProgram): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&toProgram) == 0, pipe(&fromProgram) == 0 else { throw SupportError("no pipe: \(SupportError.system)") }
    let log = open(errors, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    for end in toProgram + fromProgram { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (input, output) = (toProgram[1], fromProgram[0])
    defer { for end in [toProgram[0], fromProgram[1], log] { close(end) } }
    var setup = ChildProcess.Setup()
    setup.arguments = arguments
    setup.environment = environment
    setup.descriptors = [0: toProgram[0], 1: fromProgram[1], 2: log]
    do {
      process = try ChildProcess(program, setup)
    } catch {
      for end in [input, output] { close(end) }
      throw error
    }
  }

  deinit {
    process.send(signal: SIGKILL)
    closeInput()
    closeOutput()
  }

  /// Writes a line to its standard input; does nothing if it no longer reads.
  package func send(_ line: String) {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Ends its standard input.
  package func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Stops reading: its next write fails as into a pipe without a reader.
  package func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
  }

  /// The next whole line of its standard output; nil at the end, where an incomplete line is dropped.
  ///
  /// Throws when nothing has come within `limit`.
  package func line(within limit: Duration = .seconds(20)) throws -> String? {
    let deadline = ContinuousClock.now + limit
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        defer { unread.removeFirst(end + 1) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      guard output >= 0 else { return nil }
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, deadline.milliseconds) != 0 else { throw SupportError("no line within \(limit)") }
      var chunk = [UInt8](repeating: 0, count: 65_536)
      let count = read(output, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      unread += chunk[..<count]
    }
  }

  /// All whole lines up to its end.
  package func remainingLines() throws -> [String] {
    var lines: [String] = []
    while let line = try line() { lines.append(line) }
    return lines
  }

  /// Waits for its end; returns the exit status, 128 + signal if a signal ended it.
  package func waitForExit(within limit: Duration = .seconds(20)) throws -> Int32 {
    guard let status = process.wait(until: .now + limit) else { throw SupportError("it did not end within \(limit)") }
    return status
  }
}
