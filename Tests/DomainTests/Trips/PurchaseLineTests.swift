import Expect
import Testing

@testable import Domain

@Suite("When a purchase was")
struct PurchaseLineTests {
  /// Saturday, 21 November 2026.
  private static let reader = Day(iso: "2026-11-21").map {
    PurchaseLineReader(days: DayReader(today: $0), currency: .euro)
  }

  private static func told(_ text: String) throws -> String {
    let line = try require(reader).read(text)
    return [line.items, line.day?.iso, line.minuteOfDay.map(Moment.clock), line.store].compactMap(\.self).joined(
      separator: " | ")
  }

  @Test(
    arguments: [
      ("milk 1.09", "milk 1.09"),
      ("milk 1.09 at REWE @yesterday", "milk 1.09 at REWE | 2026-11-20"),
      ("milk 1.09 at REWE @fri 18:30", "milk 1.09 at REWE | 2026-11-20 | 18:30"),
      ("milk 1.09 at REWE yesterday", "milk 1.09 at REWE | 2026-11-20"),
      ("milk 1.09 at REWE at 18:30", "milk 1.09 at REWE | 18:30"),
      ("milk 1.09 bei REWE gestern um 18:30 Uhr", "milk 1.09 bei REWE | 2026-11-20 | 18:30"),
      ("milk 1.09 @yesterday at REWE", "milk 1.09 | 2026-11-20 | REWE"),
      ("milk 1.09 @yesterday bei Edeka am Markt", "milk 1.09 | 2026-11-20 | Edeka am Markt"),
      ("milk 1.09 yesterday at REWE", "milk 1.09 | 2026-11-20 | REWE"),
      ("milk 1.09 yesterday at 5pm at REWE", "milk 1.09 | 2026-11-20 | 17:00 | REWE"),
      ("milk 1.09 gestern bei Edeka am Markt", "milk 1.09 | 2026-11-20 | Edeka am Markt"),
      ("pie on sunday at home 3.99", "pie on sunday at home 3.99"),
      ("pie on sunday at home, milk 1.09", "pie on sunday at home, milk 1.09"),
      ("bread for 2.11 at REWE", "bread for 2.11 at REWE"),
      // A price that could be a date in November is a price.
      ("bread for 2.11", "bread for 2.11"),
      ("bread for 2,11", "bread for 2,11"),
      ("bread 2.11", "bread 2.11"),
      ("bread 2.11 on 20.11.", "bread 2.11 | 2026-11-20"),
      ("\"milk @home\" 1.09", "\"milk @home\" 1.09"),
    ])
  func days(_ text: String, _ expected: String) throws { expect(try Self.told(text), equals: expected) }

  @Test(
    arguments: [
      ("milk 1.09 @lunch", .badValue), ("rolls 2.49 for lunch", .badValue), ("milk 1.09 @REWE", .badValue),
      ("milk 1.09 @Dad", .badValue), ("milk 1.09 @", .badValue), ("milk 1.09 @30 feb", .badDay),
      ("milk 1.09 @25:00", .badTime), ("milk 1.09 @fri mon", .badValue),
    ] as [(String, ErrorCode)])
  func refused(_ text: String, _ code: ErrorCode) throws {
    let error = try #require(throws: LarderError.self) { try Self.told(text) }
    expect(error.code, equals: code, "\(text): \(error.message)")
    if code == .badValue, text != "milk 1.09 @fri mon" { expect(error.hint?.contains("the store"), equals: true) }
  }
}
