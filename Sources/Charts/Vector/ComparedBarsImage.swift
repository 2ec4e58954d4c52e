extension ComparedBars {
  /// Two bars for each day: this period's bar is filled, and the previous period's bar is an outline below it.
  package var image: VectorImage {
    var sheet = ImageSheet(heading)
    if rows.isEmpty {
      sheet.words("No days.")
    } else {
      sheet.legend([
        .init(mark: .swatch(.series, .solid()), words: nowName),
        .init(mark: .swatch(.before, .outlined), words: beforeName),
      ])
      drawDays(on: &sheet)
    }
    sheet.footer(footer.map { [$0] })
    return sheet.image(of: self, title: heading.line)
  }

  private func drawDays(on sheet: inout ImageSheet) {
    /// One string for the first line of each day, and one string for its second line.
    func pairs(_ first: (Row) -> String, _ second: (Row) -> String = { _ in "" }) -> [String] {
      rows.flatMap { [first($0), second($0)] }
    }
    func shown(_ observation: Observation) -> String { observation.value.map(figure) ?? "" }
    let words = rows.flatMap { [$0.now.value == nil ? nil : $0.word, nil] }
    let columns = ImageColumns(
      left: [
        .init(pairs(\.name)), .init(pairs({ _ in nowName }, { _ in beforeName }), role: .muted, limit: 90),
      ],
      right: [
        .init(pairs({ shown($0.now) }, { shown($0.before) }), anchor: .end, limit: 190),
        .init(
          pairs({ difference($0) ?? "–" }), heading: "change", role: .muted, anchor: .end, limit: 180),
        .init(words.map { $0?.text ?? "" }, limit: 80, marks: words.map { $0?.verdict.map(ImageMark.init) }),
      ])
    let axis = BarAxis(from: columns.barStart, to: columns.barEnd, values: values, goal: goal)
    let lines = rows.flatMap { row in
      [
        BarLines.Line(title: sentence(row), isApart: true) {
          axis.bar(row.now, words: row.now.words, y: $0, height: $1)
        },
        BarLines.Line(title: sentence(row)) {
          axis.bar(row.before, words: row.before.words, y: $0, height: $1, role: .before, fill: .outlined, over: nil)
        },
      ]
    }
    BarLines(
      lines: lines, columns: columns, axis: axis, goalLabel: goal.map { "goal \(figure($0))" }, height: 19,
      thickness: 13, gap: 9
    ).draw(on: &sheet)
  }
}
