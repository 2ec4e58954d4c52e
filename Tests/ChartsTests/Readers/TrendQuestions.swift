import Charts

extension ReaderTests {
  /// Days that follow each other as one: `19-20 Sep`; here none of them goes on into another month.
  private static func runs(_ days: [Int]) -> [String] {
    var runs: [[Int]] = []
    for day in days {
      if let last = runs.last?.last, last + 1 == day { runs[runs.count - 1].append(day) } else { runs.append([day]) }
    }
    func date(_ day: Int) -> Substring { TrendDays.names[day].dropFirst(4) }
    return runs.map { run in
      let (first, last) = (date(run[0]), date(run[run.count - 1]))
      return first == last ? String(last) : "\(first.prefix { $0 != " " })-\(last)"
    }
  }

  static let trend: ReaderSheet = {
    let values = TrendDays.values
    let (high, low) = (Reckoned.highest(values), Reckoned.lowest(values))
    let (highName, lowName) = (TrendDays.names[high], TrendDays.names[low])
    let (highest, lowest) = (Reckoned.whole(values[high] ?? 0), Reckoned.whole(values[low] ?? 0))
    let (now, last) = (Reckoned.mean(Array(values[49...])), Reckoned.mean(Array(values[42..<49])))
    let known = values.compactMap { $0 }
    let met = known.count { $0 >= 1800 && $0 <= 2200 }
    let (under, over) = (known.count { $0 < 1800 }, known.count { $0 > 2200 })
    let mean = Reckoned.whole(Reckoned.mean(values))
    let missing = runs(values.indices.filter { values[$0] == nil })
    return ReaderSheet(
      "trend", ChartMatrix.trend(.normal),
      [
        .init("Which day was highest, and how much was it?", "\(highName), \(highest).", says: [highName, highest]),
        .init("Which day was lowest, and how much was it?", "\(lowName), \(lowest).", says: [lowName, lowest]),
        .init("What is the goal?", "2,000 kcal.", says: ["goal 2,000"]),
        .init("What is the mean of all days that are logged?", "\(mean).", says: ["mean \(mean)"]),
        .init("What is this week's mean?", "\(Reckoned.whole(now)).", says: ["this week \(Reckoned.whole(now))"]),
        .init(
          "What was last week's mean, and what changed since?",
          "\(Reckoned.whole(last)); \(Reckoned.change(now, last)).",
          says: ["last week \(Reckoned.whole(last))", Reckoned.change(now, last)]),
        .init(
          "On how many days was the goal met?", "\(met) of \(known.count).", says: ["\(met) of \(known.count) days"]),
        .init(
          "On how many days was it missed from below, on how many from above?", "\(under) and \(over).",
          says: ["\(under) under", "\(over) over"]),
        .init(
          "On how many of the days is nothing logged?",
          "\(values.count - known.count): \(known.count) of \(values.count) are.",
          says: ["\(known.count) of \(values.count) days logged"]),
        .init(
          "Which days have no log?", missing.joined(separator: ", ") + ".", says: ["no log:", missing[0]],
          elsewhere: missing.map { [$0] }),
        .init(
          "Was Mon 26 Oct over or under the goal?", "Under: \(lowest) of 2,000.", says: ["\(lowest) (Mon 26 Oct)"]),
      ])
  }()

  static let trendBefore: ReaderSheet = {
    let (now, before) = (Array(TrendDays.values[28...]), Array(TrendDays.values[..<28]))
    let names = Array(TrendDays.names[28...])
    let (high, low) = (Reckoned.highest(now), Reckoned.lowest(now))
    let (highest, lowest) = (Reckoned.whole(now[high] ?? 0), Reckoned.whole(now[low] ?? 0))
    let (mean, meanBefore) = (Reckoned.mean(now), Reckoned.mean(before))
    let count = now.compactMap { $0 }.count
    let missing = now.indices.filter { now[$0] == nil }.map { names[$0] }
    return ReaderSheet(
      "trend-before", ChartMatrix.trendBefore(.normal),
      [
        .init("Which of these days was highest?", "\(names[high]), \(highest).", says: [names[high], highest]),
        .init("Which of these days was lowest?", "\(names[low]), \(lowest).", says: [names[low], lowest]),
        .init("What is the mean of these 4 weeks?", "\(Reckoned.whole(mean)).", says: ["mean \(Reckoned.whole(mean))"]),
        .init(
          "What was the mean of the 4 weeks before?", "\(Reckoned.whole(meanBefore)).",
          says: ["4 weeks before \(Reckoned.whole(meanBefore))"]),
        .init(
          "What changed against the 4 weeks before?", "\(Reckoned.change(mean, meanBefore)).",
          says: ["(\(Reckoned.change(mean, meanBefore)))"]),
        .init("What is the goal?", "2,000 kcal.", says: ["goal 2,000"]),
        .init("How many of the 28 days are logged?", "\(count).", says: ["\(count) of 28 days logged"]),
        .init(
          "Which days have no log?", missing.joined(separator: ", ") + ".", says: ["no log:", missing[0]],
          elsewhere: missing.map { [$0] }),
        .init("What does a dot stand for?", "A day of the 4 weeks before.", says: [". 4 weeks before"]),
        .init("What does @ stand for?", "Both periods' days in one place.", says: ["@ both"]),
      ])
  }()
}
