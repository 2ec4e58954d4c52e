/// The program's version.
package enum Version {
  /// A semantic version: `MAJOR.MINOR.PATCH`.
  package static let number = "0.1.0"
  /// The date of this version, as its manual page shows it.
  package static let day = "2026-11-22"
}
