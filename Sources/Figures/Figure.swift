/// Formats numbers as text, the same way everywhere in the program.
///
/// Thousands are separated by commas, and decimals by a point. Halves are rounded away from zero, and there is no `-0`.
/// The decimal representation of a number is rounded, not its binary value: 2.675 with two decimals is 2.68. Errors
/// that adding and dividing leave in the last digits are ignored: the mean of 84.1 and 83.8 is stored as
/// 83.94999999999999, but is rounded like 83.95, so it is 84.0 with one decimal. A value that is not a finite number is
/// shown as `–`. A number of 1e16 or more is shown in the form `1.5e16`, with at most two digits before the exponent.
package enum Figure {
  /// Formats a number with a fixed number of decimals, 0 to 15: `1842.4` -> `1,842`; `19.44` with one decimal ->
  /// `19.4`.
  package static func text(_ value: Double, decimals: Int = 0) -> String {
    text(value) { rounded(value, decimals: decimals) }
  }

  private static func text(_ value: Double, _ digits: () -> Digits) -> String {
    guard value.isFinite else { return noNumber }
    guard value.magnitude < tooLarge else { return scientific(value) }
    return signed(digits(), isNegative: value < 0)
  }

  /// Formats a whole number: `1,842`.
  package static func text(_ count: Int) -> String { (count < 0 ? "-" : "") + grouped(String(count.magnitude)) }

  /// Formats a number with at most `most` decimals and no trailing zeros: with at most 1, `19.44` -> `19.4`, `20` ->
  /// `20`.
  package static func text(_ value: Double, upTo most: Int) -> String {
    text(value) { rounded(value, decimals: most).trimmed }
  }

  /// Formats a number of bytes in the unit that people read: `812 bytes`, `4.2 kB`, `1.23 MB`, `2 GB`.
  package static func bytes(_ count: Int) -> String {
    switch count {
    case ..<1000: "\(count) bytes"
    case ..<1_000_000: "\(short(Double(count) / 1000)) kB"
    case ..<1_000_000_000: "\(short(Double(count) / 1_000_000)) MB"
    default: "\(short(Double(count) / 1_000_000_000)) GB"
    }
  }

  /// Formats a goal or limit that is shown next to values with `decimals` decimals; a whole number is shown without
  /// decimals.
  package static func goal(_ value: Double, decimals: Int) -> String {
    text(value, decimals: value == value.rounded() ? 0 : decimals)
  }

  /// Formats a number with all of its decimals, for coefficients and published values: `1,131.2`, `0.01452`.
  package static func exact(_ value: Double) -> String { text(value, upTo: mostDecimals) }

  /// Formats a number with at most one decimal, as in sentences and equations: `1,842.4`, `20`.
  package static func tenths(_ value: Double) -> String { text(value, upTo: 1) }

  /// Formats a number with up to 3 decimals, fewer for larger numbers: `1,842`, `96`, `19.4`, `0.25`.
  package static func short(_ value: Double) -> String {
    let most =
      switch value.magnitude {
      case 100...: 0
      case 10...: 1
      case 0.1...: 2
      default: 3
      }
    return text(value, upTo: most)
  }

  /// Formats the difference between two values with its sign: `+173`; both values are first rounded as they are shown.
  package static func change(from before: Double, to now: Double, decimals: Int = 0) -> String {
    signed(shown(now, decimals: decimals) - shown(before, decimals: decimals), decimals: decimals)
  }

  /// Formats a number with its sign: `+55`, `-77`, `0`.
  package static func signed(_ value: Double, decimals: Int = 0) -> String {
    let text = text(value, decimals: decimals)
    return value.isFinite && shown(value, decimals: decimals) > 0 ? "+" + text : text
  }

  /// Formats a number with all of its digits and without commas, as it is typed or read by programs: `1842.4`, `0.001`.
  ///
  /// An exponent is used only if the number without its sign is below 1e-15, or at least 1e16.
  package static func plain(_ value: Double) -> String {
    guard value.isFinite else { return noNumber }
    guard value == 0 || (1e-15..<tooLarge).contains(value.magnitude) else { return value.description }
    let (digits, exponent) = reading(value.magnitude)
    let all = written(digits, exponent, decimals: max(0, digits.count - exponent)).trimmed
    return (value < 0 ? "-" : "") + all.text
  }

  /// Rounds a value in the same way as `text`.
  ///
  /// Sums and differences on a screen are calculated from rounded values, so that they agree with the figures next to
  /// them.
  package static func shown(_ value: Double, decimals: Int = 0) -> Double {
    guard value.isFinite, value.magnitude < tooLarge else { return value }
    let magnitude = Double(rounded(value, decimals: decimals).text) ?? value.magnitude
    return value < 0 && magnitude > 0 ? -magnitude : magnitude
  }

  /// The text for a value that is infinite or not a number.
  static let noNumber = "–"
  /// The largest number of decimals that is shown.
  private static let mostDecimals = 15
  /// The number of significant digits that can be trusted after calculations with doubles; a double has 15 to 17.
  private static let sureDigits = 14
  /// At this number and above, all significant digits of a double are before the decimal point.
  private static let tooLarge = 1e16
}

// MARK: Digits

extension Figure {
  /// A number without its sign, in decimal digits.
  private struct Digits {
    /// The digits before the decimal point, at least one.
    let whole: String
    /// The digits after the decimal point; may be empty.
    let fraction: String

    var isZero: Bool { whole == "0" && fraction.utf8.allSatisfy { $0 == UInt8(ascii: "0") } }

    /// The same digits without zeros at the end of the decimals.
    var trimmed: Digits {
      // An array of bytes is used since lazy collections are slow at their first use, and help texts already contain
      // such numbers.
      var bytes = Array(fraction.utf8)
      while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
      return Digits(whole: whole, fraction: String(decoding: bytes, as: UTF8.self))
    }

    /// The digits as text: `1842.40`.
    var text: String { fraction.isEmpty ? whole : "\(whole).\(fraction)" }
    /// The digits as text with commas: `1,842.40`.
    var grouped: String { Digits(whole: Figure.grouped(whole), fraction: fraction).text }
  }

  private static func signed(_ digits: Digits, isNegative: Bool) -> String {
    (isNegative && !digits.isZero ? "-" : "") + digits.grouped
  }

  /// Rounds the magnitude of a number to `decimals` decimals, 0 to 15; halves are rounded up.
  ///
  /// The shortest decimal representation of the number is rounded.
  private static func rounded(_ value: Double, decimals: Int) -> Digits {
    let (digits, exponent) = reading(value.magnitude)
    let decimals = max(0, min(decimals, mostDecimals))
    let sure = max(sureDigits, exponent + decimals + 1)
    guard digits.count > sure else { return written(digits, exponent, decimals: decimals) }
    var kept = Array(digits[..<sure])
    if digits[sure] >= 5 { carry(into: &kept) }
    return written(kept, kept.count > sure ? exponent + 1 : exponent, decimals: decimals)
  }

  /// Rounds a number to `decimals` decimals; `digits` are its significant digits, and `exponent` of these are before
  /// the decimal point.
  private static func written(_ digits: [UInt8], _ exponent: Int, decimals: Int) -> Digits {
    var number = [UInt8](repeating: 0, count: max(0, -exponent)) + digits
    let end = max(0, exponent) + decimals
    let roundsUp = end < number.count && number[end] >= 5
    number = number.count > end ? Array(number[..<end]) : number + [UInt8](repeating: 0, count: end - number.count)
    if roundsUp { carry(into: &number) }
    let wholeCount = number.count - decimals
    let whole = String(decoding: number[..<wholeCount].map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    let fraction = String(decoding: number[wholeCount...].map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    return Digits(whole: whole.isEmpty ? "0" : whole, fraction: fraction)
  }

  private static func carry(into number: inout [UInt8]) {
    var place = number.count - 1
    while place >= 0, number[place] == 9 {
      number[place] = 0
      place -= 1
    }
    if place >= 0 { number[place] += 1 } else { number.insert(1, at: 0) }
  }

  /// Returns the significant digits of a non-negative number, and how many of them are before the decimal point.
  private static func reading(_ magnitude: Double) -> (digits: [UInt8], exponent: Int) {
    var digits: [UInt8] = []
    var point: Int?
    var power = 0
    var rest = Substring(magnitude.description)
    if let mark = rest.firstIndex(of: "e") {
      power = Int(rest[rest.index(after: mark)...]) ?? 0
      rest = rest[..<mark]
    }
    for byte in rest.utf8 {
      if byte == UInt8(ascii: ".") { point = digits.count } else { digits.append(byte - UInt8(ascii: "0")) }
    }
    let leading = digits.prefix { $0 == 0 }.count
    return (Array(digits[leading...]), (point ?? digits.count) + power - leading)
  }

  private static func grouped(_ whole: String) -> String {
    guard whole.utf8.count > 3 else { return whole }
    var result: [UInt8] = []
    for (index, digit) in whole.utf8.enumerated() {
      if index > 0, (whole.utf8.count - index).isMultiple(of: 3) { result.append(UInt8(ascii: ",")) }
      result.append(digit)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func scientific(_ value: Double) -> String {
    let (digits, exponent) = reading(value.magnitude)
    let second = digits.dropFirst().first.map { $0 > 0 ? ".\($0)" : "" } ?? ""
    return (value < 0 ? "-" : "") + "\(digits.first ?? 0)\(second)e\(exponent - 1)"
  }
}
