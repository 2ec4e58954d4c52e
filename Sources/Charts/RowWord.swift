package import Text

/// A word at the end of a chart's row, and what it says about the row's value.
package struct RowWord: Sendable, Hashable {
  /// How a value compares with its goal.
  package enum Verdict: Sendable {
    case under, met, over
  }

  /// The word as it is shown: `over`, `this week`.
  package let text: String
  /// How the row's value compares with its goal; nil if the word says something else.
  package let verdict: Verdict?
  /// The ink of the word in tables.
  package let ink: Ink

  /// Creates a word that does not compare the row's value with its goal: `this week`.
  package init(_ text: String, ink: Ink = .plain) {
    (self.text, verdict, self.ink) = (text, nil, ink)
  }

  /// Creates the word for a verdict.
  package init(_ verdict: Verdict, _ text: String) {
    (self.text, self.verdict, ink) = (text, verdict, verdict == .met ? .green : .yellow)
  }

  /// The word `under`, for a value below its goal.
  package static let under = RowWord(.under, "under")
  /// The word `ok`, for a value that meets its goal.
  package static let met = RowWord(.met, "ok")
  /// The word `over`, for a value above its goal.
  package static let over = RowWord(.over, "over")
}
