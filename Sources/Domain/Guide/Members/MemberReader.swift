/// Reads statements about a family member from the values of options and from answers to questions.
package enum MemberReader {
  private typealias Unit = (word: String, divisor: Double)

  /// The weeks in a year of 365.25 days.
  static let weeksInYear = 365.25 / 7

  /// Units of age, each with the number of units in a year.
  private static let ageUnits: [Unit] = [
    ("months", 12), ("month", 12), ("monate", 12), ("monaten", 12), ("monat", 12), ("mon", 12), ("mo", 12),
    ("weeks", weeksInYear), ("week", weeksInYear), ("wochen", weeksInYear), ("woche", weeksInYear),
    ("m", 12), ("years", 1), ("year", 1), ("yrs", 1), ("yr", 1), ("yo", 1), ("jahre", 1), ("jahren", 1), ("jahr", 1),
    ("y", 1), ("j", 1),
  ]
  private static let weightUnits: [Unit] = [
    ("kgs", 1), ("kg", 1), ("kilos", 1), ("kilo", 1), ("kilograms", 1), ("kilogramm", 1), ("kilogram", 1),
    ("lbs", 1 / BodyWeight.pound), ("lb", 1 / BodyWeight.pound), ("pounds", 1 / BodyWeight.pound),
    ("pound", 1 / BodyWeight.pound),
  ]
  /// Units for a change of weight, including grams, each with the number of units in a kilogram.
  private static let changeUnits: [Unit] =
    weightUnits + [("gramm", 1000), ("grams", 1000), ("gram", 1000), ("g", 1000)]
  private static let heightUnits: [Unit] = [
    ("zentimeter", 1), ("centimetres", 1), ("centimeters", 1), ("cm", 1), ("m", 0.01),
  ]

  /// Reads an age in years: `8`, `2,5`, `8 years old`, `7 months`, `7m`, `8 Jahre`, `6 weeks`.
  ///
  /// Throws `badNumber`.
  package static func age(_ text: String) throws(LarderError) -> Double {
    var typed = PlainName.trimmed(text)
    for word in [" old", " alt"] where typed.lowercased().hasSuffix(word) { typed.removeLast(word.count) }
    return try quantity(typed, of: text, ageUnits, "an age", "years, such as 8 or 2.5, or `7 months`")
  }

  /// Reads a weight in kg: `82`, `82,5 kg`, `180 lb`.
  ///
  /// Throws `badNumber`.
  package static func weight(_ text: String) throws(LarderError) -> Double {
    if let stones = stones(text) { return stones }
    return try quantity(
      text, of: text, weightUnits, "a weight", "kg, such as 82 or 64.5; `180 lb` and `11st 4` work too")
  }

  /// Reads a change of weight in kg: `0.5`, `500 g`, `1 lb`.
  ///
  /// Throws `badNumber`.
  static func weightChange(_ text: String) throws(LarderError) -> Double {
    try quantity(text, of: text, changeUnits, "a weight a week", "0.3, 0.3 kg or 0.7 lb")
  }

  /// Reads a height in cm: `182`, `182 cm`, `1,82 m`, `1.82`; a decimal below 3 without a unit is in meters.
  ///
  /// Throws `badNumber`.
  package static func height(_ text: String) throws(LarderError) -> Double {
    if let feet = feet(text) { return feet }
    let hint = "cm, such as 182; `1.82 m` and `5ft 6` work too"
    let height = try quantity(text, of: text, heightUnits, "a height", hint)
    let hasUnit = PlainName.trimmed(text).contains(where: \.isLetter)
    return height < 3 && !hasUnit && text.contains { ".,".contains($0) } ? height * 100 : height
  }

  /// A weight in kg that is typed in stones and pounds: `11 stone 4`, `11st 4lb`, `11st`; nil for anything else.
  static func stones(_ text: String) -> Double? {
    two(text, ["stones", "stone", "st"], ["lbs", "lb", "pounds", "pound", ""], of: 14).map {
      ($0 * 14 + $1) * BodyWeight.pound
    }
  }

  /// A height in cm that is typed in feet and inches: `5ft 6`, `5'6"`, `5 foot 6 in`; nil for anything else.
  static func feet(_ text: String) -> Double? {
    two(text, ["feet", "foot", "ft", "'", "’"], ["inches", "inch", "ins", "in", "\"", "''", "”", ""], of: 12).map {
      ($0 * 12 + $1) * centimetersInInch
    }
  }

  private static let centimetersInInch = 2.54

  /// Two numbers with units of two sizes, the second of which may be missing; `parts` of the small ones are a large one.
  private static func two(
    _ text: String, _ large: [String], _ small: [String], of parts: Double
  ) -> (Double, Double)? {
    let typed = PlainName.trimmed(text).lowercased().filter { $0 != " " }
    guard typed.utf8.count <= 20, let unit = large.first(where: typed.contains),
      let range = typed.firstRange(of: unit), let whole = number(typed[..<range.lowerBound])
    else { return nil }
    let rest = typed[range.upperBound...]
    guard !rest.isEmpty else { return (whole, 0) }
    guard let end = small.first(where: rest.hasSuffix), let part = number(rest.dropLast(end.count)),
      part < parts
    else { return nil }
    return (whole, part)
  }

  private static func number(_ text: Substring) -> Double? {
    text.allSatisfy { $0.isASCIIDigit || $0 == "." } ? Double(text) : nil
  }

  /// Whether a word is a unit of age, weight or height.
  static func isUnit(_ word: String) -> Bool {
    let unit = MemberWords.key(word)
    return (ageUnits + weightUnits + heightUnits).contains { $0.word == unit }
  }

  /// Whether a word is a unit in which a change of weight is typed, grams included.
  static func isWeightUnit(_ word: String) -> Bool { changeUnits.contains { $0.word == word } }

  /// Reads the name of an activity level, in English or German, or a clear beginning of it: `lightly active`, `mod`.
  ///
  /// Throws `badValue`.
  package static func activity(_ text: String) throws(LarderError) -> ActivityLevel {
    if let hint = MemberWords.doubtful[MemberWords.key(text)] {
      throw LarderError(.badValue, "\(LarderError.quoted(text)) does not say how active somebody is", hint: hint)
    }
    return try choice(text, "activity level", MemberWords.activities) { "\($0.rawValue) (\($0.german))" }
  }

  /// Reads the name of a diet, in English or German, or a clear beginning of it: `keto`, `high protein`, `salzarm`.
  ///
  /// Throws `badValue`.
  package static func diet(_ text: String) throws(LarderError) -> DietType {
    if MemberWords.bloodPressure.contains(MemberWords.key(text)) { return .lowSodium }
    return try choice(text, "diet", MemberWords.diets)
  }

  /// Reads a sex: `f`, `female`, `woman`, `girl`, `m`, `male`, `man`, `boy`, or a German word.
  ///
  /// Throws `badValue`.
  package static func sex(_ text: String) throws(LarderError) -> Sex {
    if let sex = MemberWords.sexes[MemberWords.key(text)] { return sex }
    throw LarderError(
      .badValue, "\(LarderError.quoted(text)) is not a sex that Larder knows", hint: "f or m, or left out")
  }

  /// Reads a number followed by one of the units, and divides the number by the unit's factor.
  ///
  /// Only `typed` is read; errors quote `text`, the input from which `typed` was taken.
  private static func quantity(
    _ typed: String, of text: String, _ units: [Unit], _ what: String, _ hint: String
  ) throws(LarderError) -> Double {
    var typed = PlainName.trimmed(typed).lowercased()
    // The dot of an abbreviated unit: `77 J.`
    if typed.last == ".", typed.dropLast().last?.isLetter == true { typed.removeLast() }
    let unit = units.filter { typed.hasSuffix($0.word) }.max { $0.word.count < $1.word.count }
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

  /// Whether the comma could be a decimal comma or a thousands separator: true for `1,500`, but not for `82,5` or
  /// `0,625`.
  private static func isDoubtful(_ number: String) -> Bool {
    let parts = number.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].count == 3 && !parts[0].isEmpty && parts[0] != "0"
  }

  private static func choice<Choice: RawRepresentable & CaseIterable & Equatable>(
    _ text: String, _ what: String, _ others: [String: Choice],
    shown: (Choice) -> String = { $0.rawValue }
  ) throws(LarderError) -> Choice where Choice.RawValue == String {
    let word = MemberWords.key(text)
    if let choice = Choice(rawValue: word) ?? others[word] { return choice }
    let begun = Choice.allCases.filter { !word.isEmpty && $0.rawValue.hasPrefix(word) }
    if begun.count == 1, let choice = begun.first { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let nearest = NearestWord.among(names, to: word)
    throw LarderError(
      .badValue, "there is no \(what) \(LarderError.quoted(text))",
      hint: (nearest.map { "did you mean \($0)? " } ?? "") + "one of "
        + Choice.allCases.map(shown).joined(separator: ", "),
      candidates: nearest.map { [$0] } ?? names)
  }
}
