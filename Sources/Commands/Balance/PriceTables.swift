internal import Charts
internal import Domain
internal import Figures
internal import Text

/// Foods, stores and trends as tables, or as sentences on an accessible canvas.
struct PriceTables {
  let money: MoneyText
  private var canvas: Canvas { money.canvas }

  /// The width in cells below which tables leave out the stores and the protein.
  private static let narrow = 60

  /// A small price with its extra digit, or `-` if it is unknown.
  private func small(_ rate: Double?) -> String { rate.map { money.rate($0, digits: MoneyText.smallDigits) } ?? "-" }
  private func large(_ rate: Double?) -> String { rate.map { money.rate($0) } ?? "-" }

  static func name(_ store: PriceBook.StoreEntry) -> String { name(store.name) }
  static func name(_ store: String?) -> String { store ?? "no store named" }
  static func isNarrow(_ canvas: Canvas) -> Bool { canvas.width < narrow }

  /// Formats a price difference as a signed percentage: `-6 %`, `+4 %`; `equal` if it rounds to 0 %.
  static func level(_ level: Double) -> String {
    let percent = Figure.signed(level * 100)
    return percent == "0" ? "equal" : "\(percent) %"
  }

  /// A price level in words: `the prices of 2 foods are 6 % below their mean at all stores`.
  static func spoken(_ level: Double, of foods: String) -> String {
    let percent = Figure.text(level.magnitude * 100)
    return percent == "0"
      ? "the prices of \(foods) equal their mean at all stores"
      : "the prices of \(foods) are \(percent) % \(level < 0 ? "below" : "above") their mean at all stores"
  }

  /// Foods with their prices per 100 kcal, 10 g of protein and kilogram, and the store where a kilogram is cheapest.
  func foods(_ foods: [PriceBook.FoodEntry]) -> Document.Part {
    if canvas.isAccessible {
      return sentences(
        foods.map { food in
          let parts = [
            money.per100kcal(food.price), money.per10gProtein(food.price), money.perKilogram(food.price),
            food.stores.first.map { "cheapest at \(Self.name($0))" },
          ]
          return "\(food.food.name): \(parts.compactMap(\.self).joined(separator: ", "))."
        })
    }
    let isNarrow = Self.isNarrow(canvas)
    let columns: [TextTable.Column] =
      [.init("cheapest first"), .init("100 kcal", .right)] + (isNarrow ? [] : [.init("10 g prot.", .right)])
      + [.init("1 kg", .right)] + (isNarrow ? [] : [.init("cheapest at")])
    let rows = foods.map { food in
      [StyledLine(food.food.name), StyledLine(small(food.price.per100kcal), .bold)]
        + (isNarrow ? [] : [StyledLine(small(food.price.per10gProtein))]) + [StyledLine(large(food.price.perKilogram))]
        + (isNarrow ? [] : [StyledLine(food.stores.first.map(Self.name) ?? "", .faint)])
    }
    return .table(TextTable(columns, rows: rows))
  }

  /// A table of stores: what was spent in each store, and how its prices compare with the prices of the same foods
  /// elsewhere.
  func stores(_ stores: [PriceBook.StoreLevel]) -> Document.Part {
    func level(_ store: PriceBook.StoreLevel) -> String {
      store.level.map { "\(Self.level($0)) on \(store.compared.counted("food"))" } ?? "no food in common"
    }
    func spokenLevel(_ store: PriceBook.StoreLevel) -> String {
      store.level.map { Self.spoken($0, of: store.compared.counted("food")) } ?? "no food in common"
    }
    if canvas.isAccessible {
      return sentences(
        stores.map { store in
          let price = store.store.price
          let parts = [
            price.purchases.counted("purchase"), money.text(price.price), spokenLevel(store),
            money.per100kcal(price), money.per10gProtein(price),
          ]
          return "\(Self.name(store.store)): \(parts.compactMap(\.self).joined(separator: ", "))."
        })
    }
    let isNarrow = Self.isNarrow(canvas)
    let columns: [TextTable.Column] =
      [.init("store")] + (isNarrow ? [] : [.init("spent", .right)])
      + [
        .init("100 kcal", .right), .init("10 g prot.", .right),
        .init(isNarrow ? "level" : "vs mean price, same foods"),
      ]
    let rows = stores.map { store in
      let price = store.store.price
      return [StyledLine(Self.name(store.store))] + (isNarrow ? [] : [StyledLine(money.text(price.price))]) + [
        StyledLine(small(price.per100kcal)), StyledLine(small(price.per10gProtein)),
        StyledLine(isNarrow ? store.level.map(Self.level) ?? "-" : level(store)),
      ]
    }
    return .table(TextTable(columns, rows: rows))
  }

  /// The prices of one food in each store.
  func stores(of food: PriceBook.FoodEntry) -> Document.Part {
    if canvas.isAccessible {
      return sentences(
        food.stores.map { store in
          "\(Self.name(store)): \(large(store.price.perKilogram)) per kilogram, \(store.price.purchases.counted("purchase"))."
        })
    }
    let rows = food.stores.map { store in
      [
        StyledLine(Self.name(store)), StyledLine(large(store.price.perKilogram), .bold),
        StyledLine(small(store.price.per100kcal)), StyledLine(String(store.price.purchases)),
        StyledLine(canvas.weight(store.price.grams)),
      ]
    }
    let columns: [TextTable.Column] = [
      .init("store"), .init("1 kg", .right), .init("100 kcal", .right), .init("times", .right), .init("bought", .right),
    ]
    return .table(TextTable(columns, rows: rows))
  }

  private func sentences(_ texts: [String]) -> Document.Part {
    .sentences(texts.map { StyledLine($0) })
  }

  /// Each food's price per kilogram over time in a single store: the prices by week or month, the first price, the last
  /// price, and the change from the first price to the last as they are shown.
  func trends(_ foods: [PriceBook.FoodEntry], of report: PricesReport, heading: Heading) -> SparkRows {
    let isNarrow = Self.isNarrow(canvas)
    let rows = foods.compactMap { food in
      food.trend.map { trend in
        SparkRows.Row(
          name: food.food.name, series: report.series(trend.purchases).map(\.value),
          figures: [
            large(trend.first), large(trend.last), change(trend) ?? "", isNarrow ? "" : Self.name(trend.store),
          ])
      }
    }
    return SparkRows(
      heading: heading, cellName: nil,
      figureTitles: ["first", "last", "change", isNarrow ? "" : "at"],
      dayNames: report.interval.stretches(of: report.days, weekStart: report.weekStart).map {
        report.interval.name($0.lowerBound)
      }, rows: rows, missing: PricesReport.missing, scaling: .perRow, decimals: money.currency.decimals)
  }

  /// The change from the first price to the last, calculated from the prices as they are shown: `+4 %`; nil if the
  /// first price is shown as zero.
  func change(_ trend: PriceBook.Trend) -> String? {
    let unit = Double(money.currency.minorUnits)
    let shown = [trend.first, trend.last].map { Figure.shown($0 / unit, decimals: money.currency.decimals) }
    return shown[0] > 0 ? Self.level(shown[1] / shown[0] - 1) : nil
  }
}
