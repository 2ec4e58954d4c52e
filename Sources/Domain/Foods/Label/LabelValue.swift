/// A value as nutrition labels print it: `0,10 g`, `<0,1 g`, `1.046 kJ / 250 kcal`, `traces`.
package enum LabelValue {
  /// Reads a value and converts it to the unit of its field; nil if the text is not a value for that field.
  ///
  /// Energy may be in kJ, kcal or both; if both are given, the kcal are used. As in imports from other programs,
  /// `<0,1 g` is read as half of 0.1 g, and a trace as 0. A number without a unit is in the unit of the field.
  package static func read(_ text: String, of field: StatedField) -> Double? {
    guard text.utf8.count <= longest else { return nil }
    var rest = LabelScanner(text)
    if rest.isTrace { return 0 }
    var first: Double?
    while !rest.isAtEnd {
      guard let (value, unit) = rest.amount() else { return nil }
      rest.skip { " /,;()|".contains($0) }
      guard let converted = convert(value, unit, to: field) else { return nil }
      // If both kJ and kcal are given, the kcal are used, whichever comes first.
      if first == nil || unit == "kcal" { first = converted }
      if !rest.isAtEnd, field != .kilocalories { return nil }
    }
    return first
  }

  private static let longest = 60

  /// All numbers in the text with their units, such as `kcal`, `kj` or `mg`; the unit is empty if no known unit
  /// follows.
  ///
  /// Only the first 200 characters are read.
  package static func amounts(in text: String) -> [(value: Double, unit: String)] {
    var scanner = LabelScanner(text.prefix(200))
    var amounts: [(value: Double, unit: String)] = []
    while !scanner.isAtEnd {
      if let amount = scanner.amount() { amounts.append(amount) } else { scanner.skipToNumber() }
    }
    return amounts
  }

  /// Converts a value from `unit` to the field's unit; nil if `unit` cannot be a unit of the field.
  package static func convert(_ value: Double, _ unit: String, to field: StatedField) -> Double? {
    switch (field, unit) {
    case (.kilocalories, "kj"): value / EnergyFactor.kilojoules
    case (.kilocalories, "kcal"), (.kilocalories, ""): value
    case (.kilocalories, _): nil
    case (.sodium, "g"): value * 1000
    case (.sodium, "mg"), (.sodium, ""): value
    case (_, "g"), (_, ""): value
    case (_, "mg"): value / 1000
    case (_, "µg"): field == .sodium ? value / 1000 : value / 1_000_000
    case (_, _): nil
    }
  }
}

/// Reads numbers with their units from text, one after the other.
struct LabelScanner {
  private var rest: Substring

  init(_ text: some StringProtocol) {
    rest = Substring(Self.plain(text))
    skip { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
  }

  /// The text in lower case, without the spaces that separate thousands in values of energy: `1 046 kJ`.
  private static func plain(_ text: some StringProtocol) -> String {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "\u{a0}" || $0 == "\u{202f}" }.map(String.init)
    var joined: [String] = []
    for (index, word) in words.enumerated() {
      let digits = word.prefix { $0.isASCIIDigit }
      let unit = digits.count == word.count ? words.dropFirst(index + 1).first ?? "" : String(word.dropFirst(3))
      if let last = joined.last, last.count <= 2, last.allSatisfy(\.isASCIIDigit), digits.count == 3,
        unit.hasPrefix("kj") || unit.hasPrefix("kcal")
      {
        joined[joined.count - 1] += word
      } else {
        joined.append(word)
      }
    }
    return joined.joined(separator: " ")
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Whether the text says only that there is a trace of the nutrient.
  var isTrace: Bool { ["trace", "traces", "spuren", "in spuren"].contains(rest.filter { $0 != "." }) }

  mutating func skip(_ isSkipped: (Character) -> Bool) { rest = rest.drop(while: isSkipped) }

  /// Skips the text before the next number, but at least one character.
  mutating func skipToNumber() { _ = unitsBeforeNumber() }

  /// Skips the text before the next number, but at least one character, and returns the units of energy in the skipped
  /// text.
  mutating func unitsBeforeNumber() -> [String] {
    let passed = rest.prefix { !$0.isASCIIDigit && $0 != "<" }
    rest = rest.dropFirst(max(1, passed.count))
    return passed.split { !$0.isLetter }.map(String.init).filter { ["kj", "kcal"].contains($0) }
  }

  /// Reads the number at the current place and its unit; the unit is empty if no unit follows.
  ///
  /// Nil if there is no number at that place.
  mutating func amount() -> (value: Double, unit: String)? {
    var copy = self
    let isBelow = copy.readBelow()
    guard let number = copy.number() else { return nil }
    copy.skip { $0 == " " }
    let word = copy.rest.prefix { $0.isLetter }
    // In `carbohydrate 45 of which sugars 3`, the word after 45 is not a unit.
    let unit = Self.units[String(word)]
    if unit != nil { copy.rest = copy.rest.dropFirst(word.count) }
    var value = number.value
    // `1.046 kJ` is more than a thousand: nobody prints thousandths of a kilojoule.
    if number.decimals == 3, value >= 1, unit == "kj" || unit == "kcal" || unit == "mg" { value *= 1000 }
    self = copy
    return (isBelow ? value / 2 : value, unit ?? "")
  }

  /// The unit that each word on a label means.
  private static let units: [String: String] = {
    let words = [
      "g": "g gram grams gramm gramme grammes gr", "mg": "mg milligram milligrams milligramm milligrammes",
      "µg": "µg ug mcg", "kj": "kj kilojoule kilojoules",
      "kcal": "kcal cal cals calorie calories kilocalorie kilocalories kalorien kilokalorien kkal calorías",
      "ml": "ml milliliter millilitre", "kw": "kw", "iu": "iu",
    ]
    return Dictionary(
      words.flatMap { unit, words in words.split(separator: " ").map { (String($0), unit) } },
      uniquingKeysWith: { first, _ in first })
  }()

  /// Skips a sign or word for `less than`, as in `<0,1 g`, and returns whether there was one.
  private mutating func readBelow() -> Bool {
    for word in ["<", "≤", "less than", "weniger als", "unter", "max.", "max"] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
      skip { $0 == " " }
      return true
    }
    return false
  }

  /// Reads the number at the current place and counts its decimals; nil if there is no number at that place.
  mutating func number() -> (value: Double, decimals: Int)? {
    var text = rest.prefix { $0.isASCIIDigit || $0 == "." || $0 == "," }
    // `sugars 3.7, protein`: the comma ends the value.
    while let last = text.last, !last.isASCIIDigit { text.removeLast() }
    var parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    // In `1.234,5` and `1.066.7`, the first sign separates thousands.
    if parts.count == 3, parts[1].count == 3, parts[2].count < 3 || text.contains(".") && text.contains(",") {
      parts = [parts[0] + parts[1], parts[2]]
    }
    guard text.count <= 24, let whole = parts.first, !whole.isEmpty, whole.count <= 12, parts.count <= 2,
      let value = Double(parts.count == 2 ? "\(whole).\(parts[1].isEmpty ? "0" : String(parts[1]))" : String(whole))
    else { return nil }
    rest = rest.dropFirst(text.count)
    return (value, parts.count == 2 ? parts[1].count : 0)
  }
}
