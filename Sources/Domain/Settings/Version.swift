/// The program's version.
package enum Version {
  /// A semantic version: `MAJOR.MINOR.PATCH`.
  package static let number = "0.1.0"
  /// The day of this version, for its manual page.
  package static let day = "2026-11-22"
}
