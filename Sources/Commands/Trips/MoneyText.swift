internal import Domain
internal import Text

/// Prices as people read them.
enum MoneyText {
  /// `€84.20`, `84.20 CHF`; `84.20 EUR` in ASCII, `84.20` where the household has named no currency.
  static func text(_ money: Money, in currency: Currency, on canvas: Canvas) -> String {
    let amount = Figure.text(currency.number(money), decimals: currency.decimals)
    guard let code = currency.code else { return amount }
    guard let symbol = currency.symbol, !canvas.isASCII else { return "\(amount) \(code)" }
    return money.minorUnits < 0 ? "-\(symbol)\(amount.dropFirst())" : symbol + amount
  }
}
