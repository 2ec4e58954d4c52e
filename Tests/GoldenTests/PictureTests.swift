import Expect
import Foundation
import TestSupport
import Testing

/// The picture on the first page is what the program draws today.
@Suite struct PictureTests {
  @Test func theWeekOfTheFirstPageIsFresh() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      "/bin/sh", ["-c", "cd '\(folder.path)' && echo 'week --out week.svg' | '\(Larder.binary)' demo"],
      environment: [
        "HOME": folder.path, "XDG_STATE_HOME": folder.path, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
        "LARDER_NOW": "2026-11-21T20:30+01:00",
      ])
    expect(result.status, equals: 0, "\(result.errorText)")
    let drawn = try folder.read("week.svg")
    expect(drawn.contains("prefers-color-scheme:dark"))
    let file = URL(fileURLWithPath: Larder.repository + "/docs/week.svg")
    if ProcessInfo.processInfo.environment["LARDER_RECORD"] == "1" { try Data(drawn.utf8).write(to: file) }
    let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    expect(kept, equals: drawn, "docs/week.svg is stale: run `make docs`")
  }
}
