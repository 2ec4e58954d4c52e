/// A target set by hand in one line: `sodium 6000`, `Lena fiber 18`, `Lena fiber=auto`.
package struct CustomTargetLine: Hashable, Sendable {
  /// The member's name as typed; nil for the household.
  package let member: String?
  /// Whether the line says that the target is the household's: `household sodium 6000`.
  package let namesHousehold: Bool
  package let nutrient: Nutrient
  /// The target in kcal, g or mg a day; nil for `auto`, which restores the guide's value.
  package let value: Int?

  /// Reads a line: a member's name if any, the nutrient, and a whole number with or without its unit, or `auto`.
  ///
  /// - Throws: `badValue`, `badNumber`; `outOfRange` for a value that cannot be a daily target.
  package init(reading text: String) throws(LarderError) {
    let signs = text.split(separator: "=", maxSplits: 1).map(String.init)
    var words = signs.joined(separator: " ").split(whereSeparator: \.isWhitespace).map(String.init)
    let unit = words.last.flatMap { ["kcal", "g", "mg"].contains($0.lowercased()) ? words.popLast() : nil }
    guard words.count > 1, let last = words.popLast() else { throw Self.unreadable(text) }
    nutrient = try Self.nutrient(from: &words)
    let name = words.joined(separator: " ")
    namesHousehold = MemberCheck.familyWords.contains(name.lowercased())
    member = name.isEmpty || namesHousehold ? nil : name
    value = try CustomTarget.value(last + (unit ?? ""), of: nutrient)
    if let value { _ = try CustomTarget.checked(nutrient, member: nil, value: value) }
  }

  private static func unreadable(_ text: String) -> LarderError {
    LarderError(
      .badValue, "\(LarderError.quoted(PlainName.trimmed(text))) sets no target",
      hint: "a nutrient and a number: `sodium 6000` for all together, `Lena fiber 18` for one, `fiber auto` to go back")
  }

  /// Removes the name of a nutrient from the end of the words and returns the nutrient.
  private static func nutrient(from words: inout [String]) throws(LarderError) -> Nutrient {
    if words.count > 1, let nutrient = Nutrient(word: words.suffix(2).joined(separator: "-")) {
      words.removeLast(2)
      return nutrient
    }
    return try CustomTarget.nutrient(named: words.removeLast())
  }
}

extension Nutrient {
  /// The hint for `salt`, which has no target of its own; nil for all other words.
  package static func hint(of word: String) -> String? {
    guard isSalt(word) else { return nil }
    return "salt is counted as sodium: 1 g of salt is 400 mg of sodium"
  }
}
