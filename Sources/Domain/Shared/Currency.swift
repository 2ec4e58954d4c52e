/// A currency: its code, its sign, and how many decimals its amounts have.
package struct Currency: Hashable, Sendable {
  /// The ISO 4217 code, such as `EUR`; nil if the household has set no currency, and amounts are then shown as bare
  /// numbers.
  package let code: String?
  /// Digits after the decimal point, 0 to 3: 2 for euros and dollars, 0 for yen, 3 for Kuwaiti dinars.
  package let decimals: Int
  /// The symbol shown instead of the code, such as `€`; nil if the code itself is shown.
  package let symbol: String?

  /// The currency of a household that has set none: two decimals and no sign.
  package static let unnamed = Currency(code: nil, decimals: 2, symbol: nil)
  /// The euro.
  package static let euro = Currency(code: "EUR", decimals: 2, symbol: "€")

  /// The circulating currencies of ISO 4217: first the ones that are usually meant by a shared sign such as `$`, then
  /// the others, sorted by code.
  package static let all: [Currency] = {
    let currencies = CurrencyTable.codes.flatMap { decimals, list in
      list.split(separator: " ").map(String.init).map {
        Currency(code: $0, decimals: decimals, symbol: CurrencyTable.symbols[$0])
      }
    }
    let known = Dictionary(uniqueKeysWithValues: currencies.map { ($0.code ?? "", $0) })
    let first = CurrencyTable.preferredBySign.compactMap { known[$0] }
    let others = currencies.filter { !first.contains($0) }
    return first + others.sorted { ($0.code ?? "") < ($1.code ?? "") }
  }()

  /// The currency with an ISO 4217 code, in upper or lower case; nil if Larder does not know it.
  package init?(code: String) {
    let code = code.uppercased()
    // Every start of the program needs one currency, so it is looked up without creating all the others.
    let row = CurrencyTable.codes.first { $0.list.utf8.split(separator: 0x20).contains { $0.elementsEqual(code.utf8) } }
    guard let row else { return nil }
    self.init(code: code, decimals: row.decimals, symbol: CurrencyTable.symbols[code])
  }

  private init(code: String?, decimals: Int, symbol: String?) {
    self.code = code
    self.decimals = decimals
    self.symbol = symbol
  }

  /// The number of minor units (cents) in one unit of the currency: 100 for the euro.
  package var minorUnits: Int { (0..<decimals).reduce(1) { result, _ in result * 10 } }

  /// Converts an amount from the smallest unit to a number: 249 cents are 2.49.
  package func number(_ money: Money) -> Double { Double(money.minorUnits) / Double(minorUnits) }
}
