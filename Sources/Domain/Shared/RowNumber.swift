/// The ID that people see for a food, a meal or a trip.
package enum RowNumber {
  /// Reads `#12` or `12`; nil for any other text.
  package static func read(_ text: String) -> Int? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return nil }
    return Int(digits)
  }
}
