/// The program's version.
package enum Version {
  /// As semantic versioning has it: `MAJOR.MINOR.PATCH`.
  package static let number = "0.1.0"
}
