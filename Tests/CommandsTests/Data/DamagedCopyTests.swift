import Commands
import Domain
import Expect
import Foundation
import Store
import Synchronization
import TestSupport
import Testing
import Text

/// Damaged copies of a household with weeks of data, beside yesterday's backup: reading neither crashes nor hangs nor
/// changes a byte, and what it answers wrongly without a word is found by `data check`.
///
/// A crash ends the test's process and leaves a folder `larder-...` in the folder for temporary files, whose `copy.txt`
/// says which copy it was. `LARDER_SEED=7 LARDER_COPIES=1000` makes other copies.
@Suite struct DamagedCopyTests {
  /// Commands that read what every table is for.
  private static let lines = [
    "today", "week", "month", "meal list --last 30", "history --last 20", "food list", "trip list", "trip show last",
    "weigh list", "goals", "guide", "profile list", "settings", "food show banana", "food search egg", "prices --all",
    "balance --all", "household", "habits", "chart calories --last 30d", "day yesterday", "meal show last",
    "explain fiber", "meal favourites", "food learned", "trip learned", "week --profile Mum",
  ]

  /// How many of them are run on a copy.
  private static let most = Tier.isLong ? 9 : 2

  /// Those of a copy: in the long tier a third of all, so that three copies of a kind have all of them.
  private static func lines(_ number: Int) -> [String] {
    (0..<most).map { lines[(number * most + $0) % lines.count] }
  }

  /// The most processor time that one command may take.
  private static let longest: Duration = .seconds(20)

  private static let seed: UInt64 =
    ProcessInfo.processInfo.environment["LARDER_SEED"].flatMap { UInt64($0) } ?? 2026

  // MARK: - The household

  /// A household with a backup of yesterday, and what has been done today.
  private struct Template {
    let folder: TemporaryFolder
    let file: [UInt8]
    let backup: [UInt8]
    let backupName: String
    var answers: [String: String] = [:]

    init() throws {
      folder = try TemporaryFolder()
      let household = try SampleHousehold(in: folder)
      try household.putFiles()
      try household.run("demo --weeks 6 --out larder.db")
      var lines = RandomLines(seed: 18)
      let yesterday = "--now 2026-11-20T20:00:00+01:00 "
      for line in SampleHousehold.past.dropFirst(2) { _ = household.error(of: yesterday + line) }
      for _ in 0..<100 { _ = household.error(of: yesterday + lines.next(of: [.own, .uncommon, .shared, .files])) }
      try household.run(yesterday + "settings reset day-start")
      try household.run(yesterday + "data backup")
      for line in ["eat 2 eggs @breakfast", "weigh 82", "eat 40g oats @lunch", "fix 50 g", "weigh 81.5", "undo"] {
        try household.run(line)
      }
      let reading = try household.reopened()
      for line in DamagedCopyTests.lines { answers[line] = try DamagedCopyTests.answer(reading, line) }
      expect(try household.session.household().check(), equals: [])
      file = [UInt8](try household.bytes())
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("larder.db.backups"))
      backupName = try require(names.first { $0.hasSuffix(".db") })
      backup = [UInt8](
        try Data(contentsOf: URL(fileURLWithPath: folder.file("larder.db.backups/\(backupName)"))))
    }

    /// A folder with the backup in it, and the household's name free.
    func copy() throws -> TemporaryFolder {
      let other = try TemporaryFolder()
      try FileManager.default.copyItem(
        atPath: folder.file("larder.db.backups"), toPath: other.file("larder.db.backups"))
      return other
    }
  }

  /// What a line answers; throws the error that refuses it, or that its report ends with.
  private static func answer(_ household: SampleHousehold, _ line: String) throws -> String {
    guard let report = try household.run(line)?.report else { return "" }
    if let failure = report.failure { throw failure }
    return report.lines(on: Canvas(width: 100)).map(\.plain).joined(separator: "\n") + report.json.line
  }

  // MARK: - What became of the copies

  /// What became of the copies of one kind.
  private struct Tally {
    var copies = 0
    /// Some command said that something is wrong.
    var told = 0
    /// Some command answered wrongly and ended with status 0.
    var wrong = 0
    /// Of these, the ones in which `data check` found nothing.
    var missed = 0
    var slowest: Duration = .zero

    static func += (sum: inout Tally, more: Tally) {
      sum.copies += more.copies
      sum.told += more.told
      sum.wrong += more.wrong
      sum.missed += more.missed
      sum.slowest = max(sum.slowest, more.slowest)
    }
  }

  private struct Result: Sendable {
    var tallies: [String: Tally] = [:]
    var misses: [String] = []
    var faults: [String] = []
  }

  @Test func `damage is said or found and reading changes nothing`() throws {
    let template = try Template()
    let result = Mutex(Result())
    let parts = 4
    let folders = try (0..<parts).map { _ in try template.copy() }
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      for number in stride(from: part, to: Tier.copies.count, by: parts) {
        let damage = FileDamage(number: number, seed: Self.seed, of: template.file, backup: template.backup)
        let (tally, misses, faults) = Self.look(damage, in: folders[part], template)
        result.withLock {
          $0.tallies[damage.kind.rawValue, default: Tally()] += tally
          $0.misses += misses
          $0.faults += faults
        }
      }
    }
    let end = result.withLock { $0 }
    let sum = end.tallies.values.reduce(into: Tally()) { $0 += $1 }
    if Tier.isLong { Self.print(end, sum) }
    let isWithoutFault = end.faults.isEmpty
    expect(isWithoutFault, "\(end.faults.count):\n\(end.faults.joined(separator: "\n"))")
    expect(sum.copies == Tier.copies.count && sum.told > sum.copies / 10 && (!Tier.isLong || sum.wrong > 0))
    let most = max(1, sum.wrong / 100)
    expect(sum.missed <= most, "\(sum.missed) of \(sum.wrong):\n\(end.misses.joined(separator: "\n"))")
  }

  private static func print(_ result: Result, _ sum: Tally) {
    for (name, tally) in result.tallies.sorted(by: { $0.key < $1.key }) + [("all", sum)] {
      Swift.print(
        "\(name): \(tally.copies) copies, \(tally.told) told, \(tally.wrong) wrong without a word, \(tally.missed) of these not found, slowest \(tally.slowest)"
      )
    }
    for miss in result.misses { Swift.print("not found: \(miss)") }
  }

  /// Reads one damaged copy with all that reads.
  private static func look(
    _ damage: FileDamage, in folder: TemporaryFolder, _ template: Template
  ) -> (Tally, misses: [String], faults: [String]) {
    var tally = Tally(copies: 1)
    var (wrong, faults): ([String], [String]) = ([], [])
    do {
      let path = folder.file("larder.db")
      try Data(damage.bytes).write(to: URL(fileURLWithPath: path))
      try folder.write(damage.description, to: "copy.txt")
      let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      let household = try SampleHousehold(in: folder)
      var isTold = false
      func timed(_ line: String) -> String? {
        let start = ProcessorTime.ofThread
        defer {
          let duration = ProcessorTime.ofThread - start
          tally.slowest = max(tally.slowest, duration)
          if duration > longest { faults.append("\(damage): `\(line)` took \(duration)") }
        }
        do {
          return try answer(household, line)
        } catch let error as LarderError {
          isTold = true
          if error.code == .databaseFailed, faults.isEmpty { faults.append("\(damage): `\(line)`: \(error.message)") }
        } catch {
          faults.append("\(damage): `\(line)`: no error of Larder's: \(error)")
        }
        return nil
      }
      for line in lines(damage.number) {
        if let answer = timed(line), answer != template.answers[line] { wrong.append(line) }
      }
      if isTold { tally.told = 1 }
      isTold = false
      if !wrong.isEmpty || damage.number.isMultiple(of: Tier.isLong ? 10 : 30) { _ = timed("data check") }
      if !wrong.isEmpty { tally.wrong = 1 }
      if !wrong.isEmpty, !isTold { tally.missed = 1 }
      if try Data(contentsOf: URL(fileURLWithPath: path)) != Data(damage.bytes) {
        faults.append("\(damage): reading has changed the file")
      }
      // The journal that lies empty beside each household that was written to.
      if FileManager.default.contents(atPath: path + "-journal")?.isEmpty == true {
        try FileManager.default.removeItem(atPath: path + "-journal")
      }
      let after = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      if after != before {
        faults.append("\(damage): left behind: \(after.filter { !before.contains($0) })")
        for name in after where !before.contains(name) { try FileManager.default.removeItem(atPath: folder.file(name)) }
      }
    } catch {
      faults.append("\(damage): \(error)")
    }
    return (tally, tally.missed == 0 ? [] : ["\(damage): \(wrong)"], faults)
  }
}
