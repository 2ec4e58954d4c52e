internal import Foundation
internal import Text

/// Shows text that is longer than the screen a page at a time, with the program that the user chose.
package struct Pager: Sendable {
  private let terminal: Terminal

  /// A pager for this terminal; its environment says which program it is.
  package init(terminal: Terminal) { self.terminal = terminal }

  /// The shell command to page with: `$PAGER`, else `less -FRX`; nil where the user wants none (`PAGER=`, `PAGER=cat`).
  package var command: String? {
    guard let chosen = terminal.environment["PAGER"] else { return "less -FRX" }
    let trimmed = chosen.trimmingCharacters(in: .whitespaces)
    return trimmed.isEmpty || trimmed == "cat" ? nil : trimmed
  }

  /// Whether `text` needs a pager: there is a terminal on both sides, and the text has more rows than the screen holds
  /// above the next prompt.
  package func isNeeded(for text: String) -> Bool {
    guard terminal.isInput, terminal.isOutput, !terminal.isDumb, command != nil else { return false }
    let size = terminal.size
    var rows = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      rows += max(1, (Self.cells(of: line) + size.columns - 1) / size.columns)
      // The last line break ends a line and starts none.
      if rows > size.rows { return true }
    }
    return false
  }

  /// Writes `text` to `output`, through the pager where it is needed; it may be left early, and Ctrl-C in it is its own.
  package func show(_ text: String, on output: Output = .standard) throws {
    guard isNeeded(for: text), let command, try page(text, with: command) else { return try output.write(text) }
  }

  /// False where there is no such program.
  private func page(_ text: String, with command: String) throws -> Bool {
    var modes = termios()
    let hasModes = tcgetattr(STDIN_FILENO, &modes) == 0
    let interrupt = signal(SIGINT, SIG_IGN)
    let quit = signal(SIGQUIT, SIG_IGN)
    let brokenPipe = signal(SIGPIPE, SIG_IGN)
    defer {
      signal(SIGINT, interrupt)
      signal(SIGQUIT, quit)
      signal(SIGPIPE, brokenPipe)
      if hasModes { _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) }
    }
    guard let (process, input) = start(command) else { return false }
    let isWritten = Result { try Output(descriptor: input).write(text) }
    close(input)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // sh says 126 and 127 where the program cannot be run.
    let code = (status >> 8) & 0xFF
    if status & 0x7F == 0, code == 126 || code == 127 { return false }
    if case .failure(let error) = isWritten, !(error is Output.Closed) { throw error }
    return true
  }

  private func start(_ command: String) -> (process: pid_t, input: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var environment = terminal.environment
    // As git does: colours shown, short text left on the screen. Who has never met a pager is told how to get out of it.
    if environment["LESS"] == nil {
      environment["LESS"] = "-FRXK -Ps?e(end), q to go on:Space for more, q to go on.$"
    }
    // What is written is UTF-8 or ASCII, also under a locale that is named but not installed, which less would take for bytes.
    if environment["LESSCHARSET"] == nil { environment["LESSCHARSET"] = "utf-8" }
    // What is shown holds names from anywhere: no shell, no files out of the pager.
    environment["LESSSECURE"] = "1"
    let process = Subprocess.start(
      "/bin/sh", ["sh", "-c", command], environment: environment, input: ends[0])
    close(ends[0])
    guard let process else {
      close(ends[1])
      return nil
    }
    return (process, ends[1])
  }

  /// Width of a line without its SGR sequences.
  private static func cells(of line: Substring) -> Int {
    guard line.utf8.contains(0x1B) else { return String(line).cells }
    var text = ""
    var isInSequence = false
    for character in line {
      if character == "\u{1B}" {
        isInSequence = true
      } else if isInSequence {
        isInSequence = !character.isLetter
      } else {
        text.append(character)
      }
    }
    return text.cells
  }
}
