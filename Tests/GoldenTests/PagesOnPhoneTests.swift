import Expect
import Foundation
import TestSupport
import Testing

/// Saved pages as a phone shows them, 390 pixels wide: Tests/check-pages.sh looks at them in headless Chromium.
@Suite struct PagesOnPhoneTests {
  private static let script = Larder.repository + "/Tests/check-pages.sh"

  /// Whether a program that the script would use is on the path.
  private static let hasBrowser = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
    folder in
    ["chromium", "chromium-browser", "google-chrome"].contains {
      FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)")
    }
  }

  /// Every command that saves pages, on a family's eight weeks.
  private static let pages = [
    ("week", "week"), ("last", "week last"), ("compare", "week last --compare"), ("month", "month"),
    ("day", "day 2026-11-20"),
    ("calories", "chart calories"), ("both", "chart fiber --compare"), ("macros", "chart macros"),
    ("markers", "chart markers"), ("spent", "chart spent"), ("everybody", "chart calories --household"),
    ("family", "chart macros --household"), ("household", "household"), ("sodium", "household sodium"),
    ("habits", "habits"), ("balance", "balance"), ("prices", "prices"),
  ]

  @Test(.enabled(if: hasBrowser, "Chromium is not installed, so no page is looked at"))
  func `pages fit a phone`() throws {
    let folder = try TemporaryFolder()
    let lines = Self.pages.map { name, line in "\(line) --out \(name).html" }.joined(separator: "\n")
    let environment = [
      "HOME": folder.path, "XDG_STATE_HOME": folder.path, "LANG": "C.UTF-8", "TZ": "Europe/Berlin",
      "LARDER_NOW": "2026-11-21T12:30+01:00", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ]
    let saved = try Program.run(
      Larder.binary, ["demo"], input: lines, environment: environment, folder: folder.path)
    expect(saved.status, equals: 0, "\(saved.errorText)")
    let files = Self.pages.map { folder.file($0.0 + ".html") }
    let looked = try Program.run(Self.script, files, environment: environment, folder: folder.path)
    expect(looked.status, equals: 0, "\(looked.text)\(looked.errorText)")
    expect(looked.text.split(separator: "\n").count { $0.hasPrefix("GOOD ") }, equals: files.count)

    // The check can fail: a page that is too wide, with small text and two headlines.
    let wide = try folder.write(
      "<!DOCTYPE html><html><body><h1>a</h1><h1>b</h1><p style='width:500px;font-size:9px'>wide</p></body></html>",
      to: "wide.html")
    let bad = try Program.run(Self.script, [folder.file("wide.html")], environment: environment, folder: folder.path)
    expect(
      bad.status == 1 && bad.text.split(separator: "\n").count { $0.hasPrefix("FAULT ") } == 3, "\(bad.text)\(wide)")
  }
}
