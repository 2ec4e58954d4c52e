/// A number as people write it: `1.5`, `1,5`, `½`, `1½`, `1/2`, `two`, `half`, `a`, `zwei`, `halbe`.
package enum NumberReading: Equatable, Sendable {
  /// A finite number, 0 to `limit`.
  case number(Double)
  /// A number with two possible values: `1,500` is one and a half, or one thousand five hundred.
  case doubtful(decimal: Double, thousands: Double)
  /// A text that is meant as a number, but cannot be used as a number.
  case refused(Refusal)

  /// Why a number cannot be used.
  package enum Refusal: CaseIterable, Sendable {
    case tooLong
    case tooLarge
    case belowZero
    case dividedByZero
    case notFinite
    case unreadable

    /// The reason as the end of a message, after the quoted word: `is below 0`.
    package var text: String {
      switch self {
      case .tooLong: "is too long for a number"
      case .tooLarge: "is too large"
      case .belowZero: "is below 0"
      case .dividedByZero: "divides by 0"
      case .notFinite: "is not a number that can be used"
      case .unreadable: "cannot be read as a number"
      }
    }
  }

  /// The largest number that is accepted; no count in a household is larger.
  package static let limit = 1e9

  /// Reads a word as a number; nil for a word that is not a number, such as `7up` or `egg`.
  package static func read(_ word: String) -> NumberReading? {
    guard word.utf8.count <= 64 else {
      return word.allSatisfy { $0.decimalDigit != nil || ".,".contains($0) }
        ? .refused(.tooLong) : nil
    }
    if let value = NumberWords.value(of: word) { return .number(value) }
    var characters = Array(word)[...]
    if let sign = characters.first, "-+−".contains(sign) {
      characters.removeFirst()
      guard let rest = unsigned(characters) else { return nil }
      return sign == "+" || isRefused(rest) ? rest : .refused(.belowZero)
    }
    return unsigned(characters)
  }

  private static func isRefused(_ reading: NumberReading) -> Bool {
    if case .refused = reading { true } else { false }
  }

  private static func unsigned(_ characters: ArraySlice<Character>) -> NumberReading? {
    let word = String(characters)
    if ["nan", "inf", "infinity"].contains(word.lowercased()) { return .refused(.notFinite) }
    if let fraction = characters.last.flatMap({ NumberWords.fractions[$0] }) {
      let whole = characters.dropLast()
      if whole.isEmpty { return .number(fraction) }
      return digits(whole).map { bounded($0 + fraction) }
    }
    guard characters.contains(where: { $0.decimalDigit != nil }) else { return nil }
    if characters.contains(where: { $0 == "/" || $0 == "⁄" }) { return quotient(characters) }
    guard characters.allSatisfy({ $0.decimalDigit != nil || $0 == "." || $0 == "," }) else {
      return exponential(characters)
    }
    return decimal(characters)
  }

  /// Reads a number that consists only of digits; nil for any other text.
  private static func digits(_ characters: ArraySlice<Character>) -> Double? {
    guard !characters.isEmpty, characters.allSatisfy({ $0.decimalDigit != nil }) else { return nil }
    return Double(String(characters))
  }

  private static func bounded(_ value: Double) -> NumberReading {
    value <= limit ? .number(value) : .refused(.tooLarge)
  }

  private static func quotient(_ characters: ArraySlice<Character>) -> NumberReading? {
    let parts = characters.split(maxSplits: 2, omittingEmptySubsequences: false) { $0 == "/" || $0 == "⁄" }
    guard parts.count == 2, let over = digits(parts[0]), let under = digits(parts[1]) else { return nil }
    return under == 0 ? .refused(.dividedByZero) : bounded(over / under)
  }

  /// Reads a number with an exponent, as programs print it: `1e3`.
  private static func exponential(_ characters: ArraySlice<Character>) -> NumberReading? {
    let text = String(characters)
    guard characters.first?.decimalDigit != nil, characters.contains(where: { $0 == "e" || $0 == "E" }),
      characters.allSatisfy({ $0.decimalDigit != nil || ".eE+-".contains($0) }), let value = Double(text)
    else { return nil }
    return value.isFinite ? bounded(value) : .refused(.tooLarge)
  }

  /// Reads digits with points and commas: the last point or comma is the decimal mark, unless all of them separate
  /// groups of three digits.
  private static func decimal(_ characters: ArraySlice<Character>) -> NumberReading {
    let unreadable = NumberReading.refused(.unreadable)
    // `2.` ends a sentence; `20.11.` is a date.
    if characters.last == ".", let number = digits(characters.dropLast()) { return bounded(number) }
    let marks = characters.indices.filter { characters[$0].decimalDigit == nil }
    guard let last = marks.last else { return digits(characters).map(bounded) ?? unreadable }
    let whole = characters[..<last]
    let fraction = characters[(last + 1)...]
    guard let decimals = Double("0." + String(fraction)), !fraction.isEmpty else { return unreadable }
    if marks.count == 1 {
      guard let value = Double((whole.isEmpty ? "0" : String(whole)) + "." + String(fraction)) else {
        return unreadable
      }
      let isGrouped = characters[last] == "," && fraction.count == 3 && (1...3).contains(whole.count)
      guard isGrouped, whole.first != "0", let thousands = digits(whole + fraction) else { return bounded(value) }
      return .doubtful(decimal: value, thousands: thousands)
    }
    let groupMark = characters[marks[0]]
    if marks.allSatisfy({ characters[$0] == groupMark }) {
      return grouped(characters, by: groupMark).map(bounded) ?? unreadable
    }
    return grouped(whole, by: groupMark).map { bounded($0 + decimals) } ?? unreadable
  }

  /// Reads one to three digits, followed by groups of three: `1,234,567`.
  private static func grouped(_ characters: ArraySlice<Character>, by mark: Character) -> Double? {
    let groups = characters.split(separator: mark, omittingEmptySubsequences: false)
    guard let first = groups.first, (1...3).contains(first.count), groups.dropFirst().allSatisfy({ $0.count == 3 })
    else { return nil }
    return digits(ArraySlice(groups.joined()))
  }
}
