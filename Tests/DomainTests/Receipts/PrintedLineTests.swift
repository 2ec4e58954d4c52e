import Expect
import Testing

@testable import Domain

/// How single lines of receipts are read; the figures are those of the lines.
@Suite struct PrintedLineTests {
  @Test(arguments: [
    ("1,99", 199), ("1.99", 199), ("-0,25", -25), ("0,45-V", -45), ("0,25-", -25), ("8.72-", -872), ("€7,85", 785),
    ("-£0.50", -50), ("3,49€", 349), ("1.234,56", 123_456), ("*4,50", 450), ("2,-", 200), ("1,29B", 129),
  ])
  func `an amount of money has two decimals`(word: String, cents: Int) {
    expect(PrintedNumber(word)?.money, equals: cents)
  }

  @Test(arguments: [
    "", "-", ",", "1,5", "1,500", "abc", "1,9a", "14.06.2014", "12:30", "1,99,5", "0041", "1e308", "1,-9",
  ])
  func `other words are no money`(word: String) { expect(PrintedNumber(word)?.money, equals: nil) }

  @Test(arguments: [
    ("H-MILCH 1,5% 1,09 B", "H-MILCH 1,5%", 109, "B"), ("PFAND 0,25 EURO 0,25 A *", "PFAND 0,25 EURO", 25, "A"),
    ("SUMME EUR 9,63", "SUMME", 963, ""), ("Summe 8,15 €", "Summe", 815, ""),
    ("BIO Chips 1,79 A2", "BIO Chips", 179, "A2"),
    ("Remoulade2,09", "Remoulade", 209, ""), ("MILCH 1, 99", "MILCH", 199, ""),
    ("Einwegpfand 0,25 §1", "Einwegpfand", 25, "1"),
    ("S u m m e 29,91", "Summe", 2991, ""), ("Rabatt -1,65", "Rabatt", -165, ""),
    ("Butter 2,19 AW", "Butter", 219, "AW"),
  ])
  func `a price ends its line`(text: String, name: String, cents: Int, group: String) throws {
    let price = try require(PrintedLine(text).price)
    expect(price.name.joined(separator: " ") == name && price.cents == cents && (price.taxGroup ?? "") == group)
  }

  @Test(arguments: ["Datum: 20.09.2021", "Uhrzeit: 15:22", "Tel. 0221 96421", "Milch 1,5 %", "10 Eier", "€", "A"])
  func `these lines have no price`(text: String) { expect(PrintedLine(text).price, equals: nil) }

  @Test(arguments: [
    ("2 Stk x 0,49", 98, 2, PurchaseUnit.pieces, 49, ""), ("0,792 kg x 2,49 EUR/kg", 197, 0.792, .kilograms, 249, ""),
    ("Kefir 0,89 x 5", 445, 5, .pieces, 89, "Kefir"), ("K.H-Milch 2 * 0,95", 190, 2, .pieces, 95, "K.H-Milch"),
    ("8x 0,19", 152, 8, .pieces, 19, ""), ("2 @ $3.49 ea", 698, 2, .pieces, 349, ""),
    ("0.642 kg @ £0.69/kg", 44, 0.642, .kilograms, 69, ""), ("0,908 1,99", 181, 0.908, .kilograms, 199, ""),
    ("3x 0,95 Mandeln", 285, 3, .pieces, 95, "Mandeln"),
    ("Naturaplan Vollmilch 2 1.95", 390, 2, .pieces, 195, "Naturaplan Vollmilch"),
    ("4 Laugenstange à 1,10", 440, 4, .pieces, 110, "Laugenstange"), ("3 St 2,60", 780, 3, .pieces, 260, ""),
    ("Bohnen (780 g zu 5,90 EUR je kg)", 460, 0.78, .kilograms, 590, "Bohnen"),
    ("Äpfel 1,450 kg 3,60 €/kg", 522, 1.45, .kilograms, 360, "Äpfel"),
    // 1.37 lb of 0.4536 kg; 0.98 for a pound is 2.16 for a kilogram.
    ("1.37 lb @ 1 lb /0.98", 134, 0.6214, .kilograms, 216, ""),
  ])
  func `a quantity gives the price`(
    text: String, price: Int, quantity: Double, unit: PurchaseUnit, unitPrice: Int, name: String
  ) throws {
    let found = try require(PrintedQuantity(PrintedLine(text).words, price: price))
    expect(abs(found.quantity - quantity) < 1e-9 && found.unit == unit && found.unitPrice == unitPrice)
    expect(found.name.joined(separator: " "), equals: name)
  }

  @Test(arguments: [("2 x 0,49", 99), ("PIZZA 2 4,99", 499), ("EIER 10 ST", 199), ("x x x", 100), ("7 UP 1,5l", 129)])
  func `what does not give the price is no quantity`(text: String, price: Int) {
    expect(PrintedQuantity(PrintedLine(text).words, price: price), equals: nil)
  }

  @Test(arguments: [
    (["Datum: 20.09.2021", "Uhrzeit: 15:22:28 Uhr"], "2021-09-20", 922),
    (["13.01.2020 17:25 Bon-Nr.:933"], "2020-01-13", 1045),
    (["Dat.31.08.2015 Zeit19:22:02"], "2015-08-31", 1162), (["TSE-Start: 2023-03-24T17:59:01.000"], "2023-03-24", 1079),
    (["Punktestand bis 13.03.2021", "12.02.2021 09:05"], "2021-02-12", 545),
    (["07JUN2025 18:30:02"], "2025-06-07", 1110),
    (["4671 516399/01 07.10.13 17:28"], "2013-10-07", 1048), (["30 June 2024"], "2024-06-30", -1),
    (["25/10/2024 07:18 PM"], "2024-10-25", 1158),
  ])
  func `the day of the purchase is found`(lines: [String], day: String, minute: Int) throws {
    let found = try require(ReceiptDates(isMonthFirst: nil).find(in: lines.map { PrintedLine($0) }))
    expect(found.day.iso == day && (found.minuteOfDay ?? -1) == minute && found.other == nil)
  }

  /// 3 April or 4 March: only the country tells.
  @Test func `a day that may be two is doubtful`() throws {
    let lines = [PrintedLine("03/04/2024 10:00")]
    let found = try require(ReceiptDates(isMonthFirst: nil).find(in: lines))
    expect(found.day.iso == "2024-04-03" && found.other?.iso == "2024-03-04")
    expect(ReceiptDates(isMonthFirst: true).find(in: lines)?.day.iso, equals: "2024-03-04")
    expect(ReceiptDates(isMonthFirst: false).find(in: lines)?.other, equals: nil)
  }

  @Test(arguments: ["32.01.2024", "00.00.2024", "1.2.3.4", "2024-13-01", "99/99/9999", "...", "12:61", "a.b.c"])
  func `these are no days`(text: String) {
    expect(ReceiptDates(isMonthFirst: nil).find(in: [PrintedLine(text)]), equals: nil)
  }

  /// Net and tax are the gross amount; where only a rate is printed, the tax is its share: 36.71 x 2.6 / 102.6 = 0.93.
  @Test(arguments: [
    ("A= 19,0% 0,75 0,14 0,89", "A", 89), ("B= 7,0% 11,36 0,80 12,16", "B", 1216), ("A 7% 1,21 17,36 18,57", "A", 1857),
    ("1 2.60 36.71 0.93", "1", 3671), ("A 07,0% Netto 63,34 MwSt 4,43 67,77", "A", 6777),
  ])
  func `a row of the tax table`(text: String, group: String, gross: Int) {
    expect(ReceiptTaxTable([PrintedLine(text)])?.gross, equals: [group: gross])
  }

  @Test(arguments: ["Summe 9,65", "A 1,00 2,00 4,00", "Geg. BAR EUR 20,05", "19 %", ""])
  func `other lines are no row`(text: String) { expect(ReceiptTaxTable([PrintedLine(text)]), equals: nil) }
}
