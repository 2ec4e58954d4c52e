import Domain
import Expect
import Testing

@Suite struct TripReceiptTests {
  @Test func `checks and doubts are stored and read again`() throws {
    let days = (try require(Day(iso: "2026-03-04")), try require(Day(iso: "2026-04-03")))
    let doubts: [ReceiptDoubt] = [
      .noTotal, .sum(lines: Money(minorUnits: 2146), total: Money(minorUnits: -5)),
      .twoTotals(Money(minorUnits: 1), Money(minorUnits: 2)), .tax, .tender, .count(printed: 7, read: 6), .noDay,
      .twoDays(days.0, days.1),
    ]
    expect(doubts.compactMap { ReceiptDoubt(code: $0.code) }, equals: doubts)
    let checks = ReceiptCheck.Name.allCases.flatMap { [ReceiptCheck($0, holds: true), ReceiptCheck($0, holds: false)] }
    expect(checks.compactMap { ReceiptCheck(code: $0.code) }, equals: checks)
  }

  @Test(arguments: [
    "", "sum", "sum 1", "sum a b", "count 1 2 3", "twoDays 2026-02-30 2026-01-01", "SUM 1 2", "noDay 1",
  ])
  func `other words are no doubts`(_ code: String) {
    expect(ReceiptDoubt(code: code), equals: nil)
    expect(ReceiptCheck(code: code == "sum 1" ? "sum 2" : code), equals: nil)
  }

  private func trip(_ lines: [String], total: Int?, store: String? = "REWE", minute: Int? = nil) throws -> Trip {
    let day = try require(Day(iso: "2026-11-20"))
    let time = try minute.map { try require(Moment(iso: "2026-11-20T17:\($0):00+01:00", zone: { _ in 0 })) }
    return Trip(
      day: day, time: time, store: store, printedTotal: total.map { Money(minorUnits: $0) },
      receipt: TripReceipt(lines: lines))
  }

  private static let list = ["MILCH 1,09 B", "BROT 2,49 B", "QUARK 0,99 B", "BANANE 1,48 B"]

  @Test func `the same receipt is known again, also if a line was misread`() throws {
    let first = try trip(Self.list, total: 605, minute: 25)
    expect(try first.isSameReceipt(as: trip(Self.list, total: 605, minute: 25)))
    expect(try first.isSameReceipt(as: trip(["M1LCH 1,O9", "BROT 2,49 B", "QUARK 0,99 B"], total: 605)))
    expect(try first.isSameReceipt(as: trip(Self.list, total: 665, store: nil)))
  }

  @Test func `another purchase of the day is not`() throws {
    let first = try trip(Self.list, total: 605, minute: 25)
    expect(try !first.isSameReceipt(as: trip(Self.list, total: 605, minute: 40)))
    expect(try !first.isSameReceipt(as: trip(Self.list, total: 605, store: "Lidl", minute: 25)))
    expect(try !first.isSameReceipt(as: trip(["WEIN 6,05 A"], total: 605, minute: 25)))
    var typed = first
    typed.receipt = nil
    expect(!first.isSameReceipt(as: typed) && !typed.isSameReceipt(as: first))
  }
}
