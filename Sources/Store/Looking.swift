package import Domain

extension Household {
  /// Whether a database of Larder's is at a path; nothing is made there.
  package static func exists(at path: String) -> Bool { (try? DatabaseFile.exists(at: path)) ?? false }

  /// Opens the database at a path only to look at it: nothing is made, swept, copied or brought up to date, and every write is
  /// refused.
  ///
  /// Nil if none is there. `patience` is how long a read waits while another program writes. Throws what `open` does, and
  /// `newerSchema` for any layout but this program's.
  package static func looking(at path: String, now: Moment, patience: Duration) throws -> Household? {
    try SQLiteBuild.check()
    guard try DatabaseFile.exists(at: path) else { return nil }
    return try Household(path: path, isNew: false, now: now, patience: patience, looksOnly: true)
  }
}
