/// A point before exactly three digits: a decimal point for most people, a thousands separator in German.
///
/// Kilograms and litres are measured to the third decimal (1.250 kg); grams and millilitres are not, so `1.000 g` is
/// ambiguous.
enum ThousandsPoint {
  /// The text that says why an amount as typed is ambiguous; nil if it is not.
  static func doubt(in amount: String) -> String? {
    let plain = amount.plainLetters
    let number = plain.prefix { $0.isASCIIDigit || $0 == "." }
    let unit = plain.dropFirst(number.count).drop { $0 == " " }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard ["g", "gr", "gram", "grams", "gramm", "ml", "milliliter", "millilitre"].contains(String(unit)),
      parts.count == 2, (1...3).contains(parts[0].count), parts[0].first != "0", parts[1].count == 3
    else { return nil }
    return "`\(amount)` may be \(parts[0]).\(parts[1]) or \(parts[0])\(parts[1]) \(unit)"
  }
}
