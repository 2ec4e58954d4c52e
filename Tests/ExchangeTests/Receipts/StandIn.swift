import TestSupport

/// Scripts that stand in for programs of the system.
enum StandIn {
  /// Writes a script for the shell that can be started.
  ///
  /// Another process writes it: a file that a test beside this one still holds open after a fork cannot be started.
  static func write(_ script: String, to path: String) throws {
    let write = #"printf '#!/bin/sh\n%s\n' "$1" >"$2"; chmod 700 "$2""#
    _ = try Program.run("/bin/sh", ["-c", write, "sh", script, path])
  }
}
