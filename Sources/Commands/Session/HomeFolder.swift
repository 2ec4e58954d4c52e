internal import Foundation

/// The person's home folder, which `~` stands for.
package enum HomeFolder {
  /// `$HOME`, as in every other program; the account's home folder if that is not set.
  package static var path: String {
    ProcessInfo.processInfo.environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
  }
}
