extension DayBars {
  /// The bars with their numbers, differences and words, with the goal as a line through all of them.
  package var image: VectorImage {
    let title = sentenceHeading.hasSuffix(".") ? String(sentenceHeading.dropLast()) : sentenceHeading
    var sheet = ImageSheet(title: title)
    if rows.isEmpty {
      sheet.words("No days.")
      return sheet.image(of: self, title: title)
    }
    let words = rows.map { $0.value == nil ? nil : $0.word }
    let columns = ImageColumns(
      left: [.init(rows.map(\.name), heading: unit)],
      right: [
        .init(rows.map { $0.value.map(figure) ?? "" }, anchor: .end, limit: 190),
        .init(
          rows.map { $0.value == nil ? "" : $0.note }, heading: noteHeading ?? "", role: .muted, anchor: .end,
          limit: 110),
        .init(words.map { $0?.text ?? "" }, limit: 90, marks: words.map { $0?.verdict.map(ImageMark.init) }),
      ])
    let axis = BarAxis(from: columns.barStart, to: columns.barEnd, values: rows.compactMap(\.value), goal: goal)
    let lines = rows.map { row in
      BarLines.Line(title: sentence(row)) { axis.bar(row.state, words: row.state.words, y: $0, height: $1) }
    }
    BarLines(lines: lines, columns: columns, axis: axis, goalLabel: goal.map { "\(goalName) \(figure($0))" })
      .draw(on: &sheet)
    return sheet.image(of: self, title: title)
  }
}
