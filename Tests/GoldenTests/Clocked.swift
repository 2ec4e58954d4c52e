import Foundation
import TestSupport

/// The program with its clock in a file, so that a transcript need not repeat `--now`.
///
/// `echo 2026-11-20T08:00+01:00 > ~/clock` sets the time of all commands after it; without the file the program is run as it is.
final class Clocked: Sendable {
  /// The path of what stands for `larder`.
  let program: String
  private let folder: TemporaryFolder

  init(_ binary: String = Larder.binary) throws {
    folder = try TemporaryFolder()
    program = try folder.write(
      """
      #!/bin/sh
      test -f "$HOME/clock" || exec '\(binary)' "$@"
      exec '\(binary)' --now "$(cat "$HOME/clock")" "$@"

      """, to: "larder")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
  }
}
