extension TrendChart {
  /// The mentions that are written under the line; none where nothing is logged, since they would name every day.
  var shownMentions: [Mention] { values.isEmpty ? [] : mentions }
}

extension TrendChart.Before {
  /// What the legend calls the line, and that none is drawn where it has no day.
  var legendName: String { name + (values.allSatisfy { $0 == nil } ? ", no log" : "") }
}
