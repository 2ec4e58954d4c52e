import Charts

extension ReaderTests {
  private static let week = ChartMatrix.values(ChartCase.normal.week)
  private static let weekBefore = ChartMatrix.values(ChartCase.normal.weekBefore)

  static let dayBars: ReaderSheet = {
    let names = Samples.weekdays.enumerated().map { "\($1) \($0 + 2)" }
    let (high, low) = (Reckoned.highest(week), Reckoned.lowest(week))
    func figure(_ day: Int) -> String { Reckoned.whole(week[day] ?? 0) }
    func change(_ day: Int) -> String { Reckoned.change(week[day] ?? 0, weekBefore[day] ?? 0) }
    let missing = ChartCase.normal.week.firstIndex(of: .missing) ?? 0
    let toCome = ChartCase.normal.week.firstIndex(of: .toCome) ?? 0
    // Under is less than nine tenths of the goal: 1,980.
    let under = week.indices.filter { week[$0].map { $0 < 1980 } ?? false }.map { names[$0] }
    return ReaderSheet(
      "day-bars", ChartMatrix.dayBars(.normal),
      [
        .init("Which day was highest?", "\(names[high]): \(figure(high)).", says: [names[high], figure(high)]),
        .init("Which day was lowest?", "\(names[low]): \(figure(low)).", says: [names[low], figure(low)]),
        .init("Which day is missing?", "\(names[missing]).", says: [names[missing], "no log"]),
        .init("Which day is still to come?", "\(names[toCome]).", says: [names[toCome], "to come"]),
        .init("What was Friday's value?", "\(figure(4)).", says: [names[4], figure(4)]),
        .init("What is the goal?", "2,200 kcal.", says: ["goal 2,200"]),
        .init(
          "Was Tuesday above the goal?", "Yes: \(figure(1)) is more than 2,200.",
          says: [names[1], figure(1)], elsewhere: [["goal 2,200"]]),
        .init("What changed on Tuesday against last week?", "\(change(1)).", says: [names[1], change(1)]),
        .init("What changed on Friday against last week?", "\(change(4)).", says: [names[4], change(4)]),
        .init(
          "Which days were under the goal?", under.joined(separator: ", ") + ".", says: [under[0], "under"],
          elsewhere: under.map { [$0, "under"] }),
      ])
  }()

  static let comparedBars: ReaderSheet = {
    let names = Samples.weekdays
    func figure(_ day: Int) -> String { Reckoned.whole(week[day] ?? 0) }
    func before(_ day: Int) -> String { Reckoned.whole(weekBefore[day] ?? 0) }
    let change = Reckoned.change(week[0] ?? 0, weekBefore[0] ?? 0)
    let (mean, meanBefore) = (Reckoned.mean(week), Reckoned.mean(weekBefore))
    // Of the means as they are shown: 85 of 1,933.
    let share = (mean.rounded() - meanBefore.rounded()) / meanBefore.rounded() * 100
    let (high, highBefore) = (Reckoned.highest(week), Reckoned.highest(weekBefore))
    return ReaderSheet(
      "compared-bars", ChartMatrix.comparedBars(.normal),
      [
        .init(
          "Which day of this week was highest?", "\(names[high]), \(figure(high)).",
          says: ["\(names[high]) this", figure(high)]),
        .init(
          "Which day of last week was highest?", "\(names[highBefore]), \(before(highBefore)).",
          says: ["\(names[highBefore]) this", before(highBefore)], lines: 2),
        .init("What was last week's Friday?", "\(before(4)).", says: ["Fri this", before(4)], lines: 2),
        .init("What changed on Monday?", "\(change).", says: ["Mon this", change]),
        .init("Which day of this week has no log?", "Thursday.", says: ["Thu this", "no log"]),
        .init(
          "What is known of last week's Wednesday?", "Nothing: it is not known.", says: ["Wed this", "not known"],
          lines: 2),
        .init("What is this week's mean?", "\(Reckoned.whole(mean)).", says: ["this \(Reckoned.whole(mean))"]),
        .init(
          "What changed against last week's mean?",
          "\(Reckoned.change(mean, meanBefore)) kcal, +\(Reckoned.decimal(share, 1))%.",
          says: ["change \(Reckoned.change(mean, meanBefore)) kcal", "+\(Reckoned.decimal(share, 1))%"]),
        .init("What is the goal?", "2,200 kcal.", says: ["goal 2,200"]),
        .init("Was the goal missed on Monday?", "Yes: \(figure(0)), under.", says: ["Mon this", figure(0), "under"]),
      ])
  }()

  static let amountBars: ReaderSheet = {
    let observations = ChartMatrix.amounts(.normal)
    let amounts = ChartMatrix.values(observations)
    let known = amounts.compactMap { $0 }
    let names = Samples.weekStarts
    let (high, low) = (Reckoned.highest(amounts), Reckoned.lowest(amounts))
    func figure(_ week: Int) -> String { Reckoned.decimal(amounts[week] ?? 0, 2) }
    func name(of state: Observation) -> String { names[observations.firstIndex(of: state) ?? 0] }
    let total = known.reduce(0, +)
    return ReaderSheet(
      "amount-bars", ChartMatrix.amountBars(.normal),
      [
        .init(
          "In which week was most spent, and how much?", "\(names[high]): \(figure(high)).",
          says: [names[high], figure(high)]),
        .init(
          "In which week with a trip was least spent?", "\(names[low]): \(figure(low)).",
          says: [names[low], figure(low)]),
        .init("In which week was there no trip?", "\(name(of: .missing)).", says: [name(of: .missing), "no trip"]),
        .init("What was spent in the week of 21 Sep?", "\(figure(1)).", says: [names[1], figure(1)]),
        .init("How many trips were there in the week of 14 Sep?", "2.", says: [names[0], "2 trips"]),
        .init(
          "Of which week is the amount not known?", "\(name(of: .unknown)).", says: [name(of: .unknown), "not known"]),
        .init("Which week is still to come?", "\(name(of: .toCome)).", says: [name(of: .toCome), "to come"]),
        .init(
          "What was spent in all?", "\(Reckoned.decimal(total, 2)).", says: ["total \(Reckoned.decimal(total, 2))"]),
        .init(
          "What was spent in a week with a trip on average?", "\(Reckoned.decimal(total / Double(known.count), 2)).",
          says: ["mean \(Reckoned.decimal(total / Double(known.count), 2))"]),
        .init(
          "What changed against the 8 weeks before?", "+\(Reckoned.decimal(total - 398.1, 2)).",
          says: ["8 weeks before 398.10", "+\(Reckoned.decimal(total - 398.1, 2))"]),
      ])
  }()
}
