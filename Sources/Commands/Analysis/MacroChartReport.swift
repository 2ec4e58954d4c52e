internal import Charts
internal import Domain
internal import Text

/// The parts of the energy that come from each macro, over time.
struct MacroChartReport: Report {
  let data: ChartData

  var json: JSON {
    let buckets = data.buckets(by: data.step)
    return .object([
      "title": .string("Energy by macro"), "unit": .string("g"), "by": .string(data.step.rawValue),
      "series": .array(
        Macro.allCases.map { macro in
          .object([
            "name": .string(macro.rawValue),
            "days": .array(
              buckets.map { .object(["date": .string($0.from.iso), "value": .optional($0.mean(macro.nutrient))]) }),
          ])
        }),
      "goal": .object(
        Dictionary(uniqueKeysWithValues: Macro.allCases.map { ($0.rawValue, JSON.int(data.goals.grams($0))) })),
      "previous": .null,
    ])
  }

  var table: CSVTable? {
    CSVTable(
      ["date"] + Macro.allCases.map(\.rawValue) + ["calories"],
      data.buckets(by: data.step).map { bucket in
        [bucket.from.iso] + Macro.allCases.map { FoodText.csv(bucket.mean($0.nutrient)) } + [
          FoodText.csv(bucket.mean(.calories))
        ]
      })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let buckets = data.buckets(by: data.step).filter { $0.from <= data.today }
    var rows = buckets.map {
      SplitBars.Row(name: data.step.rowName($0.from), shares: Self.shares($0.total), total: $0.mean(.calories))
    }
    let logged = buckets.flatMap(\.logged)
    let whole = ChartData.Bucket(from: data.days.lowerBound, to: data.days.upperBound, logged: logged)
    rows.append(
      SplitBars.Row(name: "mean", shares: Self.shares(whole.total), total: whole.mean(.calories), isSummary: true))
    rows.append(
      SplitBars.Row(
        name: "goal", shares: Macro.allCases.map { data.goals.shares.percent($0) / 100 },
        total: Double(data.goals.calories),
        isSummary: true))
    let grams = Macro.allCases.compactMap { whole.mean($0.nutrient) }.map { Figure.text($0) }.joined(separator: "/")
    let parts = zip(Macro.allCases, ["P", "C", "F"]).map { macro, letter in
      SplitBars.Part(name: macro.rawValue, letter: letter, note: "\(macro.caloriesPerGram) kcal/g")
    }
    return SplitBars(
      title: "Energy by macro", subject: data.profile, period: DayText.span(data.days.lowerBound, data.days.upperBound),
      parts: parts, rows: rows, totalUnit: "kcal", footer: logged.isEmpty ? nil : "mean \(grams) g"
    ).lines(on: canvas)
  }

  /// Of 4, 4 and 9 kcal per gram; nil where nothing is logged.
  private static func shares(_ total: NutrientTotal) -> [Double]? {
    let energies = Macro.allCases.map { total[$0.nutrient] * Double($0.caloriesPerGram) }
    let all = energies.reduce(0, +)
    return all > 0 ? energies.map { $0 / all } : nil
  }
}
