internal import Charts
internal import Domain
internal import Figures
internal import Store
internal import Text

/// A profile's daily goals.
struct GoalReport: Report {
  let profile: String
  let goals: MacroGoals
  /// The guide's targets for the member whom the profile represents; nil if there is no such member, or if goals were
  /// just set.
  var guide: DailyTargets?
  var step: Step?
  var isWrite = false
  /// A sentence shown after a limit that was just set; nil if there is nothing to add.
  var advice: String?

  var json: JSON {
    guard case .object(var members) = JSON.goals(goals) else { return .null }
    members["profile"] = .string(profile)
    members["limits"] = .object(
      Dictionary(limits.map { ($0.nutrient.rawValue, .int($0.value)) }, uniquingKeysWith: { $1 }))
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
        + Macro.allCases.map { [$0.rawValue, String(goals.grams($0)), "g", FoodText.csv(goals.shares.percent($0))] }
        + limits.map { [$0.nutrient.words[0], String($0.value), $0.nutrient.unit, ""] })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    // Whole percentages that add up to 100, as a week shows them.
    let percents = SplitBars.percents(Macro.allCases.map { goals.shares.percent($0) / 100 })
    let rows = zip(Macro.allCases, percents).map { macro, percent in
      [
        StyledLine("  \(macro.rawValue)"), StyledLine("\(goals.grams(macro)) g"),
        StyledLine("\(Figure.text(percent)) % of kcal", .faint),
      ]
    }
    let head =
      StyledLine(canvas.show("\(profile)'s daily goals: "), .bold)
      + StyledLine("\(Figure.text(goals.calories)) kcal", .bold)
    let table = TextTable([.init(""), .init("", .right), .init("", .right)], rows: rows).lines(on: canvas)
    return [head] + table + limitLines(on: canvas) + guideLimitLines(on: canvas) + compared(on: canvas)
      + (advice.map { StyledLine(canvas.show($0), .faint).wrapped(to: canvas.width) } ?? [])
      + (isWrite ? [WriteReport.closing(profile, step, canvas)] : [])
  }

  /// The profile's own limits, in the order in which markers are shown.
  private var limits: [(nutrient: Nutrient, value: Int)] {
    GoalCommands.limits.compactMap { nutrient in goals.limits[nutrient].map { (nutrient, $0) } }
  }

  private func limitLines(on canvas: Canvas) -> [StyledLine] {
    guard !limits.isEmpty else { return [] }
    let text = "own limits: \(limits.map(Self.text).joined(separator: ", "))"
    return canvas.show(text).wrapped(to: canvas.width).map { StyledLine($0) }
  }

  /// Lists the guide's limits, except where the profile has a limit of its own; empty without a guide.
  private func guideLimitLines(on canvas: Canvas) -> [StyledLine] {
    guard let guide else { return [] }
    let others = GoalCommands.limits.filter { goals.limits[$0] == nil }.map { Self.text(($0, guide[$0])) }
    guard !others.isEmpty else { return [] }
    let text = "limits from the guide: \(others.joined(separator: ", "))"
    return canvas.show(text).wrapped(to: canvas.width).map { StyledLine($0, .faint) }
  }

  private static func text(_ limit: (nutrient: Nutrient, value: Int)) -> String {
    let amount = "\(Figure.text(limit.value)) \(limit.nutrient.unit)"
    return "\(GuideWords.label(limit.nutrient)) \(TargetBound(limit.nutrient).words) \(amount)"
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
