import Expect
import Foundation
import TestSupport
import Testing

/// A household of an older layout looks the same as in the Larder of that time.
///
/// `Fixtures/databases/vNNN.txt` was printed by the last Larder of layout 4, from the same files; `v004-week` is a week of
/// two people that it had logged. What has changed on purpose since is changed in them.
@Suite struct OldHouseholdTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "../../Fixtures/databases")

  /// With `LARDER_RECORD=1` answers that differ are written down; read what has changed before you commit it.
  private static let isRecording = ProcessInfo.processInfo.environment["LARDER_RECORD"] == "1"

  private static func fixture(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test(arguments: ["v001", "v002", "v003", "v004", "v004-week"])
  func nothingLooksOtherwise(name: String) throws {
    let household = try HouseholdUnderTest(isEmpty: true)
    try Data().write(to: URL(fileURLWithPath: household.path))
    let connection = try RawConnection(household.path)
    if name == "v004-week" { _ = try connection.run(Self.fixture("v004.sql")) }
    _ = try connection.run(Self.fixture(name + ".sql"))
    var parts = try Self.fixture(name + ".txt").components(separatedBy: "\n$ larder ")
    expect(parts.count > 10)
    for index in parts.indices.dropFirst() {
      let lines = parts[index].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let words = lines[0].split(separator: " ").map(String.init)
      let result = try household.run(words)
      expect(result.status, equals: 0, "\(lines[0]): \(result.errorText)")
      let isSame = result.text == lines[1] + "\n" || result.text == String(lines[1])
      if Self.isRecording, !isSame {
        let isLast = index == parts.count - 1
        parts[index] = "\(lines[0])\n" + (isLast ? result.text : String(result.text.dropLast()))
      } else {
        expect(isSame, "\(lines[0])")
      }
    }
    if Self.isRecording {
      try parts.joined(separator: "\n$ larder ").write(
        to: Self.folder.appendingPathComponent(name + ".txt"), atomically: true, encoding: .utf8)
    }
    expect(try household.complaints(), equals: [])
  }
}
