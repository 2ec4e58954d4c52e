/// Reads statements about a family member from the values of options and from answers to questions.
package enum MemberReader {
  /// Reads an age in years: `8`, `2,5`, `8 years`, `7 months`, `7m`, `8 Jahre`.
  ///
  /// Throws `badNumber`.
  package static func age(_ text: String) throws(LarderError) -> Double {
    let units = [
      ("months", 12.0), ("month", 12), ("monate", 12), ("monat", 12), ("mon", 12), ("mo", 12), ("m", 12),
      ("years", 1), ("year", 1), ("yrs", 1), ("jahre", 1), ("jahr", 1), ("y", 1), ("j", 1),
    ]
    return try quantity(text, units, "an age", "years, such as 8 or 2.5, or `7 months`")
  }

  /// Reads a weight in kg: `82`, `82,5 kg`, `180 lb`.
  ///
  /// Throws `badNumber`.
  package static func weight(_ text: String) throws(LarderError) -> Double {
    let units = [("kg", 1.0), ("kilos", 1), ("lbs", 1 / BodyWeight.pound), ("lb", 1 / BodyWeight.pound)]
    return try quantity(text, units, "a weight", "kg, such as 82 or 64.5; `180 lb` works too")
  }

  /// Reads a height in cm: `182`, `182 cm`, `1,82 m`, `1.82`; a number below 3 without a unit is in metres.
  ///
  /// Throws `badNumber`.
  package static func height(_ text: String) throws(LarderError) -> Double {
    let units = [("cm", 1.0), ("m", 0.01)]
    let height = try quantity(text, units, "a height", "cm, such as 182; `1.82 m` works too")
    let hasUnit = PlainName.trimmed(text).contains(where: \.isLetter)
    return height < 3 && !hasUnit ? height * 100 : height
  }

  /// Reads the name of an activity level, in any spelling, or an unambiguous beginning of it: `lightly active`, `mod`.
  ///
  /// Throws `badValue`.
  package static func activity(_ text: String) throws(LarderError) -> ActivityLevel {
    try choice(text, "activity level", ["light": .lightlyActive, "moderate": .moderatelyActive])
  }

  /// Reads the name of a diet, in any spelling, or an unambiguous beginning of it: `keto`, `high protein`, `low-carb`.
  ///
  /// Throws `badValue`.
  package static func diet(_ text: String) throws(LarderError) -> DietType {
    try choice(
      text, "diet",
      ["none": .standard, "normal": .standard, "low-carb": .keto, "lowcarb": .keto, "low-salt": .lowSodium])
  }

  /// Reads a sex: `f`, `female`, `woman`, `girl`, `m`, `male`, `man`, `boy`, or a German word.
  ///
  /// Throws `badValue`.
  package static func sex(_ text: String) throws(LarderError) -> Sex {
    switch PlainName.trimmed(text).plainLetters {
    case "f", "female", "woman", "girl", "w", "weiblich", "frau": return .female
    case "m", "male", "man", "boy", "mannlich", "maennlich", "mann": return .male
    default:
      throw LarderError(
        .badValue, "\(LarderError.quoted(text)) is not a sex that Larder knows", hint: "f or m, or left out")
    }
  }

  /// Reads a number followed by one of the units, and divides the number by the unit's factor.
  private static func quantity(
    _ text: String, _ units: [(word: String, divisor: Double)], _ what: String, _ hint: String
  ) throws(LarderError) -> Double {
    let typed = PlainName.trimmed(text).lowercased()
    let unit = units.first { typed.hasSuffix($0.word) }
    let typedNumber = PlainName.trimmed(String(typed.dropLast(unit?.word.count ?? 0)))
    guard !isDoubtful(typedNumber) else {
      throw LarderError(
        .badNumber, "\(LarderError.quoted(text)) could be a decimal or thousands", hint: hint)
    }
    let number = typedNumber.replacing(",", with: ".")
    let isPlain = !number.isEmpty && number.allSatisfy { $0.isASCIIDigit || $0 == "." }
    guard isPlain, let value = Double(number), value.isFinite else {
      throw LarderError(.badNumber, "\(LarderError.quoted(text)) is not \(what)", hint: hint)
    }
    return value / (unit?.divisor ?? 1)
  }

  /// Whether the comma could be a thousands separator as well as a decimal comma: true for `1,500`, but not for `82,5`
  /// or `0,625`.
  private static func isDoubtful(_ number: String) -> Bool {
    let parts = number.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].count == 3 && !parts[0].isEmpty && parts[0] != "0"
  }

  private static func choice<Choice: RawRepresentable & CaseIterable & Equatable>(
    _ text: String, _ what: String, _ others: [String: Choice]
  ) throws(LarderError) -> Choice where Choice.RawValue == String {
    let word = String(PlainName.trimmed(text).lowercased().map { $0 == " " || $0 == "_" ? "-" : $0 })
    if let choice = Choice(rawValue: word) ?? others[word] { return choice }
    let begun = Choice.allCases.filter { !word.isEmpty && $0.rawValue.hasPrefix(word) }
    if begun.count == 1, let choice = begun.first { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let nearest = NearestWord.among(names, to: word)
    throw LarderError(
      .badValue, "there is no \(what) \(LarderError.quoted(text))",
      hint: (nearest.map { "did you mean \($0)? " } ?? "") + "one of " + names.joined(separator: ", "),
      candidates: nearest.map { [$0] } ?? names)
  }
}
