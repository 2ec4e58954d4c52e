internal import Foundation

/// The user's home folder, which is written `~` in paths.
package enum HomeFolder {
  /// The home folder: `HOME` in the environment, as in every other program, or else the account's home folder.
  package static func path(in environment: [String: String]) -> String {
    environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
  }

  /// Replaces a leading `~/` of a path with the home folder.
  package static func expanding(_ path: String) -> String {
    path.hasPrefix("~/") ? Self.path(in: ProcessInfo.processInfo.environment) + path.dropFirst() : path
  }
}
