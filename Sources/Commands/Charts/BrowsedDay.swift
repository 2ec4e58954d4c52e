internal import Domain
internal import Figures
internal import Text

/// Describes the day under the cursor of a browsed chart, in the text below the chart.
struct BrowsedDay {
  let day: Day
  let today: Day
  let nutrient: Nutrient
  /// The drawing of the chart, which provides the day's limit and verdict.
  let drawing: TrendDrawing
  /// The day's sum as the chart uses it, without a total if the day is marked as partial; nil if nothing is logged.
  let sum: DaySum?
  /// The details read for this day alone; nil if they could not be read.
  let details: Details?

  /// The details of a single day.
  struct Details {
    /// The sum of everything logged, even if the day is partial; nil if nothing is logged.
    let sum: DaySum?
    /// The foods with the largest amounts of each nutrient, largest first.
    let foods: [Nutrient: [NutrientSourceTotal]]
  }

  /// The maximum number of foods that are named.
  static let foodCount = 3
  /// The maximum number of cells that a food's name may take.
  private static let nameWidth = 24

  /// The date, the amount with its status, and the foods: `Thu 12 Nov`, `2,310 of 2,000 kcal, over`, `most from Lasagne
  /// 840, Cola 210`.
  func parts(on canvas: Canvas) -> [String] {
    [DayText.weekday(day, today: today), amount, foods(on: canvas)].compactMap(\.self)
  }

  private var amount: String {
    if sum?.partialEnergy != nil {
      let eaten = details?.sum?.known(nutrient).map { "\(figure($0)) \(nutrient.unit)" } ?? "some of it"
      return "partial: \(eaten) logged, not in any mean"
    }
    guard let sum, let total = sum.total else { return noLog }
    guard let eaten = sum.known(nutrient) else { return "logged, but \(nutrient.label) is not known" }
    let goal = drawing.goal.map { " of \(Figure.goal($0, decimals: drawing.decimals))" } ?? ""
    let missing = total.unknown(nutrient)
    let doubt = missing > 0 ? ", \(missing.counted("item")) unknown" : ""
    return "\(figure(eaten))\(goal) \(nutrient.unit)\(status)\(doubt)"
  }

  private var noLog: String { day == today ? "nothing logged yet" : day > today ? "to come" : "no log" }

  /// How the day compares with the goal or the limit; empty if it cannot be judged.
  private var status: String {
    guard let bucket = drawing.buckets.first(where: { $0.from == day }) else { return "" }
    switch drawing.verdict(of: bucket) {
    case .met: return ", \(drawing.limit?.metWords ?? "at goal")"
    case let verdict?: return ", \(verdict.rawValue)"
    case nil where day == today: return " so far"
    case nil:
      let isOpen = day < today && sum?.known(nutrient).map { drawing.limit?.isOpen($0) == true } == true
      return isOpen ? ", cannot tell" : ""
    }
  }

  private func foods(on canvas: Canvas) -> String? {
    guard sum?.total != nil || sum?.partialEnergy != nil else { return nil }
    guard let details else { return "the foods cannot be read now" }
    let named = details.foods[nutrient, default: []].map { food in
      "\(canvas.show(food.name).truncated(to: Self.nameWidth, in: canvas.glyphs)) \(figure(food.amount))"
    }
    return named.isEmpty ? nil : "most from \(named.joined(separator: ", "))"
  }

  private func figure(_ value: Double) -> String { Figure.text(value, decimals: drawing.decimals) }
}

extension BrowsedDay {
  /// The text for a day of the weight chart: `Thu 12 Nov`, `73.5 kg`, `7-day mean 73.9 kg`.
  static func parts(_ day: Day, _ weights: [BodyWeight], today: Day, on canvas: Canvas) -> [String] {
    let texts = WeightText(canvas: canvas)
    let date = DayText.weekday(day, today: today)
    guard day <= today else { return [date, "to come"] }
    let single = weights.first { $0.day == day }.map { texts.text($0.kilograms) } ?? "no weight"
    let mean = weights.meanOfSevenDays(upTo: day).map { "7-day mean \(texts.text($0))" }
    return [date, single, mean ?? "none in the 6 days before"]
  }
}
