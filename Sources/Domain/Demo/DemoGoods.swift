/// A product that the sample household buys, and the foods that are made from it.
struct DemoGoods {
  /// The food that is bought.
  let food: String
  /// The name on the shelf; nil if it is the same as the food's name.
  let label: String?
  /// The weight in grams of a pack, or of one piece of a product that is weighed at the checkout.
  let grams: Double
  /// Whether the product is weighed at the checkout instead of sold in packs.
  let isWeighedAtCheckout: Bool
  /// The price per kilogram in 2024, in cents.
  let centsPerKilogram: Double
  /// Whether the product keeps for only four days.
  let isPerishable: Bool
  /// The deposit on a pack, in cents.
  let deposit: Int
  /// For each food made from the product, the grams of the product that one gram of the food needs.
  ///
  /// The value is 1 for the product itself.
  let uses: [String: Double]

  /// The goods in the order of the table.
  static func all() -> [DemoGoods] { DemoPriceTable.table.split(separator: "\n").compactMap { DemoGoods($0) } }

  private init?(_ line: Substring) {
    var fields = line.split(separator: "|", omittingEmptySubsequences: false).map { PlainName.trimmed(String($0)) }
    guard fields.count >= 3 else { return nil }
    fields += [String](repeating: "", count: 7 - min(7, fields.count))
    isWeighedAtCheckout = fields[1].hasPrefix("~")
    guard let grams = Double(isWeighedAtCheckout ? PlainName.trimmed(String(fields[1].dropFirst())) : fields[1]),
      let cents = Double(fields[2])
    else { return nil }
    food = fields[0]
    self.grams = grams
    centsPerKilogram = cents
    isPerishable = fields[3] == "fresh"
    deposit = Int(fields[4]) ?? 0
    label = fields[5].isEmpty ? nil : fields[5]
    var uses = [fields[0]: 1.0]
    for part in fields[6].split(separator: ",") {
      let words = part.split(separator: " ")
      guard let factor = words.last.flatMap({ Double($0) }) else { return nil }
      uses[words.dropLast().joined(separator: " ")] = factor
    }
    self.uses = uses
  }
}

/// Calculates prices, which depend on the store, rise by 2.2 % a year and vary a little each month.
struct DemoPrices {
  /// The price of a kilogram, in whole cents.
  func perKilogram(_ goods: DemoGoods, number: Int, factor: Double, on day: Day) -> Int {
    Self.shelf(goods.centsPerKilogram * factor * movement(number, on: day))
  }

  /// The price of a pack, in whole cents.
  func pack(_ goods: DemoGoods, number: Int, factor: Double, on day: Day) -> Int {
    Self.shelf(goods.centsPerKilogram * goods.grams / 1000 * factor * movement(number, on: day))
  }

  private func movement(_ number: Int, on day: Day) -> Double {
    let (year, month, _) = day.civil
    var random = DemoRandom(.price, number, year * 12 + month)
    // Prices rise only from 1964 to 2064, since nobody can say how they change beyond two generations.
    let years = min(40, max(-60, year - 2024))
    let yearly = years < 0 ? 1 / 1.022 : 1.022
    let inflation = (0..<abs(years)).reduce(1 + Double(month) / 12 * 0.022) { price, _ in price * yearly }
    return inflation * (1 + 0.03 * random.normal())
  }

  /// Rounds a price in cents to a typical store price that ends in 9: 0.39, 1.19, 2.49.
  private static func shelf(_ cents: Double) -> Int { max(2, Int((cents / 10).rounded())) * 10 - 1 }
}
