import Domain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An installed program that reads files which Larder cannot decode itself, such as PDFs and pictures.
///
/// Larder starts the program directly, without a shell and without the user's environment variables, on a copy of the
/// file in a private folder. Larder ends the program if it takes too long, writes too much or needs too much memory.
struct ExternalProgram {
  /// The name of the program, which is searched for in the folders of `PATH`.
  let name: String
  /// The Debian packages to install for the program, separated by spaces.
  let package: String

  /// The time limit in milliseconds, after which the program is ended.
  var longest: Int32 = 20_000
  /// The folders in which the program is searched for, separated by colons; nil means the folders of `PATH`.
  var folders: String?
  /// The maximum number of bytes that the program may write into one file.
  var largestOutput = 8_000_000
  /// The maximum address space in bytes that the program may use, if the system can limit it.
  var mostMemory = 900_000_000
  /// The words that precede the program's name in the error about the missing program.
  var does = "this file is read by"
  /// What the user can do without the program.
  var way = "save the receipt as text"
  /// Returns whether the user has asked to stop, in which case the program is ended at once; called many times a second.
  var isStopped: @Sendable () -> Bool = { false }

  /// Runs the program on a private copy of some bytes and returns its output; nil if it fails.
  ///
  /// `arguments` receives the path of the copy. Throws `missingProgram` if the program is not installed, and `badFile`
  /// if it takes too long.
  func output(
    on bytes: [UInt8], named copy: String, _ arguments: (String) -> [String]
  ) throws(LarderError) -> [UInt8]? {
    guard isInstalled else { throw missing }
    let folder = try WorkFolder()
    try folder.write(bytes, to: copy)
    return try output(in: folder, arguments(folder.file(copy)))
  }

  /// Runs the program on the files in a folder and returns its output; nil if it fails.
  ///
  /// Throws `missingProgram` if the program is not installed, and `badFile` if it takes too long or prints too much.
  func output(in folder: WorkFolder, _ arguments: [String]) throws(LarderError) -> [UInt8]? {
    guard let running = try start(in: folder, arguments) else { return nil }
    return try running.printed()
  }

  /// Starts the program on the files in a folder and returns the running program; nil if it cannot be started.
  ///
  /// The program's standard input is the file named `input`, or empty if `input` is nil. Its output goes to a new file
  /// named `output`.
  ///
  /// Throws `missingProgram` if the program is not installed.
  func start(
    in folder: WorkFolder, _ arguments: [String], output: String = "output", input: String? = nil
  ) throws(LarderError) -> RunningProgram? {
    guard let path else { throw missing }
    try folder.write([], to: output)
    return RunningProgram(
      self, limited(path) + arguments, in: folder, output: output, input: input)
  }

  /// Whether the program is in one of the folders.
  var isInstalled: Bool { path != nil }

  /// The error that tells the user how to install the program.
  var missing: LarderError {
    LarderError(
      .missingProgram, "\(does) \(name), which is not installed",
      hint: "install it with `sudo apt-get install \(package)`, or \(way)")
  }

  /// The path of the program; nil if it is not in any of the folders.
  private var path: String? {
    let folders = folders ?? getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }

  /// The command that starts a program with limits on its memory and on the size of its files.
  ///
  /// `posix_spawn` cannot set limits. If Larder limited itself before starting the program, it could not lift the
  /// limits again. So the command begins with `prlimit` of util-linux, which every Debian system has. Without
  /// `prlimit`, only time and output are limited.
  private func limited(_ path: String) -> [String] {
    guard
      let prlimit = ["/usr/bin/prlimit", "/bin/prlimit"].first(where: { (file: String) in access(file, X_OK) == 0 })
    else {
      return [path]
    }
    // The limit allows slightly more than `largestOutput`, so that a file that is too large can be recognized.
    return [prlimit, "--as=\(mostMemory)", "--fsize=\(largestOutput + 1_000_000)", "--core=0", path]
  }
}
