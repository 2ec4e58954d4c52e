internal import Foundation

/// Turns signals into events: the handler writes the number of a signal into a pipe, from which the waiting code reads
/// it.
///
/// Ctrl-C at the prompt is a key and does not get here (see LineEditor). While a command runs, Ctrl-C sends SIGINT.
package enum Signals {
  /// Whether the running command has been asked to stop.
  ///
  /// The value stays true until the next command starts, and may be read on any thread.
  package static var isInterrupted: Bool { state.withLock { $0.isInterrupted } }

  /// The exit status (128 + signal) once a SIGTERM or SIGHUP has arrived; nil before.
  package static var endStatus: Int32? { state.withLock { $0.endSignal.map { 128 + $0 } } }

  /// Handles SIGINT, SIGTERM and SIGHUP for the rest of the program, because none of them may kill it at the prompt.
  @MainActor package static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    for signal in interrupting { take(signal) }
  }

  /// Makes writing to a closed pipe fail with an error, which `Output` handles, instead of ending the program.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Makes writing to a file beyond the size limit (`ulimit -f`) fail with an error instead of ending the program.
  static func ignoreSizeLimits() { signal(SIGXFSZ, SIG_IGN) }

  /// Runs the body of a command while another thread waits for Ctrl-C.
  ///
  /// After Ctrl-C, the thread calls `interrupt` every 20 ms until the body returns, so that a signal between two SQL
  /// statements is not lost.
  ///
  /// For a single command or a script, the signals are handled only during the body; between commands, Ctrl-C kills the
  /// program as usual. `interrupt` runs on the other thread and must be quick (`sqlite3_interrupt` is).
  @MainActor package static func whileRunning<Result>(
    interrupt: @escaping @Sendable () -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    let isTemporary = !isInstalled
    if isTemporary { install() }
    state.withLock { $0.isInterrupted = false }
    let watcher = Watcher(interrupt: interrupt)
    self.watcher = watcher
    watcher.start()
    defer {
      watcher.stop()
      self.watcher = nil
      if isTemporary { uninstall() }
    }
    return try body()
  }

  /// Lets a running command ask a question: while `body` reads the answer, the line editor handles signals.
  @MainActor package static func whileAsking<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let watcher else { return try body() }
    watcher.stop()
    defer { watcher.start() }
    return try body()
  }

  /// The thread that waits for Ctrl-C while a command runs.
  private struct Watcher {
    let interrupt: @Sendable () -> Void
    private let hasEnded = DispatchSemaphore(value: 0)

    init(interrupt: @escaping @Sendable () -> Void) { self.interrupt = interrupt }

    func start() {
      let (interrupt, hasEnded) = (interrupt, hasEnded)
      Thread.detachNewThread {
        watch(interrupt)
        hasEnded.signal()
      }
    }

    func stop() {
      post(bodyReturned)
      hasEnded.wait()
    }
  }

  private static func watch(_ interrupt: () -> Void) {
    var isInterrupting = false
    while true {
      wait(milliseconds: isInterrupting ? 20 : -1)
      while let event = next() {
        if event == bodyReturned { return }
        if interrupting.contains(event) { isInterrupting = true }
      }
      if isInterrupting { interrupt() }
    }
  }
}

// MARK: Events for the line editor

extension Signals {
  /// The number of interrupts so far; when this number grows, the editor discards pasted lines.
  static var interruptCount: Int { state.withLock { $0.interruptCount } }

  /// The reading end of the pipe, which can be polled for signals.
  static var descriptor: Int32 { pipeEnds.read }

  /// The oldest signal that has not been read yet; nil if there is none.
  static func next() -> Int32? {
    var byte: UInt8 = 0
    guard read(pipeEnds.read, &byte, 1) == 1 else { return nil }
    let signal = Int32(byte)
    state.withLock { $0.note(signal) }
    return signal
  }

  /// Treats the loss of the terminal like the SIGHUP that comes with it, even if SIGHUP is ignored.
  static func noteHangUp() { state.withLock { $0.note(SIGHUP) } }

  /// Makes the handler report `signal` until `release` is called.
  ///
  /// A signal that the program ignored when it was started, as under nohup, stays ignored.
  @MainActor static func take(_ signal: Int32) {
    _ = pipeEnds
    let previous = Foundation.signal(signal, handler)
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      Foundation.signal(signal, SIG_IGN)
    } else if !taken.contains(where: { $0.signal == signal }) {
      taken.append((signal, previous))
    }
  }

  /// Restores the previous handling of `signal`.
  @MainActor static func release(_ signal: Int32) {
    guard let index = taken.firstIndex(where: { $0.signal == signal }) else { return }
    Foundation.signal(signal, taken.remove(at: index).previous)
  }
}

// MARK: The pipe

extension Signals {
  private static let interrupting = [SIGINT, SIGTERM, SIGHUP]
  /// The event that wakes the watching thread when the body has returned; no signal has this number.
  private static let bodyReturned: Int32 = 0
  private static let state = State()
  @MainActor private static var isInstalled = false
  @MainActor private static var watcher: Watcher?
  /// The handled signals, of which there are only a few, with their previous handlers.
  ///
  /// The signals are in an array, because a dictionary of this type would add 400,000 instructions to every start.
  @MainActor private static var taken: [(signal: Int32, previous: Handler?)] = []

  fileprivate typealias Handler = @convention(c) (Int32) -> Void

  @MainActor private static func uninstall() {
    isInstalled = false
    for signal in interrupting { release(signal) }
  }

  private static func wait(milliseconds: Int32) {
    var waiting = pollfd(fd: pipeEnds.read, events: Int16(POLLIN), revents: 0)
    _ = poll(&waiting, 1, milliseconds)
  }

  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var values = Values()

    struct Values {
      var isInterrupted = false
      var interruptCount = 0
      var endSignal: Int32?

      mutating func note(_ signal: Int32) {
        guard interrupting.contains(signal) else { return }
        isInterrupted = true
        interruptCount += 1
        if signal != SIGINT { endSignal = signal }
      }
    }

    func withLock<Result>(_ body: (inout Values) -> Result) -> Result {
      lock.withLock { body(&values) }
    }
  }
}

/// Both ends of the pipe, which never block and are not inherited by other programs.
///
/// The pipe is created before the first handler is installed.
private let pipeEnds: (read: Int32, write: Int32) = {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return (-1, -1) }
  for end in ends {
    _ = fcntl(end, F_SETFL, O_NONBLOCK)
    _ = fcntl(end, F_SETFD, FD_CLOEXEC)
  }
  return (ends[0], ends[1])
}()

private let handler: Signals.Handler = { post($0) }

/// Writes an event into the pipe and restores errno; a signal handler may do no more than this.
private func post(_ signal: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(pipeEnds.write, &byte, 1)
  errno = error
}
