import Commands
import Domain
import Expect
import Foundation
import Store
import TestSupport
import Testing
import Text

/// `data export` and `data import larder`: files for their owner only, whole or not there, and back byte for byte.
@Suite struct ExportCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func sample() throws -> SampleHousehold {
    let household = try SampleHousehold()
    household.session.workingFolder = folder.path
    return household
  }

  private func empty() throws -> SampleHousehold {
    let household = try SampleHousehold.empty()
    household.session.workingFolder = folder.path
    return household
  }

  private func mode(_ name: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: folder.file(name))[.posixPermissions] as? Int ?? 0
  }

  private func names(_ name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file(name)).sorted()
  }

  @Test(arguments: ["house.json", "tables/"]) func comesBackByteForByte(target: String) throws {
    let household = try sample()
    try household.run("data export \(target)")
    try household.run("data export first.json")
    let other = try empty()
    let start = try other.dump()
    try other.run("data import larder \(target) --dry-run")
    expect(try other.dump(), equals: start)
    try other.run("data import larder \(target)")
    try other.run("data export second.json")
    expect(try folder.read("first.json"), equals: try folder.read("second.json"))
    let end = try other.dump()
    let again = try require(try other.run("data import larder \(target)"))
    expect(again.report.lines(on: Canvas(width: 80)).last?.plain, equals: "for the household · nothing changed")
    expect(try other.dump(), equals: end)
    try other.run("undo")
    expect(try other.dump(), equals: start)
    expect(try other.session.household().check(), equals: [])
  }

  /// Any commands in any order: the copy has the same days, weeks and foods, and its export the same bytes.
  @Test(arguments: SplitMix64.seeds) func anyHouseholdComesBack(seed: UInt64) throws {
    let household = try empty()
    for line in ["profile add Dad", "profile add Mom"] { try household.run(line) }
    var lines = RandomLines(seed: seed &+ 700)
    for _ in 0..<HouseholdLawTests.steps { _ = household.error(of: lines.next(of: [.own, .own, .shared, .journal])) }
    try household.run("data export first.json")
    try household.run("data export tables --format csv")
    for source in ["first.json", "tables"] {
      let other = try empty()
      try other.run("data import larder \(source)")
      try other.run("data export second.json --force")
      expect(try folder.read("first.json"), equals: try folder.read("second.json"), "seed \(seed), \(source)")
      expect(try other.session.household().check(), equals: [], "seed \(seed)")
      for look in ["meal list --last 1000", "food list", "trip list", "goals", "guide", "profile list"] {
        let texts = [household, other].map { household in
          (try? household.run("--profile Dad \(look)"))??.report.table?.text.split(separator: "\n").count
        }
        expect(texts[0], equals: texts[1], "seed \(seed): \(look)")
      }
    }
  }

  @Test func filesAreForTheirOwner() throws {
    let household = try sample()
    try household.run("data export house.json")
    try household.run("data export tables/")
    expect(try mode("house.json") == 0o600 && mode("tables") == 0o700)
    for name in try names("tables") { expect(try mode("tables/" + name), equals: 0o600, "\(name)") }
    expect(try !names().contains { $0.contains(".new-") })
    expect(try names("tables").contains("larder.csv") && !names("tables").contains("steps.csv"))
  }

  @Test func nothingIsReplacedWithoutForce() throws {
    let household = try sample()
    try folder.write("mine", to: "house.json")
    expect(household.error(of: "data export house.json")?.code, equals: .alreadyExists)
    expect(try folder.read("house.json"), equals: "mine")
    try household.run("data export house.json --force")
    expect(try folder.read("house.json").hasPrefix("{\"format\":\"larder household\""))

    try household.run("data export tables/ --journal")
    expect(household.error(of: "data export tables")?.code, equals: .alreadyExists)
    try household.run("data export tables --force")
    expect(try !names("tables").contains("steps.csv"), "the earlier export's journal is still there")
    try folder.write("mine", to: "tables/notes.txt")
    expect(household.error(of: "data export tables --force")?.code, equals: .alreadyExists)
    expect(try folder.read("tables/notes.txt"), equals: "mine")
    try folder.write("mine", to: "full")
    expect(household.error(of: "data export full/")?.code, equals: .cannotCreate)
    expect(household.error(of: "data export no/such/folder.json")?.code, equals: .cannotCreate)
    expect(household.error(of: "data export tables --format json")?.code, equals: .cannotCreate)
  }

  /// What a link leads to is never written.
  @Test func linksAreNotFollowed() throws {
    let household = try sample()
    try folder.write("theirs", to: "theirs")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.file("link.json"), withDestinationPath: folder.file("theirs"))
    expect(household.error(of: "data export link.json")?.code, equals: .alreadyExists)
    try household.run("data export link.json --force")
    expect(try folder.read("theirs"), equals: "theirs")
    expect(try folder.read("link.json").hasPrefix("{"))
    try files.createDirectory(atPath: folder.file("real"), withIntermediateDirectories: false)
    try files.createSymbolicLink(atPath: folder.file("tables"), withDestinationPath: folder.file("real"))
    for line in ["data export tables", "data export tables/ --force"] {
      expect(household.error(of: line)?.code, equals: .cannotCreate, "\(line)")
    }
    expect(try names("real").isEmpty)
  }

  @Test func theHouseholdsOwnFileIsSafe() throws {
    let household = try sample()
    let path = household.session.location.database
    expect(household.error(of: "data export \(path) --force")?.code, equals: .notAllowed)
    expect(try household.session.household().check(), equals: [])
  }

  /// Without `--journal` no command that was ever typed is in the file; with it all are, and an import passes them over.
  @Test func theJournalGoesOutOnlyIfAskedFor() throws {
    let household = try sample()
    try household.run("eat 2 eggs --note zqgone")
    try household.run("meal delete last")
    try household.run("data export plain.json")
    try household.run("data export journal.json --journal")
    expect(try !folder.read("plain.json").contains("zqgone") && !folder.read("plain.json").contains("\"changes\""))
    expect(try folder.read("journal.json").contains("zqgone"))
    let other = try empty()
    let report = try require(try other.run("data import larder journal.json")?.report)
    expect(report.lines(on: Canvas(width: 80)).contains { $0.plain == "the file's history was not imported" })
    try other.run("data export second.json")
    expect(try folder.read("plain.json"), equals: try folder.read("second.json"))
    expect(try other.steps().count, equals: 1)
  }

  /// It is not one person's file, whoever asks for it; and the report says whose it is and nothing of what they did.
  @Test func everybodyIsInIt() throws {
    let household = try sample()
    try household.run("use Mom")
    try household.run("eat 100 g apple --note zqsecret")
    try household.run("use Dad")
    let report = try require(try household.run("data export house.json")?.report)
    let said = report.lines(on: Canvas(width: 200)).map(\.plain).joined(separator: " ") + report.json.line
    expect(said.contains("all that Dad and Mom have logged is in it") && !said.contains("zqsecret"))
    expect(try folder.read("house.json").contains("zqsecret"))
  }

  @Test func refusedFilesChangeNothing() throws {
    let household = try sample()
    try household.run("data export house.json")
    let whole = try folder.read("house.json")
    let other = try empty()
    let start = try other.dump()
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    try folder.write(lines.dropLast(3).joined(separator: "\n"), to: "cut.json")
    try folder.write(whole.replacing("\"grams\":", with: "\"gramms\":"), to: "wrong.json")
    try folder.write(whole.replacing("\"version\":1", with: "\"version\":9"), to: "newer.json")
    for name in ["cut.json", "wrong.json", "newer.json"] {
      let error = try require(other.error(of: "data import larder \(name)"))
      expect(error.code == .badFile && error.message.contains(name), "\(error.message)")
      expect(other.error(of: "data import larder \(name) --dry-run")?.code, equals: .badFile)
      expect(try other.dump(), equals: start)
    }
    expect(other.error(of: "data import larder none.json")?.code, equals: .noInputFile)
    expect(try other.steps().isEmpty)
    expect(try other.session.household().check(), equals: [])
  }
}
