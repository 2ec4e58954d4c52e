internal import Charts
internal import Domain
internal import Figures
internal import Text

/// A day on the screen: how it compares with the goals, then its meals.
struct DayScreen {
  let report: DayReport
  let canvas: Canvas

  /// The day with one line per item or, if that does not fit on the screen, with one or two lines per meal.
  var document: Document {
    guard !report.meals.isEmpty else { return document([.sentences([nothing])]) }
    let verdict: [Document.Part] = [.tight([.chart(gauges), .facts(rest)])]
    let whole = document(verdict + [.tight(report.meals.flatMap(listed))])
    guard !canvas.isAccessible, !canvas.isPage, whole.lines(on: canvas).count > Canvas.usualLines else { return whole }
    return document(verdict + [.tight(report.meals.flatMap(named) + [.sentences([amounts])])])
  }

  private func document(_ parts: [Document.Part]) -> Document {
    let (day, today) = (report.day, report.today)
    let title = day == today ? "Today" : DayText.relative(day, to: today).capitalizedFirst
    let date = [0, -1, 1].contains(day - today) ? DayText.weekday(day, today: today) : nil
    let heading = [
      title, date, report.profile, day == today ? report.now.clock : nil,
      report.isPartial ? "partial, not in any mean" : nil,
    ].compactMap(\.self)
    return Document(
      title: "\(report.profile) · \(DayText.weekday(day)) \(day.civil.year)",
      parts: [.heading(heading.joined(separator: " · "))] + parts)
  }

  private var nothing: StyledLine {
    let hint =
      report.day == report.today
      ? "`eat 2 eggs and a banana` logs a meal." : "`eat 2 eggs @\(report.day.iso) @lunch` logs a meal."
    return StyledLine("Nothing logged. " + hint)
  }

  /// A meal with one row per item.
  private func listed(_ meal: Meal) -> [Document.Part] {
    let rows = MealText.table(meal, marking: Array(1...max(1, meal.items.count)), on: canvas)
    return [head(meal), .table(rows)] + note(meal)
  }

  /// A meal with the names of its items and their energy.
  private func named(_ meal: Meal) -> [Document.Part] {
    let items = meal.items.map { item in
      let energy = item.isSkipped ? "skipped" : item.nutrients.calories.map { Figure.text($0) } ?? "?"
      return "\(item.name) \(energy)"
    }
    return [head(meal), .facts(Document.Facts(labelWidth: 3, [Document.Fact("", items)]))] + note(meal)
  }

  private func head(_ meal: Meal) -> Document.Part {
    let text = "\(meal.slot.rawValue.capitalizedFirst) \(meal.time.clock) · \(Figure.text(meal.total[.calories])) kcal"
    return .caption([StyledLine(text), StyledLine("#\(meal.id)", .faint)])
  }

  private func note(_ meal: Meal) -> [Document.Part] { meal.notes.map { [.note($0)] } ?? [] }

  /// Says which command shows the amounts that the one-line form of a meal leaves out.
  private var amounts: StyledLine {
    let meal = report.meals.last.map { "`meal show \($0.id)`" } ?? ""
    return StyledLine("figures are kcal; \(meal) shows a meal's amounts", .faint)
  }

  private var gauges: Gauges {
    let total = report.total
    let rows = [Nutrient.calories, .protein, .carbohydrates, .fat].map { nutrient in
      Gauges.Row(
        name: nutrient.label, value: total[nutrient], limit: report.goals[nutrient].map(Double.init),
        unit: nutrient.unit, decimals: 0, kind: nutrient == .calories ? .budget : .goal,
        unknown: total.unknown(nutrient))
    }
    return Gauges(rows: rows)
  }

  /// The day's amounts of the nutrients that have no goal, each with its limit and the number of items whose value is
  /// unknown.
  private var rest: Document.Facts {
    guard report.items.contains(where: { !$0.isSkipped }) else { return Document.Facts([]) }
    // Markers over their limit come first, so that a warning sign does not follow another marker's name.
    let markers = report.markers.filter(isOver) + report.markers.reversed().filter { !isOver($0) }
    let parts = markers.map(part)
    return Document.Facts(labelWidth: 0, [Document.Fact("", parts.map(Document.Value.text))])
  }

  /// Formats a marker: `sodium 1,480 of 2,000 mg`; a sign and the word `OVER` come first if the amount exceeds the
  /// limit.
  private func part(_ marker: HealthMarker) -> StyledLine {
    let name = MarkerText.name(marker.nutrient)
    guard let amount = marker.perDay else { return StyledLine("\(name) unknown", .faint) }
    let missing = report.total.unknown(marker.nutrient)
    let doubt = missing == 0 ? "" : " (\(missing.counted("item")) unknown)"
    let limit = marker.limit == nil ? "" : " of \(MarkerText.limit(marker))"
    let open = marker.isOpen ? ", cannot tell" : ""
    let text = "\(name) \(FoodText.amount(amount, marker.nutrient))\(limit) \(marker.unit)\(open)\(doubt)"
    guard isOver(marker) else { return StyledLine(text, .faint) }
    return StyledLine(canvas.isASCII ? "! OVER " : "▲ OVER ", .yellow) + StyledLine(text, .faint)
  }

  /// Whether the amount exceeds the limit when both are rounded as shown; false for fiber, which has a minimum.
  private func isOver(_ marker: HealthMarker) -> Bool {
    guard marker.nutrient != .fiber, let amount = marker.perDay, let limit = marker.limit else { return false }
    let decimals = marker.nutrient.decimals
    return Figure.shown(amount, decimals: decimals) > Figure.shown(limit, decimals: decimals)
  }
}
