import Expect
import Foundation
import TestSupport
import Testing

/// The n-th system call on a household's files fails: the error is named and true, and nothing is lost.
@Suite struct FaultTests {
  /// In the fast tier a few calls of each scene; in the long one every call of each, with every error.
  static let isLong = Tier.isLong

  @Test(.enabled(if: FaultShim.library != nil, FaultShim.isMissing), arguments: FaultScene.all)
  func aCommandUnderAFaultSaysWhatIsSo(scene: FaultScene) throws {
    let stage = try FaultStage(scene)
    guard Self.isLong else {
      for fault in scene.fast {
        expect(try judge(fault, stage), "\(scene): there is no \(fault) in it any more")
      }
      return
    }
    for call in FaultShim.Call.allCases {
      for kind in Fault.kinds(of: call) {
        var number = 1
        while try judge(Fault(call, number, kind), stage) { number += 1 }
        print("\(scene): \(call.rawValue) \(kind.rawValue) \(number - 1)")
      }
    }
  }

  /// A reader under a fault neither changes anything nor says that it has not.
  @Test(.enabled(if: FaultShim.library != nil, FaultShim.isMissing), arguments: [1, 3, 7, 15, 25])
  func aReadUnderAFaultIsNoDamage(number: Int) throws {
    let household = try HouseholdUnderTest()
    expect(try household.run(["eat", "2 eggs @lunch"]).status, equals: 0)
    let before = try Data(contentsOf: URL(fileURLWithPath: household.path))
    let (result, _) = try run(household, ["week"], Fault(.pread, number))
    expect([0, 74].contains(result.status))
    expect(!result.errorText.contains("damaged"), "\(result.errorText)")
    expect(!result.errorText.contains("restore"), "\(result.errorText)")
    expect(!result.errorText.contains("nothing was changed"), "\(result.errorText)")
    expect(try Data(contentsOf: URL(fileURLWithPath: household.path)), equals: before)
  }

  /// Ctrl-C while the disk is waited for ends the command as at any other moment.
  @Test(.enabled(if: FaultShim.library != nil, FaultShim.isMissing), arguments: [FaultShim.Call.pwrite, .fdatasync])
  func aWaitThatCtrlCEndsIsNoFault(call: FaultShim.Call) throws {
    let household = try HouseholdUnderTest()
    expect(try household.run(["eat", "2 eggs @lunch"]).status, equals: 0)
    let before = try household.dump()
    let (result, isMade) = try run(household, ["eat", "banana"], Fault(call, 1, .interrupted))
    expect(isMade)
    expect(result.status, equals: 130, "\(result.errorText)")
    expect(result.errorText.contains("interrupted, nothing was changed"), "\(result.errorText)")
    expect(try household.dump(), equals: before)
  }

  /// The signal of a limit on the size of files, which shells leave as it is, ends no command.
  @Test(arguments: FaultScene.all.filter { ["import", "backup", "restore", "export"].contains($0.name) })
  func aLimitOnTheSizeOfFilesIsAnError(scene: FaultScene) throws {
    let stage = try FaultStage(scene)
    let largest = scene.name == "export" ? 1 : 300
    for blocks in [0, largest] {
      let household = try stage.household()
      let words = scene.words(household).joined(separator: " ")
      let result = try household.shell(
        "ulimit -f \(blocks); exec \"$LARDER\" --now \(HouseholdUnderTest.now) --json \(words)")
      expect([73, 74].contains(result.status), "\(scene), \(blocks): \(result.status) \(result.errorText)")
      try judge(result, household, nil, stage, "\(scene), ulimit -f \(blocks)")
    }
  }

  // MARK: What is judged

  /// Runs the scene's command under a fault and judges what came of it; false if there is no such call in it.
  private func judge(_ fault: Fault, _ stage: FaultStage) throws -> Bool {
    let household = try stage.household()
    let (result, isMade) = try run(household, stage.scene.words(household), fault)
    guard isMade else { return false }
    try judge(result, household, fault, stage, "\(stage.scene), \(fault): \(result.status) \(result.errorText)")
    return true
  }

  private func judge(
    _ result: Program.Result, _ household: HouseholdUnderTest, _ fault: Fault?, _ stage: FaultStage, _ place: String
  ) throws {
    let place = Comment(rawValue: place)
    let said = result.errorText
    let rows = try FaultStage.rows(household)
    expect([0, 73, 74].contains(result.status), place)
    expect(rows == stage.before || rows == stage.between || rows == stage.after, "something by halves: \(place)")
    if result.status == 0 {
      expect(rows, equals: stage.after, "said to be done and is not: \(place)")
    } else {
      expect(said.contains("\"code\":\"databaseFailed\"") || said.contains("\"code\":\"cannotCreate\""), place)
      expect(!said.contains("damaged"), "a disk that fails is no damage: \(place)")
      let isDenied = ["nothing was changed", "nothing was imported"].contains { said.contains($0) }
      if isDenied { expect(rows, equals: stage.before, "untrue: \(place)") }
      if rows == stage.after, stage.after != stage.before {
        expect(stage.scene.saysSaved.contains { said.contains($0) }, "not said: \(place)")
      }
      if fault?.isFull == true { expect(said.contains("is full") || said.contains("No space left"), place) }
    }
    expect(stage.isWholeOrMissing("out.json", in: household), place)
    expect(stage.isWholeOrMissing("foods.refused.csv", in: household), place)
    if rows == stage.before, stage.scene.name == "import" {
      expect(!FileManager.default.fileExists(atPath: household.folder.file("foods.refused.csv")), place)
    }
    // What a failed `unlink` has left is taken away by the next backup.
    if fault?.call != .unlink { expect(try leftovers(household), equals: [], place) }
    try goOn(household, stage, place)
  }

  /// The next commands work, and leave nothing half made behind.
  private func goOn(_ household: HouseholdUnderTest, _ stage: FaultStage, _ place: Comment) throws {
    if FileManager.default.fileExists(atPath: household.path) {
      expect(try household.sql("PRAGMA integrity_check; PRAGMA foreign_key_check"), equals: ["ok"], place)
    }
    let again = try household.run(stage.scene.name == "first start" ? ["profile", "list"] : ["eat", "1 apple"])
    expect(again.status, equals: 0, "\(place); then: \(again.errorText)")
    expect(try household.sql("PRAGMA integrity_check"), equals: ["ok"], place)
    if stage.scene.name == "erase" {
      let erased = try household.run(stage.scene.words(household))
      expect(erased.status == 0 || erased.errorText.contains("there is no profile"), "\(place): \(erased.errorText)")
      expect(try PowerScene.files(with: FaultScene.mark, below: household.folder.path), equals: [], place)
    }
    guard Self.isLong || stage.scene.name == "backup" else { return }
    expect(try household.complaints(), equals: [], place)
    let backup = try household.run(["data", "backup"])
    expect(backup.status, equals: 0, "\(place); then: \(backup.errorText)")
    expect(try leftovers(household), equals: [], place)
    let listed = try household.run(["data", "backups", "--json"])
    expect(listed.status == 0 && !listed.text.contains("\"good\":false"), "\(place); then: \(listed.text)")
  }

  /// Files that only unfinished work has, anywhere below the household's folder.
  private func leftovers(_ household: HouseholdUnderTest) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: household.folder.path).filter { $0.contains(".new-") }
  }

  /// Runs the program under a fault; `file` is the path on which the call failed, nil if there was no such call.
  static func run(
    _ household: HouseholdUnderTest, _ words: [String], _ fault: Fault
  ) throws -> (result: Program.Result, file: String?) {
    let own = try TemporaryFolder()
    var environment = FaultShim.environment(of: household, log: own.file("faults"))
    environment["FAULT_CALL"] = fault.call.rawValue
    environment["FAULT_AT"] = String(fault.number)
    environment["FAULT_ERRNO"] = String(fault.kind.code)
    if fault.kind == .interrupted { environment["FAULT_SIGNAL"] = String(SIGINT) }
    if fault.kind == .full { environment["FAULT_FULL"] = "1" }
    let result = try Program.run(
      Larder.binary, ["--now", HouseholdUnderTest.now, "--json"] + words, environment: environment)
    let log = try? own.read("faults").split(separator: "\n").first
    return (result, log.map { String($0.drop { $0 != " " }.dropFirst()) })
  }

  private func run(
    _ household: HouseholdUnderTest, _ words: [String], _ fault: Fault
  ) throws -> (result: Program.Result, isMade: Bool) {
    let (result, file) = try Self.run(household, words, fault)
    return (result, file != nil)
  }
}
