internal import Domain
internal import Figures
internal import Text

/// Formats amounts of money as people read them.
struct MoneyText {
  let currency: Currency
  let canvas: Canvas

  /// Formats amounts for sentences in JSON, which are never broken into lines.
  static func unbroken(_ currency: Currency) -> MoneyText {
    MoneyText(currency: currency, canvas: Canvas(width: 400, glyphs: .ascii))
  }

  /// An amount with its currency: `€84.20`, `84.20 kr`, `84.20 EUR` in ASCII, `84.20` if no currency is set.
  ///
  /// A minus sign precedes the currency.
  func text(_ money: Money) -> String { placed(currency.number(money), decimals: currency.decimals) }

  /// A price per unit, given in minor units such as cents.
  ///
  /// The text has `digits` more decimals than an amount has, since a price per unit may include a fraction of a cent.
  func rate(_ minorUnits: Double, digits: Int = 0) -> String {
    placed(minorUnits / Double(currency.minorUnits), decimals: currency.decimals + digits)
  }

  /// The price of a kilogram: `€1.10 per kilogram`; nil if it is unknown.
  func perKilogram(_ price: UnitPrice) -> String? { price.perKilogram.map { "\(rate($0)) per kilogram" } }

  /// The price of 100 kcal: `€0.180 per 100 kcal`; nil if it is unknown.
  func per100kcal(_ price: UnitPrice) -> String? {
    price.per100kcal.map { "\(rate($0, digits: Self.smallDigits)) per 100 kcal" }
  }

  /// The price of 10 g of protein: `€0.349 per 10 g of protein`; nil if it is unknown.
  func per10gProtein(_ price: UnitPrice) -> String? {
    price.per10gProtein.map { "\(rate($0, digits: Self.smallDigits)) per 10 g of protein" }
  }

  /// The number of extra decimals for small prices, such as those per 100 kcal, since most are only a few cents.
  static let smallDigits = 1

  private func placed(_ value: Double, decimals: Int) -> String {
    let number = Figure.text(value, decimals: decimals)
    guard let code = currency.code else { return number }
    guard let symbol = currency.symbol, !canvas.isASCII else { return "\(number) \(code)" }
    if symbol.contains(where: \.isLowercase) { return "\(number) \(symbol)" }
    return number.hasPrefix("-") ? "-" + symbol + number.dropFirst() : symbol + number
  }

  /// An amount with its sign in front: `+€4.10`, `-€3.20`.
  func signed(_ money: Money) -> String { (money > .zero ? "+" : "") + text(money) }
}
