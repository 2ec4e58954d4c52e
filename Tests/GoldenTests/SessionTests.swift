import Expect
import Foundation
import TestSupport
import Testing

/// Every transcript in Fixtures/sessions through the built program.
///
/// `LARDER_RECORD=1 swift test --filter GoldenTests` writes the answers that come into the files; `LARDER_SESSION=eat/amounts`
/// runs only the sessions whose paths contain that.
@Suite struct SessionTests {
  static let folder = Larder.repository + "/Fixtures/sessions"
  static let names = GoldenSession.paths(below: folder).map { String($0.dropFirst(folder.count + 1)) }.filter {
    ProcessInfo.processInfo.environment["LARDER_SESSION"].map($0.contains) ?? true
  }

  @Test(arguments: names)
  func `the program answers as recorded`(name: String) throws {
    let session = try GoldenSession(path: Self.folder + "/" + name)
    for mismatch in try session.run() { Issue.record(mismatch) }
  }

  /// A session is read in one go: a few screens, more of them where one picture is shown at several widths.
  @Test(arguments: names)
  func `a session is short and says what it shows`(name: String) throws {
    let lines = try String(contentsOfFile: Self.folder + "/" + name, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    expect(lines.count <= 300, "\(name) has \(lines.count) lines")
    expect(lines.first?.hasPrefix("# "), equals: true, "\(name) does not begin with a comment")
  }
}
