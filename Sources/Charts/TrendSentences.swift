internal import Text

/// The trend as sentences: each day of a short period, each week of a longer one.
extension TrendChart {
  func sentences(on canvas: Canvas) -> [StyledLine] {
    let goalSentence = goal.map { " \(goalLabel.capitalizedFirst) \(figure($0))." } ?? ""
    guard !allValues.isEmpty else {
      return Sentences.lines(
        [heading.sentence + goalSentence, emptyText] + summary.map { $0.capitalizedFirst + "." }, on: canvas)
    }
    let body =
      points.count > 14 && groups.count > 1
      ? weekSentences + [mentions.map(\.sentence).joined(separator: " ")] : [daySentences]
    let end = (summary + extremes).map { $0.capitalizedFirst + "." }.joined(separator: " ")
    return Sentences.lines([heading.sentence + goalSentence] + body + [end], on: canvas)
  }

  private var daySentences: String {
    points.indices.map(sentence).joined(separator: " ")
  }

  /// A day in words: `Mon 16 Nov 1,871, at goal, last month 2,010`.
  func sentence(ofDay index: Int) -> String {
    let point = points[index]
    let before = before.map { ", \($0.name) \($0.values[index].map(figure) ?? "no log")" } ?? ""
    guard let value = point.value else {
      return "\(point.name) \(point.isToCome ? "to come" : point.isUnknown ? "not known" : "no log")\(before)."
    }
    return "\(point.name) \(figure(value))\(statusWord(of: point, value))\(before)."
  }

  private func statusWord(of point: Point, _ value: Double) -> String {
    guard let met = point.metGoal else { return "" }
    return met ? ", at goal" : value > (goal ?? value) ? ", over" : ", under"
  }

  private var weekSentences: [String] {
    groups.map { group in
      let before = before.map { "; \($0.name) \(meanBefore(in: group.range).map(figure) ?? "no log")" } ?? ""
      let past = points[group.range].filter { !$0.isToCome }
      let values = past.compactMap(\.value)
      guard !values.isEmpty else {
        let isUnknown = past.contains(where: \.isUnknown)
        return "\(group.name): \(past.isEmpty ? "to come" : isUnknown ? "not known" : "no log")\(before)."
      }
      let mean = values.reduce(0, +) / Double(values.count)
      return "\(group.name): mean \(figure(mean)), \(values.count) of \(past.count) \(pointName)s logged\(before)."
    }
  }
}

extension String {
  /// The text as a sentence starts: its first letter a capital.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
