internal import Foundation

/// Starts other programs without fork, which Swift programs must not use.
enum Subprocess {
  /// Starts `program` with its standard input read from `input`; returns nil if the program cannot be started.
  ///
  /// The program stays in Larder's process group, so that keys such as Ctrl-C reach it. All signals have their default
  /// effect on the program.
  static func start(_ program: String, _ arguments: [String], environment: [String: String], input: Int32) -> pid_t? {
    spawn(program, arguments, environment, flags: Int16(POSIX_SPAWN_SETSIGDEF)) { actions in
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    }
  }

  /// Starts `program` in its own session, without output, so that it keeps running when the terminal is closed.
  ///
  /// Its standard input is read from `input`, or is empty if `input` is nil. Nobody needs to wait for the program.
  /// Returns nil if the program cannot be started.
  @discardableResult
  static func leave(
    _ program: String, _ arguments: [String], environment: [String: String], input: Int32? = nil
  ) -> pid_t? {
    let flags = Int16(POSIX_SPAWN_SETSIGDEF) | newSession
    return spawn(program, arguments, environment, flags: flags) { actions in
      for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
      }
      if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    }
  }

  /// The path of a program in one of the folders of PATH; nil if no folder contains it.
  static func find(_ name: String, in environment: [String: String]) -> String? {
    (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }
      .first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }

  /// POSIX_SPAWN_SETSID, which is not available in Swift.
  private static var newSession: Int16 {
    #if canImport(Darwin)
      0x400
    #else
      0x80
    #endif
  }

  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String: String], flags: Int16,
    _ prepare: (inout posix_spawn_file_actions_t) -> Void
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    prepare(&actions)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ, SIGTSTP, SIGCONT, SIGWINCH] {
      sigaddset(&defaults, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, flags)
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    return posix_spawn(&process, program, &actions, &attributes, &words, &variables) == 0 ? process : nil
  }
}
