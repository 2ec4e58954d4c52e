internal import Figures

/// A target that somebody has set in place of the guide's value.
package struct CustomTarget: Hashable, Sendable {
  /// The nutrient that the target is for.
  package let nutrient: Nutrient
  /// The member's ID; nil for the household.
  package let member: Int?
  /// The target in kcal, g or mg a day, from 1 to `maximum`.
  package let value: Int

  /// Creates a target from a value that `checked` has already checked.
  package init(_ nutrient: Nutrient, member: Int?, value: Int) {
    self.nutrient = nutrient
    self.member = member
    self.value = value
  }

  /// The highest value that a target may have, in kcal, g or mg.
  package static func maximum(_ nutrient: Nutrient) -> Int {
    switch nutrient {
    case .calories: 100_000
    case .sodium: 200_000
    default: 20_000
    }
  }

  /// Creates a target after checking its value; throws `outOfRange` if the value is not from 1 to `maximum`.
  package static func checked(_ nutrient: Nutrient, member: Int?, value: Int) throws(LarderError) -> CustomTarget {
    guard (1...maximum(nutrient)).contains(value) else {
      throw LarderError(
        .outOfRange, "\(Figure.text(value)) \(nutrient.unit) of \(nutrient.label) is not a daily target",
        hint: "a target must be from 1 to \(Figure.text(maximum(nutrient))) \(nutrient.unit) a day")
    }
    return CustomTarget(nutrient, member: member, value: value)
  }

  /// Returns the nutrient that a word names; the first three letters are enough if they fit only one nutrient.
  ///
  /// Throws `badValue` for any other word: a typing error must not set a target other than the intended one.
  package static func nutrient(named word: String) throws(LarderError) -> Nutrient {
    if let nutrient = word.count > 2 ? Nutrient(beginning: word) : Nutrient(word: word) { return nutrient }
    let nearest = NearestWord.among(Nutrient.allWords, to: word)
    throw LarderError(
      .badValue, "there is no target \(LarderError.quoted(word))",
      hint: Nutrient.hint(of: word)
        ?? (nearest.map { "did you mean \($0)? " } ?? "") + "one of \(Nutrient.firstWords.joined(separator: ", "))",
      candidates: nearest.map { [$0] } ?? [])
  }

  /// Reads the value of a target: a whole number with or without its unit; nil for `auto`, which restores the guide's
  /// value.
  ///
  /// Throws `badNumber` for any other text, and for a number too large for a target.
  package static func value(_ text: String, of nutrient: Nutrient) throws(LarderError) -> Int? {
    let word = text.lowercased()
    if word == "auto" { return nil }
    let digits = word.hasSuffix(nutrient.unit) ? word.dropLast(nutrient.unit.count) : word[...]
    let isWhole = !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit)
    guard isWhole, digits.utf8.count <= 12, let value = Int(digits) else {
      let problem = isWhole ? "too large for a target" : "not a whole number of \(nutrient.unit)"
      throw LarderError(
        .badNumber, "\(LarderError.quoted(text)) is \(problem)",
        hint: "try `\(nutrient.words[0]) \(nutrient == .sodium ? 1500 : nutrient == .calories ? 2200 : 30)`, "
          + "or `auto` for the calculated value")
    }
    return value
  }
}
