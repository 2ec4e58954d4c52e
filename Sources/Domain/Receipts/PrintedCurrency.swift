/// The signs and codes of currencies that receipts print.
enum PrintedCurrency {
  /// Whether a word is a sign or the code of a currency that is never anything else on a receipt: `€`, `CHF`, `Fr.`.
  static func isSign(_ word: String) -> Bool { codes[word] != nil }

  /// The currency of a sign or code that is never anything else; nil for any other word.
  static func code(of word: String) -> String? { codes[word] }

  /// The currency that a word names wherever it stands, alone or as a sign at its number: `CHF`, `£0.69/kg`; nil if it
  /// names none.
  ///
  /// A short form such as `Fr.` may be something else there: `Es bediente Sie: Fr. Quandt`.
  static func code(within word: String) -> String? {
    if let code = codes[word], word == code || word.count == 1 { return code }
    guard word.count < longestPrice, word.contains(where: { $0.decimalDigit != nil || $0 == "/" }) else { return nil }
    return ["€", "£", "$"].first(where: word.contains).flatMap { codes[$0] }
  }

  /// Whether a word is the ISO 4217 code of a currency in circulation, in capitals: `DKK`.
  ///
  /// Such a word may also be a part of a product's name (`GEL`), so its place has to say which of the two it is.
  static func isCode(_ word: String) -> Bool {
    word.utf8.count == 3 && word.utf8.allSatisfy { (0x41...0x5A).contains($0) } && Currency(code: word) != nil
  }

  private static let longestPrice = 14

  private static let codes: [String: String] = {
    var codes = [
      "EURO": "EUR", "Euro": "EUR", "$": "USD", "Fr.": "CHF", "SFr.": "CHF", "sFr.": "CHF", "KČ": "CZK", "ZŁ": "PLN",
    ]
    for code in ["EUR", "CHF", "GBP", "USD"] { codes[code] = code }
    // Signs of several letters, such as `Kč` and `kr.`, and signs that are no letters.
    for code in ["EUR", "GBP", "CZK", "DKK", "HUF", "PLN", "SEK", "TRY", "UAH"] {
      if let symbol = Currency(code: code)?.symbol { codes[symbol] = code }
    }
    return codes
  }()
}
