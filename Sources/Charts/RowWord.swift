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

  /// A word that says something about a row other than how it compares with its goal.
  package init(_ text: String, ink: Ink = .plain) {
    (self.text, verdict, self.ink) = (text, nil, ink)
  }

  /// A word for a verdict.
  package init(_ verdict: Verdict, _ text: String) {
    (self.text, self.verdict, ink) = (text, verdict, verdict == .met ? .green : .yellow)
  }

  /// `under`.
  package static let under = RowWord(.under, "under")
  /// `ok`.
  package static let met = RowWord(.met, "ok")
  /// `over`.
  package static let over = RowWord(.over, "over")
}
