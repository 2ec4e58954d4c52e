internal import Domain
internal import Figures
internal import Text

/// The foods that contributed most of a nutrient, shown as one entry of the screen or, with `--all`, as a table.
struct HabitSources {
  let report: HabitsReport
  let canvas: Canvas

  /// The smallest canvas width, in cells, at which the columns are shown side by side.
  private static let minimumWidth = 60

  private var isWide: Bool { canvas.width >= Self.minimumWidth && !canvas.isAccessible }

  /// The first few foods as one entry of the screen; empty with `--all`.
  var facts: [Document.Fact?] {
    guard !report.isWhole, !report.sources.isEmpty else { return [] }
    guard isWide else { return [Document.Fact("Mostly", report.sources.map(sentence))] }
    let columns = [TextTable.Column("")] + Array(repeating: TextTable.Column("", .right), count: 4)
    return [Document.Fact("Mostly", [.table(TextTable(columns, rows: report.sources.map(cells)))])]
  }

  /// The foods as a table with titles; empty without `--all`.
  var table: [Document.Part] {
    guard report.isWhole, !report.sources.isEmpty else { return [] }
    let titles: [TextTable.Column] = [
      .init("Most \(report.nutrient.label)"), .init(report.nutrient.unit, .right), .init("share", .right),
      .init("times", .right), .init("each", .right),
    ]
    let cells = report.sources.map { source in
      [source.name, amount(source.amount), share(source), String(source.times), amount(source.perTime)].map {
        StyledLine($0)
      }
    }
    return [.table(TextTable(titles, rows: cells))]
  }

  private func amount(_ value: Double) -> String { FoodText.amount(value, report.nutrient) }

  private func share(_ source: NutrientSourceTotal) -> String {
    report.share(source.amount).map { "\(Figure.text($0 * 100)) %" } ?? ""
  }

  private func cells(_ source: NutrientSourceTotal) -> [StyledLine] {
    let unit = report.nutrient.unit
    return [
      StyledLine(source.name), StyledLine("\(amount(source.amount)) \(unit)"), StyledLine(share(source)),
      StyledLine(source.times.counted("time")), StyledLine("\(amount(source.perTime)) each", .faint),
    ]
  }

  private func sentence(_ source: NutrientSourceTotal) -> String {
    "\(source.name): \(amount(source.amount)) \(report.nutrient.unit) (\(share(source))), "
      + "\(source.times.counted("time")), \(amount(source.perTime)) \(report.nutrient.unit) each"
  }
}
