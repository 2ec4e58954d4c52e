extension LevelScale {
  /// What a legend adds to the bounds of the scale if a value lies beyond them and so is drawn at an end; otherwise
  /// empty.
  func outOfScaleNote(_ values: [Double]) -> String {
    values.contains { $0 < low || $0 > high } ? ", outliers at its ends" : ""
  }
}
