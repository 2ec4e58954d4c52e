package import Domain

/// Remembers which profile is in use from one run to the next, for each system user and household.
///
/// This is not saved in the database, since two people at two terminals may use the same household.
package struct ProfileMemory: Sendable {
  /// Returns the number of the remembered profile; nil if there is none or it cannot be read.
  package let recall: @Sendable () -> Int?
  /// Remembers a profile's number for the next start; throws a `LarderError` with the reason if that fails.
  package let remember: @Sendable (Int) throws -> Void

  /// Forgets that profiles were in use, and every line that they have typed at the prompt.
  ///
  /// `isEverything` forgets whichever profile was in use. Throws a `LarderError` with the reason if that fails.
  package let forget: @Sendable (_ profiles: [Profile], _ isEverything: Bool) throws -> Void

  /// A memory made of closures that load, store and forget.
  package init(
    recall: @escaping @Sendable () -> Int?, remember: @escaping @Sendable (Int) throws -> Void,
    forget: @escaping @Sendable (_ profiles: [Profile], _ isEverything: Bool) throws -> Void = { _, _ in }
  ) {
    self.recall = recall
    self.remember = remember
    self.forget = forget
  }
}
