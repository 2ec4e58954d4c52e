internal import Charts
internal import Domain
internal import Figures
internal import Text

/// Prices as a screen: the cheapest foods, the most frequent purchases, the stores.
struct PricesText {
  let report: PricesReport
  let canvas: Canvas

  /// The maximum number of foods, and of price trends, on a screen; `--all` shows all.
  private static let foodsShown = 4
  private static let trendsShown = 3
  private static let proteinsShown = 3

  private var book: PriceBook { report.book }
  private var money: MoneyText { MoneyText(currency: report.currency, canvas: canvas) }
  private var tables: PriceTables { PriceTables(money: money) }

  var document: Document {
    let span = DayText.span(report.days.lowerBound, report.days.upperBound)
    let purchases = book.total.purchases.counted("purchase")
    let stores = book.stores.count { $0.store.name != nil }.counted("store")
    let title = "Prices · household · \(span)"
    let body =
      book.foods.isEmpty
      ? [
        .facts(
          Document.Facts([
            Document.Fact(
              "Prices",
              ["nothing bought with a known weight and price", "`bought 500g oats 1.29 at REWE` logs a purchase"]),
            unknown,
          ]))
      ] : parts
    return Document(title: title, headline: "\(title) · \(purchases) in \(stores)", parts: body)
  }

  private var parts: [Document.Part] {
    let foods = report.order == .store ? [] : foods
    let stores = report.order == .store || report.isWhole ? [tables.stores(book.stores)] : []
    return foods + stores + trends
      + [
        .facts(
          Document.Facts([stores.isEmpty ? storeFact : nil, report.order == .store ? nil : protein, unknown, more]))
      ]
  }

  private var foods: [Document.Part] {
    let all = book.byEnergy
    let rest = book.foods.filter { $0.price.per100kcal == nil }
    let shown =
      report.isWhole ? all + rest : Array(all.prefix(report.order == .food ? 3 * Self.foodsShown : Self.foodsShown))
    return shown.isEmpty ? [] : [tables.foods(shown)]
  }

  private var trends: [Document.Part] {
    guard report.order == nil else { return [] }
    let all = book.trends
    let shown = report.isWhole ? all : Array(all.prefix(Self.trendsShown))
    guard !shown.isEmpty else { return [] }
    let heading = Heading(
      title: "Bought often", unit: "\(report.currency.code ?? "price") per kg", subject: "household",
      period: DayText.span(report.days.lowerBound, report.days.upperBound),
      coverage: "one cell per \(report.interval.rawValue)")
    return [.chart(tables.trends(shown, of: report, heading: heading))]
  }

  /// Compares the stores by what the same foods cost: `the same foods cost 12 % less at Lidl, 6 % more at REWE`.
  ///
  /// The percentages refer to the mean price that the household paid.
  private var storeFact: Document.Fact? {
    let compared = book.stores.compactMap { store in
      store.level.map { (name: PriceTables.name(store.store), percent: Figure.shown($0 * 100)) }
    }
    guard !compared.isEmpty else { return Document.Fact("Stores", ["no food was bought in more than one store"]) }
    guard compared.contains(where: { $0.percent != 0 }) else {
      return Document.Fact(
        "Stores", ["foods bought at several stores cost the same at \(compared.map(\.name).joined(separator: ", "))"])
    }
    let levels = compared.map { name, percent in
      percent == 0
        ? "the mean price at \(name)"
        : "\(Figure.text(percent.magnitude)) % \(percent < 0 ? "less" : "more") at \(name)"
    }
    return Document.Fact("Stores", ["the same foods cost " + levels.joined(separator: ", ")])
  }

  private var protein: Document.Fact? {
    let cheapest = book.byProtein.prefix(Self.proteinsShown).compactMap { food in
      food.price.per10gProtein.map { "\(food.food.name) \(money.rate($0, digits: MoneyText.smallDigits))" }
    }
    return cheapest.first.flatMap { Document.Fact("Protein", ["cheapest 10 g: \($0)"] + cheapest.dropFirst()) }
  }

  private var unknown: Document.Fact? {
    let small = book.foods.count { $0.price.per100kcal == nil }
    return Document.Fact(
      "Left out",
      [
        report.unknown > 0 ? "\(report.unknown.counted("item")) of unknown weight or price" : "",
        small > 0 && !report.isWhole && report.order != .store
          ? "\(small.counted("food")) with less than \(Figure.text(UnitPrice.minimumCalories)) kcal bought" : "",
      ])
  }

  private var more: Document.Fact? {
    let food = book.trends.first ?? book.foods.first
    return .more(
      [
        food.map { "prices \($0.food.name)" } ?? "", report.order == .store ? "prices" : "prices --by store",
        report.isWhole ? "balance" : "prices --all",
      ])
  }
}

/// The price of one food over time and in each store.
struct FoodPricesText {
  let report: PricesReport
  let food: FoodReference
  let store: PriceBook.StoreLevel?
  let remark: String?
  let canvas: Canvas

  private var money: MoneyText { MoneyText(currency: report.currency, canvas: canvas) }

  var document: Document {
    let span = DayText.span(report.days.lowerBound, report.days.upperBound)
    let place = store.map { " at \(PriceTables.name($0.store))" } ?? ""
    let title = "Price of \(food.name)\(place)"
    let remarks = remark.map { [Document.Part.sentences([canvas.remark($0)])] } ?? []
    guard let entry = report.shown.entry(of: food) else {
      return Document(
        title: title, headline: "\(title) · household · \(span)",
        parts: [
          .facts(Document.Facts([Document.Fact("Bought", ["nothing with a known weight and price in this period"])]))
        ] + remarks)
    }
    let heading = Heading(
      title: title, unit: "\(report.currency.code ?? "price") per kg", subject: "household", period: span,
      coverage: entry.purchases.count.counted("purchase"))
    let stores = entry.stores.count > 1 ? [PriceTables(money: money).stores(of: entry)] : []
    return Document(
      title: "\(title) · household · \(span)",
      parts: [.chart(bars(entry, heading))] + stores + [.facts(Document.Facts([costs(entry), trend(entry)]))] + remarks)
  }

  private func bars(_ entry: PriceBook.FoodEntry, _ heading: Heading) -> AmountBars {
    let rows = report.series(entry.purchases).map { point in
      AmountBars.Row(
        name: report.interval.rowName(point.from), fullName: report.interval.name(point.from), amount: point.value,
        figure: point.price.perKilogram.map { money.rate($0) } ?? "",
        note: point.price.purchases > 0 ? point.price.purchases.counted("purchase") : "")
    }
    return AmountBars(heading: heading, rowName: report.interval.rawValue, rows: rows, missing: PricesReport.missing)
  }

  private func costs(_ entry: PriceBook.FoodEntry) -> Document.Fact? {
    let price = entry.price
    return Document.Fact(
      "In all",
      [
        "\(canvas.weight(price.grams)) for \(money.text(price.price))",
        money.perKilogram(price) ?? "", money.per100kcal(price) ?? "", money.per10gProtein(price) ?? "",
      ])
  }

  private func trend(_ entry: PriceBook.FoodEntry) -> Document.Fact? {
    guard let trend = entry.trend else { return nil }
    let change = PriceTables(money: money).change(trend).map { " (\($0))" } ?? ""
    return Document.Fact(
      "Trend",
      ["first \(money.rate(trend.first)), last \(money.rate(trend.last))\(change) at \(PriceTables.name(trend.store))"])
  }
}

/// What is bought in one store, and what the same foods cost elsewhere.
struct StorePricesText {
  let report: PricesReport
  let store: PriceBook.StoreLevel
  let canvas: Canvas

  private static let foodsShown = 15

  private var money: MoneyText { MoneyText(currency: report.currency, canvas: canvas) }

  var document: Document {
    let span = DayText.span(report.days.lowerBound, report.days.upperBound)
    let title = "Prices at \(PriceTables.name(store.store))"
    let heading = "\(title) · household · \(span) · \(store.store.price.purchases.counted("purchase"))"
    let ordered = report.shown.foods.sorted {
      ($1.price.price.minorUnits, $0.food.name) < ($0.price.price.minorUnits, $1.food.name)
    }
    let foods = report.isWhole ? ordered : Array(ordered.prefix(Self.foodsShown))
    let others = ordered.count - foods.count
    return Document(
      title: "\(title) · household · \(span)", headline: heading,
      parts: [
        table(foods),
        .facts(
          Document.Facts([
            level,
            others > 0 ? .more(["\(others.counted("food")) more: --all", "prices --by store"]) : nil,
          ])),
      ])
  }

  /// The food's price per kilogram in all other stores together; nil if it was not bought in any of them.
  private func elsewhere(_ food: PriceBook.FoodEntry) -> Double? {
    let plain = store.store.name.map { $0.plainLetters }
    let others = report.book.entry(of: food.food)?.stores.filter { $0.name.map { $0.plainLetters } != plain } ?? []
    return UnitPrice(others.map(\.price)).perKilogram
  }

  private func table(_ foods: [PriceBook.FoodEntry]) -> Document.Part {
    let cells = foods.map { food -> [String] in
      let (here, other) = (food.price.perKilogram, elsewhere(food))
      let difference = zip([here], [other]).compactMap { here, other in
        here.flatMap { here in other.flatMap { $0 > 0 ? PriceTables.level(here / $0 - 1) : nil } }
      }
      return [
        food.food.name, money.text(food.price.price), here.map { money.rate($0) } ?? "",
        other.map { money.rate($0) } ?? "-", difference.first ?? "",
      ]
    }
    if canvas.isAccessible {
      return .sentences(
        cells.map { cell in
          let rest = cell[4].isEmpty ? "nowhere else" : "elsewhere \(cell[3]), \(cell[4]) here"
          return StyledLine("\(cell[0]): \(cell[1]), \(cell[2]) per kilogram, \(rest).")
        })
    }
    let isNarrow = canvas.width < 60
    let columns: [TextTable.Column] = [
      .init("food"), .init("spent", .right), .init("1 kg here", .right), .init("elsewhere", .right), .init("", .right),
    ]
    let shown = columns.indices.filter { !isNarrow || $0 != 1 && $0 != 3 }
    return .table(
      TextTable(shown.map { columns[$0] }, rows: cells.map { row in shown.map { StyledLine(row[$0]) } }))
  }

  private var level: Document.Fact? {
    let price = store.store.price
    return Document.Fact(
      "In all",
      [
        money.text(price.price),
        store.level.map {
          PriceTables.spoken($0, of: "\(store.compared.counted("food")) also bought elsewhere")
        } ?? "",
        money.per100kcal(price) ?? "",
      ])
  }
}
