import Charts

extension ReaderTests {
  static let monthHeatmap: ReaderSheet = {
    let values = ChartMatrix.values(MonthDays.october)
    let known = values.compactMap { $0 }
    // 1 Oct 2026 is a Thursday, the fourth day of its week.
    func weekday(_ day: Int) -> String { Samples.weekdays[(day + 3) % 7] }
    let (high, low) = (Reckoned.highest(values), Reckoned.lowest(values))
    let (highest, lowest) = (Reckoned.whole(values[high] ?? 0), Reckoned.whole(values[low] ?? 0))
    let missing = MonthDays.october.indices.filter { MonthDays.october[$0] == .missing }.map { "\($0 + 1)" }
    let unknown = (MonthDays.october.firstIndex(of: .unknown) ?? 0) + 1
    // 12 to 18 Oct, the third row.
    let third = Reckoned.whole(Reckoned.mean(Array(values[11..<18])))
    let mean = Reckoned.mean(values)
    let met = known.count { $0 >= 1800 && $0 <= 2200 }
    return ReaderSheet(
      "month-heatmap", ChartMatrix.monthHeatmap(.normal),
      [
        .init(
          "Which day was highest?", "\(weekday(high)) \(high + 1), \(highest).",
          says: ["highest \(highest)", "\(weekday(high)) \(high + 1)"]),
        .init(
          "Which day was lowest?", "\(weekday(low)) \(low + 1), \(lowest).",
          says: ["lowest \(lowest)", "\(weekday(low)) \(low + 1)"]),
        .init("What is the month's mean?", "\(Reckoned.whole(mean)).", says: ["mean \(Reckoned.whole(mean))"]),
        .init(
          "What changed against September?", "\(Reckoned.change(mean, 2121)).",
          says: ["September 2,121", "(\(Reckoned.change(mean, 2121)))"]),
        .init(
          "Which days have no log?", missing.joined(separator: ", ") + ".", says: [],
          elsewhere: missing.map { ["\($0) -"] }),
        .init("Of which day are there entries, but no value?", "\(unknown).", says: ["\(unknown) ?"]),
        .init("What is the mean of the week from 12 to 18?", "\(third).", says: ["12 20", "18 24^", third]),
        .init(
          "What exactly was the value of 3 October?", "\(Reckoned.whole(values[2] ?? 0)).",
          says: ["3: \(Reckoned.whole(values[2] ?? 0))"]),
        .init(
          "On how many days was the goal met?", "\(met) of \(known.count).",
          says: ["goal met on \(met) of \(known.count) days"]),
        .init(
          "Was the goal met on Wednesday 28?", "No: \(Reckoned.whole(values[27] ?? 0)), under.",
          says: ["28: \(Reckoned.whole(values[27] ?? 0))", "v 26: 1,677"]),
      ])
  }()

  /// The digits of levels by hand: the number of steps of `step` above `low`, 9 at most.
  private static func digits(_ days: [Observation], from low: Double, step: Double) -> String {
    days.map { day in
      switch day {
      case .value(let value): "\(min(9, Int((value - low) / step)))"
      case .missing: "-"
      case .partial: "~"
      case .unknown: "?"
      case .toCome: ">"
      }
    }.joined()
  }

  static let sparkRows: ReaderSheet = {
    let (dad, mum) = (ChartCase.normal.week, ChartCase.normal.weekBefore)
    let (dadMean, mumMean) = (Reckoned.mean(ChartMatrix.values(dad)), Reckoned.mean(ChartMatrix.values(mum)))
    // The scale goes from 1,600 to 2,400: a tenth of it is 80.
    let (dadRow, mumRow) = (digits(dad, from: 1600, step: 80), digits(mum, from: 1600, step: 80))
    let known = ChartMatrix.values(mum).compactMap { $0 }.count
    return ReaderSheet(
      "spark-rows", ChartMatrix.sparkRows(.normal),
      [
        .init("Who was under the goal?", "Mum.", says: ["Mum", "under"]),
        .init("What is Dad's mean?", "\(Reckoned.whole(dadMean)).", says: ["Dad", Reckoned.whole(dadMean)]),
        .init("What is Mum's mean?", "\(Reckoned.whole(mumMean)).", says: ["Mum", Reckoned.whole(mumMean)]),
        .init("What is everybody's goal?", "2,200.", says: ["of 2,200"], elsewhere: [["goal"]]),
        .init("On how many days did Mum log a value?", "\(known) of 7.", says: ["Mum", "\(known)/7"]),
        .init(
          "On which day did Dad log nothing?", "On the fourth, Thursday.", says: ["Dad", dadRow],
          elsewhere: [["MTWTFSS"], ["- = no log"]]),
        .init("Which was Dad's highest day?", "The second, Tuesday.", says: ["Dad", dadRow], elsewhere: [["MTWTFSS"]]),
        .init(
          "Of which day of Mum's is the value not known?", "Of the third, Wednesday.",
          says: ["Mum", mumRow], elsewhere: [["MTWTFSS"], ["? = not known"]]),
        .init(
          "Which day of Dad's is to come?", "Sunday, the last.", says: ["Dad", dadRow],
          elsewhere: [["MTWTFSS"], ["> = to come"]]),
        .init("From what to what do the levels go?", "From 1,600 to 2,400 kcal.", says: ["scale 1,600-2,400 kcal"]),
      ])
  }()

  static let sparkline: ReaderSheet = {
    let values = TrendDays.values
    let (high, low) = (Reckoned.highest(values), Reckoned.lowest(values))
    let (highest, lowest) = (Reckoned.whole(values[high] ?? 0), Reckoned.whole(values[low] ?? 0))
    let count = values.compactMap { $0 }.count
    // The scale goes from 1,600 to 2,600: a tenth of it is 100.
    let row = digits(values.map { $0.map { .value($0) } ?? .missing }, from: 1600, step: 100)
    let first = (values.firstIndex(of: nil) ?? 0) + 1
    return ReaderSheet(
      "sparkline", ChartMatrix.sparkline(.normal),
      [
        .init("What was the highest value?", "\(highest).", says: ["highest \(highest)"]),
        .init("Which day had it, counted from the first?", "Day \(high + 1).", says: ["day \(high + 1)"]),
        .init("What was the lowest value?", "\(lowest).", says: ["lowest \(lowest)"]),
        .init("Which day had it?", "Day \(low + 1).", says: ["day \(low + 1)"]),
        .init(
          "How many of how many days have a value?", "\(count) of \(values.count).",
          says: ["\(count) of \(values.count) days"]),
        .init("Which is the first day without a log?", "Day \(first).", says: [row], elsewhere: [["- = no log"]]),
        .init(
          "Was the last day higher than the first?", "No: level \(row.suffix(1)), the first has \(row.prefix(1)).",
          says: [row]),
        .init("At what value does the lowest level start?", "1,600.", says: ["0 = 1,600"]),
        .init("From what value on is a day drawn with the highest level?", "2,500.", says: ["9 = 2,500+"]),
        .init("What is shown, in what unit?", "Energy, in kcal.", says: ["Energy", "kcal"]),
      ])
  }()
}
