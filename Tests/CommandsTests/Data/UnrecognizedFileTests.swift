import Commands
import Domain
import Expect
import Foundation
import Store
import TestSupport
import Testing
import Text

/// A household's file that has lost its beginning is a damaged household while a backup of it lies beside, and is never
/// taken for none.
@Suite struct UnrecognizedFileTests {
  /// What the disk has done to the beginning of the file (sqlite.org/fileformat2.html, 1.3).
  enum Harm: String, CaseIterable, Sendable {
    case applicationID
    case firstByte
    case fifthByte
    case beginning
    case emptied

    func done(to bytes: Data) -> Data {
      var bytes = bytes
      switch self {
      case .applicationID: bytes[71] ^= 0x40
      case .firstByte: bytes[0] ^= 0x01
      case .fifthByte: bytes[5] ^= 0x20
      case .beginning: for place in 0..<100 { bytes[place] = 0 }
      case .emptied: bytes = Data()
      }
      return bytes
    }
  }

  private static let lines = [
    "today", "eat 2 eggs", "data check", "data check --repair --yes", "data export all.json", "data backup",
    "data compact", "data erase Mom --yes",
  ]

  private func write(_ bytes: Data, to household: SampleHousehold) throws -> SampleHousehold {
    let session = try household.reopened()
    try bytes.write(to: URL(fileURLWithPath: session.session.location.database))
    return session
  }

  @Test(arguments: Harm.allCases) func aDamagedBeginningIsToldAndRestored(harm: Harm) throws {
    let household = try SampleHousehold()
    let before = try household.dump()
    try household.run("data backup")
    let harmed = harm.done(to: try household.bytes())
    for line in Self.lines {
      let damaged = try write(harmed, to: household)
      let error = try require(damaged.error(of: line), "\(harm): `\(line)`")
      expect(error.code, equals: harm == .emptied ? .emptyDatabase : .damagedDatabase, "\(harm): `\(line)`")
      expect(error.hint?.contains("`data restore 1`"), equals: true, "\(harm): `\(line)`: \(error.hint ?? "")")
      expect(try damaged.bytes(), equals: harmed, "\(harm): `\(line)`")
    }
    let damaged = try household.reopened()
    expect(damaged.error(of: "data restore 1 --yes"), equals: nil, "\(harm)")
    expect(try damaged.reopened().dump(), equals: before, "\(harm)")
  }

  /// Without a backup of a household beside it, it is another program's, and stays so.
  @Test(arguments: [
    (Harm.applicationID, ErrorCode.foreignDatabase), (.firstByte, .notADatabase), (.emptied, .emptyDatabase),
  ])
  func anotherProgramsFileStaysRefused(harm: Harm, code: ErrorCode) throws {
    let household = try SampleHousehold()
    let harmed = harm.done(to: try household.bytes())
    for line in Self.lines {
      let other = try write(harmed, to: household)
      expect(other.error(of: line)?.code, equals: code, "`\(line)`")
      expect(try other.bytes(), equals: harmed, "`\(line)`")
    }
  }

  /// The newest backup that is good is named.
  @Test func aDamagedBackupIsNotOffered() throws {
    let household = try SampleHousehold()
    try household.run("data backup")
    let good = BackupFolder(household: household.session.location.database).all()[0].path
    try household.run("eat 2 eggs")
    let later = try require(household.json("data backup --now 2026-11-22T12:30+01:00")["backup"] as? [String: Any])
    let newest = try require(later["file"] as? String)
    expect(newest != good)
    try Data("rotten".utf8).write(to: URL(fileURLWithPath: newest))
    let listed = try require(household.run("data backups")?.report)
    let text = listed.lines(on: Canvas(width: 100)).map(\.plain).joined(separator: " ")
    expect(text.contains("`data restore 2` brings back the newest good one"), "\(text)")
    let damaged = try write(Harm.firstByte.done(to: household.bytes()), to: household)
    expect(damaged.error(of: "today")?.hint?.contains("`data restore 2`"), equals: true)
  }
}
