@preconcurrency internal import CReadline
internal import Foundation

// What readline is told while a line is edited: keys, signals, and when to redraw. The callbacks at the end of this
// file are C functions, which cannot capture values.

extension LineEditor {
  /// If a line has more bytes than this, it is redrawn only when input pauses, because redrawing a long line is slow.
  private static let longLine = 4096

  /// Records whether input is already waiting for a prompt that is about to be shown.
  ///
  /// If the last line was also typed ahead, the next line of the same paste may still be on its way, so this function
  /// waits briefly for it.
  func lookForTypeAhead() {
    isTypedAhead = !begun.isEmpty || TypeAhead.isWaiting(within: isTypedAhead ? TypeAhead.pause : 0)
  }

  /// Waits for the next key or signal and handles it.
  func waitForInput() {
    if !begun.isEmpty { return readKeys() }
    if isTypedAhead { isTypedAhead = TypeAhead.isWaiting(within: TypeAhead.pause) }
    soundAlarm()
    let due = alarm?.due()
    let (ready, input, signal) = TypeAhead.waitForInputOrSignal(
      milliseconds: owesRedisplay ? min(30, due ?? 30) : due ?? -1)
    if ready == 0, owesRedisplay {
      owesRedisplay = false
      rl_redisplay()
    }
    if signal { handleSignals() }
    guard outcome == nil else { return leave() }
    if input & Int16(POLLIN) != 0 {
      if dueAnswer == nil { readKeys() } else { readPastAnswer() }
    } else if input != 0 {
      hangUp()
      leave()
    }
  }

  /// Separates the terminal's expected answer about its background from what was typed, and passes what was typed to
  /// readline.
  private func readPastAnswer() {
    guard var answer = dueAnswer, let byte = KeyInput.byte() else { return readKeys() }
    begun += answer.take(byte)
    while answer.isHolding, TypeAhead.isWaiting(within: TypeAhead.pause), let next = KeyInput.byte() {
      begun += answer.take(next)
    }
    // An Escape that is not followed by an answer was typed.
    if !answer.hasBegun { begun += answer.giveUp() }
    dueAnswer = answer.isComplete ? nil : answer
    if let background = answer.background { noteBackground(background) }
    if !begun.isEmpty { readKeys() }
  }

  /// Makes readline read the keys that have arrived.
  private func readKeys() {
    rl_redisplay_function = rl_end > Self.longLine ? deferRedisplay : rl_redisplay
    rl_callback_read_char()
    if outcome == .cancelled { dropLine() }
    if outcome == .endOfInput { leave() }
  }

  private func hangUp() {
    Signals.noteHangUp()
    outcome = .endOfInput
  }

  private func handleSignals() {
    while let signal = Signals.next() {
      switch signal {
      case SIGINT: outcome = .cancelled
      case SIGTERM, SIGHUP: outcome = .endOfInput
      case SIGWINCH: rl_resize_terminal()
      case SIGTSTP: suspend()
      case SIGCONT: redrawAfterStop()
      default: break
      }
    }
  }

  /// Ends a line without Enter, and restores the terminal.
  private func leave() {
    guard RL_STATE_CALLBACK & Int32(truncatingIfNeeded: rl_readline_state) != 0 else { return }
    if outcome == .cancelled { return dropLine() }
    finishLine(mark: "")
  }

  private func dropLine() { finishLine(mark: "^C") }

  /// Moves the cursor past the end of the line, which may have several rows, and detaches readline from the terminal.
  private func finishLine(mark: String) {
    rl_callback_sigcleanup()
    rl_readline_state &= ~UInt(RL_STATE_MULTIKEY)
    rl_point = rl_end
    rl_redisplay()
    print(mark)
    rl_free_undo_list()
    rl_replace_line("", 0)
    rl_callback_handler_remove()
  }

  /// Handles Ctrl-Z: returns the terminal to the shell, stops this process, and takes the terminal again when it
  /// continues.
  private func suspend() {
    rl_deprep_terminal()
    Signals.release(SIGTSTP)
    raise(SIGTSTP)
    Signals.take(SIGTSTP)
    redrawAfterStop()
  }

  private func redrawAfterStop() {
    // The shell has changed the terminal modes in the meantime, and the SIGCONT for this return may still be queued.
    rl_deprep_terminal()
    prepareTerminal(1)
    // The prompt was seen before the stop.
    isTypedAhead = false
    while let signal = Signals.next() {
      if signal == SIGINT { outcome = .cancelled }
      if signal == SIGTERM || signal == SIGHUP { outcome = .endOfInput }
    }
    fputs("\r", rl_outstream)
    rl_forced_update_display()
  }

  func accept(_ text: String?) {
    // The handler is removed within the callback; otherwise readline prints the prompt again before the command's
    // output.
    rl_callback_handler_remove()
    if text == nil, !Self.endsLineAtEndOfInput { print("") }
    outcome = outcome ?? text.map { .line($0) } ?? .endOfInput
  }

  /// Whether readline itself starts a new line at the end of input, which it does only if bracketed paste is on.
  private static var endsLineAtEndOfInput: Bool {
    rl_variable_value("enable-bracketed-paste").map { String(cString: $0) == "on" } ?? false
  }

  /// Returns one byte for readline.
  ///
  /// readline asks for more than the first byte only inside a paste or a multi-byte character. Signals must also be
  /// handled then.
  func nextByte() -> Int32 {
    if !begun.isEmpty { return Int32(begun.removeFirst()) }
    while true {
      let (ready, input, signal) = TypeAhead.waitForInputOrSignal(milliseconds: -1)
      if ready < 0, errno != EINTR { return EOF }
      if input & Int16(POLLIN) != 0 {
        var byte: UInt8 = 0
        let count = Foundation.read(STDIN_FILENO, &byte, 1)
        if count == 1 { return Int32(byte) }
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        hangUp()
        return EOF
      }
      if input != 0 {
        hangUp()
        return EOF
      }
      if signal { handleSignals() }
      if outcome != nil { return EOF }
    }
  }
}

// MARK: Functions that readline calls

let acceptLine: @convention(c) (UnsafeMutablePointer<CChar>?) -> Void = { line in
  let text = line.map { String(cString: $0) }
  free(line)
  MainActor.assumeIsolated { LineEditor.current?.accept(text) }
}

let readKey: @convention(c) (UnsafeMutablePointer<FILE>?) -> Int32 = { _ in
  MainActor.assumeIsolated { LineEditor.current?.nextByte() ?? EOF }
}

/// Replaces readline's own redisplay while a line is long, and only records that the line must be redrawn.
///
/// The replacement is not permanent, because readline would then treat the terminal as a dumb one.
let deferRedisplay: @convention(c) () -> Void = {
  MainActor.assumeIsolated { LineEditor.current?.owesRedisplay = true }
}

let cancelLine: @convention(c) (Int32, Int32) -> Int32 = { _, _ in
  MainActor.assumeIsolated { LineEditor.current?.outcome = .cancelled }
  return 0
}

/// Prepares the terminal as readline does before a prompt, but turns Ctrl-C and Ctrl-\ into ordinary keys.
///
/// These keys then send no signal at the prompt.
let prepareTerminal: @convention(c) (Int32) -> Void = { meta in
  rl_prep_terminal(meta)
  var modes = termios()
  guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
  withUnsafeMutableBytes(of: &modes.c_cc) { keys in
    keys[Int(VINTR)] = 0
    keys[Int(VQUIT)] = 0
  }
  _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  MainActor.assumeIsolated { LineEditor.current?.lookForTypeAhead() }
}
