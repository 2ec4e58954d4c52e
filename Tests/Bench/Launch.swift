import Foundation
import TestSupport

/// Runs programs and times them from the start of the process to its end, output thrown away.
struct Launch {
  let program: String
  var environment: [String: String] = [:]

  /// Runs once and reads the output, to make sure that what is timed later works.
  func check(_ arguments: [String], prints text: String) throws {
    let result = try Program.run(program, arguments, environment: environment, limit: .seconds(300))
    guard result.status == 0, text.isEmpty || result.text.contains(text) else {
      throw SupportError(
        "\(program) \(arguments) ended with \(result.status) and printed no \(text.debugDescription):\n"
          + result.text.suffix(2000) + result.errorText.suffix(2000))
    }
  }

  /// How long the process lived.
  func time(_ arguments: [String]) throws -> Duration { try run(arguments, output: "/dev/null").time }

  /// Seconds of life, the most memory in MB (1,000,000 bytes), and what was printed.
  func measure(_ arguments: [String]) throws -> (seconds: Double, megabytes: Double, output: String) {
    let path = FileManager.default.temporaryDirectory.path + "/larder-bench-\(getpid()).out"
    defer { unlink(path) }
    let (time, usage) = try run(arguments, output: path)
    // Linux counts kilobytes, macOS bytes.
    #if os(Linux)
      let bytes = Double(usage.ru_maxrss) * 1024
    #else
      let bytes = Double(usage.ru_maxrss)
    #endif
    return (time.milliseconds / 1000, bytes / 1e6, (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
  }

  private func run(_ arguments: [String], output: String) throws -> (time: Duration, usage: rusage) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var id: pid_t = 0
    var status: Int32 = 0
    var usage = rusage()
    let start = ContinuousClock.now
    let error = posix_spawn(&id, program, &actions, nil, &words, &variables)
    guard error == 0 else { throw SupportError("cannot start \(program): \(String(cString: strerror(error)))") }
    while wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
    let time = ContinuousClock.now - start
    guard status == 0 else { throw SupportError("\(program) \(arguments) failed while it was timed") }
    return (time, usage)
  }
}
