import Domain
import Expect
import TestSupport
import Testing

@testable import Exchange

/// Tables of weights as scales, apps and people write them.
@Suite struct WeightLogReaderTests {
  private func rows(_ text: String, order: DateOrder? = nil, isInPounds: Bool = false) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "w.csv")
    let reader = try WeightLogReader(
      ImportFile(path: folder.file("w.csv")), order: order, isInPounds: isInPounds,
      last: try require(Day(iso: "2026-11-22")))
    var rows: [String] = []
    while let record = try reader.next() {
      switch record {
      case .weight(let weight, let minute):
        rows.append("\(weight.day.iso) \(weight.kilograms)" + (minute.map { " \($0)" } ?? ""))
      case .refused(let refused): rows.append("refused: \(refused.reason)")
      }
    }
    return rows
  }

  @Test(arguments: [
    ("Date,Weight (kg)\n2026-11-20,73.2\n", ["2026-11-20 73.2"]),
    ("Datum;Gewicht (kg)\n20.11.2026;73,2\n", ["2026-11-20 73.2"]),
    // 161 lb x 0.45359237 = 73.028 kg; 11 st 7 lb are 161 lb.
    ("Time of measurement\tBody weight lb\n2026-11-20 07:30\t161\n", ["2026-11-20 73.028 450"]),
    ("Date,Weight,Unit\n2026-11-20,161,lb\n2026-11-21,73.2,kg\n", ["2026-11-20 73.028", "2026-11-21 73.2"]),
    ("2026-11-20,73.2\n2026-11-21,73.4\n", ["2026-11-20 73.2", "2026-11-21 73.4"]),
    ("Date,Fat,Weight\n2026-11-20,15,\n2026-11-21,,73\n", ["2026-11-21 73.0"]),
    ("Date,Fat mass (kg),Weight (kg)\n2026-11-20,15.1,73.2\n", ["2026-11-20 73.2"]),
    ("Date,Muscle mass,Body weight\n2026-11-20,55,73.2\n", ["2026-11-20 73.2"]),
    ("Date,Weight (lb),Unit\n2026-11-20,161,\n", ["2026-11-20 73.028"]),
    ("Date,Weight\n2026-11-20,heavy\n", ["refused: `heavy` is not a weight"]),
    ("Date,Weight\n2026-11-20,7300\n", ["refused: a body weight is from 0.5 to 700 kg"]),
    ("Date,Weight\n2026-11-23,73\n", ["refused: `2026-11-23` is still to come"]),
    ("Date,Weight\n2026-02-30,73\n", ["refused: `2026-02-30` is not a date"]),
  ])
  func tablesOfWeights(text: String, expected: [String]) throws {
    expect(try rows(text), equals: expected)
  }

  @Test func daysAndMonthsAreAskedAbout() throws {
    #expect(throws: LarderError.self) { try rows("Date,Weight\n9/10/2026,73\n") }
    expect(try rows("Date,Weight\n9/10/2026,73\n", order: .dayFirst), equals: ["2026-10-09 73.0"])
    expect(try rows("Date,Weight\n9/10/2026,73\n9/28/2026,73\n"), equals: ["2026-09-10 73.0", "2026-09-28 73.0"])
  }

  @Test(arguments: ["", "name,kcal\nbread,240\n", "Weight\n73\n", "\u{0}\u{1}\u{2}"])
  func otherFilesAreRefused(text: String) {
    #expect(throws: LarderError.self) { try rows(text) }
  }
}
