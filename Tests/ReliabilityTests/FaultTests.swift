import Foundation
import TestSupport
import Testing

/// The n-th system call on a household's files fails: the error is named and true, and nothing is lost.
@Suite struct FaultTests {
  /// A call that fails, and the error that it fails with.
  struct Fault: Sendable, CustomStringConvertible {
    let call: FaultShim.Call
    let number: Int
    let error: Int32

    var description: String { "\(call.rawValue) \(number) \(error == ENOSPC ? "ENOSPC" : "EIO")" }
  }

  /// In the fast tier every call at a few places, 60 in all; with `LARDER_TORTURE` all of the first 60 of each.
  private static let isLong = Tier.isLong
  static let faults: [Fault] = FaultShim.Call.allCases.flatMap { call in
    let numbers: [Int] =
      switch call {
      case _ where isLong: Array(1...60)
      case .pread: [1, 2, 5, 9, 14, 20, 30, 40]
      case .pwrite: [1, 2, 3, 5, 8, 13]
      case .fdatasync: [1, 2, 3, 4, 5]
      case .open: [1, 2, 3]
      default: [1, 2]
      }
    return numbers.flatMap { number in [EIO, ENOSPC].map { Fault(call: call, number: number, error: $0) } }
  }

  @Test(.enabled(if: FaultShim.library != nil, "no C compiler to build the faults with"), arguments: faults)
  func aWriteUnderAFaultSaysWhatIsSo(fault: Fault) throws {
    let household = try HouseholdUnderTest()
    #expect(try household.run(["eat", "2 eggs @lunch"]).status == 0)
    let before = try count(household)
    let result = try run(household, ["eat", "banana", "--json"], fault)
    let after = try count(household)
    let said = result.text + result.errorText
    #expect([0, 73, 74].contains(result.status), "\(said)")
    if result.status == 0 {
      #expect(after == before + 1, "said to be saved and is not")
    } else {
      #expect(result.errorText.contains("\"code\":\"databaseFailed\""), "\(said)")
      #expect(!said.contains("damaged"), "a disk that fails is no damage: \(said)")
      if said.contains("nothing was changed") { #expect(after == before, "\(said)") }
      if after != before { #expect(said.contains("saved"), "\(said)") }
      if fault.error == ENOSPC, [.pwrite, .fdatasync, .fsync].contains(fault.call) {
        #expect(said.contains("is full"), "\(said)")
      }
    }
    #expect(try household.drafts() == [])
    #expect(try household.complaints() == [])
    #expect(try household.run(["eat", "1 apple"]).status == 0)
    #expect(try count(household) == after + 1)
  }

  /// A reader under a fault neither changes anything nor says that it has not.
  @Test(.enabled(if: FaultShim.library != nil, "no C compiler to build the faults with"), arguments: [1, 3, 7, 15, 25])
  func aReadUnderAFaultIsNoDamage(number: Int) throws {
    let household = try HouseholdUnderTest()
    #expect(try household.run(["eat", "2 eggs @lunch"]).status == 0)
    let before = try Data(contentsOf: URL(fileURLWithPath: household.path))
    let result = try run(household, ["week", "--json"], Fault(call: .pread, number: number, error: EIO))
    #expect([0, 74].contains(result.status))
    #expect(!result.errorText.contains("damaged"), "\(result.errorText)")
    #expect(!result.errorText.contains("restore"), "\(result.errorText)")
    #expect(!result.errorText.contains("nothing was changed"), "\(result.errorText)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: household.path)) == before)
  }

  private func count(_ household: HouseholdUnderTest) throws -> Int {
    Int(try household.sql("SELECT count(*) FROM mealItem")[0]) ?? -1
  }

  private func run(_ household: HouseholdUnderTest, _ words: [String], _ fault: Fault) throws -> Program.Result {
    var environment = household.environment
    environment["LD_PRELOAD"] = FaultShim.library
    environment["FAULT_DIR"] = household.path
    environment["FAULT_CALL"] = fault.call.rawValue
    environment["FAULT_AT"] = String(fault.number)
    environment["FAULT_ERRNO"] = String(fault.error)
    environment["FAULT_LOG"] = household.folder.file("faults")
    return try Program.run(
      Larder.binary, ["--now", HouseholdUnderTest.now] + words, environment: environment)
  }
}
