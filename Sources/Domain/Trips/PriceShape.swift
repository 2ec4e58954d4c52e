/// A word that is written like a price: `2.49`, `€2,49`, `-0.25`, `2.49EUR`, `99ct`.
struct PriceShape: Equatable {
  let isNegative: Bool
  /// The digits with their points and commas; there is at least one digit.
  let number: String
  /// The currency in the word; nil if it contains none.
  let mark: CurrencyMark?

  /// The maximum number of bytes in a word that is read; longer words are not prices.
  private static let longest = 40

  /// Reads a word; nil for a word that is not written like a price: `500g`, `7up`, `10%`.
  init?(_ word: String, in currency: Currency) {
    guard word.utf8.count <= Self.longest, word.contains(where: { $0.decimalDigit != nil }) else { return nil }
    var rest = Array(Self.withCents(Self.withPoint(word), currency))[...]
    var isNegative = Self.takeSign(&rest) ?? false
    let head = rest.prefix { !Self.isNumeric($0) && !Self.isSign($0) }
    rest = rest.dropFirst(head.count)
    if !head.isEmpty, let sign = Self.takeSign(&rest) {
      guard !isNegative else { return nil }
      isNegative = sign
    }
    let number = rest.prefix(while: Self.isNumeric)
    let tail = rest.dropFirst(number.count)
    guard number.contains(where: { $0.decimalDigit != nil }), number.first != ",", head.isEmpty || tail.isEmpty else {
      return nil
    }
    let typed = String(head.isEmpty ? tail : head)
    let mark = typed.isEmpty ? nil : CurrencyMark.read(typed, in: currency)
    guard typed.isEmpty || mark != nil, head.isEmpty || mark != .minor else { return nil }
    (self.isNegative, self.number, self.mark) = (isNegative, String(number), mark)
  }

  /// `1.09€` for `1€09`; any other word as it is.
  private static func withPoint(_ word: String) -> String {
    let parts = word.split(separator: "€", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, !parts[0].isEmpty,
      parts.allSatisfy({ $0.allSatisfy { $0.decimalDigit != nil } })
    else { return word }
    return "\(parts[0]).\(parts[1])€"
  }

  /// `2.00` for `2,-` and `2.--`, a price without cents; any other word as it is.
  private static func withCents(_ word: String, _ currency: Currency) -> String {
    let characters = Array(word)
    guard let point = characters.indices.dropFirst().first(where: { ".,".contains(characters[$0]) }),
      characters[point - 1].decimalDigit != nil,
      case let dashes = characters[(point + 1)...].prefix(while: ItemListReader.isDash),
      (1...2).contains(dashes.count), !characters[dashes.endIndex...].contains(where: isNumeric)
    else { return word }
    return String(characters[..<point]) + currency.zeros + String(characters[dashes.endIndex...])
  }

  /// Whether the word is almost certainly a price: it has a point or comma, a minus sign or a currency.
  ///
  /// In a currency without decimals, every number counts as a price.
  func isCertain(in currency: Currency) -> Bool {
    mark != nil || isNegative || currency.decimals == 0 || number.contains { $0.decimalDigit == nil }
  }

  private static func isNumeric(_ character: Character) -> Bool {
    character.decimalDigit != nil || character == "." || character == ","
  }

  private static func isSign(_ character: Character) -> Bool { "-+−".contains(character) }

  /// Removes a sign at the start, and returns true for a minus, false for a plus and nil for no sign.
  private static func takeSign(_ rest: inout ArraySlice<Character>) -> Bool? {
    guard let sign = rest.first, isSign(sign) else { return nil }
    rest.removeFirst()
    return sign != "+"
  }
}
