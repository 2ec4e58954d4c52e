extension AmountBars {
  /// The bars with their figures and notes; negative amounts go to the left.
  package var image: VectorImage {
    var sheet = ImageSheet(heading)
    if rows.isEmpty {
      sheet.words(emptyText)
    } else {
      let columns = ImageColumns(
        left: [.init(rows.map(\.name))],
        right: [
          .init(rows.map { $0.amount.value == nil ? "" : $0.figure }, anchor: .end, limit: 200),
          .init(rows.map(\.note), role: .muted, limit: 140),
        ])
      let axis = BarAxis(from: columns.barStart, to: columns.barEnd, values: rows.compactMap(\.amount.value))
      let lines = rows.map { row in
        BarLines.Line(title: sentence(row)) { axis.bar(row.amount, words: words(row), y: $0, height: $1) }
      }
      BarLines(lines: lines, columns: columns, axis: axis, goalLabel: nil).draw(on: &sheet)
    }
    sheet.footer([summary])
    return sheet.image(of: self, title: heading.line)
  }
}
