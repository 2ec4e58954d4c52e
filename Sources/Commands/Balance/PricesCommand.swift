internal import Domain
internal import Figures
internal import Store
internal import Text

/// `prices`: what foods cost, by food and by store.
enum PricesCommand {
  private static let last = OptionSpec.value(
    "last", "SPAN", .text, "How far back, in whole weeks, months or years: 8w, 6m, 2y; 6m by default.")
  private static let by = OptionSpec.value(
    "by", "UNIT", .choice(PricesReport.Order.allCases.map(\.rawValue)), "One row per food, or one per store.")
  private static let all = OptionSpec.flag("all", "Every food and every trend.")

  private static let minimumCalories = Figure.text(UnitPrice.minimumCalories)
  private static let minimumProtein = Figure.text(UnitPrice.minimumProtein, decimals: 1)
  private static let proteinShare = Figure.text(100 * UnitPrice.proteinSourceShare)

  static let prices: CommandSpec = CommandSpec(
    ["prices"], "Show what foods cost per 100 kcal, per 10 g of protein and per kilogram, by food and store.",
    details: """
      From the trips of all profiles, by food, store and month, without showing who bought it. Only items with a known \
      weight and price count. To be among the cheapest, a food must have supplied at least \(minimumCalories) kcal, or \
      \(minimumProtein) g of protein that make up \(proteinShare) % of its energy, which rules out a jar of spice. A \
      trend is shown after \(PriceBook.FoodEntry.minimumPurchases) purchases, for the store with most of them. A store's level \
      compares what was paid there with the household's mean price of the same foods.

      The words name a food or, if there is no such food, a store; after `at` they can only name a store: prices at \
      REWE, prices milk at REWE.
      """,
    arguments: [ArgumentSpec("FOOD|STORE", .food, .optionalRest, "A food that was bought, or a store.")],
    options: [last, by, all, Saving.out], examples: ["prices", "prices --by store", "prices --last 1y --all"],
    effect: .reads, topic: .household
  ) { invocation, session in
    let span = try FoodSumSpan.read(invocation.text(last) ?? "6m", at: invocation.word(last), invocation)
    let period = try span.period(endingWith: session.today, weekStart: session.settings.weekStart)
    let order = try invocation.word(by).map { try read(by: $0, invocation) }
    let prices = try session.read { reading in
      // Throws an error if the household has no profile.
      _ = try session.profile(in: reading)
      return try reading.household.prices(from: period.from, to: period.to)
    }
    let book = PriceBook(prices.purchases)
    let subject = try PriceSubject.read(invocation, session, book: book)
    let report = PricesReport(
      period: period, today: session.today, weekStart: session.settings.weekStart, book: book, subject: subject,
      unknown: prices.unknown, order: order, currency: session.settings.currency, isWhole: invocation.has(all))
    return try Saving.report(report, invocation, session)
  }

  private static func read(by word: Word, _ invocation: Invocation) throws -> PricesReport.Order {
    let text = word.text.lowercased()
    guard let order = PricesReport.Order.allCases.first(where: { !text.isEmpty && $0.rawValue.hasPrefix(text) }) else {
      throw invocation.error(
        .badValue, "--by: `\(word.text.prefix(60))` is neither food nor store", at: word,
        hint: "`prices --by food` or `prices --by store`")
    }
    return order
  }
}
