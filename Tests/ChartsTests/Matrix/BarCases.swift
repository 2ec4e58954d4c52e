import Charts
import Figures
import Text

extension ChartMatrix {
  /// A week of bars with the difference to the week before.
  @Sendable static func dayBars(_ drawn: ChartCase) -> any Chart {
    let names = drawn.names(Samples.weekdays.enumerated().map { "\($1) \($0 + 2)" })
    let fullNames = drawn.names(Samples.fullWeekdays)
    let before = values(drawn.weekBefore)
    let rows = drawn.week.indices.map { index in
      let now = values(drawn.week)[index]
      let note = now.flatMap { now in before[index].map { Figure.signed(now - $0) } } ?? ""
      return DayBars.Row(
        name: names[index], fullName: fullNames[index], state: drawn.week[index], note: note,
        word: drawn.word(drawn.week[index]))
    }
    return DayBars(
      unit: drawn.name("kcal", 0), goal: drawn.goal, noteHeading: drawn.name("vs last", 0), rows: rows,
      sentenceHeading: "\(drawn.name("Energy", 4)), \(drawn.name("Dad", 1)), 2 to 8 November 2026, kcal per day.")
  }

  /// The week beside the one before it.
  @Sendable static func comparedBars(_ drawn: ChartCase) -> any Chart {
    let names = drawn.names(Samples.weekdays)
    let rows = drawn.week.indices.map { index in
      ComparedBars.Row(
        name: names[index], fullName: drawn.names(Samples.fullWeekdays)[index], now: drawn.week[index],
        before: drawn.weekBefore[index], word: drawn.word(drawn.week[index]))
    }
    // By hand: 10,090 of 5 days is 2,018; 9,663 of 5 days is 1,932.6; 2,018 - 1,933 = 85, of 1,933 that is 4.4 %.
    let footer = "mean  this 2,018 (5/6 days)  last 1,933 (5/7 days)  change +85 kcal, +4.4%"
    return ComparedBars(
      heading: drawn.heading, nowName: drawn.name("this", 2), beforeName: drawn.name("last", 3), rows: rows,
      goal: drawn.goal, footer: drawn == .normal ? [footer] : [])
  }

  /// Eight weeks of spending.
  @Sendable static func amountBars(_ drawn: ChartCase) -> any Chart {
    let amounts = amounts(drawn)
    let names = drawn.names(Samples.weekStarts)
    let rows = amounts.indices.map { index in
      let amount = values(amounts)[index]
      let trips = amount == nil ? "" : index.isMultiple(of: 3) ? "2 trips" : "1 trip"
      return AmountBars.Row(
        name: names[index], fullName: "week of \(names[index])", amount: amounts[index],
        figure: amount.map { Figure.text($0, decimals: 2) } ?? "", note: drawn.name(trips, index))
    }
    return AmountBars(
      heading: Heading(
        title: drawn.name("Spending", 4), unit: "EUR", subject: drawn.name("household", 1),
        period: "14 Sep – 8 Nov 2026"),
      rowName: "week", rows: rows, missing: drawn.name("no trip", 0),
      summary: drawn == .normal
        ? ["total 405.54 in 5 weeks", "mean 81.11 a week", "8 weeks before 398.10 (+7.44)"] : [])
  }

  /// What was spent in each week, in EUR.
  ///
  /// By hand: 84.20 + 71.95 + 103.40 + 66.00 + 79.99 = 405.54, a fifth of it 81.11.
  static func amounts(_ drawn: ChartCase) -> [Observation] {
    switch drawn {
    case .normal, .wideNames:
      [.value(84.2), .value(71.95), .missing, .value(103.4), .value(66), .unknown, .value(79.99), .toCome]
    case .empty: [.missing, .missing, .missing, .missing, .missing, .missing, .missing, .toCome]
    case .onePoint: [.missing, .missing, .value(84.2), .missing, .missing, .missing, .missing, .toCome]
    case .equal: [Observation](repeating: .value(50), count: 8)
    case .huge: [.value(1e15), .value(3), .missing, .value(2.5e15), .value(4e14), .value(0), .value(1), .toCome]
    case .negative: [.value(42.5), .value(-18.75), .missing, .value(-3), .value(0), .value(-60), .value(12), .toCome]
    }
  }
}
