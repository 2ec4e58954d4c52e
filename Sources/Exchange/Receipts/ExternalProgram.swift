import Domain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program of the system that reads what Larder does not decode itself, such as PDFs and pictures.
///
/// It is started directly and never by a shell, on a copy in a private folder, without the person's environment, and ended
/// when it takes too long, writes too much or wants too much memory.
struct ExternalProgram {
  /// The name of the program, which is looked for in the folders of `PATH`.
  let name: String
  /// The Debian packages that it needs, parted by spaces.
  let package: String

  /// Milliseconds after which the program is ended.
  var longest: Int32 = 20_000
  /// The folders in which the program is looked for, parted by colons; nil for those of `PATH`.
  var folders: String?
  /// The most bytes that the program may write into one file.
  var largestOutput = 8_000_000
  /// The most bytes of address space that the program gets, where the system can limit them.
  static let mostMemory = 900_000_000

  /// Runs the program on a private copy of some bytes and returns what it prints; nil if it fails.
  ///
  /// `arguments` gets the path of the copy. Throws `missingProgram` if the program is not installed, and `badFile` if it
  /// takes too long.
  func output(
    on bytes: [UInt8], named copy: String, _ arguments: (String) -> [String]
  ) throws(LarderError) -> [UInt8]? {
    guard isInstalled else { throw missing }
    let folder = try WorkFolder()
    try folder.write(bytes, to: copy)
    return try output(in: folder, arguments(folder.file(copy)))
  }

  /// Runs the program on the files of a folder and returns what it prints; nil if it fails.
  ///
  /// Throws `missingProgram` if the program is not installed, and `badFile` if it takes too long or prints too much.
  func output(in folder: WorkFolder, _ arguments: [String]) throws(LarderError) -> [UInt8]? {
    guard let running = try start(in: folder, arguments) else { return nil }
    return try running.printed()
  }

  /// Starts the program on the files of a folder, to which it prints into a new file of that name; nil if that fails.
  ///
  /// Throws `missingProgram` if the program is not installed.
  func start(in folder: WorkFolder, _ arguments: [String], output: String = "output") throws(LarderError)
    -> RunningProgram?
  {
    guard let path else { throw missing }
    try folder.write([], to: output)
    return RunningProgram(self, Self.limited(path, to: largestOutput) + arguments, in: folder, output: output)
  }

  /// Whether the program is in a folder of `PATH`.
  var isInstalled: Bool { path != nil }

  /// The error that says how to install the program.
  var missing: LarderError {
    LarderError(
      .missingProgram, "this file is read by \(name), which is not installed",
      hint: "install it with `sudo apt-get install \(package)`, or save the receipt as text")
  }

  /// The program's path; nil if it is in no folder of `PATH`.
  private var path: String? {
    let folders = folders ?? getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }

  /// The words that start a program with less memory and smaller files.
  ///
  /// `posix_spawn` cannot set limits, and limits of Larder's own could not be lifted again; `prlimit` of util-linux, which
  /// every Debian has, sets them and becomes the program. Without it, time and output are limited all the same.
  private static func limited(_ path: String, to output: Int) -> [String] {
    guard
      let prlimit = ["/usr/bin/prlimit", "/bin/prlimit"].first(where: { (file: String) in access(file, X_OK) == 0 })
    else {
      return [path]
    }
    // The file may become a little larger than allowed, so that it is seen to be too large.
    return [prlimit, "--as=\(mostMemory)", "--fsize=\(output + 1_000_000)", "--core=0", path]
  }
}
