/// The price in a line of a receipt.
struct PrintedPrice: Equatable {
  /// The amount in cents.
  let cents: Int
  /// The tax group after the price; nil if there is none.
  let taxGroup: String?
  /// The ISO 4217 code of the currency that is printed beside the price; nil if none is.
  let currency: String?
  /// The words of the line without the price.
  let name: [String]

  /// Reads a price at the end of a line, or one with a currency at the start of the line; nil if there is none.
  init?(_ words: [String]) {
    guard let price = PrintedPrice(atEndOf: words[...]) ?? PrintedPrice(atStartOf: words[...]) else { return nil }
    self = price
  }

  /// Reads a price that comes, with its currency, before the name: `€ 2,49 Soletti 250g`.
  private init?(atStartOf words: ArraySlice<String>) {
    var rest = words
    let hasSign = rest.first.map(PrintedCurrency.isSign) ?? false
    if hasSign { rest.removeFirst() }
    guard rest.count > 1, let first = rest.popFirst(), let number = PrintedNumber(first), let cents = number.money,
      hasSign || number.hasCurrency, rest.contains(where: { $0.contains { $0.isLetter } })
    else { return nil }
    (self.cents, taxGroup, name) = (cents, nil, Array(rest))
    currency = words.first.flatMap { PrintedCurrency.code(of: $0) }
  }

  private init?(atEndOf line: ArraySlice<String>) {
    var words = line
    if words.count > 1, let last = words.last, ["VOIDED", "VOID", "STORNO"].contains(last) { words.removeLast() }
    var group: String?
    var currency: String?
    // A code after the price: `44,45 DKK`.
    if words.count > 1, let last = words.last, PrintedCurrency.isCode(last),
      PrintedNumber(words[words.endIndex - 2])?.money != nil
    {
      currency = last
      words.removeLast()
    }
    // After the price come at most a tax group, a star and a currency sign: `0,25 A *`, `8,15 € A2`.
    var left = 3
    while left > 0, let last = words.last, PrintedNumber(last)?.money == nil {
      if last == "*" || last == "#" || PrintedCurrency.isSign(last), words.count > 1 {
        currency = currency ?? PrintedCurrency.code(of: last)
        words.removeLast()
        left -= 1
        continue
      }
      if group == nil, Self.isTaxGroup(last) {
        group = last.filter { $0 != "+" && $0 != "§" && $0 != "*" }
      } else if let joined = Self.joinedAtMark(words) {
        words = joined
        continue
      } else if last == "-", words.count > 1, PrintedNumber(words[words.endIndex - 2])?.money != nil {
        words = words.dropLast(2) + ["-" + words[words.endIndex - 2]]
        continue
      } else {
        return nil
      }
      words.removeLast()
      left -= 1
    }
    guard let last = words.popLast(), let number = PrintedNumber(last), var cents = number.money else { return nil }
    if let sign = words.last, sign == "-" || sign == "-€" || sign == "-£" || sign == "-$" {
      words.removeLast()
      cents = -abs(cents)
    }
    // `PFAND 0,25 EURO` is a name; in `SUMME EUR` the currency belongs to the price.
    while let sign = words.last, PrintedCurrency.isSign(sign),
      sign != "EURO" || words.dropLast().last.flatMap(PrintedNumber.init) == nil
    {
      currency = currency ?? PrintedCurrency.code(of: sign)
      words.removeLast()
    }
    // A code before a sum: `TOTAL DKK 44,45`.
    if currency == nil, words.count > 1, let last = words.last, PrintedCurrency.isCode(last),
      ReceiptLabels.isSum(PrintedLine.label(words.dropLast()))
    {
      currency = last
      words.removeLast()
    }
    self.cents = cents
    self.currency = currency
    taxGroup = group ?? (number.mark.isEmpty ? nil : number.mark)
    name = Array(words)
  }

  private static func isTaxGroup(_ word: String) -> Bool {
    let letters = word.filter { $0 != "+" && $0 != "§" && $0 != "*" }
    switch letters.count {
    case 1: return letters.first.map { $0.isUppercase || $0.decimalDigit != nil } ?? false
    case 2:
      let first = letters.first.map { $0.isUppercase && $0.isLetter } ?? false
      return first && (letters.last.map { $0.isUppercase || $0.decimalDigit != nil } ?? false)
    default: return false
    }
  }

  /// The words with the last two joined, if text recognition split a number at its decimal mark, as in `1, 99`; nil
  /// otherwise.
  private static func joinedAtMark(_ words: ArraySlice<String>) -> ArraySlice<String>? {
    guard words.count > 1, let last = words.last, last.count == 2, last.allSatisfy({ $0.decimalDigit != nil }) else {
      return nil
    }
    let before = words[words.endIndex - 2]
    guard let mark = before.last, ",.".contains(mark), before.dropLast().last?.decimalDigit != nil else { return nil }
    return words.dropLast(2) + [before + last]
  }
}
