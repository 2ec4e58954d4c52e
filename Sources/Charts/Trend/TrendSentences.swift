internal import Text

/// The trend as sentences: one for each day of a short period, one for each week of a longer one.
extension TrendChart {
  func sentences(on canvas: Canvas) -> [StyledLine] {
    let goalSentence = goalFigure.map { " \(goalLabel.capitalizedFirst) \($0)." } ?? ""
    guard !allValues.isEmpty else {
      return Sentences.lines(
        [heading.sentence + goalSentence, emptyText] + summary.map { $0.capitalizedFirst + "." }, on: canvas)
    }
    let body =
      points.count > 14 && groups.count > 1
      ? weekSentences + [mentions.map(\.sentence).joined(separator: " ")] : [daySentences]
    let end = (summary + extremes + differences()).map { $0.capitalizedFirst + "." }.joined(separator: " ")
    return Sentences.lines([heading.sentence + goalSentence] + body + [end], on: canvas)
  }

  private var daySentences: String {
    SpokenRuns.sentences(points.indices.map { (points[$0].name, stateWords(ofDay: $0)) }) { sentence(ofDay: $0) }
      .joined(separator: " ")
  }

  /// The words for a day without a value; nil for a day with a value, and for all days if the sentences also state
  /// the values of the previous period.
  private func stateWords(ofDay index: Int) -> String? {
    let point = points[index]
    guard point.value == nil, before == nil else { return nil }
    return absenceWords([point])
  }

  /// A day as a sentence: `Mon 16 Nov 1,871, at goal, last month: 2,010`.
  func sentence(ofDay index: Int) -> String {
    let point = points[index]
    let before = before.map { ", \($0.name): \($0.values[index].map(figure) ?? "no log")" } ?? ""
    guard let value = point.value else {
      return "\(point.name) \(absenceWords([point]))\(before)."
    }
    return "\(point.name) \(figure(value))\(statusWord(of: point, value))\(before)."
  }

  private func statusWord(of point: Point, _ value: Double) -> String {
    guard let met = point.metGoal else { return "" }
    return met ? ", \(metName)" : value > (goal ?? value) ? ", over" : ", under"
  }

  private var weekSentences: [String] {
    let weeks = weeks
    return SpokenRuns.sentences(
      weeks.map { ($0.name, $0.mean == nil && before == nil ? $0.state : nil) }, separator: ":"
    ) { index in
      let week = weeks[index]
      let before = before.flatMap { $0.isCompared ? "; \($0.name) \(week.before.map(figure) ?? "no log")" : nil } ?? ""
      guard let mean = week.mean else { return "\(week.name): \(week.state)\(before)." }
      let counted = "\(week.logged) of \(week.passed) \(week.countName)\(week.passed == 1 ? "" : "s") logged"
      return "\(week.name): mean \(figure(mean)), \(counted)\(before)."
    }
  }
}

extension String {
  /// The text with a capital first letter, for the start of a sentence.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
