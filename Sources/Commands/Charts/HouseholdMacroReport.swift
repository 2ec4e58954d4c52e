internal import Charts
internal import Domain
internal import Text

/// Each profile's energy split by macro: a bar for the mean of its logged days, and below it a bar for its goal.
struct HouseholdMacroReport: Analysis {
  let chart: HouseholdChart
  let interval: ChartInterval

  var json: JSON {
    let series = chart.members.flatMap { member in
      Macro.allCases.map { macro in
        JSON.object(
          MacroChartReport.series(macro, name: member.profile.name, member.data.buckets(by: interval)).merging(
            ["macro": .string(macro.rawValue), "goal": .int(member.data.goals.grams(macro))], uniquingKeysWith: { $1 }))
      }
    }
    return .object([
      "title": .string(MacroChartReport.title), "unit": .string("g"), "by": .string(interval.rawValue),
      "series": .array(series), "goal": .null, "previous": .null,
    ])
  }

  /// The grams of each macro and the calories per logged day, one row per profile.
  var table: CSVTable? {
    CSVTable(
      ["name"] + Macro.allCases.map(\.rawValue) + ["calories"],
      chart.members.map { member in
        [member.profile.name]
          + (Macro.allCases.map(\.nutrient) + [.calories]).map {
            FoodText.csv(member.data.whole.mean($0))
          }
      })
  }

  func document(on canvas: Canvas) -> Document {
    let rows = chart.members.flatMap { member in
      let whole = member.data.whole
      let own = SplitBars.Row(
        name: member.profile.name, shares: MacroSplit(total: whole.total).shares, total: whole.mean(.calories))
      return [own, MacroChartReport.goalRow(member.data.goals)]
    }
    let bars = SplitBars(
      title: MacroChartReport.title, subject: "Household", period: chart.span, parts: MacroSplit.parts, rows: rows,
      totalUnit: "kcal", footer: ["means of logged days", chart.coverage].compactMap(\.self).joined(separator: ", "))
    return Document(title: "\(MacroChartReport.title) · Household · \(chart.span)", parts: [.chart(bars)])
  }
}
