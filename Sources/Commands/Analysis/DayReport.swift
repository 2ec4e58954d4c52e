internal import Charts
internal import Domain
internal import Text

/// A day's meals and where it stands against the goals.
struct DayReport: Report {
  let profile: String
  let day: Day
  let now: Moment
  let today: Day
  let meals: [Meal]
  let goals: MacroGoals
  /// What the markers hold the day against.
  let reference: MarkerReference

  private var total: NutrientTotal {
    meals.reduce(into: NutrientTotal()) { $0.add($1.total) }
  }

  private var items: [MealItem] { meals.flatMap(\.items) }

  /// One day: amounts and limits without a judgement.
  private var markers: [HealthMarker] {
    let count = items.count { !$0.isSkipped }
    return HealthMarker.all(
      MarkerIntake(day: total, items: count, planned: day >= today ? goals.calories : nil, reference: reference))
  }

  private func sources(of nutrient: Nutrient) -> [NutrientSourceTotal] {
    NutrientSourceTotal.largest(nutrient, in: items, limit: PeriodReport.sourcesEach)
  }

  var json: JSON {
    let total = total
    let remaining = Nutrient.allCases.map { nutrient in
      (nutrient.rawValue, goals[nutrient].map { JSON.number(Double($0) - total[nutrient]) } ?? .null)
    }
    return .object([
      "profile": .string(profile), "date": .string(day.iso), "meals": .array(meals.map { .meal($0) }),
      "total": .total(total), "unknown": .unknown(total), "goals": .goals(goals),
      "remaining": .object(Dictionary(uniqueKeysWithValues: remaining)),
      "markers": .array(markers.map { .marker($0, sources: sources(of: $0.nutrient)) }),
    ])
  }

  var table: CSVTable? { MealText.csv(meals) }

  func text(on canvas: Canvas) -> [StyledLine] {
    let title = day == today ? "Today" : DayText.relative(day, to: today).capitalizedFirst
    let date = [0, -1, 1].contains(day - today) ? DayText.weekday(day, today: today) : nil
    let parts = [title, date, profile, day == today ? now.clock : nil].compactMap(\.self)
    var lines = [StyledLine(canvas.show(parts.joined(separator: " · ")), .bold), StyledLine()]
    guard !meals.isEmpty else {
      let hint = day == today ? "`eat 2 eggs and a banana` logs a meal." : "`eat 2 eggs @\(day.iso) @lunch` logs one."
      return lines
        + ["Nothing logged. " + hint].flatMap { canvas.show($0).wrapped(to: canvas.width) }.map { StyledLine($0) }
    }
    for meal in meals {
      let head =
        "\(meal.slot.rawValue.capitalizedFirst) \(meal.time.clock) · \(Figure.text(meal.total[.calories])) kcal"
      lines.append(StyledLine(canvas.show(head)) + StyledLine("  #\(meal.id)", .faint))
      lines += MealText.rows(meal, marking: Array(1...max(1, meal.items.count)), on: canvas)
      if let notes = meal.notes {
        lines.append(StyledLine(canvas.show("   " + notes).truncated(to: canvas.width, in: canvas.glyphs), .faint))
      }
    }
    return lines + [StyledLine()] + gauges(on: canvas) + rest(on: canvas)
  }

  private func gauges(on canvas: Canvas) -> [StyledLine] {
    let total = total
    let rows = [Nutrient.calories, .protein, .carbohydrates, .fat].map { nutrient in
      Gauges.Row(
        name: nutrient.label, value: total[nutrient], limit: goals[nutrient].map(Double.init), unit: nutrient.unit,
        decimals: 0, kind: nutrient == .calories ? .limit : .goal, unknown: total.unknown(nutrient))
    }
    return Gauges(rows: rows).lines(on: canvas)
  }

  /// The nutrients that have no goal against their limits, and how many items they are not known of.
  private func rest(on canvas: Canvas) -> [StyledLine] {
    guard items.contains(where: { !$0.isSkipped }) else { return [] }
    let limits =
      switch reference.whose {
      case .member(let name): "limits of \(name), family guide"
      case .adults, .family, .people: "limits of \(reference.whose.name)"
      }
    let remarks = [limits, "judged from \(HealthMarker.fewestDays) days on"]
    let parts = markers.reversed().map { part($0, on: canvas) } + remarks.map { StyledLine(canvas.show($0), .faint) }
    let separator = StyledLine(canvas.show(" · "), .faint)
    return parts.reduce(into: [StyledLine]()) { lines, part in
      if let last = lines.last, (last + separator + part).cells <= canvas.width {
        lines[lines.count - 1] = last + separator + part
      } else {
        lines += part.wrapped(to: canvas.width)
      }
    }
  }

  /// `sodium 1,480 of 2,000 mg`; beyond it with a sign and a word.
  private func part(_ marker: HealthMarker, on canvas: Canvas) -> StyledLine {
    let name = MarkerText.name(marker.nutrient)
    guard let amount = marker.perDay else { return StyledLine("\(name) unknown", .faint) }
    let missing = total.unknown(marker.nutrient)
    let doubt = missing == 0 ? "" : " (\(missing.counted("item")) unknown)"
    let limit = marker.limit == nil ? "" : " of \(MarkerText.limit(marker))"
    let text = "\(name) \(FoodText.amount(amount, marker.nutrient))\(limit) \(marker.unit)\(doubt)"
    guard isOver(marker) else { return StyledLine(text, .faint) }
    return StyledLine(canvas.isASCII ? "! OVER " : "▲ OVER ", .yellow) + StyledLine(text, .faint)
  }

  /// Whether more was eaten than the limit, by the figures as they are shown; of fiber more is better.
  private func isOver(_ marker: HealthMarker) -> Bool {
    guard marker.nutrient != .fiber, let amount = marker.perDay, let limit = marker.limit else { return false }
    let decimals = marker.nutrient == .sodium ? 0 : 1
    return Figure.shown(amount, decimals: decimals) > Figure.shown(limit, decimals: decimals)
  }
}
