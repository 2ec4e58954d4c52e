extension LevelScale {
  /// Returns the note that a legend adds if a value lies outside the scale and is drawn at one of its ends; otherwise
  /// an empty string.
  func outOfScaleNote(_ values: [Double]) -> String {
    values.contains { $0 < low || $0 > high } ? ", outliers at its ends" : ""
  }
}
