internal import Charts
internal import Domain
internal import Text

/// Grams of each macro as plain bars: shares of energy make fat look more and carbs less than what is on the plate.
struct MacroGrams {
  /// Grams of a day.
  let mean: (Macro) -> Double?
  /// What the grams are held against; nil for nothing.
  let goals: MacroGoals?
  /// What the grams are of: `a logged day`.
  let per: String

  /// The bars under their heading.
  var parts: [Document.Part] { [.heading("Macros, g \(per)"), .chart(chart)] }

  private var chart: DayBars {
    let rows = Macro.allCases.map { macro in
      DayBars.Row(
        name: macro.rawValue, fullName: macro.rawValue.capitalizedFirst,
        state: mean(macro).map { .value($0) } ?? .unknown,
        note: goals.map { String($0.grams(macro)) } ?? "")
    }
    return DayBars(
      unit: "g", goal: nil, decimals: 1, noteHeading: goals == nil ? nil : "goal", rows: rows,
      sentenceHeading: "Grams of each.")
  }
}

/// The energy of some days by macro.
struct MacroSplit {
  let total: NutrientTotal

  /// What the bars are split into, in the order of `shares`.
  static let parts = zip(Macro.allCases, ["P", "C", "F"]).map { macro, letter in
    SplitBars.Part(name: macro.rawValue, letter: letter, note: "\(macro.caloriesPerGram) kcal/g")
  }

  /// Of 4, 4 and 9 kcal per gram; nil where there are none.
  var shares: [Double]? {
    let energies = Macro.allCases.map { total[$0.nutrient] * Double($0.caloriesPerGram) }
    let all = energies.reduce(0, +)
    return all > 0 ? energies.map { $0 / all } : nil
  }

  /// One bar for all of it, `P 16  C 50  F 34 %` beside it; nil where there is nothing to split.
  func fact(_ label: String, _ remarks: [String], rows: LabelledRows) -> Document.Fact? {
    guard let shares else { return nil }
    let canvas = rows.canvas
    let percents = zip(Self.parts, SplitBars.percents(shares))
    guard !canvas.isAccessible else {
      return rows.fact(label, [percents.map { "\($0.name) \($1) %" }.joined(separator: ", ")] + remarks)
    }
    let tail = "  " + percents.map { "\($0.letter) \($1)" }.joined(separator: "  ") + " %"
    let width = min(Self.mostCells, rows.room - tail.cells)
    let bar = SplitBars.bar(shares, width: width, glyphs: canvas.glyphs, letters: Self.parts.map(\.letter))
    let below = rows.fact("", remarks)?.lines ?? []
    return Document.Fact(label: label, lines: [bar + StyledLine(tail)] + below)
  }

  private static let mostCells = 50
}
