internal import Domain

/// Two readings of one number: `1.500 g`.
enum DoubtfulNumber {
  /// Refuses them where nothing tells which is the likelier; throws `doubtful`.
  static func refuse(_ doubt: String?, place: LarderError.Place?) throws {
    guard let doubt else { return }
    throw LarderError(
      .doubtful, doubt, hint: "write the one that is meant, without the mark between the digits", place: place)
  }
}
