/// A point before exactly three digits: a decimal point for most people, a thousands separator in German.
///
/// Kilograms and liters are measured to the third decimal (1.250 kg); grams and milliliters are not, so `1.000 g` is
/// ambiguous.
enum ThousandsPoint {
  /// An explanation of why the typed amount is ambiguous; nil if the amount is not ambiguous.
  static func doubt(in amount: String) -> String? {
    let plain = amount.plainLetters
    let number = plain.prefix { $0.isASCIIDigit || ".-".contains($0) }
    let unit = plain.dropFirst(number.count).drop { $0 == " " }
    // A range has two ends, which are written alike: `1.000-1.500 g`.
    let ends = number.split(separator: "-", omittingEmptySubsequences: false)
    guard ["g", "gr", "gram", "grams", "gramm", "ml", "milliliter", "millilitre"].contains(String(unit)),
      ends.allSatisfy(isAmbiguous)
    else { return nil }
    let decimals = ends.map(decimal).joined(separator: "-")
    return "`\(amount)` may be \(decimals) \(unit) or \(number.filter { $0 != "." }) \(unit)"
  }

  /// A number without the zeros at its end: `1` for `1.000`, `1.5` for `1.500`.
  private static func decimal(_ number: Substring) -> Substring {
    var number = number
    while number.hasSuffix("0") { number = number.dropLast() }
    return number.hasSuffix(".") ? number.dropLast() : number
  }

  private static func isAmbiguous(_ number: Substring) -> Bool {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && (1...3).contains(parts[0].count) && parts[0].first != "0" && parts[1].count == 3
  }
}
