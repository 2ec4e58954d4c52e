import CPseudoTerminal
import Foundation

/// Runs a program through pipes, as a script does, and returns all it wrote.
package enum Program {
  /// The result of a run.
  package struct Result: Sendable {
    package let output: [UInt8]
    package let errors: [UInt8]
    /// The exit status, 128 + signal if a signal ended it.
    package let status: Int32

    /// Standard output and standard error as text.
    package var text: String { String(decoding: output, as: UTF8.self) }
    package var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// Runs `program` to its end.
  ///
  /// `environment` is the whole environment; nil hands ours on. A program that has not ended after `limit` is killed,
  /// and an error says what it had written.
  package static func run(
    _ program: String, _ arguments: [String] = [], input: String = "", environment: [String: String]? = nil,
    folder: String? = nil, limit: Duration = .seconds(120)
  ) throws -> Result {
    let deadline = ContinuousClock.now + limit
    let pipes = try (input: Pipe(), output: Pipe(), errors: Pipe())
    var setup = ChildProcess.Setup()
    setup.arguments = arguments
    setup.environment = environment ?? ProcessInfo.processInfo.environment
    setup.folder = folder
    setup.descriptors = [0: pipes.input.read, 1: pipes.output.write, 2: pipes.errors.write]
    let child = try ChildProcess(program, setup)
    // A full pipe must not keep us from emptying the others.
    _ = fcntl(pipes.input.write, F_SETFL, O_NONBLOCK)
    pipes.input.closeRead()
    pipes.output.closeWrite()
    pipes.errors.closeWrite()
    var exchange = Exchange(input: Array(input.utf8)[...])
    let isDone = exchange.run(pipes.input, pipes.output, pipes.errors, until: deadline)
    guard isDone, let status = child.wait(until: deadline) else {
      child.send(signal: SIGKILL)
      let (output, errors) = (
        String(decoding: exchange.output, as: UTF8.self), String(decoding: exchange.errors, as: UTF8.self)
      )
      throw SupportError("\(program) \(arguments) did not end within \(limit)\n\(output)\n\(errors)")
    }
    return Result(output: exchange.output, errors: exchange.errors, status: status)
  }

  /// Feeds one pipe and empties two, all at once, so that none of them can fill up and stop the others.
  private struct Exchange {
    var input: ArraySlice<UInt8>
    var output: [UInt8] = []
    var errors: [UInt8] = []

    /// False when the deadline passed first.
    mutating func run(
      _ standardInput: Pipe, _ standardOutput: Pipe, _ standardError: Pipe, until deadline: ContinuousClock.Instant
    ) -> Bool {
      while standardOutput.read >= 0 || standardError.read >= 0 {
        if input.isEmpty { standardInput.closeWrite() }
        var waiting = [
          pollfd(fd: standardInput.write, events: Int16(POLLOUT), revents: 0),
          pollfd(fd: standardOutput.read, events: Int16(POLLIN), revents: 0),
          pollfd(fd: standardError.read, events: Int16(POLLIN), revents: 0),
        ]
        let ready = poll(&waiting, 3, deadline.milliseconds)
        if ready == 0 { return false }
        if ready < 0 { continue }
        if waiting[0].revents != 0 { feed(standardInput) }
        if waiting[1].revents != 0 { standardOutput.drain(into: &output) }
        if waiting[2].revents != 0 { standardError.drain(into: &errors) }
      }
      return true
    }

    private mutating func feed(_ pipe: Pipe) {
      let count = input.withUnsafeBytes { write(pipe.write, $0.baseAddress, $0.count) }
      if count > 0 {
        input.removeFirst(count)
      } else if errno != EAGAIN, errno != EINTR {
        // The program reads no further.
        input = []
      }
    }
  }

  /// A pipe whose ends close once, here or in `deinit`; a closed end is -1, which poll passes over.
  private final class Pipe {
    private(set) var read: Int32 = -1
    private(set) var write: Int32 = -1

    init() throws {
      signal(SIGPIPE, SIG_IGN)
      var ends: [Int32] = [-1, -1]
      // Closed on exec from the start: other tests start programs at the same time, and must not hand an end on.
      guard pipe2(&ends, O_CLOEXEC) == 0 else { throw SupportError("no pipe: \(SupportError.system)") }
      (read, write) = (ends[0], ends[1])
    }

    deinit {
      closeRead()
      closeWrite()
    }

    func closeRead() {
      if read >= 0 { close(read) }
      read = -1
    }

    func closeWrite() {
      if write >= 0 { close(write) }
      write = -1
    }

    func drain(into bytes: inout [UInt8]) {
      var chunk = [UInt8](repeating: 0, count: 65_536)
      let count = Foundation.read(read, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk[..<count]
      } else if count == 0 || errno != EINTR {
        closeRead()
      }
    }
  }
}
