internal import Domain

/// How a command asks for what it cannot know: closures, given by whoever runs it.
package struct Dialogue {
  /// Whether somebody is there to answer.
  package let isInteractive: Bool
  /// Shows a question and its answers, one a line; returns the number chosen, from 0, or nil when it was given up.
  package let choose: (_ question: String, _ answers: [String]) -> Int?

  /// A dialogue over a way to ask; `choose` is called only where `isInteractive` holds.
  package init(isInteractive: Bool, choose: @escaping (_ question: String, _ answers: [String]) -> Int?) {
    self.isInteractive = isInteractive
    self.choose = choose
  }

  /// Nobody answers: scripts, pipes, JSON.
  package static var none: Dialogue { Dialogue(isInteractive: false) { _, _ in nil } }
}
