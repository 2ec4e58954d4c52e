/// A target that somebody has set in place of the guide's.
package struct OwnTarget: Hashable, Sendable {
  /// kcal, g or mg a day.
  package let nutrient: Nutrient
  /// The member's number; nil: the household's.
  package let member: Int?
  /// kcal, g or mg a day, 1 to `most`.
  package let value: Int

  /// A value that was checked: see `checked`.
  package init(_ nutrient: Nutrient, member: Int?, value: Int) {
    self.nutrient = nutrient
    self.member = member
    self.value = value
  }

  /// The most that a target may be: kcal, g or mg.
  package static func most(_ nutrient: Nutrient) -> Int {
    switch nutrient {
    case .calories: 100_000
    case .sodium: 200_000
    default: 20_000
    }
  }

  /// Throws `outOfRange` for a value that is not 1 to `most`.
  package static func checked(_ nutrient: Nutrient, member: Int?, value: Int) throws(LarderError) -> OwnTarget {
    guard (1...most(nutrient)).contains(value) else {
      throw LarderError(
        .outOfRange, "\(value) \(nutrient.unit) of \(nutrient.label) is no daily target",
        hint: "from 1 to \(FoodNumber.text(Double(most(nutrient)))) \(nutrient.unit) a day")
    }
    return OwnTarget(nutrient, member: member, value: value)
  }

  /// The nutrient of a target that a word names, a clear beginning of three letters being enough; throws `badValue`.
  ///
  /// A slip of one letter must not set another target than was meant.
  package static func nutrient(named word: String) throws(LarderError) -> Nutrient {
    if let nutrient = word.count > 2 ? Nutrient(beginning: word) : Nutrient(word: word) { return nutrient }
    let nearest = NearestWord.among(Nutrient.allCases.flatMap(\.words), to: word)
    throw LarderError(
      .badValue, "there is no target \(LarderError.quoted(word))",
      hint: Nutrient.hint(of: word)
        ?? (nearest.map { "did you mean \($0)? " } ?? "") + "one of \(Nutrient.firstWords.joined(separator: ", "))",
      candidates: nearest.map { [$0] } ?? [])
  }

  /// A target as it is typed: a whole number, its unit behind it or not; nil for `auto`, which goes back to the guide's own.
  ///
  /// Throws `badNumber`.
  package static func value(_ text: String, of nutrient: Nutrient) throws(LarderError) -> Int? {
    let word = text.lowercased()
    if word == "auto" { return nil }
    let digits = word.hasSuffix(nutrient.unit) ? word.dropLast(nutrient.unit.count) : word[...]
    guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit), digits.utf8.count <= 12, let value = Int(digits) else {
      throw LarderError(
        .badNumber, "\(LarderError.quoted(text)) is not a whole number of \(nutrient.unit)",
        hint: "such as `\(nutrient.words[0]) \(nutrient == .sodium ? 1500 : nutrient == .calories ? 2200 : 30)`, "
          + "or `auto` for the guide's own")
    }
    return value
  }
}
