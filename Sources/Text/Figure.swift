/// Numbers as people read them: thousands separated by commas, a decimal point, halves rounded away from zero.
///
/// The decimal representation of a number is rounded, not its binary value: 2.675 with two decimals is 2.68. A value
/// that is not a finite number is shown as `–`; from 1e16 on a number is shown as `1.5e16` with shortened digits.
package enum Figure {
  /// `1842.4` -> `1,842`; `19.44` with one decimal -> `19.4`; never `-0`.
  package static func text(_ value: Double, decimals: Int = 0) -> String {
    guard value.isFinite else { return "–" }
    guard value.magnitude < 1e16 else { return scientific(value) }
    let digits = rounded(value, decimals: max(0, min(decimals, 15)))
    let isZero = digits.whole == "0" && digits.fraction.utf8.allSatisfy { $0 == UInt8(ascii: "0") }
    let fraction = digits.fraction.isEmpty ? "" : "." + digits.fraction
    return (value < 0 && !isZero ? "-" : "") + grouped(digits.whole) + fraction
  }

  /// The number with its sign: `+55`, `-77`, `0`.
  package static func signed(_ value: Double, decimals: Int = 0) -> String {
    let text = text(value, decimals: decimals)
    let isZero = text.utf8.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
    return value > 0 && value.isFinite && !isZero ? "+" + text : text
  }

  /// The number with decimals according to its size: `1,842`, `96`, `19.4`, `0.25`.
  package static func short(_ value: Double) -> String {
    let decimals =
      switch value.magnitude {
      case 100...: 0
      case 10...: 1
      case 0.1...: 2
      default: 3
      }
    let text = text(value, decimals: decimals)
    guard text.utf8.contains(UInt8(ascii: ".")), text.utf8.allSatisfy({ $0 != UInt8(ascii: "e") }) else { return text }
    // Bytes in an array, because help texts have such numbers, and lazy collections take long at their first use.
    var bytes = Array(text.utf8)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value as `text` shows it, as a number again: sums and differences on a screen use it, so that they agree with
  /// the figures next to them.
  package static func shown(_ value: Double, decimals: Int = 0) -> Double {
    guard value.isFinite, value.magnitude < 1e16 else { return value }
    let digits = rounded(value, decimals: max(0, min(decimals, 15)))
    let magnitude = Double(digits.whole + "." + digits.fraction + "0") ?? value.magnitude
    return value < 0 && magnitude > 0 ? -magnitude : magnitude
  }

  /// The digits before and after the decimal point, with the shortest decimal representation rounded half away from
  /// zero.
  private static func rounded(_ value: Double, decimals: Int) -> (whole: String, fraction: String) {
    let (digits, exponent) = reading(value.magnitude)
    var number = [UInt8](repeating: 0, count: max(0, -exponent)) + digits
    let end = max(0, exponent) + decimals
    let roundsUp = end < number.count && number[end] >= 5
    number = number.count > end ? Array(number[..<end]) : number + [UInt8](repeating: 0, count: end - number.count)
    if roundsUp { carry(into: &number) }
    let wholeCount = number.count - decimals
    let whole = String(decoding: number[..<wholeCount].map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    let fraction = String(decoding: number[wholeCount...].map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    return (whole.isEmpty ? "0" : whole, fraction)
  }

  private static func carry(into number: inout [UInt8]) {
    var place = number.count - 1
    while place >= 0, number[place] == 9 {
      number[place] = 0
      place -= 1
    }
    if place >= 0 { number[place] += 1 } else { number.insert(1, at: 0) }
  }

  /// The significant digits of a non-negative number, and how many of them are before the decimal point.
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
