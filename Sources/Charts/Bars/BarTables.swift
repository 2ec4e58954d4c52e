internal import Figures
internal import Text

// The tables of charts that have a bar for each row; each table has the same rows as its chart.

extension DayBars {
  package var table: ChartTable {
    ChartTable(
      [
        .init("day"), .init("value", unit: unit, decimals: decimals), .init("goal", unit: unit, decimals: decimals),
        .init(noteHeading ?? "note"),
        .init("word"),
      ],
      rows: rows.map { row in
        [.text(row.fullName), row.state.field, .optional(goal), .words(row.note), .words(row.word?.text)]
      })
  }
}

extension ComparedBars {
  package var table: ChartTable {
    let unit = heading.unit
    return ChartTable(
      [
        .init("day"), .init(nowName, unit: unit, decimals: decimals), .init(beforeName, unit: unit, decimals: decimals),
        .init("change", unit: unit, decimals: decimals), .init("goal", unit: unit, decimals: decimals), .init("word"),
      ],
      rows: rows.map { row in
        func shown(_ value: Double) -> Double { Figure.shown(value, decimals: decimals) }
        let change = row.now.value.flatMap { now in row.before.value.map { shown(now) - shown($0) } }
        return [
          .text(row.fullName), row.now.field, row.before.field, .optional(change), .optional(goal),
          .words(row.word?.text),
        ]
      })
  }
}

extension AmountBars {
  package var table: ChartTable {
    ChartTable(
      [.init(rowName), .init(heading.column, unit: heading.unit), .init("note")],
      // The figures are the caller's texts, because an amount of money has its own number of decimals.
      rows: rows.map { [.text($0.fullName), $0.amount.value == nil ? .none : .text($0.figure), .words($0.note)] })
  }
}

extension SplitBars {
  package var table: ChartTable {
    ChartTable(
      [.init("row")] + parts.map { .init($0.name, unit: "%", decimals: 0) } + [
        .init("total", unit: totalUnit, decimals: 0)
      ],
      rows: rows.map { row in
        let shares = row.shares.flatMap(Shares.init)?.parts
        let fields = parts.indices.map { index in
          shares.flatMap { index < $0.count ? $0[index] * 100 : nil }
        }
        return [.text(row.name)] + fields.map { .optional($0) } + [.optional(row.shares == nil ? nil : row.total)]
      })
  }
}

extension Gauges {
  package var table: ChartTable {
    ChartTable(
      [
        .init("name"), .init("value"), .init("limit"), .init("unit"), .init("share", unit: "%", decimals: 0),
        .init("unknown items"),
      ],
      rows: rows.map { row in
        [
          .text(row.name), .optional(row.value), .optional(row.limit), .words(row.unit),
          .optional(row.limit.map { row.value / $0 * 100 }), .number(Double(row.unknown)),
        ]
      })
  }
}

extension MarkerBars {
  package var table: ChartTable {
    ChartTable(
      [
        .init("marker"), .init("amount"), .init("limit"), .init("unit"), .init("share", unit: "%", decimals: 0),
        .init("second threshold", unit: "%", decimals: 0), .init("level"),
      ],
      rows: rows.map { row in
        [
          .text(row.fullName), .optional(row.amount), .optional(row.limit?.value), .words(row.unit),
          .optional(row.share.map { $0 * 100 }), .optional(row.limit?.second.map { $0 * 100 }),
          .words(row.verdict?.word),
        ]
      })
  }
}

extension ChartTable.Field {
  /// The field for a number; `none` if the number is nil or not finite.
  static func optional(_ value: Double?) -> Self { value.flatMap { $0.isFinite ? .number($0) : nil } ?? .none }

  /// The field for words; `none` if the text is nil or empty.
  static func words(_ text: String?) -> Self { text.flatMap { $0.isEmpty ? nil : .text($0) } ?? .none }
}

extension Heading {
  /// The measure as a column name: `energy`.
  var column: String { title.lowercased() }
}
