import Domain
import Testing

/// Sizes as tills print them; the amounts are those that the words say.
@Suite struct PrintedProductTests {
  typealias Size = PrintedProduct.Size

  @Test(arguments: [
    ("H-MILCH 1,5% 1L", ["h", "milch"], Size(amount: 1000, isVolume: true)),
    ("BUTTER 250G", ["butter"], Size(amount: 250, isVolume: false)),
    ("BUTTER250G", ["butter"], Size(amount: 250, isVolume: false)),
    ("Joghurt 4x150g", ["joghurt"], Size(amount: 600, isVolume: false)),
    ("JOGHURT 4X150", ["joghurt"], Size(amount: 600, isVolume: false)),
    ("Cola 6x0,33l", ["cola"], Size(amount: 1980, isVolume: true)),
    ("BIER 0,5 L", ["bier"], Size(amount: 500, isVolume: true)),
    ("Zucker 1 kg", ["zucker"], Size(amount: 1000, isVolume: false)),
    ("APFELSAFT 1,5L", ["apfelsaft"], Size(amount: 1500, isVolume: true)),
    ("SAHNE 20CL", ["sahne"], Size(amount: 200, isVolume: true)),
    ("CHEDDAR 12OZ", ["cheddar"], Size(amount: 340.2, isVolume: false)),
    ("Lemonaid 330ml+0,25Pf", ["lemonaid", "pf"], Size(amount: 330, isVolume: true)),
  ])
  func `a size is an amount with a unit`(_ text: String, words: [String], size: Size) throws {
    let product = PrintedProduct(text)
    #expect(product.words == words)
    let read = try #require(product.size)
    #expect(abs(read.amount - size.amount) < 0.001 && read.isVolume == size.isVolume)
  }

  @Test(arguments: [
    "MEHL TYPE 405", "WEIZENMEHL T550", "SHAMPOO 2IN1", "TOILETTENPAPIER 3LG", "BATTERIE AA", "GOUDA 48%", "7UP",
    "Gutschein 50", "1688 Brot",
  ])
  func `other numbers are none`(_ text: String) {
    #expect(PrintedProduct(text).size == nil && PrintedProduct(text).pieces == nil)
  }

  @Test(arguments: [("EIER BH 10ER", 10), ("Brötchen 6 Stk", 6), ("BAGELS 5PK", 5), ("Eier M 10 Stück", 10)])
  func `pieces are counted`(_ text: String, pieces: Int) {
    #expect(PrintedProduct(text).pieces == pieces && PrintedProduct(text).size == nil)
  }

  @Test func `a percentage and a bare number are kept apart`() {
    #expect(PrintedProduct("FRISCHMILCH 3,8% FETT").percentage == 3.8)
    #expect(PrintedProduct("TIP EDELSALAMI 150").bareNumber == 150)
    #expect(PrintedProduct("150 EDELSALAMI TIP").bareNumber == nil)
  }

  @Test(arguments: [
    "", " ", "1", "9999999999999999999999 x 9999999999g", "x x x", "0g", "1e308kg", "𝟙𝟚g", "....,,,,%%%",
  ])
  func `odd texts have no size`(_ text: String) {
    #expect(PrintedProduct(text).size == nil)
  }
}

@Suite struct PrintedNameTests {
  @Test(arguments: [
    ("GRILL-SALAT 350G", "GRILL-SALAT 350G", true),
    ("GRILL-SALAT 350G", "GRILL SALAT 350g", true),
    // Misread in one letter, and cut.
    ("GRILL-SALAT 350G", "GRILL-5ALAT 350G", false),
    ("GRILLSALAT ITAL", "GRILLSALAI ITAL", true),
    ("MEHRKORNBROETCHEN", "MEHRKORNBROETCH.", true),
    ("VOLLMILCH", "VOLLMILCHEIS", false),
    // Short names and other sizes are other products.
    ("QUARK", "QUART", false),
    ("FRUCHTJOGHURT 150G", "FRUCHTJOGHURT 500G", false),
    ("ERDBEERJOGHURT", "HIMBEERJOGHURT", false),
  ])
  func `a line is recognized`(_ one: String, _ other: String, _ isSame: Bool) {
    #expect(PrintedName.isSame(PrintedName.key(one), as: PrintedName.key(other)) == isSame)
    #expect(PrintedName.isSame(PrintedName.key(other), as: PrintedName.key(one)) == isSame)
  }
}

@Suite struct TripReceiptTests {
  @Test func `checks and doubts are stored and read again`() throws {
    let days = (try #require(Day(iso: "2026-03-04")), try #require(Day(iso: "2026-04-03")))
    let doubts: [ReceiptDoubt] = [
      .noTotal, .sum(lines: Money(minorUnits: 2146), total: Money(minorUnits: -5)),
      .twoTotals(Money(minorUnits: 1), Money(minorUnits: 2)), .tax, .tender, .count(printed: 7, read: 6), .noDay,
      .twoDays(days.0, days.1),
    ]
    #expect(doubts.compactMap { ReceiptDoubt(code: $0.code) } == doubts)
    let checks = ReceiptCheck.Name.allCases.flatMap { [ReceiptCheck($0, holds: true), ReceiptCheck($0, holds: false)] }
    #expect(checks.compactMap { ReceiptCheck(code: $0.code) } == checks)
  }

  @Test(arguments: [
    "", "sum", "sum 1", "sum a b", "count 1 2 3", "twoDays 2026-02-30 2026-01-01", "SUM 1 2", "noDay 1",
  ])
  func `other words are no doubts`(_ code: String) {
    #expect(ReceiptDoubt(code: code) == nil)
    #expect(ReceiptCheck(code: code == "sum 1" ? "sum 2" : code) == nil)
  }

  private func trip(_ lines: [String], total: Int?, store: String? = "REWE", minute: Int? = nil) throws -> Trip {
    let day = try #require(Day(iso: "2026-11-20"))
    let time = try minute.map { try #require(Moment(iso: "2026-11-20T17:\($0):00+01:00", zone: { _ in 0 })) }
    return Trip(
      day: day, time: time, store: store, printedTotal: total.map { Money(minorUnits: $0) },
      receipt: TripReceipt(lines: lines))
  }

  private static let list = ["MILCH 1,09 B", "BROT 2,49 B", "QUARK 0,99 B", "BANANE 1,48 B"]

  @Test func `the same receipt is known again, also if a line was misread`() throws {
    let first = try trip(Self.list, total: 605, minute: 25)
    #expect(try first.isSameReceipt(as: trip(Self.list, total: 605, minute: 25)))
    #expect(try first.isSameReceipt(as: trip(["M1LCH 1,O9", "BROT 2,49 B", "QUARK 0,99 B"], total: 605)))
    #expect(try first.isSameReceipt(as: trip(Self.list, total: 665, store: nil)))
  }

  @Test func `another purchase of the day is not`() throws {
    let first = try trip(Self.list, total: 605, minute: 25)
    #expect(try !first.isSameReceipt(as: trip(Self.list, total: 605, minute: 40)))
    #expect(try !first.isSameReceipt(as: trip(Self.list, total: 605, store: "Lidl", minute: 25)))
    #expect(try !first.isSameReceipt(as: trip(["WEIN 6,05 A"], total: 605, minute: 25)))
    var typed = first
    typed.receipt = nil
    #expect(!first.isSameReceipt(as: typed) && !typed.isSameReceipt(as: first))
  }
}
