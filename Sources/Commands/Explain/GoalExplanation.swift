internal import Domain
internal import Figures
internal import Text

/// Explains how the goals in grams are calculated from the goal for calories.
struct GoalExplanation {
  let profile: String
  let goals: MacroGoals

  var explanation: Explanation {
    Explanation(
      kind: .goals, title: "\(profile)'s goals: \(Figure.text(goals.calories)) kcal a day",
      facts: ["Larder keeps the calories and the share of each macro, and calculates the grams from them."],
      sections: [Explanation.Section(derivation: Macro.allCases.map { Self.step($0, goals) })],
      more: ["goals", "goals set protein 120", "explain protein"])
  }

  static func step(_ macro: Macro, _ goals: MacroGoals) -> DerivationLine {
    let percent = Figure.short(goals.shares.percent(macro))
    return DerivationLine(
      macro.rawValue, "\(percent) % × \(Figure.text(goals.calories)) kcal / \(macro.caloriesPerGram)",
      Double(goals.grams(macro)), "g", .euLabels,
      passage: "Annex XIV: 4 kcal per gram of protein and carbohydrate, 9 per gram of fat")
  }
}
