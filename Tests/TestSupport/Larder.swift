import Foundation

/// Where the programs and files under test are.
package enum Larder {
  /// The program: `LARDER_BIN` (the static release under `make check`), otherwise the one built beside the tests.
  package static var binary: String {
    ProcessInfo.processInfo.environment["LARDER_BIN"] ?? built("larder")
  }

  /// An executable target of this package, built with the tests.
  package static func built(_ name: String) -> String {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent().path ?? "."
    return folder + "/" + name
  }

  /// The repository's folder.
  package static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
}
