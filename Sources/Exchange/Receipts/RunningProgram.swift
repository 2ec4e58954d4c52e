import Domain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that was started; if it is still running when this object is released, the program is ended.
final class RunningProgram {
  private let program: ExternalProgram
  private let folder: WorkFolder
  private let outputName: String
  private let process: pid_t
  /// The read end of a pipe whose write end is open only in the started program.
  ///
  /// The write end is closed when the program ends, so waiting for the pipe to close means waiting for the program to
  /// end.
  private let witness: Int32
  private let deadline: Int
  private var isEnded = false
  private var isStopped = false

  /// Starts a program, given its path and its arguments; nil if it cannot be started.
  ///
  /// The program's standard input is the file named `input` in the folder, or empty if `input` is nil.
  init?(_ program: ExternalProgram, _ words: [String], in folder: WorkFolder, output: String, input: String? = nil) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    // Another program that runs at the same time must not inherit this end.
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    let process = Self.spawn(
      words, input: input.map(folder.file) ?? "/dev/null", output: folder.file(output), folder.path)
    close(ends[1])
    guard let process else {
      close(ends[0])
      return nil
    }
    (self.program, self.folder, outputName, self.process) = (program, folder, output, process)
    witness = ends[0]
    deadline = Self.now + Int(program.longest)
  }

  deinit {
    end()
    close(witness)
  }

  /// The time of the monotonic clock in milliseconds; changes of the system time do not affect it.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Waits for the program to end and returns its output; nil if it failed.
  ///
  /// Throws `badFile` if the program took too long or wrote too much, and `interrupted` if the user has stopped it.
  func printed() throws(LarderError) -> [UInt8]? {
    try finish() == 0 ? try output : nil
  }

  /// What the program has written to its standard output.
  var output: [UInt8] {
    get throws(LarderError) {
      let file = try DiskFile(path: folder.file(outputName))
      return try file.bytes(at: 0, count: file.size)
    }
  }

  /// Waits for the program to end and returns its exit status; nil if a signal ended it.
  ///
  /// Throws `badFile` if the program took too long or wrote too much, and `interrupted` if the user has stopped it.
  func finish() throws(LarderError) -> Int32? {
    let isInTime = waitForEnd()
    var status: Int32 = 0
    // The program may have closed the pipe without ending.
    for _ in 0..<Self.lastChecks where isInTime && !isEnded {
      isEnded = waitpid(process, &status, WNOHANG) == process
      if !isEnded { poll(nil, 0, Self.betweenChecks) }
    }
    let isEndedInTime = isEnded
    end()
    guard !isStopped else { throw LarderError(.interrupted, "interrupted while \(program.name) was running") }
    let isTooMuch = status & 0x7F == SIGXFSZ || folder.size(of: outputName).map { $0 > program.largestOutput } ?? false
    guard isInTime, isEndedInTime, !isTooMuch else {
      throw LarderError(
        .badFile,
        "\(program.name) was ended because it did not finish in \(program.longest / 1000) seconds or wrote too much",
        hint: "use a smaller file, or \(program.way)")
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  /// How many times Larder checks whether a program that has closed the pipe has also ended, and the pause between two
  /// checks in milliseconds.
  private static let lastChecks = 200
  private static let betweenChecks: Int32 = 10

  private func end() {
    guard !isEnded else { return }
    isEnded = true
    var status: Int32 = 0
    kill(-process, SIGKILL)
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// The time in milliseconds after which Larder looks again whether the program is to be stopped.
  private static let betweenLooks = 50

  /// Waits until the program has closed the pipe; returns false if the program takes too long, writes too much or is to
  /// be stopped.
  private func waitForEnd() -> Bool {
    while true {
      isStopped = program.isStopped()
      let left = deadline - Self.now
      guard left > 0, !isStopped else { return false }
      var waiting = pollfd(fd: witness, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, Int32(min(left, Self.betweenLooks))) > 0 { return true }
      if let size = folder.size(of: outputName), size > program.largestOutput { return false }
    }
  }

  /// Starts a program in its own process group and returns its process ID; nil if it cannot be started.
  private static func spawn(_ words: [String], input: String, output: String, _ folder: String) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    var arguments = words.map { strdup($0) } + [nil]
    // Each program gets one thread, because more threads make tesseract five times slower on two cores.
    let variables = [
      "PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8", "HOME=\(folder)", "TMPDIR=\(folder)", "MAGICK_TMPDIR=\(folder)",
      "OMP_THREAD_LIMIT=1",
    ]
    var environment = variables.map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var process: pid_t = 0
    return posix_spawn(&process, words[0], &actions, &attributes, &arguments, &environment) == 0 ? process : nil
  }
}
