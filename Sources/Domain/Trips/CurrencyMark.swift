/// What a word or sign next to a price says about its currency.
enum CurrencyMark: Equatable {
  /// The household's own currency or, if the household has not set one, a currency that its prices may be in.
  case household
  /// The smallest unit: cents.
  case minor
  /// Another currency, with its code or sign.
  case foreign(String)

  /// Reads `€`, `EUR`, `euro`, `ct`; nil for a word that names no currency.
  ///
  /// A code in lower case is read only if it is the household's own currency, since codes such as `cup`, `all` and
  /// `try` are also words.
  static func read(_ word: some StringProtocol, in currency: Currency) -> CurrencyMark? {
    guard (1...8).contains(word.utf8.count) else { return nil }
    let typed = String(word)
    let plain = typed.plainLetters
    if cents.contains(plain) { return currency.decimals == 2 ? .minor : nil }
    if plain == "pence" || plain == "p" && currency.code == "GBP" { return currency.decimals == 2 ? .minor : nil }
    if plain == currency.code?.lowercased() || typed == currency.symbol { return .household }
    if currency.symbol == "$", plain == "dollar" || plain == "dollars" { return .household }
    if let symbol = currency.symbol, plain == symbol.plainLetters { return .household }
    if let code = names[plain] { return mark([Currency(code: code)].compactMap(\.self), as: code, in: currency) }
    guard typed.count <= longestSign, !isMeasure(plain) else { return nil }
    if let coded = Currency.all.first(where: { $0.code == typed }) { return mark([coded], as: typed, in: currency) }
    return mark(Currency.all.filter { $0.symbol == typed }, as: typed, in: currency)
  }

  /// Decides whether a sign or code means the household's currency; nil if no currency has this sign or code.
  ///
  /// Several currencies may share a sign. If the household has set no currency, any currency's sign or code counts as its
  /// own if that currency has as many decimals as the household's prices.
  private static func mark(_ known: [Currency], as typed: String, in currency: Currency) -> CurrencyMark? {
    guard !known.isEmpty else { return nil }
    let isOwn =
      currency.code == nil
      ? known.contains { $0.decimals == currency.decimals } : known.contains { $0.code == currency.code }
    return isOwn ? .household : .foreign(typed)
  }

  /// The maximum number of characters in a sign or code: `NT$`, `EUR`.
  private static let longestSign = 3
  private static let cents: Set<String> = ["ct", "cts", "cent", "cents"]
  private static let names = ["euro": "EUR", "euros": "EUR", "yen": "JPY"]

  private static func isMeasure(_ plain: String) -> Bool { Measure.read([plain]) != nil }
}
