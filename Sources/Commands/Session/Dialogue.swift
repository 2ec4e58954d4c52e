package import Domain
package import Text

/// How a command asks questions and shows screens: closures that the prompt or a test provides.
///
/// `choose` and `ask` are called only if `isInteractive` is true. Both throw `interrupted` if the user leaves (Ctrl-C,
/// Ctrl-D, terminal closed). A command rethrows this error, and has then written nothing.
package struct Dialogue {
  /// Whether somebody can answer.
  package let isInteractive: Bool
  /// Shows a question and its answers, one per line; returns the index of the chosen answer, from 0, or nil if the user
  /// chooses none of them.
  package let choose: (_ question: String, _ answers: [String]) throws -> Int?
  /// Asks for a line of text and returns it as it was typed.
  package let ask: (Question) throws -> String
  /// Shows lines while a command is running; the closure passed to it formats them for the canvas.
  package let show: (_ lines: (Canvas) -> [StyledLine]) -> Void
  /// Shows a screen until the user leaves it.
  ///
  /// Returns false without showing the screen if text was typed ahead, since this text is meant for the prompt.
  ///
  /// - Throws: `KeyScreen.Refusal` if the screen cannot be shown.
  package let look: (KeyScreen) throws -> Bool

  /// Creates a dialogue with the user; screens are refused unless `look` shows them.
  package init(
    choose: @escaping (_ question: String, _ answers: [String]) throws -> Int?,
    ask: @escaping (Question) throws -> String, show: @escaping (_ lines: (Canvas) -> [StyledLine]) -> Void,
    look: @escaping (KeyScreen) throws -> Bool = { _ in throw KeyScreen.Refusal.noTerminal }
  ) {
    self.init(isInteractive: true, choose: choose, ask: ask, show: show, look: look)
  }

  private init(
    isInteractive: Bool, choose: @escaping (_ question: String, _ answers: [String]) throws -> Int?,
    ask: @escaping (Question) throws -> String, show: @escaping (_ lines: (Canvas) -> [StyledLine]) -> Void,
    look: @escaping (KeyScreen) throws -> Bool
  ) {
    self.isInteractive = isInteractive
    self.choose = choose
    self.ask = ask
    self.show = show
    self.look = look
  }

  /// A dialogue that nobody answers: for scripts, pipes and JSON.
  package static var none: Dialogue {
    Dialogue(
      isInteractive: false, choose: { _, _ in nil }, ask: { _ in throw left }, show: { _ in },
      look: { _ in throw KeyScreen.Refusal.noTerminal })
  }

  /// The error that is thrown if the user leaves instead of answering a question.
  package static var left: LarderError {
    LarderError(.interrupted, "left at a question", outcome: .nothing(.written))
  }

  /// Shows an error, with the caret under the word in question.
  func show(_ error: LarderError) {
    show { ErrorReport(error: error).lines(origin: nil, on: $0) }
  }

  /// Shows lines unchanged, except that their text is made safe for the terminal.
  func show(_ lines: [StyledLine]) {
    guard !lines.isEmpty else { return }
    show { canvas in TextReport(lines, json: .null).lines(on: canvas) }
  }
}

/// A question that is answered with a line of text.
package struct Question: Sendable {
  /// What is asked for, in a word or two; shown before the cursor.
  package var label: String
  /// The answer that Enter alone means; nil if Enter alone is no answer.
  package var preset: String?
  /// Text that the line already contains, to be changed or confirmed.
  package var typed: String
  /// What TAB offers.
  package var kind: ArgumentKind
  /// Whether a line that was pasted together with the previous answer may answer this question.
  package var takesPasted: Bool

  /// Creates a question; by default the line is empty.
  package init(
    _ label: String, preset: String? = nil, typed: String = "", kind: ArgumentKind = .text, takesPasted: Bool = true
  ) {
    self.label = label
    self.preset = preset
    self.typed = typed
    self.kind = kind
    self.takesPasted = takesPasted
  }
}
