internal import Foundation

/// The person's home folder, which `~` stands for.
package enum HomeFolder {
  /// `HOME` of an environment, as in every other program; the account's home folder if it is not set.
  package static func path(in environment: [String: String]) -> String {
    environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
  }

  /// A path with the home folder in the place of a leading `~/`.
  package static func expanding(_ path: String) -> String {
    path.hasPrefix("~/") ? Self.path(in: ProcessInfo.processInfo.environment) + path.dropFirst() : path
  }
}
