internal import Domain
internal import Figures
internal import Matching
internal import Store
internal import Text

/// A meal that was logged, changed or understood, with the day's new total.
struct MealReport: Report {
  let profile: String?
  let today: Day
  let meal: Meal
  /// The numbers of the items that are new or changed.
  let added: [Int]
  let dayTotal: NutrientTotal
  let goals: MacroGoals
  /// The day's limits that are worth mentioning.
  var limits: [DayLimit] = []
  var remarks: [String] = []
  /// The doubts, each with the number of the item that it concerns; nil unless the line was read only to show how it is
  /// understood.
  var doubts: [(number: Int?, doubt: Doubt)]?
  var step: Step?
  /// Whether the meal is only a preview and not saved.
  var isPreview = false
  /// Whether a form shows the report and then asks whether to save the meal.
  var isOffered = false
  /// Whether the meal was only looked at; the report then has no closing line.
  var isShown = false
  /// The reports of the same meal logged for other profiles.
  var others: [MealReport] = []

  var json: JSON {
    let open =
      doubts.map { doubts in ["doubts": JSON.array(doubts.map { .doubt($0.doubt, number: $0.number) })] } ?? [:]
    return .object(members.merging(meals) { own, _ in own }.merging(open) { own, _ in own })
  }

  /// The JSON of all meals, if the same meal was logged for several profiles; empty otherwise.
  private var meals: [String: JSON] {
    let all = [self] + others
    return others.isEmpty ? [:] : ["meals": .array(all.map { .meal($0.meal) }), "people": .array(all.map(\.share))]
  }

  private var share: JSON {
    .object([
      "profile": .optional(profile), "meal": .int(meal.id), "added": .array(added.map(JSON.int)),
      "dayTotal": .total(dayTotal), "unknown": .unknown(dayTotal), "goals": .goals(goals),
    ])
  }

  private var members: [String: JSON] {
    [
      "profile": .optional(profile), "meal": .meal(meal), "added": .array(added.map(JSON.int)),
      "dayTotal": .total(dayTotal), "unknown": .unknown(dayTotal), "goals": .goals(goals),
      "remarks": .array(remarks.map(JSON.string)), "undo": .optional(step?.id),
    ]
  }

  var table: CSVTable? { MealText.csv([meal] + others.map(\.meal)) }

  func text(on canvas: Canvas) -> [StyledLine] {
    // All the reports share one closing line.
    let shared = ([self] + others).enumerated().flatMap { index, report in
      report.block(on: canvas, says: index == 0 ? remarks : report.remarks.filter { !remarks.contains($0) })
    }
    if meal.id == 0 && !isPreview { return shared }
    return shared + ending(on: canvas)
  }

  private func block(on canvas: Canvas, says remarks: [String]) -> [StyledLine] {
    let bar = canvas.isASCII ? " | " : " · "
    let head = [profile, DayText.weekday(meal.day, today: today), "\(meal.slot.rawValue) \(meal.time.clock)"]
      .compactMap(\.self)
    var lines = [StyledLine(canvas.show(head.joined(separator: bar)), .bold)]
    lines += MealText.rows(meal, marking: isShown ? [] : added, on: canvas)
    let new = added.filter { meal.items.indices.contains($0 - 1) }.map { meal.items[$0 - 1] }
    if !isShown, let legend = LineText.legend(new.map(\.line), isLogged: step != nil) {
      lines.append(StyledLine(canvas.show("   " + legend), .faint))
    }
    if let notes = meal.notes {
      lines += canvas.show("note: \(notes)").wrapped(to: canvas.width - 3).map { StyledLine("   " + $0, .faint) }
    }
    lines += canvas.remarks(remarks + (doubts ?? []).map { DoubtText.sentence($0.doubt) })
    if meal.id == 0 && !isPreview { return lines }
    return lines + verdict(on: canvas)
  }

  /// The day's new total against the goal.
  private func verdict(on canvas: Canvas) -> [StyledLine] {
    let eaten = Figure.shown(dayTotal[.calories])
    let left = Double(goals.calories) - eaten
    let state = left >= 0 ? "\(Figure.text(left)) left" : "\(Figure.text(-left)) over"
    let day = DayText.relative(meal.day, to: today)
    let scope = profile.map { "\($0), \(day)" } ?? day
    var line = StyledLine(canvas.show("\(scope): ")) + StyledLine(Figure.text(eaten), .bold)
    line.append(" of \(Figure.text(goals.calories)) kcal, \(state)")
    let missing = dayTotal.unknown(.calories)
    if missing > 0 { line.append(", \(missing.counted("item")) unknown", .yellow) }
    return limits.map { StyledLine(Self.text($0), $0.isExceeded ? .yellow : .plain) }
      .reduce(into: [line]) { lines, limit in
        // A limit that does not fit on the line before it begins a line of its own.
        let joined = lines[lines.count - 1] + StyledLine(canvas.isASCII ? " | " : " · ") + limit
        if joined.cells <= canvas.width { lines[lines.count - 1] = joined } else { lines.append(limit) }
      }
      .flatMap { WriteReport.fitted($0, on: canvas) }
  }

  /// The closing line: whether anything was saved, and how to undo it.
  private func ending(on canvas: Canvas) -> [StyledLine] {
    if isShown || isOffered { return [] }
    if isPreview { return [.dryRun] }
    return [StyledLine(step == nil ? "nothing changed" : "`undo` takes it back", .faint)]
  }
}

extension MealReport {
  /// Joins the reports of one meal that was logged for several profiles; there must be at least one.
  init(sharing reports: [MealReport]) {
    self = reports[0]
    others = Array(reports.dropFirst())
  }
}

/// Several meals of one profile.
struct MealListReport: Report {
  let profile: String
  let meals: [Meal]
  /// Whether there are older meals, which are not listed.
  let hasOlder: Bool

  var json: JSON { .object(["profile": .string(profile), "meals": .array(meals.map { .meal($0) })]) }
  var table: CSVTable? { MealText.csv(meals) }

  func text(on canvas: Canvas) -> [StyledLine] {
    guard !meals.isEmpty else {
      return [StyledLine(canvas.show("\(profile) has no meals to list: `eat 2 eggs` logs a meal."))]
    }
    let isNarrow = canvas.width < 60
    let rows = meals.map { meal in
      [
        StyledLine("#\(meal.id)", .faint), StyledLine(isNarrow ? DayText.short(meal.day) : DayText.weekday(meal.day)),
        StyledLine(meal.slot.rawValue),
        StyledLine(Figure.text(meal.total[.calories])), StyledLine(meal.items.map(\.name).joined(separator: ", ")),
      ]
    }
    return TextTable(
      [.init("#", .right), .init("day"), .init("meal"), .init("kcal", .right), .init("items")], rows: rows
    ).lines(on: canvas)
      + canvas.remarks(
        hasOlder ? ["older meals are not listed: `--last 100` lists 100, `--from mon` all since Monday"] : [])
  }
}
