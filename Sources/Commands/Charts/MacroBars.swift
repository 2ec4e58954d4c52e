internal import Charts
internal import Domain
internal import Figures
internal import Text

/// The grams of each macro as bars on one scale; shares of energy alone would make the amount of fat look too large.
struct MacroGrams {
  /// The mean grams of each macro per day.
  let mean: (Macro) -> Double?
  /// The goals shown beside the grams; nil to show no goals.
  let goals: MacroGoals?
  /// The words after `per` that say what the grams refer to: `logged day`.
  let per: String

  /// The bars under their heading.
  var parts: [Document.Part] { [.heading("Macros, g per \(per)"), .chart(chart)] }

  private var chart: DayBars {
    let rows = Macro.allCases.map { macro in
      DayBars.Row(
        name: macro.rawValue, fullName: macro.rawValue.capitalizedFirst,
        state: mean(macro).map { .value($0) } ?? .unknown,
        note: goals.map { String($0.grams(macro)) } ?? "")
    }
    return DayBars(
      unit: "g", goal: nil, decimals: 1, noteHeading: goals == nil ? nil : "goal", rows: rows,
      sentenceHeading: "Means in grams.")
  }
}

/// The energy of some days, split by macro.
struct MacroSplit {
  let total: NutrientTotal

  /// The parts of each bar, in the order of `shares`.
  static let parts = zip(Macro.allCases, ["P", "C", "F"]).map { macro, letter in
    SplitBars.Part(name: macro.rawValue, letter: letter, note: "\(macro.caloriesPerGram) kcal/g")
  }

  /// The shares of energy from protein, carbs and fat, at 4, 4 and 9 kcal per gram; nil if there is no energy.
  var shares: [Double]? {
    let parts = total.macros
    return parts.contains { $0.calories > 0 } ? parts.map(\.share) : nil
  }

  /// The goal as shares of energy from protein, carbs and fat: `goal 30/40/30`.
  static func goal(_ goals: MacroGoals) -> String {
    "goal " + Macro.allCases.map { Figure.text(goals.shares.percent($0)) }.joined(separator: "/")
  }

  /// One bar of the macros with a remark beside it; nil if there is no energy to split.
  func fact(_ label: String, beside remark: String) -> Document.Fact? {
    shares.flatMap { SplitBar($0, of: Self.parts) }.flatMap { bar in
      Document.Fact(label, [.drawing(bar, unit: "of kcal"), .text(StyledLine(remark))])
    }
  }
}
