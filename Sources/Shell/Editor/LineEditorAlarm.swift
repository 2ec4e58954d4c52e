@preconcurrency internal import CReadline
internal import Foundation

extension LineEditor {
  /// Something that happens at a certain time while a line is edited, such as a timer that rings.
  @MainActor package struct Alarm {
    /// The number of milliseconds until the alarm is due; 0 if the alarm is due now, nil if it will never be due.
    package var due: @MainActor () -> Int32?
    /// Sounds the alarm, and returns what is to be written.
    package var sound: @MainActor () -> Sound

    /// Creates an alarm; both closures must return immediately.
    package init(due: @escaping @MainActor () -> Int32?, sound: @escaping @MainActor () -> Sound) {
      (self.due, self.sound) = (due, sound)
    }
  }

  /// What an alarm writes.
  package struct Sound: Sendable {
    /// The text to write above the line being typed, with a line feed at the end; empty if there is no text.
    package var above: String
    /// The prompt from now on; nil if the prompt stays.
    package var prompt: StyledPrompt?

    /// Creates a sound; by default, the prompt stays.
    package init(above: String = "", prompt: StyledPrompt? = nil) {
      (self.above, self.prompt) = (above, prompt)
    }
  }

  /// Sounds the alarm if it is due; the line being typed and its cursor stay as they are.
  func soundAlarm() {
    guard let alarm, alarm.due() == 0 else { return }
    let sound = alarm.sound()
    // A search or a repeat count has its own prompt, which is not replaced.
    let prompt = takesPrompts && !hasPromptOfItsOwn ? sound.prompt : nil
    guard !sound.above.isEmpty else {
      guard let prompt else { return }
      rl_set_prompt(prompt.bracketed)
      rl_redisplay()
      return
    }
    if isDumb {
      // Nothing can be cleared, so the line is written once more below.
      fputs("\n", rl_outstream)
    } else {
      rl_clear_visible_line()
    }
    fputs(sound.above, rl_outstream)
    fflush(rl_outstream)
    if let prompt { rl_set_prompt(prompt.bracketed) }
    rl_on_new_line()
    rl_redisplay()
  }

  private var hasPromptOfItsOwn: Bool {
    let state = Int32(truncatingIfNeeded: rl_readline_state)
    return state & (RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_SEARCH | RL_STATE_NUMERICARG) != 0
  }

  private var isDumb: Bool { rl_terminal_name.map { String(cString: $0) == "dumb" } ?? true }
}
