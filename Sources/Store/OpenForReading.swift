package import Domain

extension Household {
  /// Whether there is a Larder database at a path; creates nothing.
  package static func exists(at path: String) -> Bool { (try? DatabaseFile.exists(at: path)) ?? false }

  /// Whether there is nothing at a path.
  ///
  /// A file that cannot be read, or that is not recognized as a household, does not count as missing: it may be a
  /// damaged household.
  package static func isMissing(at path: String) -> Bool {
    do { return try !DatabaseFile.exists(at: path) } catch {
      // The path leads nowhere, for example through a file instead of a folder.
      return (error as? LarderError)?.code == .cannotCreate
    }
  }

  /// Opens the database at a path for reading only: no file is created, deleted, copied or upgraded, and every write is
  /// refused.
  ///
  /// Returns nil if there is no database. `patience` is how long a read waits while another program writes. Throws
  /// what `open` throws, and `newerSchema` if the file's layout is not this program's, whether it is older or newer.
  package static func openForReading(at path: String, now: Moment, patience: Duration) throws -> Household? {
    try SQLiteBuild.check()
    guard try DatabaseFile.exists(at: path) else { return nil }
    return try Household(path: path, isNew: false, now: now, patience: patience, isForReadingOnly: true)
  }
}
