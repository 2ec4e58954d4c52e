import Expect
import Foundation
import TestSupport
import Testing

/// The counts of the attempts to break something.
@Suite struct TierTests {
  private static let tiers: [Tier] = [
    .kills, .cuts, .rowSteps, .foodLines, .commands, .fileLines, .ownCommands, .copies,
  ]

  private static func text(_ count: Int) -> String {
    count < 1000 ? "\(count)" : "\(count / 1000),\(String(1000 + count % 1000).dropFirst())"
  }

  @Test func `the page on reliability has each of them`() throws {
    let page = try String(contentsOfFile: Larder.repository + "/docs/reliability.md", encoding: .utf8)
    for tier in Self.tiers {
      let cells = [
        "`\(tier.variable ?? "")`", Self.text(tier.fast), Self.text(tier.long),
      ]
      expect(page.contains("| \(cells.joined(separator: " | ")) |"), "\(cells)")
    }
  }

  @Test func `a long way is longer`() {
    for tier in Self.tiers { expect(tier.long > 4 * tier.fast && tier.fast > 0) }
  }
}
