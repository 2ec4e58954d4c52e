internal import Domain

/// A number that can be read in two ways: `1.500 g`.
enum DoubtfulNumber {
  /// Throws `doubtful` if neither reading is likelier than the other.
  static func refuse(_ doubt: String?, location: LarderError.Location?) throws {
    guard let doubt else { return }
    throw LarderError(
      .doubtful, doubt, hint: "write the one you mean, without the mark between the digits", location: location)
  }
}
