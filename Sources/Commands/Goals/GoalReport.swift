internal import Domain
internal import Figures
internal import Store
internal import Text

/// A profile's daily goals.
struct GoalReport: Report {
  let profile: String
  let goals: MacroGoals
  /// The guide's targets for the member whom the profile represents; nil if there is none, or if goals were just set.
  var guide: DailyTargets?
  var step: Step?
  var isWrite = false

  var json: JSON {
    guard case .object(var members) = JSON.goals(goals) else { return .null }
    members["profile"] = .string(profile)
    if isWrite {
      members["undo"] = .optional(step?.id)
    } else {
      members["guide"] = guide.map { .dailyTargets($0) } ?? .null
    }
    return .object(members)
  }

  var table: CSVTable? {
    CSVTable(
      ["nutrient", "goal", "unit", "percent"],
      [["calories", String(goals.calories), "kcal", ""]]
        + Macro.allCases.map { [$0.rawValue, String(goals.grams($0)), "g", FoodText.csv(goals.shares.percent($0))] })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let rows = Macro.allCases.map { macro in
      let percent = goals.shares.percent(macro)
      return [
        StyledLine("  \(macro.rawValue)"), StyledLine("\(goals.grams(macro)) g"),
        StyledLine(Figure.text(percent, decimals: percent == percent.rounded() ? 0 : 2) + " % of kcal", .faint),
      ]
    }
    let head =
      StyledLine(canvas.show("\(profile)'s daily goals: "), .bold)
      + StyledLine("\(Figure.text(goals.calories)) kcal", .bold)
    let table = TextTable([.init(""), .init("", .right), .init("", .right)], rows: rows).lines(on: canvas)
    return [head] + table + compared(on: canvas) + (isWrite ? [WriteReport.closing(profile, step, canvas)] : [])
  }

  /// The lines with the guide's energy and macros; empty if they equal the goals.
  private func compared(on canvas: Canvas) -> [StyledLine] {
    let nutrients = [.calories] + Macro.allCases.map(\.nutrient)
    guard let guide, nutrients.contains(where: { goals[$0] != guide[$0] }) else { return [] }
    let calories = Figure.text(guide.calories)
    let isTaken = (try? MacroGoals(guide)) != nil
    let offer = isTaken ? "; `goals from guide` sets these" : ""
    let text = "the guide plans \(calories) kcal, \(guide.macroText)" + offer
    return StyledLine(canvas.show(text), .faint).wrapped(to: canvas.width)
  }
}
