extension Day {
  /// The months' short names in English.
  package static let monthNames = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `Fri 20 Nov`, as people read it.
  package var weekdayText: String { "\(weekday.short) \(civil.day) \(Self.monthNames[civil.month - 1])" }
}
