internal import Domain
internal import Store

/// `prices`: what foods cost, by food and by store.
enum PricesCommand {
  private static let last = OptionSpec.value("last", "SPAN", .text, "How far back: 8w, 6m, 2y; 6m unless said.")
  private static let by = OptionSpec.value(
    "by", "UNIT", .choice(PricesReport.Order.allCases.map(\.rawValue)), "A row a food, or a row a store.")
  private static let all = OptionSpec.flag("all", "Every food and every trend.")

  static let prices: CommandSpec = CommandSpec(
    ["prices"], "Show what foods cost for 100 kcal, 10 g of protein and a kilogram, by food and store.",
    details: """
      Of all profiles' trips, by food, store and month; who bought it is not said. Only items count of which weight and price \
      are known. Among the cheapest stand foods that brought 500 kcal, or 12.5 g of protein and 12 % of their energy as protein, \
      so that a jar of spice is none. A price has a trend from three purchases on. A store's level is what was paid there \
      against the household's mean price of the same foods.

      Words name a food, else a store; `at` before a store means only that: prices at REWE, prices milk at REWE.
      """,
    arguments: [ArgumentSpec("FOOD|STORE", .food, .optionalRest, "A food that was bought, or a store.")],
    options: [last, by, all, Saving.out], examples: ["prices", "prices --by store", "prices --last 1y --all"],
    effect: .reads, topic: .household
  ) { invocation, session in
    let span = try ChartSpan.read(invocation.text(last) ?? "6m", at: invocation.word(last), invocation)
    let days = span.days(endingWith: session.today, weekStart: session.settings.weekStart)
    let order = try invocation.word(by).map { try read(by: $0, invocation) }
    let (prices, hasProfile) = try session.read { reading in
      (
        try reading.household.prices(from: days.lowerBound, to: days.upperBound),
        try session.profile(in: reading).id > 0
      )
    }
    let book = PriceBook(prices.purchases)
    let subject = try hasProfile ? PriceSubject.read(invocation, session, book: book) : .everything
    let report = PricesReport(
      days: days, today: session.today, weekStart: session.settings.weekStart, book: book, subject: subject,
      unknown: prices.unknown, order: order, currency: session.settings.currency, isWhole: invocation.has(all))
    return try Saving.report(report, invocation, session)
  }

  private static func read(by word: Word, _ invocation: Invocation) throws -> PricesReport.Order {
    let text = word.text.lowercased()
    guard let order = PricesReport.Order.allCases.first(where: { !text.isEmpty && $0.rawValue.hasPrefix(text) }) else {
      throw invocation.error(
        .badValue, "--by: `\(word.text.prefix(60))` is no row", at: word, hint: "food or store")
    }
    return order
  }
}
