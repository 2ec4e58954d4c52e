import Expect
import Testing

@testable import Domain

/// How whole receipts are read; the expected values are those that are printed.
@Suite struct ReceiptReaderTests {
  private func read(_ text: String) -> Receipt? { ReceiptReader().read(text) }

  /// The items as `text|quantity|cents`.
  private func items(_ text: String) -> [String] {
    (read(text)?.items ?? []).map { "\($0.text)|\($0.quantity)|\($0.price.minorUnits)" }
  }

  private static let end = "\n20.11.2026 17:25\n"

  @Test(arguments: [
    "Händlerbeleg\nTerminal-ID 5512 3391\nKartenzahlung kontaktlos\ngirocard\nEUR 28,83\nZahlung erfolgt",
    "REWE Markt GmbH\n* * Kundenbeleg * *\nContactless\nDEBIT MASTERCARD\nTerminal-ID 56012345\nBetrag EUR 16,66",
    "TESCO STORES\nMERCHANT ID ****1234\nVISA DEBIT\nSALE\nAMOUNT £22.55\nAPPROVED\nAUTH CODE 553201",
    "Coop Bern\n** KUNDENBELEG **\nBuchung\nMaestro CHIP\nTrm-Id: 25101122\nTotal-EFT CHF: 30.55",
    "Händlerbeleg\nKartenzahlung\nEC-Karte EUR 28,83",
  ])
  func `the slip of a card payment alone is no receipt`(slip: String) {
    expect(read(slip + Self.end)?.items.map(\.text), equals: nil)
    // The same words below a list are a receipt that was paid by card.
    expect(read("REWE\nMILCH 1,09 B\nSUMME EUR 1,09\n" + slip)?.items.map(\.text), equals: ["MILCH"])
  }

  @Test(arguments: [
    ("Volg\nMilch 1L 1.65\nTotal Fr. 1.65\nBar Fr. 10.00", "CHF", 165),
    ("NETTO\nRugbrød 18,50\nTOTAL DKK 18,50\nDankort 18,50", "DKK", 1850),
    ("BIEDRONKA\nMLEKO 6,58 C\nSUMA PLN 6,58\nGOTÓWKA PLN 10,00\nRESZTA PLN 3,42", "PLN", 658),
    ("Kaufland\nChleb 39,90 B\nCelkem Kč 39,90\nHotovost Kč 39,90", "CZK", 3990),
    ("ICA\nMjölk 18,50\nTotalt 18,50 SEK\nSumma 18,50 SEK", "SEK", 1850),
    // A stray sign of a picture's reading, twice, does not outvote the total's.
    ("Coop\nBrot $2.90\nMilch $1.65\nTotal CHF 4.55", "CHF", 455),
    ("REWE\nHAAR GEL 1,99 B\nSUMME EUR 1,99", "EUR", 199),
    ("Shop\nHAAR GEL 1,99\nTotal 1,99", nil, 199),
  ])
  func `the total says which currency it is`(text: String, currency: String?, total: Int) {
    let receipt = read(text + Self.end)
    expect(receipt?.currency, equals: currency)
    expect(receipt?.total?.minorUnits, equals: total)
    expect(receipt?.sum, equals: receipt?.total, "\(items(text))")
  }

  /// 0.744 kg at 1.99 are 1.48, and 3 at 0.49 are 1.47.
  @Test(arguments: [
    ("BANANE 1,40 B\n  0,744 kg x 1,99 EUR/kg\nSEIFE 1,25 A\nSUMME EUR 2,73", 0.744, 148),
    ("BANANE  0,744 kg x 1,99 EUR/kg 1,40 B\nSEIFE 1,25 A\nSUMME EUR 2,73", 0.744, 148),
    ("Joghurt 0,89\n  3 x 0,49\nMilch 1,00\nSUMME EUR 2,47", 3, 147),
  ])
  func `a line whose quantity gives another price is the likeliest to be wrong`(
    text: String, quantity: Double, exact: Int
  ) {
    let receipt = read("REWE\n" + text + Self.end)
    expect(receipt?.items.map(\.quantity), equals: [quantity, 1])
    expect(receipt?.doubts.contains(.line(1, exact: Money(minorUnits: exact))), equals: true)
    expect(receipt?.doubts.count { if case .line = $0 { true } else { false } }, equals: 1)
  }

  @Test func `a quantity that gives another price stays with its own product`() {
    // The name between has no price that could be read.
    let text = "REWE\nGURKE 0,89 B\nBANANE\n  0,744 kg x 1,99 EUR/kg\nSEIFE 1,25 A\nSUMME EUR 3,62"
    expect(items(text), equals: ["GURKE|1.0|89", "SEIFE|1.0|125"])
    // A count is left out if the prices add up without it.
    expect(items("REWE\nJOGHURT 0,89 B\n 3 x 0,49\nSUMME EUR 0,89"), equals: ["JOGHURT|1.0|89"])
  }

  @Test(arguments: [
    "Es bediente Sie: Frau Schulze", "Kunde: Max Mustermann", "Herr Özdemir 0151-23456789",
    "Kassierer 12 Anna Schulze", "Bedient von Anna", "Served by: Anna", "Your cashier Anna",
  ])
  func `nobody who serves or buys is a store or a product`(line: String) {
    let receipt = read("\(line)\nHofladen Sonne\nMILCH 1,09 A\n\(line)\n2,00 A\nSUMME EUR 1,09" + Self.end)
    expect(receipt?.store, equals: "Hofladen Sonne")
    expect(receipt?.items.map(\.text), equals: ["MILCH"])
  }

  @Test func `a price behind a name at the till is kept without the name`() {
    expect(items("Hofladen\nBedient von Anna  2,00 A\nSUMME 2,00"), equals: ["Bedient von|1.0|200"])
  }

  @Test func `a product that was canceled at its end is a product`() {
    let receipt = read("TESCO\nCARRIER BAG £0.20\nMILK £1.00\nCARRIER BAG VOID -£0.20\nTOTAL £1.00" + Self.end)
    expect(receipt?.items.map(\.kind), equals: [.product, .product, .product])
    expect(ReceiptCancellations.places(in: receipt?.items ?? []), equals: [0, 2])
  }

  @Test(arguments: [
    ("Meisterbäcker Dinkelbrot\n   500g  3,29 2\nMilch 1,00 2", "Meisterbäcker Dinkelbrot 500g|1.0|329"),
    ("Schweinenacken o.Kn.\n  BED 0,742 kg  7,41 2\nMilch 1,00 2", "Schweinenacken o.Kn. BED|0.742|741"),
    // 0.182 kg at 14.90 are 2.71.
    ("Bergkäse\n0,182 kg   14,90 EUR/kg B 2,71\nMilch 1,00", "Bergkäse|0.182|271"),
    ("Brötchen 4 Stück à 0,65\n  2,60 B\nMilch 1,00 B", "Brötchen|4.0|260"),
    ("Brötchen 4 Stück a 0,65\n  2,60 B\nMilch 1,00 B", "Brötchen|4.0|260"),
  ])
  func `a name and the line with its size or price are one product`(list: String, first: String) {
    expect(items("Laden\n" + list + "\nSUMME EUR 9,99"), equals: [first, "Milch|1.0|100"])
  }

  @Test func `a total in spaced capitals ends the list`() {
    let receipt = read("Bäckerei\nSemmel 2,30\nZ U  Z A H L E N  EUR 2,30\nMaestro 2.30" + Self.end)
    expect(receipt?.total?.minorUnits, equals: 230)
    expect(receipt?.items.map(\.text), equals: ["Semmel"])
  }

  @Test(arguments: ["Trinkgeld 2,00", "Pfand 2,00"])
  func `what is free of tax is missing in the tax table, which holds all the same`(free: String) {
    // 10.70 are 10.00 and 7 %.
    let text = "Laden\nBrot 5,35 A\nMilch 5,35 A\n\(free)\nSUMME EUR 12,70\nA 7% Netto 10,00 MwSt 0,70 Brutto 10,70"
    expect(read(text + Self.end)?.checks.filter { $0.name == .tax }, equals: [ReceiptCheck(.tax, holds: true)])
    let other = text.replacing("SUMME EUR 12,70", with: "SUMME EUR 12,60")
    expect(read(other + Self.end)?.isChecked, equals: false)
  }

  @Test(arguments: [ReceiptDoubt.line(3, exact: nil), .line(12, exact: Money(minorUnits: 148))])
  func `a doubt about a line is read back`(doubt: ReceiptDoubt) {
    expect(ReceiptDoubt(code: doubt.code), equals: doubt)
  }
}
