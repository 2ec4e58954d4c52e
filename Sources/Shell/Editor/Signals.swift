internal import Foundation

/// Signals as events: the handler writes a signal's number into a pipe, and whoever waits reads it there.
///
/// Ctrl-C at the prompt is a key and never comes here (LineEditor); while a command runs it is SIGINT.
package enum Signals {
  /// Whether the running command was asked to stop.
  ///
  /// It stays so until the next one starts. Any thread may ask.
  package static var isInterrupted: Bool { state.withLock { $0.isInterrupted } }

  /// The exit status (128 + signal) that a SIGTERM or SIGHUP asked for, once one came.
  package static var endStatus: Int32? { state.withLock { $0.endSignal.map { 128 + $0 } } }

  /// Takes SIGINT, SIGTERM and SIGHUP over for the rest of the program: for the REPL, where none of them may kill.
  @MainActor package static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    for signal in interrupting { take(signal) }
  }

  /// A closed pipe on the other side is an error of write(2) (`Output` knows it), not the end of the program.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// So is a file that would grow beyond the limit on its size (`ulimit -f`).
  static func ignoreSizeLimits() { signal(SIGXFSZ, SIG_IGN) }

  /// Runs a command's body while a small thread waits for Ctrl-C; from then on it calls `interrupt` every 20 ms until the
  /// body returns, so that a signal between two SQL statements is not lost.
  ///
  /// Where the signals are not installed for good (one command, a script), they are taken over for the body only: between
  /// commands Ctrl-C kills as usual. `interrupt` runs on the other thread and must be quick (`sqlite3_interrupt` is).
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

  /// Lets a running command ask a question: while `body` reads the answer, the line editor has the signals.
  @MainActor package static func whileAsking<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let watcher else { return try body() }
    watcher.stop()
    defer { watcher.start() }
    return try body()
  }

  /// The thread that waits for Ctrl-C beside a running command.
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

// MARK: What the line editor waits on

extension Signals {
  /// How many interrupts have come so far: the editor drops pasted lines when it has grown.
  static var interruptCount: Int { state.withLock { $0.interruptCount } }

  /// The end of the pipe to poll.
  static var descriptor: Int32 { pipeEnds.read }

  /// The oldest signal that nobody has looked at yet.
  static func next() -> Int32? {
    var byte: UInt8 = 0
    guard read(pipeEnds.read, &byte, 1) == 1 else { return nil }
    let signal = Int32(byte)
    state.withLock { $0.note(signal) }
    return signal
  }

  /// Takes the loss of the terminal for the SIGHUP that comes with it, or came before and was ignored.
  static func noteHangUp() { state.withLock { $0.note(SIGHUP) } }

  /// Has the handler announce `signal` until `release` is called; one that was ignored at the start stays so (nohup).
  @MainActor static func take(_ signal: Int32) {
    _ = pipeEnds
    let previous = Foundation.signal(signal, handler)
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      Foundation.signal(signal, SIG_IGN)
    } else if taken[signal] == nil {
      taken[signal] = .some(previous)
    }
  }

  /// Gives `signal` back what it did before.
  @MainActor static func release(_ signal: Int32) {
    if let previous = taken.removeValue(forKey: signal) { Foundation.signal(signal, previous) }
  }
}

// MARK: The pipe

extension Signals {
  private static let interrupting = [SIGINT, SIGTERM, SIGHUP]
  /// No signal has this number: it wakes the watching thread.
  private static let bodyReturned: Int32 = 0
  private static let state = State()
  @MainActor private static var isInstalled = false
  @MainActor private static var watcher: Watcher?
  @MainActor private static var taken: [Int32: Handler?] = [:]

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

/// Both ends of the pipe, neither of which ever blocks or is inherited; made before the first handler is in place.
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

/// All that may happen in a signal handler: one write, with errno as it was.
private func post(_ signal: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(pipeEnds.write, &byte, 1)
  errno = error
}
