import Commands
import Domain
import Expect
import Foundation
import Store
import TestSupport
import Testing

/// Random commands in one profile: the others' parts of the export keep every byte.
///
/// Left out is what changes others on purpose: lines for several or for somebody else (`@mom`, `@all`, `meal move ...
/// @mom`), `food edit --past`, which corrects logged meals, deleting or changing a profile, handing out the guide, and
/// taking in another household. Foods and settings, which all share, are changed, imported, undone and redone.
@Suite struct OwnCommandTests {
  private static let parts: [RandomLines.Part] = [
    .own, .own, .own, .uncommon, .uncommon, .shared, .settings, .files, .journal, .reading,
  ]

  private static func isForOthers(_ line: String) -> Bool {
    ["--past", "@Mom", "profile ", "data import larder"].contains { line.contains($0) }
  }

  /// Three profiles; two of them have something in every part of the export, and none of their steps can be undone.
  private static func family() throws -> SampleHousehold {
    let household = try SampleHousehold()
    try household.putFiles()
    let lines = [
      "profile add Kid", "use Kid", "eat 100 g wine @snack --yes", "fix 100 g white wine", "use Mom", "use Kid",
    ]
    for line in lines { try household.run(line) }
    for name in ["Mom", "Kid"] {
      let past = [
        "use \(name)", "eat 2 eggs, 40g oats, 50 g zzz @dinner @yesterday --yes --no-food", "meal save rest = last",
        "eat 2 eggs, 40g oats and a banana @dinner @yesterday", "meal save rest = last", "weigh 61.5",
        "day yesterday partial", "goals set calories 1800", "goals set sodium 1500", "bought milk 1l 1.09 at REWE",
        "trip scan receipt.txt --save --again", "guide member add Jo --age 30 --weight 70 --activity active",
        "guide set fiber 40",
      ]
      for line in past { _ = household.error(of: line) }
    }
    try household.run("use Dad")
    let later = Moment(seconds: SampleHousehold.noon.seconds + 86_400, offset: 3600)
    _ = try household.session.household().deleteOldestSteps(before: later)
    return household
  }

  /// The rows of an export that are or belong to one of these profiles.
  private static func rows(_ export: String, of uids: [String]) -> String {
    // The last row of a table has no comma after it.
    export.split(separator: "\n").filter { line in uids.contains { line.contains($0) } }
      .map { $0.last == "," ? $0.dropLast() : $0 }.joined(separator: "\n")
  }

  private static func uid(_ name: String, _ export: String) -> String? {
    export.split(separator: "\n").first { $0.contains("\"name\":\"\(name)\",\"icon\"") }.flatMap { line in
      line.split(separator: "\"").dropFirst(2).first { $0.count == 36 }.map(String.init)
    }
  }

  @Test(arguments: SplitMix64.seeds) func `the others' exports keep every byte`(seed: UInt64) throws {
    var household = try Self.family()
    let export = try household.export()
    let uids = try ["Mom", "Kid"].map { try require(Self.uid($0, export)) }
    let before = Self.rows(export, of: uids)
    expect(before.count { $0 == "\n" } > 20)
    var lines = RandomLines(seed: seed &+ 300)
    var typed: [String] = []
    var (run, worked) = (0, 0)
    while run < Tier.ownCommands.count {
      let line = lines.next(of: Self.parts)
      guard !Self.isForOthers(line) else { continue }
      run += 1
      typed.append(line)
      if household.error(of: line) == nil { worked += 1 }
      if run.isMultiple(of: 40) {
        household = try household.reopened()
        try household.run("use Dad")
      }
      guard run.isMultiple(of: 10) || run == Tier.ownCommands.count else { continue }
      let after = Self.rows(try household.export(), of: uids)
      let isSame = after == before
      try require(
        isSame,
        """
        seed \(seed), one of the last of \(run): \(typed.suffix(10).joined(separator: "\n"))
        \(CommandFileTests.difference(before, after))
        """)
    }
    expect(worked > Tier.ownCommands.count / 4, "seed \(seed): too few commands work")
    let dad = [try require(Self.uid("Dad", export))]
    let isOther = Self.rows(try household.export(), of: dad) != Self.rows(export, of: dad)
    expect(isOther, "seed \(seed)")
  }
}
