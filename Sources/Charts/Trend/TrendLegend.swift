extension TrendChart {
  /// The mentions shown below the line; none if nothing is logged, since they would name every day.
  var shownMentions: [Mention] { values.isEmpty ? [] : mentions }
}

extension TrendChart.PreviousPeriod {
  /// The name of the line in the legend, which adds that nothing is logged if the line has no days.
  var legendName: String { name + (values.allSatisfy { $0 == nil } ? ": no log" : "") }
}
