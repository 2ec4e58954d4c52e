import Commands
import Domain
import Expect
import TestSupport
import Testing
import Text

/// What a family types most, and how many keys it takes, Enter included.
@Suite struct FamilyKeysTests {
  /// A family of four whose Thomas had 300 g of feta yesterday: 2,751 mg of sodium at 917 mg in 100 g, over 2,000 mg.
  private func family() throws -> SampleHousehold {
    let household = try SampleHousehold.empty()
    for name in ["Sabine", "Thomas", "Max", "Oma"] { try household.run("profile add \(name)") }
    try household.run("eat 300 g feta @yesterday lunch @Thomas")
    try household.run("use Sabine")
    try household.run("eat 100 g feta @yesterday lunch")
    return household
  }

  @Test(arguments: [
    ("household sodium", 17, "Thomas  ····▆·›   2,751  2,000"),
    ("fix yesterday feta 40 g", 24, " 1  40 g  Feta  40 g  106 kcal"),
    ("d chili con carne @all", 23, "Oma, today:"),
    ("weigh 73.2", 11, "Sabine · Sat 21 Nov · 73.2 kg"),
  ])
  func `one line answers, or is done, in this many keys`(line: String, keys: Int, answer: String) throws {
    expect(line.count + 1, equals: keys)
    let outcome = try require(try family().run(line))
    let text = outcome.report.lines(on: Canvas()).map(\.plain)
    expect(text.contains { $0.contains(answer) }, "\(text.joined(separator: "\n"))")
  }
}
