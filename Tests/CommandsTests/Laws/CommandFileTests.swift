import Commands
import Domain
import Expect
import Foundation
import Store
import TestSupport
import Testing

/// Random files of commands from the whole language that writes, with the program started anew between them.
///
/// What is left out: what is no step and cannot be undone (`data erase`, `data restore`, `data compact`), and what asks.
/// A failure names its seed: `LARDER_SEED=7 LARDER_LINES=1000 swift test --filter CommandFileTests` repeats it.
@Suite struct CommandFileTests {
  private static let files: [UInt64] =
    ProcessInfo.processInfo.environment["LARDER_SEED"].flatMap { UInt64($0) }.map { [$0] }
    ?? Array(1...(Tier.isLong ? 20 : 10))

  /// Every second file begins with an empty household, the others with one that has meals, trips and guides and whose
  /// history is gone, as after the days that it is kept.
  private static func start(_ seed: UInt64) throws -> SampleHousehold {
    guard seed.isMultiple(of: 2) else { return try .empty() }
    let household = try SampleHousehold()
    let later = Moment(seconds: SampleHousehold.noon.seconds + 86_400, offset: 3600)
    _ = try household.session.household().deleteOldestSteps(before: later)
    return household
  }

  /// Undone till nothing is left, by whoever may, the export has the same bytes as at the start.
  @Test(arguments: files) func `a file of commands that is undone leaves the start`(seed: UInt64) throws {
    var household = try Self.start(seed)
    try household.putFiles()
    var lines = RandomLines(seed: seed)
    let start = try household.export()
    let first = try household.steps().first?.id ?? 0
    var typed = seed.isMultiple(of: 2) ? ["eat 1 egg"] : ["profile add Dad", "profile add Mom"]
    for line in typed { try household.run(line) }
    var steps = 0
    while typed.count < Tier.fileLines.count {
      // Some lines take the likeliest answer, so that doubts do not refuse most of them.
      typed.append(lines.one(of: ["", "", "", "--yes "]) + lines.next(of: RandomLines.Part.writing))
      let error = household.error(of: typed[typed.count - 1])
      expect(error?.code != .databaseFailed && error?.code != .damagedDatabase, "seed \(seed): \(typed.suffix(1))")
      if error == nil { steps += 1 }
      if typed.count.isMultiple(of: 40) { household = try household.reopened() }
    }
    expect(steps > Tier.fileLines.count / 5, "seed \(seed): too few commands work")
    expect(try household.export() != start)
    let done = try household.steps().filter { $0.state == .done && $0.id > first }.count
    expect(try household.undoAll(after: first), equals: done, "seed \(seed)")
    expect(try household.session.household().check(), equals: [], "seed \(seed)")
    let end = try household.export()
    let isSame = end == start
    expect(isSame, "seed \(seed): \(Self.difference(start, end))")
  }

  /// The first line that two exports do not share, as each has it.
  static func difference(_ start: String, _ end: String) -> String {
    let (start, end) = (start.split(separator: "\n"), end.split(separator: "\n"))
    let place = zip(start, end).prefix { $0 == $1 }.count
    return [start, end].map { $0.dropFirst(place).first.map(String.init) ?? "nothing" }.joined(separator: "\nis now\n")
  }
}

extension SampleHousehold {
  /// Undoes every step after the one with that number, each by a profile that may; returns how many there were.
  ///
  /// Steps that one profile may undo are undone together, up to 50 at a time.
  func undoAll(after first: Int = 0) throws -> Int {
    var count = 0
    var done: ArraySlice<Step> = []
    while true {
      if done.isEmpty { done = try steps().filter { $0.state == .done && $0.id > first }[...] }
      guard let step = done.first else { return count }
      // Who there is, and what they are called, is other than before such a step.
      let changesProfiles = Self.changesProfiles(step)
      var giver = step.isShared ? nil : step.author
      var together = 1
      while !changesProfiles, together < min(50, done.count) {
        let next = done[done.startIndex + together]
        guard !Self.changesProfiles(next), next.isShared || giver == nil || next.author == giver else { break }
        if !next.isShared { giver = next.author }
        together += 1
      }
      giver = try giver ?? profileNames().first
      try run((giver.map { "--profile \"\($0)\" " } ?? "") + "undo\(together > 1 ? " \(together)" : "")")
      count += together
      done = changesProfiles ? [] : done.dropFirst(together)
    }
  }

  private static func changesProfiles(_ step: Step) -> Bool {
    step.label.map { $0.contains("profile") || $0.contains("larder") } ?? true
  }
}
