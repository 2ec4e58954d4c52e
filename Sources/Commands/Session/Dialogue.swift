package import Domain
package import Text

/// How a command asks for what it cannot know: closures, given by whoever runs it.
///
/// `choose` and `ask` are called only where `isInteractive` holds. Both throw `interrupted` where the person leaves (Ctrl-C,
/// Ctrl-D, the terminal closed): a command lets that pass, and has then written nothing.
package struct Dialogue {
  /// Whether somebody is there to answer.
  package let isInteractive: Bool
  /// Shows a question and its answers, one a line; returns the number chosen, from 0, or nil for none of them.
  package let choose: (_ question: String, _ answers: [String]) throws -> Int?
  /// Asks for a line of text and returns it as it was typed.
  package let ask: (Question) throws -> String
  /// Shows something in the middle of a command; it is given what to draw on.
  package let show: (_ lines: (Canvas) -> [StyledLine]) -> Void

  /// A dialogue with a person.
  package init(
    choose: @escaping (_ question: String, _ answers: [String]) throws -> Int?,
    ask: @escaping (Question) throws -> String, show: @escaping (_ lines: (Canvas) -> [StyledLine]) -> Void
  ) {
    self.init(isInteractive: true, choose: choose, ask: ask, show: show)
  }

  private init(
    isInteractive: Bool, choose: @escaping (_ question: String, _ answers: [String]) throws -> Int?,
    ask: @escaping (Question) throws -> String, show: @escaping (_ lines: (Canvas) -> [StyledLine]) -> Void
  ) {
    self.isInteractive = isInteractive
    self.choose = choose
    self.ask = ask
    self.show = show
  }

  /// Nobody answers: scripts, pipes, JSON.
  package static var none: Dialogue {
    Dialogue(isInteractive: false, choose: { _, _ in nil }, ask: { _ in throw left }, show: { _ in })
  }

  /// What leaving at a question throws.
  package static var left: LarderError {
    LarderError(.interrupted, "left at a question", hint: "nothing was written")
  }

  /// Shows an error, with the caret under the word in question.
  func show(_ error: LarderError) {
    show { ErrorReport(error: error).lines(origin: nil, on: $0) }
  }

  /// Shows lines as they are, their text made fit for the terminal.
  func show(_ lines: [StyledLine]) {
    guard !lines.isEmpty else { return }
    show { canvas in TextReport(lines, json: .null).lines(on: canvas) }
  }
}

/// A question that a line of text answers.
package struct Question: Sendable {
  /// What is asked for, in a word or two; stands before the cursor.
  package var label: String
  /// What Enter alone means; nil where it means nothing.
  package var preset: String?
  /// What stands in the line already, to be changed or confirmed.
  package var typed: String
  /// What TAB offers.
  package var kind: Kind
  /// Whether a line that was pasted behind the last answer may answer it.
  package var takesPasted: Bool

  /// A question; nothing is typed yet unless said otherwise.
  package init(_ label: String, preset: String? = nil, typed: String = "", kind: Kind = .text, takesPasted: Bool = true)
  {
    self.label = label
    self.preset = preset
    self.typed = typed
    self.kind = kind
    self.takesPasted = takesPasted
  }
}
