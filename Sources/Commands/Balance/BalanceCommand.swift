internal import Domain
internal import Store

/// `balance`: compares what the household bought with what it ate.
enum BalanceCommand {
  private static let words = PeriodWords(command: "balance", kinds: [.week, .month])
  private static let offset = PeriodOffset(by: "periods")
  private static let last = OptionSpec.value(
    "last", "SPAN", .text, "How far back instead: 4w, 3m, 1y; 4w if no period is named.")
  private static let all = OptionSpec.flag(
    "all", "Every food, every nutrient, and every pair of names that may be the same food.")

  static let balance: CommandSpec = CommandSpec(
    ["balance"], "Compare what the household bought with what was eaten of it.",
    details: """
      Totals of all profiles, by food. To hide who bought or ate what, the shortest period is a week. Only what was \
      bought in the period counts as bought. Raw and cooked are two foods: such pairs are shown as doubtful, and the \
      amount eaten of one is not subtracted from the other. Leftovers are valued at the mean price of their food in \
      the period. Deposits, discounts and items that are not food are left out.
      """,
    arguments: words.arguments("a week; without a kind or a day, the last four weeks"),
    options: [last] + offset.options + [all, Saving.out],
    examples: ["balance", "balance month", "balance week last --all", "balance --last 3m"], effect: .reads,
    topic: .household
  ) { invocation, session in
    let period = try period(invocation, session, movedBy: offset.shift(invocation))
    let report = try session.read { reading in
      try BalanceReport.make(
        session.profile(in: reading), period, isWhole: invocation.has(all), session, reading)
    }
    return try Saving.report(report, invocation, session)
  }

  private static func period(_ invocation: Invocation, _ session: Session, movedBy count: Int) throws -> Period {
    let (today, weekStart) = (session.today, session.settings.weekStart)
    let first = invocation.words.first
    if let first, first.text.lowercased() == Period.Kind.day.rawValue {
      throw FoodSumSpan.refusal(
        "`balance day`", at: first, invocation, hint: "`balance week DAY` shows the week of that day")
    }
    guard let span = invocation.word(last) else {
      return try first == nil
        ? ChartSpan(count: 4, unit: "w").period(endingWith: today, weekStart: weekStart, movedBy: count)
        : words.period(invocation, session).moved(by: count)
    }
    if let first {
      throw invocation.error(
        .badValue, "`\(first.text.prefix(60))` and --last both set the period", at: first,
        hint: "either `balance month` or `balance --last \(span.text.prefix(60))`")
    }
    return try FoodSumSpan.read(span.text, at: span, invocation).period(
      endingWith: today, weekStart: weekStart, movedBy: count)
  }
}
