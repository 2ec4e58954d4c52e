internal import Foundation
internal import Text

/// Shows text that is longer than the screen, page by page, either with Larder's own pager or with the program that the
/// user has chosen.
package struct Pager: Sendable {
  private let terminal: Terminal
  /// The alarm that may ring while Larder's own pager shows a page.
  ///
  /// Another program has the terminal to itself: text that Larder writes there would look like a part of the page, or
  /// destroy the page.
  private let alarm: LineEditor.Alarm?

  /// Creates a pager for this terminal; the environment of the terminal determines the program.
  package init(terminal: Terminal, alarm: LineEditor.Alarm? = nil) { (self.terminal, self.alarm) = (terminal, alarm) }

  /// Who shows text page by page.
  private enum Choice {
    /// No program, because the user has turned paging off (`PAGER=`, `PAGER=cat`).
    case none
    /// Larder itself, if the user has chosen no program.
    case own
    /// The shell command in `$PAGER`.
    case program(String)
  }

  private var choice: Choice {
    guard let chosen = terminal.environment["PAGER"] else { return .own }
    let trimmed = chosen.trimmingCharacters(in: .whitespaces)
    return trimmed.isEmpty || trimmed == "cat" ? .none : .program(trimmed)
  }

  /// Whether `text` needs a pager: input and output are terminals, and the text has more rows than fit above the next
  /// prompt.
  package func isNeeded(for text: String) -> Bool {
    guard terminal.isInput, terminal.isOutput, !terminal.isDumb else { return false }
    if case .none = choice { return false }
    let size = terminal.size
    var rows = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      rows += Self.rows(of: line, columns: size.columns)
      // The last line break ends a line but does not start a new one.
      if rows > size.rows { return true }
    }
    return false
  }

  /// Writes `text` to `output`, page by page if needed, and returns the keys that begin the next command.
  ///
  /// The user can leave the pages early. The whole text is written without pages if pasted lines follow
  /// (`isMoreQueued`), or if something was typed before the text appears, because what was typed is meant for the
  /// prompt.
  ///
  /// While Larder's own pages are shown, keys that neither turn nor end the pages begin the next command. If the user
  /// has chosen another program as the pager, the keys go only to that program.
  @discardableResult
  package func show(
    _ text: String, isMoreQueued: Bool = false, on output: Output = .standard
  ) throws -> [UInt8] {
    guard !isMoreQueued, isNeeded(for: text), !TypeAhead.precedesOutput() else {
      try output.write(text)
      return []
    }
    switch choice {
    case .own: return try OwnPager(terminal: terminal, alarm: alarm).show(text, on: output)
    case .program(let command) where try page(text, with: command):
      // If text with a `q` in it was pasted into the pager, the rest of it would be run as commands.
      TypeAhead.discard()
    case .none, .program: try output.write(text)
    }
    return []
  }

  /// Shows `text` in a pager; returns false if the program that `command` names cannot be run.
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
    // sh returns 126 and 127 if the program cannot be run.
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
    // As in git: colors are shown, and short text stays on the screen. The pager's prompt tells people who are new to
    // pagers how to leave.
    if environment["LESS"] == nil {
      environment["LESS"] = "-FRXK -Ps?e(end), q to go on:Space for more, q to go on.$"
    }
    // The output is UTF-8 or ASCII, even in a locale that is set but not installed, in which less would show bytes.
    if environment["LESSCHARSET"] == nil { environment["LESSCHARSET"] = "utf-8" }
    // The text may contain names from imported files, so the pager must not run a shell or open files.
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

  /// The number of terminal rows that a line takes, not counting its SGR sequences.
  static func rows(of line: Substring, columns: Int) -> Int {
    max(1, (cells(of: line) + columns - 1) / max(1, columns))
  }

  /// The width of a line without its SGR sequences.
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
