internal import Foundation

/// Keeps the screen on and the machine awake with `systemd-inhibit`.
///
/// `systemd-inhibit` starts another program and holds its lock until that program ends. Here, this program is `cat`,
/// which reads from a pipe whose other end only Larder has: however Larder ends, the pipe is then closed, and `cat`
/// ends.
final class StayAwake {
  private let environment: [String: String]
  private var held: (process: pid_t, pipe: Int32)?

  init(environment: [String: String]) { self.environment = environment }

  deinit { release() }

  /// Keeps the machine awake from now on; returns false if `systemd-inhibit` cannot be started or has ended.
  func hold() -> Bool {
    if let held { return waitpid(held.process, nil, WNOHANG) == 0 }
    guard let program = Subprocess.find("systemd-inhibit", in: environment) else { return false }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    // Other programs that Larder starts must not keep the pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let words = ["systemd-inhibit", "--what=idle:sleep", "--who=Larder", "--why=Cooking", "--mode=block", "cat"]
    let process = Subprocess.leave(program, words, environment: environment, input: ends[0])
    close(ends[0])
    guard let process else {
      close(ends[1])
      return false
    }
    held = (process, ends[1])
    return true
  }

  /// Lets the machine sleep again.
  func release() {
    guard let held else { return }
    self.held = nil
    close(held.pipe)
    // If the process has not ended by now, the system reaps it after Larder ends.
    _ = waitpid(held.process, nil, WNOHANG)
  }
}
