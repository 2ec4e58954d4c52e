@testable import Charts

extension ReaderTests {
  static let splitBars: ReaderSheet = {
    let days = ChartMatrix.shares(.normal)
    let names = Samples.weekdays.enumerated().map { "\($1) \($0 + 2)" }
    func percents(_ day: Int) -> [String] { (days[day].shares ?? []).map { Reckoned.whole($0 * 100) } }
    let carbs = Reckoned.highest(days.map { $0.shares?[1] })
    let most = Reckoned.highest(days.map(\.total))
    let missing = days.firstIndex { $0.shares == nil } ?? 0
    func total(_ day: Int) -> String { Reckoned.whole(days[day].total ?? 0) }
    return ReaderSheet(
      "split-bars", ChartMatrix.splitBars(.normal),
      [
        .init("What share of Monday's energy was protein?", "\(percents(0)[0]) %.", says: [names[0], percents(0)[0]]),
        .init("What share of Thursday's energy was fat?", "\(percents(3)[2]) %.", says: [names[3], percents(3)[2]]),
        .init(
          "On which day was the share of carbs highest?", "\(names[carbs]): \(percents(carbs)[1]) %.",
          says: [names[carbs], percents(carbs)[1]]),
        .init("Which day is missing?", "\(names[missing]).", says: [names[missing], "no log"]),
        .init("How many kcal did Tuesday have?", "\(total(1)).", says: [names[1], total(1)]),
        .init("Which day had most kcal?", "\(names[most]): \(total(most)).", says: [names[most], total(most)]),
        // 0.209, 0.452 and 0.339 of 1,971 kcal against 0.2, 0.5 and 0.3 of 2,000.
        .init(
          "What was the mean share of fat, and what is its goal?", "34 %, of 30 %.", says: ["mean", "34"],
          elsewhere: [["goal", "30"]]),
        .init(
          "Was more or less protein eaten than the goal says, by its share?", "More: 21 % to 20 %.",
          says: ["mean", "21"], elsewhere: [["goal", "20"]]),
        .init("How many kcal does a day have on average?", "1,971.", says: ["mean", "1,971"]),
        .init("What does an f stand for?", "Fat, 9 kcal/g.", says: ["f fat 9 kcal/g"]),
      ])
  }()

  static let gauges: ReaderSheet = {
    func row(_ name: String) -> Gauges.Row? { Samples.today.rows.first { $0.name == name } }
    func rest(_ name: String, _ places: Int = 0) -> String {
      let (value, limit) = (row(name)?.value ?? 0, row(name)?.limit ?? 0)
      return places == 0
        ? Reckoned.whole((limit.rounded() - value.rounded()).magnitude)
        : Reckoned.decimal((limit - value).magnitude, places)
    }
    func percent(_ name: String) -> String {
      Reckoned.whole((row(name)?.value ?? 0) / (row(name)?.limit ?? 1) * 100) + "%"
    }
    return ReaderSheet(
      "gauges", ChartMatrix.gauges(.normal),
      [
        .init("How much energy is left?", "\(rest("energy")) kcal.", says: ["energy", "\(rest("energy")) kcal left"]),
        .init(
          "What share of the energy's limit is eaten?", "\(percent("energy")).", says: ["energy", percent("energy")]),
        .init(
          "How much protein is still to go?", "\(rest("protein")) g.", says: ["protein", "\(rest("protein")) g to go"]),
        .init(
          "Is sodium over its limit, and by how much?", "Yes, by \(rest("sodium")) mg.",
          says: ["sodium", "\(rest("sodium")) mg OVER"]),
        .init(
          "What is the limit of sodium?", "\(Reckoned.whole(row("sodium")?.limit ?? 0)) mg.",
          says: ["sodium", "of \(Reckoned.whole(row("sodium")?.limit ?? 0)) mg"]),
        .init(
          "Is the goal of carbs met?", "Yes: \(Reckoned.whole(row("carbs")?.value ?? 0)) g.", says: ["carbs", "met"]),
        .init("How much fat is too much?", "\(rest("fat")) g.", says: ["fat", "\(rest("fat")) g over"]),
        .init(
          "How much fiber was eaten?", "\(Reckoned.decimal(row("fiber")?.value ?? 0, 1)) g.",
          says: ["fiber", Reckoned.decimal(row("fiber")?.value ?? 0, 1)]),
        .init(
          "Of how many items is the fiber not known?", "\(row("fiber")?.unknown ?? 0).",
          says: ["fiber", "\(row("fiber")?.unknown ?? 0) unknown"]),
        .init(
          "How much sugar was eaten?", "\(Reckoned.decimal(row("sugar")?.value ?? 0, 1)) g.",
          says: ["sugar", "\(Reckoned.decimal(row("sugar")?.value ?? 0, 1)) g"]),
      ])
  }()

  static let markerBars: ReaderSheet = {
    func row(_ name: String) -> MarkerBars.Row? { MarkerDays.rows.first { $0.name == name } }
    func percent(_ name: String) -> String {
      Reckoned.whole((row(name)?.amount ?? 0) / (row(name)?.limit?.value ?? 1) * 100) + " %"
    }
    return ReaderSheet(
      "marker-bars", ChartMatrix.markerBars(.normal),
      [
        .init("Is sodium over its limit?", "Yes: HIGH, 2,416 mg.", says: ["sodium", "HIGH", "2,416"]),
        .init("What share of its limit is the sodium?", "\(percent("sodium")).", says: ["sodium", percent("sodium")]),
        .init("How does saturated fat stand?", "GOOD.", says: ["sat. fat", "GOOD"]),
        .init(
          "How does sugar stand, and at what share of its limit?", "MODERATE, \(percent("sugar")).",
          says: ["sugar", "MODERATE", percent("sugar")]),
        .init("What is the limit of sugar?", "90 g.", says: ["sugar", "90 g"]),
        .init("Is there enough fiber?", "No: LOW.", says: ["fiber", "LOW"]),
        .init(
          "How much fiber was eaten, and how much should it be at least?", "19.4 of 30 g.",
          says: ["fiber", "19.4", "30 g"]),
        .init("Over how many days are the means?", "6.", says: ["mean of 6 logged days"]),
        .init("On how many days was sodium over?", "3 of 6.", says: ["over on 3 of 6 days"]),
        .init(
          "What was the largest source of sodium?", "Instant ramen, 1,820 mg.", says: ["instant ramen", "1,820 mg"]),
      ])
  }()
}
