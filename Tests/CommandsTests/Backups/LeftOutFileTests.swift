import Commands
import Domain
import Expect
import Foundation
import TestSupport
import Testing
import Text

/// What a backup or a restore says of photos and receipts' files that it could not copy.
@Suite struct LeftOutFileTests {
  private let household: SampleHousehold
  private let files = FileManager.default
  /// The name of the photo that a recipe has.
  private let name: String

  init() throws {
    household = try SampleHousehold()
    try Data(SmallPhoto.jpeg).write(to: URL(fileURLWithPath: household.folder.file("a.jpg")))
    try household.run("recipe add Cake --photo a.jpg")
    let names = try FileManager.default.contentsOfDirectory(atPath: household.folder.file("larder.db.photos"))
    name = try require(names.first { !$0.contains("small") })
  }

  /// Puts a folder in the place of the photo, so that nothing can be copied there.
  private func block(_ folder: String) throws {
    let path = household.folder.file("\(folder)/\(name)")
    if files.fileExists(atPath: path) { try files.removeItem(atPath: path) }
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  private func report(_ line: String) throws -> (text: String, json: String) {
    let report = try require(try household.run(line)?.report)
    return (report.lines(on: Canvas(width: 1000)).map(\.plain).joined(separator: "\n"), report.json.line)
  }

  @Test func `a backup beside the household names what it lacks`() throws {
    try block("larder.db.backups/larder.photos")
    let made = try report("data backup")
    expect(made.text.contains("\n1 photo could not be copied along.\n"), "\(made.text)")
    expect(!made.text.contains("receipt file"), "\(made.text)")
    expect(made.json.contains("\"photosLeftOut\":1,\"receiptsLeftOut\":0"), "\(made.json)")
  }

  @Test(arguments: ["larder-2026-11-21T12-30-00+0100.db", "copy.db"])
  func `a restore names what it could not bring back`(backup: String) throws {
    for line in ["data backup", "data backup copy.db"] {
      expect(try report(line).json.contains("\"photosLeftOut\":0,\"receiptsLeftOut\":0"))
    }
    let whole = try report("data restore \(backup) --yes")
    expect(!whole.text.contains("could not be copied") && whole.json.contains("\"photosLeftOut\":0"), "\(whole)")
    try block("larder.db.photos")
    let restored = try report("data restore \(backup) --yes")
    expect(restored.text.contains("\n1 photo could not be copied back from the backup."), "\(restored.text)")
    expect(restored.json.contains("\"photosLeftOut\":1") && restored.json.contains("\"receiptsLeftOut\":0"))
  }

  @Test func `an erasure names what its new backup lacks`() throws {
    try block("larder.db.backups/larder.photos")
    let erased = try report("data erase Mom --backups --yes")
    expect(erased.text.contains("\n1 photo could not be copied to that backup."), "\(erased.text)")
  }
}
