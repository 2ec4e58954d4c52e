import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Commands

/// A named file is written completely or not at all, and never replaces another one unless asked to.
@Suite struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.file(name) }
  private func content(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }
  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func writesAndLeavesNothingElse() throws {
    let file = OutputFile(path: path("week.txt"))
    expect(try !file.isThere())
    try file.write("first\n", replacing: false)
    expect(try content("week.txt") == "first\n" && file.isThere())
    expect(try names, equals: ["week.txt"])
  }

  @Test func replacesOnlyWhereThatWasSaid() throws {
    let file = OutputFile(path: path("week.txt"))
    try file.write("first\n", replacing: false)
    let error = #expect(throws: LarderError.self) { try file.write("second\n", replacing: false) }
    expect(error?.code, equals: .alreadyExists)
    expect(try content("week.txt"), equals: "first\n")
    try file.write("second\n", replacing: true)
    expect(try content("week.txt") == "second\n" && names == ["week.txt"])
  }

  @Test func aLinkStaysALink() throws {
    try "old\n".write(toFile: path("real.txt"), atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: path("link.txt"), withDestinationPath: "real.txt")
    try OutputFile(path: path("link.txt")).write("new\n", replacing: true)
    expect(try content("real.txt") == "new\n" && names == ["link.txt", "real.txt"])
    expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link.txt")), equals: "real.txt")
  }

  @Test(arguments: ["missing/week.txt", "."]) func whatCannotBeMadeIsRefused(name: String) throws {
    let file = OutputFile(path: path(name))
    let error = #expect(throws: LarderError.self) {
      if try !file.isThere() { try file.write("x", replacing: false) }
    }
    expect(error?.code == .cannotCreate && error?.code.exitStatus == 73)
    expect(try names.isEmpty)
  }

  @Test func whatReplacesAFileIsAsPrivateAsThatOne() throws {
    let file = OutputFile(path: path("week.txt"))
    try file.write("first\n", replacing: false)
    expect(chmod(path("week.txt"), 0o600), equals: 0)
    try file.write("second\n", replacing: true)
    let attributes = try FileManager.default.attributesOfItem(atPath: path("week.txt"))
    expect((attributes[.posixPermissions] as? NSNumber)?.intValue, equals: 0o600)
  }

  @Test func aDeviceIsNoFile() throws {
    let error = #expect(throws: LarderError.self) { _ = try OutputFile(path: "/dev/null").isThere() }
    expect(error?.code, equals: .cannotCreate)
  }

  @Test(arguments: [
    ("week.html", SaveFormat.html), ("WEEK.MD", .md), ("a.b.csv", .csv), ("~/x.svg", .svg), ("r.json", .json),
    ("r.txt", .txt),
  ]) func theEndOfTheNameSaysTheFormat(name: String, format: SaveFormat) {
    expect(SaveFormat(fileName: name), equals: format)
  }

  @Test(arguments: ["week", "week.", "week.pdf", "html", ".", ""]) func otherNamesSayNone(name: String) {
    expect(SaveFormat(fileName: name), equals: nil)
  }
}
