extension TrendChart {
  /// The mentions shown below the line; empty if no day has a value, because the mentions would then name every day.
  var shownMentions: [Mention] { values.isEmpty ? [] : mentions }
}

extension TrendChart.PreviousPeriod {
  /// The name of the line in the legend, followed by `no log` if the line has no values.
  var legendName: String { name + (values.allSatisfy { $0 == nil } ? ": no log" : "") }
}
