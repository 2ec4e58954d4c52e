/// How much of a food was said, before it is known of which food.
package enum Amount: Equatable, Sendable {
  /// Nothing was said: one of the food's first portion.
  case none
  case grams(Double)
  /// `unit` is the symbol of what it was measured in: `cup`, `tbsp`, `ml`.
  case volume(milliliters: Double, unit: String)
  /// So many portions; `unit` is a portion's name as it was typed, nil for a bare count.
  case count(Double, unit: String?)

  /// The most that one item may weigh in grams (100 kg), measure in millilitres, or count.
  package static let limit = 100_000.0

  /// So many times as much; nothing said is one first portion.
  package func scaled(by factor: Double) -> Amount {
    switch self {
    case .none: factor == 1 ? .none : .count(factor, unit: nil)
    case .grams(let grams): .grams(grams * factor)
    case .volume(let milliliters, let unit): .volume(milliliters: milliliters * factor, unit: unit)
    case .count(let number, let unit): .count(number * factor, unit: unit)
    }
  }

  /// Throws `outOfRange` for nothing, and for more than `limit`; `typed` is the amount as it was written.
  package func refuseTooMuch(typed: String) throws(LarderError) {
    let size = number
    guard size.isFinite, size > 0, size <= Self.limit else {
      throw LarderError(
        .outOfRange, "\(LarderError.quoted(typed)) is \(size > 0 ? "too much" : "nothing") for one item",
        hint: "an amount is more than 0 and at most 100 kg")
    }
  }

  /// The number of grams, millilitres or portions.
  var number: Double {
    switch self {
    case .none: 1
    case .grams(let value), .volume(let value, _), .count(let value, _): value
    }
  }

  /// As Larder writes it, and reads it again: `150 g`, `1/3 cup`, `2 slices`; empty where nothing was said.
  package var text: String {
    switch self {
    case .none: ""
    case .grams(let grams): Self.figure(grams) + " g"
    case .volume(let milliliters, let unit):
      Self.figure(milliliters / (Measure.milliliters(of: unit) ?? 1)) + " " + unit
    case .count(let number, let unit): Self.figure(number) + (unit.map { " " + $0 } ?? "")
    }
  }

  /// A number as short as it can be said: thirds as fractions, else at most three decimals (small ones six).
  static func figure(_ value: Double) -> String {
    guard value.isFinite, value < 1e9 else { return "\(value)" }
    let whole = value.rounded(.down)
    for third in [1, 2] where abs(value - whole - Double(third) / 3) < 1e-9 {
      return whole == 0 ? "\(third)/3" : "\(Int(whole)) \(third)/3"
    }
    let scale = value < 0.1 ? 1e6 : 1e3
    let rounded = (value * scale).rounded() / scale
    if rounded == rounded.rounded() { return "\(Int(rounded))" }
    return decimals(rounded, scale: scale)
  }

  /// `1,500`: a whole number with its thousands parted; any other as `figure` has it.
  static func grouped(_ value: Double) -> String {
    let digits = Array(figure(value))
    guard digits.allSatisfy({ $0.decimalDigit != nil }) else { return String(digits) }
    return digits.indices.reduce(into: "") { text, index in
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digits[index])
    }
  }

  /// As exact as a weight of that size is read: `1,170 g`, `15.5 g`, `0.25 g`; from a kilogram of what is much, `2.6 kg`.
  static func weight(_ grams: Double, inKilograms: Bool = false) -> String {
    if inKilograms, grams >= 1000 { return figure((grams / 100).rounded() / 10) + " kg" }
    let scale = grams >= 100 ? 1.0 : grams >= 10 ? 10 : 100
    let rounded = (grams * scale).rounded() / scale
    return (rounded >= 1000 ? grouped(rounded) : figure(rounded)) + " g"
  }

  /// `½`, `1 ½`, `1/3`, `2`: quarters and halves below ten are said as such.
  static func fraction(_ number: Double) -> String {
    let whole = number.rounded(.down)
    guard number < 10, let part = [0.25: "¼", 0.5: "½", 0.75: "¾"][number - whole] else { return figure(number) }
    return whole > 0 ? "\(figure(whole)) \(part)" : part
  }

  /// Without an exponent, which a Double's own description takes for small numbers.
  private static func decimals(_ value: Double, scale: Double) -> String {
    let units = Int((value * scale).rounded())
    let digits = String(Int(scale)).count - 1
    var fraction = String(units % Int(scale))
    fraction = String(repeating: "0", count: max(0, digits - fraction.count)) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return "\(units / Int(scale)).\(fraction)"
  }
}
