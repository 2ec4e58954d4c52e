// The tables of charts of a series of days.

extension TrendChart {
  /// A row for each point: its value, the goal, whether the goal was met, and the value in the previous period.
  package var table: ChartTable {
    let unit = heading.unit
    let judges = points.contains { $0.metGoal != nil }
    var columns: [ChartTable.Column] = [.init(pointName), .init(heading.column, unit: unit, decimals: decimals)]
    if goal != nil { columns.append(.init(goalLabel, unit: unit, decimals: decimals)) }
    if judges { columns.append(.init(metName)) }
    if let before { columns.append(.init(before.name, unit: unit, decimals: decimals)) }
    let rows = points.enumerated().map { index, point in
      var row: [ChartTable.Field] = [.text(point.name), .optional(point.value)]
      if goal != nil { row.append(.optional(goal)) }
      if judges { row.append(.words(point.metGoal.map { $0 ? "yes" : "no" })) }
      if let before { row.append(.optional(before.values[index])) }
      return row
    }
    return ChartTable(columns, rows: rows)
  }
}

extension MonthHeatmap {
  /// A row for each day: its value, how it compares with the goal, and the mean of its week.
  package var table: ChartTable {
    let unit = heading.unit
    let rows = weeks.flatMap { week in
      week.days.compactMap { $0 }.map { day in
        [
          .text(week.label), .text(day.name), day.state.field, .words(day.judged?.word ?? met(day)),
          .optional(mean(week)),
        ]
          as [ChartTable.Field]
      }
    }
    return ChartTable(
      [
        .init("week"), .init("day"), .init(heading.column, unit: unit, decimals: decimals), .init("standing"),
        .init("mean of the week", unit: unit, decimals: decimals),
      ], rows: rows)
  }

  private func met(_ day: Day) -> String? { day.judged == .met ? "met" : nil }
}

extension SparkRows {
  /// A table with the rows of the chart: the figures as shown, the word, then the values of the days.
  package var table: ChartTable {
    let days = rows.map(\.series.count).max() ?? 0
    let figures = max(figureTitles.count, rows.map(\.figures.count).max() ?? 0)
    // A column whose rows have different numbers of decimals shows as many decimals as each value needs.
    let decimals = rows.contains { $0.decimals != nil } ? nil : decimals
    func name(_ names: [String], _ index: Int) -> String {
      index < names.count && !names[index].isEmpty ? names[index] : String(index + 1)
    }
    let columns: [ChartTable.Column] =
      [.init("name")] + (0..<figures).map { .init(name(figureTitles, $0)) } + [.init("word")]
      + (0..<days).map { .init(name(dayNames, $0), unit: heading.unit, decimals: decimals) }
    let fields = rows.map { row in
      [.text(row.name)] + (0..<figures).map { .words($0 < row.figures.count ? row.figures[$0] : nil) }
        + [.words(row.word?.text)] + (0..<days).map { $0 < row.series.count ? row.series[$0].field : .none }
    }
    return ChartTable(columns, rows: fields)
  }
}

extension Sparkline {
  /// A row for each day: its position in the series and its value.
  package var table: ChartTable {
    ChartTable(
      [.init("day"), .init(name.lowercased(), unit: unit, decimals: decimals)],
      rows: series.enumerated().map { [.number(Double($0.offset + 1)), $0.element.field] })
  }
}
