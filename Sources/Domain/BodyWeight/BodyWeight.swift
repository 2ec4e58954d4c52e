/// A person's weight on a day.
package struct BodyWeight: Hashable, Sendable {
  /// The day.
  package let day: Day
  /// The weight in kg, within `range`.
  package let kilograms: Double

  /// The weights that are accepted, in kg: from a newborn's to more than the heaviest person ever weighed.
  package static let range = 0.5...700.0

  /// Creates a weight without checking its range.
  package init(day: Day, kilograms: Double) { (self.day, self.kilograms) = (day, kilograms) }

  /// A pound in kg, exactly 0.45359237; a stone is 14 pounds.
  package static let pound = 0.453_592_37
  static let poundsInStone = 14.0

  /// Reads a weight in kg: `73.2`, `73,2 kg`, `161 lb`, `11 st 7`, `11st 7lb`.
  ///
  /// A number without a unit is in kg, or in pounds if `isInPounds`. Throws `badNumber`, or `outOfRange` for a weight
  /// outside `range`.
  package static func read(_ text: String, isInPounds: Bool = false) throws(LarderError) -> Double {
    let hint = "such as 73.2, 161 lb or 11 st 7"
    guard let parts = parts(of: text), let first = parts.first else {
      throw LarderError(.badNumber, "\(LarderError.quoted(text)) is not a weight", hint: hint)
    }
    var kilograms = first.value * (first.unit ?? (isInPounds ? pound : 1))
    if let second = parts.dropFirst().first {
      let isStone = first.unit == pound * poundsInStone
      let isPounds = second.unit == nil || second.unit == pound
      guard isStone, isPounds, parts.count == 2, second.value < poundsInStone else {
        throw LarderError(.badNumber, "\(LarderError.quoted(text)) is not a weight", hint: hint)
      }
      kilograms += second.value * pound
    }
    guard range.contains(kilograms) else {
      throw LarderError(.outOfRange, "a body weight is from 0.5 to 700 kg", hint: hint)
    }
    // Scales weigh to 50 g; rounding to a gram is precise enough to show pounds again as they were typed.
    return (kilograms * 1000).rounded() / 1000
  }

  /// The numbers in the text, each with the weight of its unit in kilograms, or nil if it has no unit.
  ///
  /// Nil if the text contains anything else.
  private static func parts(of text: String) -> [(value: Double, unit: Double?)]? {
    var rest = Substring(text.lowercased())
    var parts: [(value: Double, unit: Double?)] = []
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard !rest.isEmpty else { return parts }
      let number = rest.prefix { $0.isASCIIDigit || $0 == "." || $0 == "," }
      let decimals = number.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
      guard !number.isEmpty, decimals.count <= 2, let value = Double(number.replacing(",", with: ".")), value.isFinite,
        parts.count < 2
      else { return nil }
      rest = rest[number.endIndex...].drop { $0.isWhitespace }
      let word = rest.prefix { $0.isLetter }
      guard let unit = units[String(word)] else {
        guard word.isEmpty else { return nil }
        parts.append((value, nil))
        continue
      }
      rest = rest[word.endIndex...]
      parts.append((value, unit))
    }
  }

  private static let units: [String: Double] = [
    "kg": 1, "kgs": 1, "kilo": 1, "kilos": 1, "kilogram": 1, "kilograms": 1, "kilogramm": 1, "lb": pound, "lbs": pound,
    "pound": pound, "pounds": pound, "st": pound * poundsInStone, "stone": pound * poundsInStone,
    "stones": pound * poundsInStone,
  ]
}

extension Sequence<BodyWeight> {
  /// The mean weight in kg over the seven days that end on a day; nil if none of these days has a weight.
  ///
  /// Water and salt change the weight by about a kilogram from day to day; the mean of a week shows the trend.
  package func meanOfSevenDays(upTo day: Day) -> Double? {
    let week = filter { $0.day > day - 7 && $0.day <= day }.map(\.kilograms)
    return week.isEmpty ? nil : week.reduce(0, +) / Double(week.count)
  }
}
