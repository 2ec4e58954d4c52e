import Expect
import Foundation
import TestSupport
import Testing

/// Commands during which the power fails, and what must be left then.
struct PowerScene: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  let name: String
  /// The share of the cuts that are made in it, in per cent.
  let share: Int
  /// Makes the household that the commands run on.
  let prepare: @Sendable () throws -> HouseholdUnderTest
  /// The commands, for a seed; each is reported in a line.
  let lines: @Sendable (UInt64) -> [String]
  let check: @Sendable (PowerCut) throws -> Void

  var description: String { name }
  var testDescription: String { name }

  static let all = [eating, importing, backingUp, restoring, restoringDamage, starting, upgrading, erasing]

  /// The rows after each number of the commands from none on, of a household in which nothing fails.
  func states(_ lines: [String]) throws -> [String?] {
    let twin = try prepare()
    func rows() throws -> String? {
      // One that cannot be read, or has an older layout, is looked at by the scene itself.
      FileManager.default.fileExists(atPath: twin.path) ? try? twin.rows() : nil
    }
    var states = [try rows()]
    let session = try twin.start(["--json"])
    for line in lines {
      session.send(line)
      try require(session.line() != nil, "\(line): \(twin.errors)")
      states.append(try rows())
    }
    session.closeInput()
    expect(try session.waitForExit(), equals: 0)
    return states
  }

  // MARK: The scenes

  @Sendable private static func made() throws -> HouseholdUnderTest { try HouseholdUnderTest() }
  @Sendable private static func empty() throws -> HouseholdUnderTest { try HouseholdUnderTest(isEmpty: true) }

  static let eating = PowerScene(name: "eat, undo, redo", share: 30, prepare: made) {
    var script = RandomScript(seed: $0)
    return script.lines(20)
  } check: {
    try $0.checkRows()
  }

  @Sendable private static func backedUp() throws -> HouseholdUnderTest {
    let household = try HouseholdUnderTest()
    for line in ["eat 2 eggs", "data backup", "eat 1 apple", "eat 1 orange"] {
      try require(household.run([], input: line + "\n").status == 0)
    }
    return household
  }

  @Sendable private static func damaged() throws -> HouseholdUnderTest {
    let household = try HouseholdUnderTest()
    for line in ["eat 2 eggs", "data backup"] { try require(household.run([], input: line + "\n").status == 0) }
    let file = try require(FileHandle(forWritingAtPath: household.path))
    try file.seek(toOffset: 100)
    try file.write(contentsOf: damage)
    try file.close()
    return household
  }

  @Sendable private static func marked() throws -> HouseholdUnderTest {
    let household = try HouseholdUnderTest()
    for line in [
      "profile add \(mark)", "eat 2 eggs", "eat 1 apple --profile \(mark)",
      "bought 500g tomatoes 2.49 --profile \(mark)",
      "data backup",
    ] {
      let result = try household.run([], input: line + "\n")
      try require(result.status == 0, "\(line): \(result.errorText)")
    }
    return household
  }

  /// A file of foods, of which the last row is refused.
  static func foods(_ count: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let rows = (1...count).map { "\($0),Import \($0),\(50 + $0 % 50),1.5,\($0 % 10),2\n" }.joined()
    try folder.write("id,name,kcal,protein,carbs,fat\n\(rows)\(count + 1),Import,much,1,2,3\n", to: "foods.csv")
    return folder
  }

  private static let source = Result { try foods(400) }

  private static let importing = PowerScene(name: "import", share: 12, prepare: made) { _ in
    let path = (try? source.get().file("foods.csv")) ?? ""
    return ["eat 2 eggs", "data import csv \(path)"]
  } check: {
    try $0.checkRows()
  }

  private static let backingUp = PowerScene(name: "backup", share: 14, prepare: made) { _ in
    ["eat 2 eggs", "data backup", "eat 1 apple", "data backup"]
  } check: { cut in
    try cut.checkBackups(cut.reported / 2)
    try cut.checkRows()
    try cut.checkLeftovers()
  }

  private static let restoring = PowerScene(
    name: "restore", share: 14,
    prepare: backedUp
  ) { _ in
    ["data restore 1 --yes", "eat 1 pear"]
  } check: { cut in
    // What was there before is backed up first.
    try cut.checkBackups(cut.reported == 0 ? 1 : 2)
    try cut.checkRows()
    try cut.checkLeftovers()
  }

  private static let damage = Data(repeating: 0xFF, count: 3000)

  private static let restoringDamage = PowerScene(
    name: "restore in place of a damaged file", share: 6,
    prepare: damaged
  ) { _ in
    ["data restore 1 --yes"]
  } check: { cut in
    let bytes = try Data(contentsOf: URL(fileURLWithPath: cut.household.path))
    let names = try FileManager.default.contentsOfDirectory(atPath: cut.household.folder.path)
    let kept = try names.filter { $0.contains(".damaged-") && !$0.hasSuffix("-journal") }
      .map { try Data(contentsOf: URL(fileURLWithPath: cut.household.folder.file($0))) }
    expect(kept.allSatisfy { $0[100..<3100] == damage }, cut.place)
    if bytes[100..<3100] == damage {
      expect(cut.reported, equals: 0, cut.place)
      let again = try cut.household.run(["data", "restore", "1", "--yes"])
      expect(again.status, equals: 0, "\(cut.place): \(again.errorText)")
    } else {
      expect(kept.count, equals: 1, cut.place)
    }
    expect(try cut.household.rows(), equals: cut.expected[1], cut.place)
    try cut.checkFile()
    try cut.checkLeftovers()
  }

  private static let starting = PowerScene(
    name: "first start", share: 12, prepare: empty
  ) { _ in
    ["profile list", "profile add Dad", "eat 2 eggs"]
  } check: { cut in
    try cut.checkRows()
    try cut.checkLeftovers()
  }

  private static let upgrading = PowerScene(
    name: "upgrade of the layout", share: 6, prepare: LayoutUpgradeTests.old
  ) { _ in
    ["profile list"]
  } check: { cut in
    let number = try RawConnection(cut.household.path).run("PRAGMA user_version").first
    expect(number != "4" || cut.reported == 0, cut.place)
    let start = try cut.household.run(["profile", "list"])
    expect(start.status, equals: 0, "\(cut.place): \(start.errorText)")
    expect(try cut.household.rows(), equals: cut.expected[1], cut.place)
    try cut.checkFile()
    let copies = try FileManager.default.contentsOfDirectory(atPath: cut.household.folder.path)
      .filter { $0.contains(".layout") }
    expect(copies.sorted(), equals: ["larder.db.layout4", "larder.db.layout4.sha256"], cut.place)
    let copy = try RawConnection(cut.household.path + ".layout4")
    expect(try copy.run("PRAGMA user_version; PRAGMA integrity_check"), equals: ["4", "ok"], cut.place)
    try cut.checkLeftovers()
  }

  private static let mark = "zqxmark"

  private static let erasing = PowerScene(
    name: "erase", share: 6,
    prepare: marked
  ) { _ in
    ["data erase \(mark) --backups --yes"]
  } check: { cut in
    try cut.checkRows()
    if cut.reported == 1 { expect(try files(with: mark, below: cut.household.folder.path), equals: [], cut.place) }
    let again = try cut.household.run(["data", "erase", mark, "--backups", "--yes"])
    expect(again.status == 0 || again.errorText.contains("there is no profile"), "\(cut.place): \(again.errorText)")
    expect(try files(with: mark, below: cut.household.folder.path), equals: [], cut.place)
    try cut.checkLeftovers()
  }

  /// The files of the household, its log and state aside, that contain a text.
  static func files(with text: String, below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
      var status = stat()
      guard !path.hasPrefix("larder/"), stat(folder + "/" + path, &status) == 0, status.st_mode & S_IFMT == S_IFREG
      else { return false }
      return try Data(contentsOf: URL(fileURLWithPath: folder + "/" + path)).range(of: Data(text.utf8)) != nil
    }
  }
}
