/// A target set by hand in one line: `sodium 6000`, `Lena fiber 18`, `Lena fiber=auto`.
package struct OwnTargetLine: Hashable, Sendable {
  /// As it was typed; nil: the household's.
  package let member: String?
  package let nutrient: Nutrient
  /// kcal, g or mg a day; nil goes back to the guide's own.
  package let value: Int?

  /// Reads a line: a member's name or none, the nutrient, and a whole number, its unit behind it, or `auto`.
  ///
  /// - Throws: `badValue`, `badNumber`; `outOfRange` for what is no daily target.
  package init(reading text: String) throws(LarderError) {
    let signs = text.split(separator: "=", maxSplits: 1).map(String.init)
    var words = signs.joined(separator: " ").split(whereSeparator: \.isWhitespace).map(String.init)
    let unit = words.last.flatMap { ["kcal", "g", "mg"].contains($0.lowercased()) ? words.popLast() : nil }
    guard words.count > 1, let last = words.popLast() else { throw Self.unreadable(text) }
    nutrient = try Self.nutrient(from: &words)
    let name = words.joined(separator: " ")
    member = name.isEmpty || MemberCheck.familyWords.contains(name.lowercased()) ? nil : name
    value = try Self.value(last + (unit ?? ""), nutrient)
    if let value { _ = try OwnTarget.checked(nutrient, member: nil, value: value) }
  }

  private static func unreadable(_ text: String) -> LarderError {
    LarderError(
      .badValue, "\(LarderError.quoted(PlainName.trimmed(text))) sets no target",
      hint: "a nutrient and a number: `sodium 6000` for all together, `Lena fiber 18` for one, `fiber auto` to go back")
  }

  /// The nutrient that the words end with; it is taken off them.
  private static func nutrient(from words: inout [String]) throws(LarderError) -> Nutrient {
    if words.count > 1, let nutrient = Nutrient(word: words.suffix(2).joined(separator: "-")) {
      words.removeLast(2)
      return nutrient
    }
    let word = words.removeLast().lowercased()
    if let nutrient = Nutrient(word: word) { return nutrient }
    let begun = Nutrient.allCases.filter { nutrient in
      word.count > 2 && nutrient.words.contains { $0.hasPrefix(word) }
    }
    if begun.count == 1 { return begun[0] }
    let known = Nutrient.allCases.flatMap(\.words)
    let nearest = NearestWord.among(known, to: word)
    throw LarderError(
      .badValue, "there is no target \(LarderError.quoted(word))",
      hint: Nutrient.hint(of: word) ?? (nearest.map { "did you mean \($0)? " } ?? "")
        + "one of \(Nutrient.allCases.compactMap(\.words.first).joined(separator: ", "))",
      candidates: nearest.map { [$0] } ?? [])
  }

  private static func value(_ text: String, _ nutrient: Nutrient) throws(LarderError) -> Int? {
    let word = text.lowercased()
    if word == "auto" { return nil }
    let digits = word.hasSuffix(nutrient.unit) ? word.dropLast(nutrient.unit.count) : word[...]
    guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit), digits.utf8.count <= 12, let value = Int(digits) else {
      throw LarderError(
        .badNumber, "\(LarderError.quoted(text)) is not a whole number of \(nutrient.unit)",
        hint: "such as `\(nutrient.rawValue) \(nutrient == .sodium ? 1500 : nutrient == .calories ? 2200 : 30)`, "
          + "or `auto` for the guide's own")
    }
    return value
  }
}

extension Nutrient {
  /// What to say to somebody who asks for the target of what has none of its own: salt; nil for all else.
  ///
  /// Salt is sodium × 2.5 (EU 1169/2011, Annex I).
  package static func hint(of word: String) -> String? {
    guard word.lowercased() == "salt" else { return nil }
    return "salt goes by its sodium: 1 g of salt is 400 mg of sodium"
  }
}
