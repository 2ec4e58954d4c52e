/// The program's version.
package enum Version {
  /// A semantic version: `MAJOR.MINOR.PATCH`.
  package static let number = "0.1.0"
}
