import Expect
import TestSupport
import Testing

@testable import Domain

@Suite("Purchases")
struct PurchaseListTests {
  static let bank: Set<String> = [
    "macaroni and cheese", "bread and butter", "half and half", "pie at home", "salmon, cooked", "salmon", "7up",
    "vitamin b 12", "service berries", "milk", "tomatoes", "eggs",
  ]
  static var items: ItemListReader {
    ItemListReader(knows: { bank.contains($0.lowercased()) }, spells: { bank.contains($0.lowercased()) })
  }

  /// `amount | name = price [kind]`, lines separated by `;`, and the store after `@`.
  static func told(_ text: String, _ currency: Currency = .euro) throws -> String {
    let list = try PurchaseListReader(items: items, currency: currency).read(text)
    let lines = list.lines.map { line in
      var told = [line.item.quantity?.text ?? "", line.item.name].filter { !$0.isEmpty }.joined(separator: " | ")
      told += " = " + (line.price.map { "\($0.minorUnits)" } ?? "?")
      if let unit = line.unitPrice { told += " (\(unit.minorUnits))" }
      if line.kind != .product { told += " \(line.kind.rawValue)" }
      if let count = line.asCount { told += " or \(count.quantity?.text ?? "")" }
      return told
    }
    return lines.joined(separator: "; ") + (list.store.map { " @ \($0)" } ?? "")
  }

  @Test(
    "Each item ends with its price",
    arguments: [
      ("500g tomatoes 2.49, milk 1l 1.09 at REWE", "500 g | tomatoes = 249; 1 l | milk = 109 @ REWE"),
      ("tomatoes 2.49", "tomatoes = 249"),
      ("tomatoes €2.49", "tomatoes = 249"),
      ("tomatoes 2.49 EUR", "tomatoes = 249"),
      ("tomatoes for 2.49", "tomatoes = 249"),
      ("Tomaten für 2,49 bei Edeka", "Tomaten = 249 @ Edeka"),
      ("tomatoes 500g 2.49", "500 g | tomatoes = 249"),
      ("1.5l milk 1.09", "1.5 l | milk = 109"),
      ("1,5l milk 1,09", "1.5 l | milk = 109"),
      ("10 eggs 2.99", "10 | eggs = 299"),
      ("eggs 10 2.99", "10 | eggs = 299"),
      ("10 eggs 3", "10 | eggs = 300"),
      ("500g tomatoes 2", "500 g | tomatoes = 200"),
      ("a banana 0.35", "1 | banana = 35"),
      ("a dozen eggs 2.99", "12 | eggs = 299"),
      ("2x500g tomatoes 4.98", "1000 g | tomatoes = 498"),
      ("tomatoes 2x500g 4.98", "1000 g | tomatoes = 498"),
      ("2 bottles of milk 2.18", "2 bottles | milk = 218"),
      ("2 milk je 0,59", "2 | milk = 118 (59)"), ("2 milk à 0,59, eggs 1.99", "2 | milk = 118 (59); eggs = 199"),
      ("2 milk 1.09 each", "2 | milk = 218 (109)"), ("3 milk 1.09 pro Stück", "3 | milk = 327 (109)"),
      ("2 Packungen milk 500g je 0,99", "1000 g | milk = 198 (99)"),
      ("3 cans of tomatoes 400 g 0.79 each, eggs 1.99", "1200 g | tomatoes = 237 (79); eggs = 199"),
      ("milk 1 l 2,-", "1 l | milk = 200"), ("milk 2,-, eggs 3,-", "milk = 200; eggs = 300"),
      ("milk 2,- und eggs 3,-€ bei REWE", "milk = 200; eggs = 300 @ REWE"),
      ("milk 1.09 each", nil), ("500g tomatoes je 2.49", nil),
      // 2 x 0.99, 1.2 x 1.99 = 2.388, and 0.5 x 2.99 = 1.495.
      ("2 x 500 g milk à 0,99", "1000 g | milk = 198 (99)"), ("milk 1.2 kg 1.99/kg", "1200 g | milk = 239"),
      ("500 g milk 2.99 per kg", "500 g | milk = 150"), ("1 kg milk 1,99 pro kg", "1000 g | milk = 199"),
      ("milk 2 for 3.98", "2 | milk = 398"), ("250 g milk 2 for 3.98", "500 g | milk = 398"),
      ("milk 1 for 3.98", "1 | milk = 398"), ("milk 1€09", "milk = 109"),
      ("1.2 kg milk at 1.99/kg", "1200 g | milk = 239"),
      ("1.2 kg milk at 1.99 per kg at Lidl", "1200 g | milk = 239 @ Lidl"),
      ("milk 3 for 2", "3 | milk = 200"), ("milk 2 Euro 49", "milk = 249"), ("milk for 2 Euro 49", "milk = 249"),
      ("Edeka gestern: milk 1.09", nil), ("gestern bei Rewe: milk 1.09", nil), ("nothing", nil),
      ("REWE: milk 1.09, eggs 2.99", "milk = 109; eggs = 299 @ REWE"),
      ("bei Edeka Nord: milk 1.09", "milk = 109 @ Edeka Nord"),
      ("99 ct", nil),
      ("milk 99 ct", "milk = 99"),
    ] as [(String, String?)])
  func prices(_ text: String, _ expected: String?) { expect((try? Self.told(text)), equals: expected, "\(text)") }

  @Test(
    "What parts items: commas beside decimal commas, words, and prices before all",
    arguments: [
      ("milk 1,09, bread 2,49", "milk = 109; bread = 249"),
      ("milk 1,09 , bread 2,49", "milk = 109; bread = 249"),
      ("milk 1.09,bread 2.49", "milk = 109; bread = 249"),
      ("milk 1,09; bread 2,49 + eggs 2,99", "milk = 109; bread = 249; eggs = 299"),
      ("milk 1.09 and bread 2.49", "milk = 109; bread = 249"),
      ("milk 1,09, und Brot 2,49", "milk = 109; Brot = 249"),
      ("milk 1.09, bread 2.49,", "milk = 109; bread = 249"),
      ("milk 1.09, at REWE", "milk = 109 @ REWE"),
      ("macaroni and cheese 3.49", "macaroni and cheese = 349"),
      ("macaroni and cheese 3.49 and milk 1.09", "macaroni and cheese = 349; milk = 109"),
      ("bread 2.49 and butter 1.99", "bread = 249; butter = 199"),
      ("bread and butter 1.99", "bread and butter = 199"),
      ("half and half 1.99", "half and half = 199"),
      ("Salmon, cooked 5.99", "Salmon, cooked = 599"),
      ("Salmon, cooked €5.99", "Salmon, cooked = 599"),
      ("bananas, milk 1.09", "bananas = ?; milk = 109"),
      ("bananas and milk 1.09, rice", "bananas = ?; milk = 109; rice = ?"),
      ("\"salt, mixed\" 0.99", "salt, mixed = 99"),
      ("\"2.49\" 1.00", "2.49 = 100"),
    ])
  func parts(_ text: String, _ expected: String) throws { expect(try Self.told(text), equals: expected) }

  @Test(
    "The store, with any words in it",
    arguments: [
      ("milk 1.09 at Trader Joe's", "milk = 109 @ Trader Joe's"),
      ("milk 1.09 at Marks and Spencer", "milk = 109 @ Marks and Spencer"),
      ("milk 1.09 at Market at the Square", "milk = 109 @ Market at the Square"),
      ("milk 1.09 at \"Müller, Sohn\"", "milk = 109 @ Müller, Sohn"),
      ("milk 1.09 at 7-Eleven", "milk = 109 @ 7-Eleven"),
      ("milk 1.09 beim Bäcker", "milk = 109 @ Bäcker"),
      ("milk 1.09 from REWE", "milk = 109 @ REWE"),
      ("milk 1.09 € AT rewe", "milk = 109 @ rewe"),
      ("pie at home 3.99 at REWE", "pie at home = 399 @ REWE"),
      ("pie at home 3.99", "pie at home = 399"),
      ("pie at home at REWE", "pie at home = ? @ REWE"),
      ("bananas at REWE", "bananas = ? @ REWE"),
      ("milk 1.09, bananas at REWE", "milk = 109; bananas = ? @ REWE"),
      ("milk 2 at REWE", "milk = 200 or 2 @ REWE"),
    ])
  func stores(_ text: String, _ expected: String) throws { expect(try Self.told(text), equals: expected) }

  @Test(
    "Several of one price, and numbers that may be either",
    arguments: [
      ("milk 2 x 1.09", "2 | milk = 218 (109)"),
      ("milk 2x1.09", "2 | milk = 218 (109)"),
      ("milk 2x 1.09", "2 | milk = 218 (109)"),
      ("2 milk 2 × 1,09 €", "2 | milk = 218 (109)"),
      ("milk 12x€1.09", "12 | milk = 1308 (109)"),
      ("eggs 10", "eggs = 1000 or 10"),
      ("eggs 10, milk 1.09", "eggs = 1000 or 10; milk = 109"),
      ("eggs for 10", "eggs = 1000"),
      ("eggs €10", "eggs = 1000"),
      ("eggs 10.00", "eggs = 1000"),
      ("7up 2", "7up = 200 or 2"),
      ("vitamin b 12", "vitamin b 12 = ?"),
      ("vitamin b 12 4.99", "vitamin b 12 = 499"),
    ])
  func numbers(_ text: String, _ expected: String) throws { expect(try Self.told(text), equals: expected) }

  @Test(
    "What is no food, by its name",
    arguments: [
      ("deposit 0.25", "deposit = 25 deposit"),
      ("Pfand 20 x 0,25", "20 | Pfand = 500 (25) deposit"),
      ("Einwegpfand 0.25", "Einwegpfand = 25 deposit"),
      ("deposit return 3.00", "deposit return = -300 deposit_return"),
      ("deposit -0.25", "deposit = -25 deposit_return"),
      ("Pfand -0,25", "Pfand = -25 deposit_return"),
      ("Leergut 3.00", "Leergut = -300 deposit_return"),
      ("Pfandrückgabe -3.00", "Pfandrückgabe = -300 deposit_return"),
      ("bottle return 1.00", "bottle return = -100 deposit_return"),
      ("10% discount 1.00", "10% discount = -100 discount"),
      ("Rabatt 0,50", "Rabatt = -50 discount"),
      ("coupon milk -0.50", "coupon milk = -50 discount"),
      ("Gutschein €5", "Gutschein = -500 discount"),
      ("delivery fee 3.90", "delivery fee = 390 service"),
      ("service berries 3.90", "service berries = 390"),
    ])
  func kinds(_ text: String, _ expected: String) throws { expect(try Self.told(text), equals: expected) }

  @Test(
    "What is refused, and where",
    arguments: [
      ("", .missingArgument, ""), (",", .missingArgument, ""), ("at REWE", .badValue, "at"),
      ("at REWE milk 1.09", .badValue, "at"), ("milk 1.09 at", .missingArgument, "at"),
      ("milk 1.09 at REWE, bread 2.49", .badValue, "REWE, bread 2.49"), ("milk at REWE 1.09", .badValue, "REWE 1.09"),
      ("2.49", .badValue, "2.49"), ("milk 1.09, 2.49", .badValue, "2.49"), ("milk 1.09,, bread 2.49", .badValue, ","),
      (", milk 1.09", .badValue, ","), ("milk 1.09 bread 2.49", .badValue, "1.09"),
      ("milk 1.09,500g bread 2.49", .badAmount, "1.09,500g"), ("milk 2.49/kg", .badAmount, "milk"),
      ("milk 2.49 PLN", .badValue, "2.49"), ("milk 2.49 CHF", .badValue, "2.49 CHF"),
      ("milk 1,234", .doubtful, "1,234"), ("milk 0.255", .badNumber, "0.255"),
      ("2.49 tomatoes", .doubtful, "2.49 tomatoes"),
      ("500g milk 2 x 1.09", .badAmount, "500g milk"), ("3 milk 2 x 1.09", .badAmount, "3 milk"),
      ("eggs 2 x 10", .doubtful, "10"), ("milk 999 x 9999999.99", .outOfRange, "999 x"),
      ("milk 99999999.00", .outOfRange, "99999999.00"), ("2 eggs 100g 2.49", .badAmount, "100g"),
      ("500g 2.49", .badAmount, "500g"), ("-3 eggs 2.49", .badAmount, "-3"), ("\"milk 1.09", .badQuote, "\"milk 1.09"),
      ("milk 1e308", .badAmount, "1e308"),
    ] as [(String, ErrorCode, String)])
  func refused(_ text: String, _ code: ErrorCode, _ marked: String) throws {
    do {
      _ = try Self.told(text)
      Issue.record("\(text) is read")
    } catch let error as LarderError {
      expect(error.code, equals: code, "\(text): \(error.code) \(error.message)")
      guard let place = error.location else {
        expect(marked.isEmpty, "\(text) has no place")
        return
      }
      let characters = Array(place.text)
      expect(
        place.range.upperBound <= characters.count && String(characters[place.range]).hasPrefix(marked), "\(text)")
    }
  }

  @Test(
    "Without decimals every number at the end is a price",
    arguments: [
      ("milk 249, eggs 1,234", "milk = 249; eggs = 1234"), ("eggs 10", "eggs = 10"),
      ("milk 2x249", "2 | milk = 498 (249)"),
    ])
  func yen(_ text: String, _ expected: String) throws {
    expect(try Self.told(text, try require(Currency(code: "JPY"))), equals: expected)
  }

  @Test(arguments: SplitMix64.seeds) func garbageIsRefusedOrRead(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      var text = random.garbage(pieces: Int.random(in: 0...30, using: &random))
      if Bool.random(using: &random) {
        text += [" 2.49", " at REWE", " x 2", " €", ", 1,09"].randomElement(using: &random) ?? ""
      }
      guard let list = try? PurchaseListReader(items: Self.items, currency: .euro).read(text) else { continue }
      expect(!list.lines.isEmpty)
      for line in list.lines {
        expect(line.item.range.upperBound <= text.count && !line.item.name.isEmpty, "seed \(seed): \(text)")
        expect(abs(line.price?.minorUnits ?? 0) <= Money.limit)
      }
    }
  }

  @Test(arguments: ["milk 1.09, ", "1.09 ", "a at ", "milk 2 x ", "€", "and ", "9", "\"x\" ", "for "])
  func longLinesTakeAMoment(piece: String) {
    let took = ProcessorTime.measure { _ = try? Self.told(String(repeating: piece, count: 5000)) }
    expect(took < .seconds(10))
  }
}
