import Expect
import Foundation
import Store
import TestSupport
import Testing

/// The power fails at any moment: what was reported is there, and nothing by halves.
@Suite struct PowerCutTests {
  /// How often the power fails in all.
  static let cuts = Tier.cuts.count

  /// Every call that changes a file is written down while the commands run.
  ///
  /// Then, as often as the scene is tried, the calls up
  /// to a random one are made to a `TracedDisk`, whose power fails, and Larder works on with what is left.
  @Test(.enabled(if: FaultShim.library != nil, FaultShim.isMissing), arguments: PowerScene.all)
  func whatWasReportedIsThereAndNothingByHalves(scene: PowerScene) throws {
    let cuts = max(2, Self.cuts * scene.share / 100)
    // A trace serves many cuts; several are taken, for the eating of each is another.
    let traces = 1 + cuts / 200
    for trace in 0..<traces {
      let seed = (SplitMix64.seeds.first ?? 1) &+ UInt64(trace) &* 1000
      var numbers = SplitMix64(seed: seed)
      let lines = scene.lines(seed)
      let record = try recorded(scene, lines)
      let expected = try scene.states(lines)
      let places = Self.places(record.calls, cuts / traces, &numbers)
      let disk = record.start
      var made = 0
      for (number, place) in places.enumerated() {
        while made < place {
          disk.make(record.calls[made])
          made += 1
        }
        let household = try HouseholdUnderTest(isEmpty: true)
        try disk.fail(into: household.folder.path, &numbers)
        let cut = PowerCut(
          household: household, reported: disk.reported, expected: expected,
          isThorough: number % 20 == min(10, places.count / 2),
          place: "\(scene), seed \(seed), cut at \(place) of \(record.calls.count), \(disk.reported) reported")
        try scene.check(cut)
      }
    }
  }

  /// Were nothing ever synced, what was reported would be lost: such cuts would be noticed.
  @Test(.enabled(if: FaultShim.library != nil, FaultShim.isMissing)) func aDiskThatWasNeverSyncedIsNoticed() throws {
    let scene = PowerScene.eating
    let lines = ["eat 2 eggs", "eat 1 apple"]
    let (disk, calls) = try recorded(scene, lines)
    let expected = try scene.states(lines)
    for call in calls {
      switch call {
      case .sync, .syncFolder: break
      default: disk.make(call)
      }
    }
    var numbers = SplitMix64(seed: 3)
    let isKept = try (0..<10).map { _ in
      let household = try HouseholdUnderTest(isEmpty: true)
      try disk.fail(into: household.folder.path, &numbers)
      return (try? household.rows()) == expected[2]
    }
    expect(isKept.contains(false))
  }

  /// Runs the lines and writes down each call, with the disk as it was before them.
  private func recorded(_ scene: PowerScene, _ lines: [String]) throws -> (start: TracedDisk, calls: [TracedCall]) {
    let household = try scene.prepare()
    let own = try TemporaryFolder()
    let script = try own.write(lines.joined(separator: "\n") + "\n", to: "script")
    let disk = try TracedDisk(household.folder.path, leavingOut: "larder/")
    var environment = FaultShim.environment(of: household, log: own.file("faults"))
    environment["FAULT_RECORD"] = own.file("calls")
    let result = try Program.run(
      Larder.binary, ["--now", HouseholdUnderTest.now, "--json", "-f", script], environment: environment)
    try require(result.status == 0, "\(scene): \(result.errorText)")
    let calls = try TracedCall.all(
      in: Data(contentsOf: URL(fileURLWithPath: own.file("calls"))), below: household.folder.path)
    let reported = calls.reduce(0) { if case .report(let lines) = $1 { $0 + lines } else { $0 } }
    try require(reported == lines.count, "\(scene): \(reported) of \(lines.count) reports in the trace")
    return (disk, calls)
  }

  /// Where the power fails: anywhere, around what orders the others, such as syncs and renames, or right after a report.
  private static func places(_ calls: [TracedCall], _ count: Int, _ numbers: inout SplitMix64) -> [Int] {
    let around = calls.indices.filter { index in
      switch calls[index] {
      case .write: false
      default: true
      }
    }
    let reports = calls.indices.filter { if case .report = calls[$0] { true } else { false } }
    return (0..<count).map { number in
      switch number % 3 {
      case 0: Int.random(in: 0...calls.count, using: &numbers)
      case 1: (around.randomElement(using: &numbers) ?? 0) + Int.random(in: 0...1, using: &numbers)
      default: (reports.randomElement(using: &numbers) ?? 0) + 1
      }
    }.sorted()
  }
}

/// What the power has left of a household, and what should be there.
struct PowerCut {
  let household: HouseholdUnderTest
  /// How many commands had been reported.
  let reported: Int
  /// The rows after each number of the commands from none on; nil is no household.
  let expected: [String?]
  /// Whether it is one of those, every twentieth, that are looked at in the ways that take long.
  let isThorough: Bool
  /// Which cut it was.
  let place: Comment

  /// The rows are those of all reported commands, or of one more, the file is sound, and work goes on.
  func checkRows() throws {
    let wanted = expected[reported...].prefix(2)
    if FileManager.default.fileExists(atPath: household.path) {
      let started = try household.run(["profile", "list"])
      expect(started.status, equals: 0, "\(place): \(started.errorText)")
      let rows = try household.rows()
      expect(wanted.contains(rows), place)
    } else {
      expect(wanted.contains(nil), place)
      expect(try household.run(["profile", "list"]).status, equals: 0, place)
    }
    try checkFile()
  }

  /// The file is sound: pages, indexes, references, and the search index, whose words are among the rows.
  func checkFile() throws {
    expect(try household.sql("PRAGMA integrity_check; PRAGMA foreign_key_check"), equals: ["ok"], place)
    if isThorough { expect(try household.complaints(), equals: [], place) }
  }

  /// Every backup that is said to be good is one of the states, whole; there are at least so many.
  func checkBackups(_ least: Int) throws {
    let good = try BackupFolder(household: household.path).all().filter { backup in
      let content = try Data(contentsOf: URL(fileURLWithPath: backup.path))
      guard let sum = backup.sha256, Self.verified.contains(sum, content) else {
        guard backup.isGood() else { return false }
        let copy = try HouseholdUnderTest(isEmpty: true)
        try content.write(to: URL(fileURLWithPath: copy.path))
        expect(try expected.contains(copy.rows()), "\(place): \(backup.path)")
        expect(try copy.sql("PRAGMA integrity_check; PRAGMA foreign_key_check"), equals: ["ok"], place)
        Self.verified.add(backup.sha256, content)
        return true
      }
      return true
    }
    expect(good.count >= least, place)
  }

  private static let verified = VerifiedFiles()

  /// The next backup works, and after it nothing half made is left anywhere.
  func checkLeftovers() throws {
    guard isThorough else { return }
    let next = try household.run(["data", "backup"])
    expect(next.status, equals: 0, "\(place): \(next.errorText)")
    let left = try FileManager.default.subpathsOfDirectory(atPath: household.folder.path)
    expect(left.filter { $0.contains(".new-") }, equals: [], place)
    let backups = left.filter { $0.contains(".backups/") }
    expect(
      backups.count { $0.hasSuffix(".db") }, equals: backups.count { $0.hasSuffix(".sha256") }, "\(place): \(backups)")
  }
}

/// Contents whose SHA-256 was calculated before, which takes long in a debug build.
private final class VerifiedFiles: @unchecked Sendable {
  private let lock = NSLock()
  private var contents: [String: Data] = [:]

  func contains(_ sum: String, _ content: Data) -> Bool { lock.withLock { contents[sum] == content } }

  func add(_ sum: String?, _ content: Data) {
    guard let sum else { return }
    lock.withLock { if contents.count < 8 { contents[sum] = content } }
  }
}

extension HouseholdUnderTest {
  /// All rows and the journal, but for what is random in them.
  func rows() throws -> String { try dump() + "\n" + journal() }
}
