import CPseudoTerminal
import Foundation

/// A program that was started for a test; its end can be waited for with a deadline.
package final class ChildProcess: @unchecked Sendable {
  /// Its process id, and its process group's where it leads a session.
  package let id: Int32
  /// Readable once the program has ended.
  private let ended: Int32
  private let lock = NSLock()
  private var status: Int32?

  /// What the program starts with: descriptors by their number, folder, environment.
  struct Setup {
    var arguments: [String] = []
    var environment: [String: String] = [:]
    var folder: String?
    /// The path of a terminal that becomes all three standard streams and, of a new session, the controlling one.
    var terminal: String?
    var descriptors: [Int32: Int32] = [:]
  }

  init(_ program: String, _ setup: Setup) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw SupportError("no pipe: \(SupportError.system)") }
    let (read, write) = (ends[0], ends[1])
    do {
      id = try Self.spawn(program, setup)
    } catch {
      close(read)
      close(write)
      throw error
    }
    ended = read
    // The thread makes the end of the program something that poll can wait for.
    Thread.detachNewThread { [self, id] in
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      lock.withLock { self.status = status }
      close(write)
    }
  }

  deinit { close(ended) }

  /// The exit status, 128 + signal if a signal ended it; nil while it runs.
  package var exitStatus: Int32? {
    lock.withLock { status }.map { $0 & 0x7F == 0 ? ($0 >> 8) & 0xFF : 128 + ($0 & 0x7F) }
  }

  package func send(signal: Int32) {
    lock.withLock { if status == nil { _ = kill(id, signal) } }
  }

  /// Waits until the program has ended and returns its status; nil if the deadline passes first.
  package func wait(until deadline: ContinuousClock.Instant) -> Int32? {
    var waiting = pollfd(fd: ended, events: Int16(POLLIN), revents: 0)
    while exitStatus == nil {
      guard poll(&waiting, 1, deadline.milliseconds) != 0 else { return exitStatus }
    }
    return exitStatus
  }

  private static func spawn(_ program: String, _ setup: Setup) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let folder = setup.folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
    if let terminal = setup.terminal {
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      for stream: Int32 in [1, 2] { posix_spawn_file_actions_adddup2(&actions, 0, stream) }
    }
    for (number, descriptor) in setup.descriptors { posix_spawn_file_actions_adddup2(&actions, descriptor, number) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    // POSIX_SPAWN_SETSID is not imported: the first terminal that a new session opens becomes its controlling one.
    let newSession: Int32 = setup.terminal == nil ? 0 : 0x80
    posix_spawnattr_setflags(&attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | newSession))
    var words = ([program] + setup.arguments).map { strdup($0) } + [nil]
    // A backup that nobody has asked for would be made while the test looks at its folder, or after it.
    let environment = ["LARDER_BACKUPS": "off"].merging(setup.environment) { $1 }
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var id: pid_t = 0
    let error = posix_spawn(&id, program, &actions, &attributes, &words, &variables)
    guard error == 0 else { throw SupportError("cannot start \(program): \(String(cString: strerror(error)))") }
    return id
  }
}

/// A failure that a test cannot continue after; its text appears in the test's log.
package struct SupportError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  static var system: String { String(cString: strerror(errno)) }
}

extension ContinuousClock.Instant {
  /// The time left until then, for poll(2): at least 0.
  var milliseconds: Int32 {
    let left = ContinuousClock.now.duration(to: self).components
    guard left.seconds >= 0, left.attoseconds >= 0 else { return 0 }
    return Int32(clamping: left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000 + 1)
  }
}
