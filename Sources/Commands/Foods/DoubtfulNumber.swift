internal import Domain

/// Refuses numbers that can be read in two ways, such as `1.500 g`.
enum DoubtfulNumber {
  /// Throws `doubtful` with `doubt` as its message; does nothing if `doubt` is nil.
  static func refuse(_ doubt: String?, location: LarderError.Location?) throws {
    guard let doubt else { return }
    throw LarderError(
      .doubtful, doubt, hint: "write the one you mean, without a separator before three digits", location: location)
  }
}
