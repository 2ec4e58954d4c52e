extension LevelScale {
  /// What a legend adds to the scale's bounds where a value lies beyond them, and so is drawn at an end; else nothing.
  func beyondWords(_ values: [Double]) -> String {
    values.contains { $0 < low || $0 > high } ? ", beyond it at its ends" : ""
  }
}
