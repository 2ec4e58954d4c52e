/// Remembers which profile is in use from one run to the next, for each system user and household.
///
/// This is not saved in the database, since two people at two terminals may use the same household.
package struct ProfileMemory: Sendable {
  /// Returns the number of the remembered profile; nil if there is none or it cannot be read.
  package let recall: @Sendable () -> Int?
  /// Remembers a profile's number for the next start; throws a `LarderError` with the reason if that fails.
  package let remember: @Sendable (Int) throws -> Void

  /// A memory made of two closures that load and store one number.
  package init(recall: @escaping @Sendable () -> Int?, remember: @escaping @Sendable (Int) throws -> Void) {
    self.recall = recall
    self.remember = remember
  }
}
