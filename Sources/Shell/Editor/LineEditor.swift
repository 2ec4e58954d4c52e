// readline's variables are C globals: they all belong to the main actor, and only the files of this editor use them.
@preconcurrency internal import CReadline
internal import Foundation
internal import Text

/// GNU readline as a function that shows a prompt and returns a line, with history, completion and `~/.inputrc`.
///
/// The editor uses the terminal only while `read` runs; before and after, the terminal is in the state in which the
/// program found it. While a line is edited, Ctrl-C is an ordinary key and sends no signal: a signal could arrive
/// between two of readline's own reads, and typed text would be lost.
@MainActor package final class LineEditor {
  /// How the editing of a line ended.
  package enum Input: Equatable, Sendable {
    /// Enter was pressed.
    case line(String)
    /// Ctrl-C was pressed: the line was discarded, together with lines pasted after it.
    case cancelled
    /// Ctrl-D was pressed on an empty line, the terminal was closed, or SIGTERM arrived (`Signals.endStatus`).
    case endOfInput
  }

  /// Returns what TAB offers in `line` if the cursor is after `cursor` characters.
  package var completer: (_ line: String, _ cursor: Int) -> Completion = { _, _ in Completion() }

  /// Whether a line must not be added to the history, for example because it contains a secret key.
  package var isSecret: (_ line: String) -> Bool = { _ in false }

  /// Something that happens at a certain time while a line is edited; nil if there is no alarm.
  package var alarm: Alarm?

  /// The editor to which readline's callbacks report; the callbacks are C functions, which cannot capture the editor.
  static var current: LineEditor?

  var outcome: Input?
  /// The candidates that the last TAB offered, to be listed.
  var offered: [Candidate] = []
  var owesRedisplay = false
  /// Whether the prompt may change while its line is edited; the prompt of a question must not change.
  var takesPrompts = false
  /// Whether the current line arrived before its prompt was shown, or followed such input without a pause.
  var isTypedAhead = false
  /// Keys that were typed before the editor began to read the line; the line begins with them.
  var begun: [UInt8] = []
  /// The terminal's answer about its background, which may still arrive; nil if none is expected.
  var dueAnswer: BackgroundAnswer?
  /// Called with the background when the terminal's answer arrives.
  var noteBackground: (Background) -> Void = { _ in }
  private var queued: [String] = []
  /// Lines that were pasted together with an answer, to be used as the answers to the next questions.
  private var queuedAnswers: [String] = []
  /// How many of the queued lines were pasted together with the last line read.
  private var queuedWithLast = 0
  private var seenInterrupts = Signals.interruptCount
  private var history: HistoryFile?
  private var lastRemembered: String?

  /// Sets up readline; `$if` in `~/.inputrc` can test for `name`.
  ///
  /// A program has only one editor, because readline has only one state. After its setup, the editor handles signals.
  package init(name: String, history: HistoryFile?) {
    Signals.install()
    Self.current = self
    Self.chooseLocale()
    configure(name: name)
    useHistory(history)
  }

  /// The purpose of reading a line.
  package enum Purpose: Equatable, Sendable {
    /// A command; lines that were pasted earlier and are still waiting are used before the keyboard is read.
    case command
    /// A choice between answers; lines that were pasted before the question are ignored.
    case choice
    /// A typed answer, part of which may already be filled in.
    ///
    /// Pasted lines that are still waiting are used first, unless part of the answer is filled in, because the user
    /// should see that part.
    case answer(typed: String)
  }

  /// Reads a line; returns with the terminal restored and the cursor at the start of a line.
  package func read(prompt: StyledPrompt, for purpose: Purpose = .command) -> Input {
    if let input = pendingSignal() { return input }
    if Signals.interruptCount != seenInterrupts { dropPasted() }
    seenInterrupts = Signals.interruptCount
    if purpose == .command { queuedAnswers.removeAll() }
    queuedWithLast = 0
    if let line = pasted(for: purpose) {
      print(prompt.rendered + Self.visible(line))
      isTypedAhead = false
      return .line(line)
    }
    let input = purpose == .command ? edit(prompt, purpose) : withoutHistory { edit(prompt, purpose) }
    if input != .cancelled { seenInterrupts = Signals.interruptCount }
    return input
  }

  /// Begins the next line with keys that were typed elsewhere, such as while a page was shown.
  package func begin(with keys: [UInt8]) {
    guard var answer = dueAnswer else {
      begun += keys
      return
    }
    // The keys may contain the beginning of the terminal's answer about its background.
    for key in keys { begun += answer.take(key) }
    dueAnswer = answer.isComplete ? nil : answer
    if let background = answer.background { noteBackground(background) }
  }

  /// Expects the terminal's answer about its background and keeps it out of lines; `note` is called with the
  /// background.
  func expect(_ answer: BackgroundAnswer, note: @escaping (Background) -> Void) {
    (dueAnswer, noteBackground) = (answer, note)
  }

  /// Discards lines that were pasted after an answer and have not been used yet.
  package func dropPastedAnswers() { queuedAnswers.removeAll() }

  /// Whether pasted lines are waiting to be read as commands.
  package var hasQueuedLines: Bool { !queued.isEmpty }

  /// Whether the last line read arrived before its prompt was shown, or followed such input without a pause.
  ///
  /// The user typed such a line without having seen the question.
  package var wasTypedAhead: Bool { isTypedAhead }

  /// Returns the most recently read line to the queue, ahead of the lines pasted with it, so that it is read as a
  /// command later.
  package func queueLast(_ line: String) { queued.insert(line, at: max(0, queued.count - queuedWithLast)) }

  private func pasted(for purpose: Purpose) -> String? {
    switch purpose {
    case .command: queued.isEmpty ? nil : queued.removeFirst()
    case .answer(typed: ""): queuedAnswers.isEmpty ? nil : queuedAnswers.removeFirst()
    case .choice, .answer: nil
    }
  }

  private func dropPasted() {
    queued.removeAll()
    queuedAnswers.removeAll()
  }

  /// How the next line ends because of a signal that has arrived since the last prompt; nil if no signal has arrived.
  ///
  /// SIGINT counts as Ctrl-C at this prompt.
  private func pendingSignal() -> Input? {
    var isCancelled = false
    while let signal = Signals.next() {
      if signal == SIGINT { isCancelled = true }
    }
    if Signals.endStatus != nil { return .endOfInput }
    return isCancelled ? cancelled() : nil
  }

  private func cancelled() -> Input {
    dropPasted()
    seenInterrupts = Signals.interruptCount
    return .cancelled
  }

  private func edit(_ prompt: StyledPrompt, _ purpose: Purpose) -> Input {
    outcome = nil
    owesRedisplay = false
    takesPrompts = purpose == .command
    // Ctrl-D at a question must not end the session; without this, readline would end every later line too.
    rl_eof_found = 0
    for signal in [SIGWINCH, SIGTSTP, SIGCONT] { Signals.take(signal) }
    defer { for signal in [SIGWINCH, SIGTSTP, SIGCONT] { Signals.release(signal) } }
    rl_callback_handler_install(prompt.bracketed, acceptLine)
    if case .answer(let typed) = purpose, !typed.isEmpty {
      rl_insert_text(typed)
      rl_redisplay()
    }
    while outcome == nil { waitForInput() }
    // What was typed after the line belongs to the next line.
    if case .line = outcome {} else { begun.removeAll() }
    switch outcome {
    case .line(let text): return .line(firstLine(of: text, purpose))
    case .cancelled: return cancelled()
    case .endOfInput, nil: return .endOfInput
    }
  }

  /// Splits text that was pasted as several lines: the first is returned, the others are queued.
  private func firstLine(of text: String, _ purpose: Purpose) -> String {
    let isBreak: (Unicode.Scalar) -> Bool = { $0 == "\n" || $0 == "\r" }
    guard text.unicodeScalars.contains(where: isBreak) else { return text }
    let lines = text.unicodeScalars.split(whereSeparator: isBreak).map { String($0) }
    if case .answer = purpose {
      queuedAnswers.insert(contentsOf: lines.dropFirst(), at: 0)
    } else {
      queued += lines.dropFirst()
      queuedWithLast = max(0, lines.count - 1)
    }
    return lines.first ?? ""
  }

  /// Pasted text in a form that can be displayed, with control characters as `^X`.
  private static func visible(_ line: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F: result += "^".unicodeScalars + [Unicode.Scalar(UInt8(scalar.value) ^ 0x40)]
      case 0x80..<0xA0: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  func print(_ text: String) {
    fputs(text + "\n", rl_outstream)
    fflush(rl_outstream)
  }
}

// MARK: History

extension LineEditor {
  /// Uses the lines at `path` as the history from now on; each profile has its own history.
  ///
  /// If `path` is nil, starts an empty history that is not saved.
  package func useHistory(at path: String?) { useHistory(path.map { HistoryFile(path: $0) }) }

  private func useHistory(_ file: HistoryFile?) {
    clear_history()
    using_history()
    stifle_history(Int32(HistoryFile.limit))
    history = file
    lastRemembered = nil
    for line in file?.lines() ?? [] {
      add_history(line)
      lastRemembered = line
    }
  }

  /// Runs `body` with an empty history, because a question must not offer earlier commands.
  private func withoutHistory(_ body: () -> Input) -> Input {
    let kept = history_get_history_state()
    var empty = HISTORY_STATE()
    history_set_history_state(&empty)
    defer {
      history_set_history_state(kept)
      free(kept)
    }
    return body()
  }

  /// Adds a line to the history, for this run and later ones, unless it repeats the last line, starts with a space or
  /// is secret.
  package func addToHistory(_ line: String) {
    let isBlank = line.allSatisfy(\.isWhitespace)
    guard !isBlank, line != lastRemembered, line.first != " ", !isSecret(line) else { return }
    lastRemembered = line
    if line.utf8.count <= HistoryFile.longestLine { add_history(line) }
    history?.append(line)
  }
}

// MARK: Setting up readline

extension LineEditor {
  /// Makes UTF-8 the character set of the locale.
  ///
  /// readline needs the character set to count columns, and reads it from the environment before every line. Names are
  /// UTF-8 in any locale, so a locale with another character set is replaced with C.UTF-8, also for the pager.
  private static func chooseLocale() {
    setlocale(LC_CTYPE, "")
    guard let codeset = nl_langinfo(nl_item(CODESET)), String(cString: codeset) != "UTF-8" else { return }
    setenv("LC_ALL", "C.UTF-8", 1)
    setlocale(LC_CTYPE, "")
  }

  private func configure(name: String) {
    // readline keeps these pointers forever.
    rl_readline_name = UnsafePointer(strdup(name))
    rl_completer_word_break_characters = UnsafePointer(strdup("\n"))
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    rl_change_environment = 0
    if isatty(STDOUT_FILENO) == 0 { rl_outstream = stderr }
    rl_getc_function = readKey
    rl_prep_term_function = prepareTerminal
    rl_attempted_completion_function = attemptCompletion
    rl_completion_display_matches_hook = displayMatches
    // The completer sorts candidates (habits first) and removes duplicates.
    rl_sort_completion_matches = 0
    rl_ignore_completion_duplicates = 0
    // Set before ~/.inputrc is read, so that the file can override it.
    Self.parseAndBind("set show-all-if-ambiguous on")
    rl_initialize()
    for keymap in ["emacs-standard", "emacs-meta", "emacs-ctlx", "vi-insert", "vi-command"] {
      rl_bind_key_in_map(ctrlC, cancelLine, rl_get_keymap_by_name(keymap))
    }
  }

  private static func parseAndBind(_ setting: String) {
    let copy = strdup(setting)
    rl_parse_and_bind(copy)
    free(copy)
  }
}

private let ctrlC: Int32 = 3
