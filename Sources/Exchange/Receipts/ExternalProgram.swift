import Domain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program of the system that reads what Larder does not decode itself, such as PDFs.
///
/// It is started directly and never by a shell, on a copy in a private folder, without the person's environment, and ended
/// when it takes too long or writes too much.
struct ExternalProgram {
  /// The name of the program, which is looked for in the folders of `PATH`.
  let name: String
  /// The Debian package that it is in.
  let package: String

  /// Milliseconds after which the program is ended.
  var longest: Int32 = 20_000
  /// The folders in which the program is looked for, parted by colons; nil for those of `PATH`.
  var folders: String?
  /// The most bytes that the program may write.
  static let largestOutput = 8_000_000

  /// Runs the program on a private copy of some bytes and returns what it prints; nil if it fails.
  ///
  /// `arguments` gets the path of the copy. Throws `missingProgram` if the program is not installed, and `badFile` if it
  /// takes too long.
  func output(
    on bytes: [UInt8], named copy: String, _ arguments: (String) -> [String]
  ) throws(LarderError) -> [UInt8]? {
    guard let program = path else { throw missing }
    guard let folder = PrivateFolder() else {
      throw LarderError(.cannotCreate, "no folder for temporary files can be created", hint: "check TMPDIR")
    }
    let (input, output) = (folder.path + "/" + copy, folder.path + "/output")
    guard folder.write(bytes, to: copy), folder.write([], to: "output") else {
      throw LarderError(.cannotCreate, "a temporary file cannot be written", hint: "check TMPDIR and the disk's space")
    }
    defer { withExtendedLifetime(folder) {} }
    guard let status = try run(program, arguments(input), output: output, folder.path), status == 0 else { return nil }
    var written = stat()
    guard stat(output, &written) == 0, Int(written.st_size) <= Self.largestOutput else { throw tooMuch }
    return try ReceiptFile.bytes(of: output)
  }

  private var tooMuch: LarderError {
    LarderError(
      .badFile, "\(name) read more than 8 MB of text from the file, which is no receipt",
      hint: "use the file of a single receipt")
  }

  private var missing: LarderError {
    LarderError(
      .missingProgram, "this file is read by \(name), which is not installed",
      hint: "install it with `sudo apt-get install \(package)`, or save the receipt as text")
  }

  /// The program's path; nil if it is in no folder of `PATH`.
  private var path: String? {
    let folders = folders ?? getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }

  /// The exit status of the program; nil if it cannot be started or was ended by a signal.
  private func run(_ program: String, _ arguments: [String], output: String, _ folder: String) throws(LarderError)
    -> Int32?
  {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    guard posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0 else {
      close(ends[1])
      return nil
    }
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // The program inherits the other end of the pipe; its end closes it, which is the event that is waited for.
    posix_spawn_file_actions_addclose(&actions, ends[0])
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = [
      "PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8", "HOME=\(folder)", "TMPDIR=\(folder)", "OMP_THREAD_LIMIT=1",
    ]
    var environment = variables.map { strdup($0) } + [nil]
    defer { for text in words + environment { free(text) } }
    var process: pid_t = 0
    let isStarted = posix_spawn(&process, program, &actions, &attributes, &words, &environment) == 0
    close(ends[1])
    guard isStarted else { return nil }
    let isInTime = waitForEnd(of: ends[0], writing: output)
    var status: Int32 = 0
    // The program may have closed the descriptor without ending.
    var isEnded = false
    for _ in 0..<Self.lastChecks where isInTime && !isEnded {
      isEnded = waitpid(process, &status, WNOHANG) == process
      if !isEnded { poll(nil, 0, Self.betweenChecks) }
    }
    if !isEnded {
      kill(-process, SIGKILL)
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
    guard isInTime, isEnded else {
      throw LarderError(
        .badFile, "\(name) was ended because it did not finish in \(longest / 1000) seconds or wrote too much",
        hint: "use a smaller file, or save the receipt as text")
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  /// How often and after how many milliseconds the end of a program is looked for that has closed the descriptor.
  private static let lastChecks = 200
  private static let betweenChecks: Int32 = 10

  /// Waits until the program has ended; false if it takes too long or writes too much.
  private func waitForEnd(of witness: Int32, writing output: String) -> Bool {
    var start = timespec()
    clock_gettime(CLOCK_MONOTONIC, &start)
    while true {
      var now = timespec()
      clock_gettime(CLOCK_MONOTONIC, &now)
      let elapsed = Int32((now.tv_sec - start.tv_sec) * 1000 + (now.tv_nsec - start.tv_nsec) / 1_000_000)
      let left = longest - elapsed
      guard left > 0 else { return false }
      var waiting = pollfd(fd: witness, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, min(left, 200)) > 0 { return true }
      var written = stat()
      if stat(output, &written) == 0, Int(written.st_size) > Self.largestOutput { return false }
    }
  }
}

/// A new folder that only the person can read, and that goes away with this value.
private final class PrivateFolder {
  let path: String
  private var files: [String] = []

  init?() {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/larder-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  deinit {
    for file in files { unlink(path + "/" + file) }
    rmdir(path)
  }

  /// Writes a new file; false if it cannot be written.
  func write(_ bytes: [UInt8], to name: String) -> Bool {
    let descriptor = open(path + "/" + name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    files.append(name)
    defer { close(descriptor) }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }
}

/// The system's `write`, which a method of the same name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  bytes.map { write(descriptor, $0, count) } ?? 0
}
