/// Where the profile in use is kept between runs, per system user and household: not in the database, since two people at
/// two screens use one household.
package struct ProfileMemory: Sendable {
  /// The number of the profile last remembered; nil where there is none or it cannot be read.
  package let recall: @Sendable () -> Int?
  /// Keeps a profile's number for the next start; throws a `LarderError` that says why it cannot.
  package let remember: @Sendable (Int) throws -> Void

  /// A memory over a place to keep one number in.
  package init(recall: @escaping @Sendable () -> Int?, remember: @escaping @Sendable (Int) throws -> Void) {
    self.recall = recall
    self.remember = remember
  }
}
