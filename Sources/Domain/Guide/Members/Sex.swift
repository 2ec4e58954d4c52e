/// A person's sex, as reference values distinguish it.
package enum Sex: String, CaseIterable, Sendable {
  /// Typed and stored as `f`.
  case female = "f"
  /// Typed and stored as `m`.
  case male = "m"

  /// The sex in a word: `female`, `male`.
  package var word: String { self == .female ? "female" : "male" }
}
