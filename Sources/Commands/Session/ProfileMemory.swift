package import Domain

/// Remembers which profile is in use from one run to the next, for each system user and household.
///
/// The profile in use is not saved in the database, since two people at two terminals may use the same household.
package struct ProfileMemory: Sendable {
  /// Returns the remembered profile; nil if there is none or it cannot be read.
  package let recall: @Sendable () -> Entry?
  /// Remembers a profile for the next start; nil means that no profile was chosen.
  ///
  /// Throws a `LarderError` with the reason if that fails.
  package let remember: @Sendable (Entry?) throws -> Void

  /// Forgets that these profiles were in use, and every line that was typed at the prompt while they were in use.
  ///
  /// If `isEverything` is true, every profile is forgotten. Throws a `LarderError` with the reason if that fails.
  package let forget: @Sendable (_ profiles: [Profile], _ isEverything: Bool) throws -> Void

  /// Creates a memory from closures that load, store and forget.
  package init(
    recall: @escaping @Sendable () -> Entry?, remember: @escaping @Sendable (Entry?) throws -> Void,
    forget: @escaping @Sendable (_ profiles: [Profile], _ isEverything: Bool) throws -> Void = { _, _ in }
  ) {
    self.recall = recall
    self.remember = remember
    self.forget = forget
  }

  /// What is remembered of a profile: enough to recognize it, but not its name.
  package struct Entry: Hashable, Sendable {
    /// The profile's ID in the household.
    package let id: Int
    /// The profile's uid; nil if an earlier Larder remembered only the ID.
    package let uid: String?

    /// Creates the entry of a profile with this ID and uid.
    package init(id: Int, uid: String?) {
      self.id = id
      self.uid = uid
    }

    /// Creates the entry of a saved profile.
    package init(_ profile: Profile) { self.init(id: profile.id, uid: profile.uid) }

    /// Whether `profile` is the one remembered: after a restore, another profile may have its ID.
    package func isOf(_ profile: Profile) -> Bool {
      id == profile.id && (uid == nil || profile.uid == nil || uid == profile.uid)
    }
  }
}
