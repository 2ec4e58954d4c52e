import Expect
import TestSupport
import Testing

@testable import Domain

@Suite("Item lists")
struct ItemListTests {
  /// The names that the bank knows in these tests.
  static let bank: Set<String> = [
    "macaroni and cheese", "fish and chips", "half and half", "cup noodles", "2% milk",
    "bread and butter", "bread and butter and jam pudding",
  ]
  static var reader: ItemListReader { ItemListReader(knows: { bank.contains($0.lowercased()) }) }

  static func told(_ text: String) throws -> String {
    try reader.read(text).map { item in
      [item.quantity?.text ?? "", item.name].filter { !$0.isEmpty }.joined(separator: " | ")
        + (item.doubt == nil ? "" : " ?")
    }.joined(separator: "; ")
  }

  @Test(
    "Amount and food, in the order a reader would ask",
    arguments: [
      ("a banana", "1 | banana"),
      ("2 eggs, 150g cooked rice and a banana", "2 | eggs; 150 g | cooked rice; 1 | banana"),
      ("banana", "banana"),
      ("rice 150g", "150 g | rice"),
      ("eggs 2", "2 | eggs"),
      ("bread 2 slices", "2 slices | bread"),
      ("milk half a cup", "½ cup | milk"),
      ("2 slices of bread", "2 slices | bread"),
      ("a handful of nuts", "1 handful | nuts"),
      ("a handful nuts", "1 handful | nuts"),
      ("2 squares of chocolate", "2 squares | chocolate"),
      ("cup of rice", "1 cup | rice"),
      ("slice of bread", "1 slice | bread"),
      ("2 large eggs", "2 large | eggs"),
      ("a dozen eggs", "12 | eggs"),
      ("half a dozen eggs", "6 | eggs"),
      ("a couple of eggs", "2 | eggs"),
      ("half a banana", "0.5 | banana"),
      ("an egg", "1 | egg"),
      ("2x150g yogurt", "300 g | yogurt"),
      ("2 x 150 g yogurt", "300 g | yogurt"),
      ("2 x eggs", "2 | eggs"),
      ("2x eggs", "2 | eggs"),
      ("2 and a half cups of rice", "2 ½ cups | rice"),
      ("1 ½ cup rice", "1 ½ cups | rice"),
      ("1,5 kg Kartoffeln", "1500 g | Kartoffeln"),
      ("1,500g flour", "1.5 g | flour ?"),
      ("eine halbe Banane und 2 EL Öl", "0.5 | Banane; 2 EL | Öl"),
      ("zwei Scheiben Brot mit Butter", "2 Scheiben | Brot; Butter"),
      ("ein Glas Milch", "1 Glas | Milch"),
      ("soup, the whole tin", "1 tin | soup"), ("pizza, die ganze", "1 | pizza"),
      ("heaped teaspoon of 2% milk", "2 tsp | 2% milk"), ("both buns", "2 | buns"),
      ("tuna, drained 120g", "120 g | tuna drained"), ("stew (beef, carrots) 200 g", "200 g | stew (beef, carrots)"),
      ("sandwich: ham and eggs", "sandwich: ham; eggs"), ("rice (beef, carrots", "rice (beef; carrots"),
      (#"100 g "5\" pizza, thin", "cola\ light""#, #"100 g | 5" pizza, thin; cola\ light"#),
    ])
  func amounts(_ text: String, _ expected: String) throws { expect(try Self.told(text), equals: expected) }

  @Test(
    "Units do not swallow names",
    arguments: [
      ("2 g rice", "2 g | rice"), ("2 grapes", "2 | grapes"), ("1 l milk", "1 l | milk"), ("1 lemon", "1 | lemon"),
      ("2 cups noodles", "2 cups | noodles"), ("7up", "7up"), ("2 7up", "2 | 7up"), ("100% juice", "100% juice"),
      ("3-bean salad", "3-bean salad"), ("2 rolls", "2 | rolls"), ("bars 2", "2 | bars"), ("1 Big Mac", "1 | Big Mac"),
      ("vitamin a", "vitamin a"), ("number one", "number one"), ("nan", "nan"),
      ("cup noodles soup", "cup noodles soup"),
      ("2 extra virgin oils", "2 | extra virgin oils"), ("0% yogurt", "0% yogurt"),
      ("10 % fat yogurt", "10 % fat yogurt"), ("2 10% yogurts", "2 | 10% yogurts"), ("nan, rice", "nan; rice"),
      ("2 nan", "2 | nan"), ("large pizza", "large pizza"),
    ])
  func names(_ text: String, _ expected: String) throws { expect(try Self.told(text), equals: expected) }

  @Test(
    "What parts items, and what does not",
    arguments: [
      ("eggs,rice;bread+milk", "eggs; rice; bread; milk"),
      ("toast with jam on plate and tea", "toast; jam; plate; tea"),
      ("Brot mit Käse und Ei AUF Salat", "Brot; Käse; Ei; Salat"),
      ("eggs, rice, and bananas", "eggs; rice; bananas"),
      ("sandwich, onion", "sandwich; onion"),
      ("shepherd's pie", "shepherd's pie"),
      ("\"salt & pepper, mixed\" 5g", "5 g | salt & pepper, mixed"),
      ("\"2 eggs\", bread", "2 eggs; bread"),
      ("2 \"and\" x", "2 | and x"),
      ("  eggs \t rice\nbread ", "eggs rice bread"),
    ])
  func parts(_ text: String, _ expected: String) throws { expect(try Self.told(text), equals: expected) }

  @Test(
    "The bank's own names stay whole",
    arguments: [
      ("macaroni and cheese and salad", "macaroni and cheese; side salad"),
      ("2 fish and chips with peas", "2 | fish and chips; peas"),
      ("fish and chips 300g", "300 g | fish and chips"),
      ("salad and fried fish and chips", "salad; fried fish and chips"),
      ("fish, and chips", "fish; fries"),
      ("half and half", "half and half"),
      ("2 tbsp half and half", "2 tbsp | half and half"),
      ("half and half 100 ml", "100 ml | half and half"),
      ("Macaroni and Cheese", "Macaroni and Cheese"),
      ("cup noodles", "cup noodles"),
      ("2 cup noodles", "2 | cup noodles"),
      ("2% milk 1 cup", "1 cup | 2% milk"),
      // The longest known span wins: not "bread and butter", then "pudding".
      ("bread and butter and jam pudding", "bread and butter and jam pudding"),
      ("bread and butter and jam", "bread and butter; jam"),
    ])
  func wholeNames(_ text: String, _ expected: String) throws { expect(try Self.told(text), equals: expected) }

  /// Names as imports from USDA spell them, beside foods that are made of the same words.
  static var usda: ItemListReader {
    let names: Set = [
      "salmon, cooked", "bacon, cooked", "cheese, cheddar", "apple juice", "egg noodles", "milk", "2% milk",
    ]
    let keys = Set(names.map(SearchText.normalize))
    return ItemListReader(
      knows: { keys.contains(SearchText.normalize($0)) }, spells: { names.contains($0.lowercased()) },
      hasPortion: { $0 == "half fillet" && $1 == "Salmon, cooked" })
  }

  @Test(
    "A name with a comma may be typed as the bank spells it; other commas part",
    arguments: [
      ("200g Salmon, cooked and bacon, cooked", ["Salmon, cooked", "bacon, cooked"]),
      ("salmon, cooked 200g, a banana", ["salmon, cooked", "banana"]), ("Salmon, cooked", ["Salmon, cooked"]),
      ("3 half fillet Salmon, cooked", ["Salmon, cooked"]), ("cheese, cheddar, rice", ["cheese, cheddar", "rice"]),
      ("salmon, cooked rice", ["salmon", "cooked rice"]), ("smoked salmon, cooked", ["smoked salmon cooked"]),
      ("apple, juice", ["apple", "juice"]), ("egg, noodles", ["egg", "noodles"]), ("2 milk", ["milk"]),
      ("2% milk", ["2% milk"]),
    ])
  func commas(_ text: String, _ names: [String]) throws {
    expect(try Self.usda.read(text).map(\.name), equals: names)
  }

  @Test(
    "A food's number",
    arguments: [
      ("#12", "#12"), ("150g #12", "150 g | #12"), ("150g 12", "150 g | #12"), ("2 12", "2 | #12"),
      ("#12 2 slices", "2 slices | #12"),
    ])
  func numbers(_ text: String, _ expected: String) throws { expect(try Self.told(text), equals: expected) }

  @Test("A food's own portions are known by the bank")
  func portions() throws {
    let reader = ItemListReader(hasPortion: { $0 == "florets" && $1 == "broccoli" })
    let item = try require(try reader.read("2 florets broccoli").first)
    expect(item.quantity, equals: .count(2, unit: "florets"))
    expect(item.amountText, equals: "2 florets")
    expect(item.name, equals: "broccoli")
    expect(try reader.read("2 florets fudge").first?.name, equals: "florets fudge")
  }

  @Test("Each item knows its place in the list")
  func places() throws {
    let items = try Self.reader.read("  2 eggs ,  150g  rice")
    expect(items.map(\.range), equals: [2..<8, 12..<22])
    expect(items.map(\.text), equals: ["2 eggs", "150g  rice"])
    expect(items.map(\.amountText), equals: ["2", "150 g"])
  }

  @Test(
    "What cannot be logged is refused, with its place",
    arguments: [
      ("", ErrorCode.missingArgument, nil), ("  ", .missingArgument, nil),
      ("eggs,,rice", .badValue, 5..<6), (",eggs", .badValue, 0..<1), ("eggs,", .badValue, 4..<5),
      ("eggs and", .badValue, 5..<8),
      ("eggs and and rice", .badValue, 9..<12), ("rice with + eggs and", .badValue, 17..<20), ("and", .badValue, 0..<3),
      ("rice, -5 g egg", .badAmount, 6..<8), ("-5g egg", .badAmount, 0..<3), ("0 eggs", .badAmount, 0..<1),
      ("rice, inf egg", .badAmount, 6..<9), ("nan g egg", .badAmount, 0..<3), ("1e999 g egg", .badAmount, 0..<5),
      ("egg -5 g", .badAmount, 4..<6), ("rice 0g", .badAmount, 5..<7),
      ("rice, 101 kg egg", .outOfRange, 6..<12), ("egg 101kg", .outOfRange, 4..<9), ("100001 eggs", .outOfRange, 0..<6),
      ("150g", .badAmount, 0..<4), ("12", .badAmount, 0..<2),
      ("2 large", .badAmount, 0..<7),
      ("2 eggs 100g", .badAmount, 7..<11), ("2 100g steaks", .badAmount, 2..<6),
      ("1.2.3 eggs", .badAmount, 0..<5), ("eggs \"rice", .badQuote, 5..<10),
    ] as [(String, ErrorCode, Range<Int>?)])
  func refuses(_ text: String, _ code: ErrorCode, _ range: Range<Int>?) throws {
    let error = try #require(throws: LarderError.self) { try Self.reader.read(text) }
    expect(error.code, equals: code)
    expect(error.location, equals: range.map { LarderError.Location(text: text, range: $0) })
    expect(error.hint?.isEmpty, equals: false)
  }

  @Test("A lone number is asked about, and tells how a food's number is written")
  func loneNumber() throws {
    let error = try #require(throws: LarderError.self) { try Self.reader.read("12") }
    expect(error.hint?.contains("#12"), equals: true)
  }

  @Test("Garbage is read or refused in place, never a crash")
  func garbage() {
    for seed in 1...600 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let text = random.garbage(pieces: Int.random(in: 0..<40, using: &random))
      let count = text.count
      do throws(LarderError) {
        for item in try Self.reader.read(text) {
          expect(item.range.upperBound <= count && !item.range.isEmpty, "seed \(seed)")
          _ = try? ResolvedAmountTests.egg.weight(of: item.quantity)
        }
      } catch {
        if let place = error.location { expect(place.range.upperBound <= count, "seed \(seed)") }
      }
    }
  }

  /// One line is one meal; a meal that was left out is none.
  @Test(arguments: [
    ("Milch, abends Suppe", "`abends` begins another meal"), ("eggs, lunch: soup", "`lunch:` begins another meal"),
    ("no breakfast", "a skipped meal needs no entry"),
    ("skipped lunch", "a skipped meal needs no entry"), ("nichts", "a skipped meal needs no entry"),
    ("nichts gegessen", "a skipped meal needs no entry"),
  ])
  func noSecondMealAndNoneThatWasLeftOut(_ text: String, _ message: String) {
    let error = #expect(throws: LarderError.self) { try ItemListReader(isEaten: true).read(text) }
    expect(error?.message == message && error?.code == .badValue)
  }

  /// An amount that is moved before its food leaves the item its place in the text.
  @Test(arguments: ["last dinner, half", "macaroni and cheese 300 kcal, half", "soup, half"])
  func anAmountBehindACommaHasAPlace(_ text: String) throws {
    let today = try require(Day(iso: "2026-11-21"))
    let reader = ItemListReader(isEaten: true, sources: MealSourceReader(days: DayReader(today: today)))
    let items = try reader.read(text)
    expect(items.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= text.count })
  }

  @Test(
    "A thousand items, and 20 kB of anything, take no time to speak of",
    arguments: [
      ("2 eggs, ", 6250, "a banana"), ("2 eggs and ", 4500, "rice"), ("and ", 12_500, ""), ("x ", 25_000, ""),
      ("9", 50_000, ""),
      ("1x", 25_000, ""), ("\u{301}", 25_000, ""), ("half a ", 7000, ""), ("\"a\"", 15_000, ""), ("a,", 25_000, ""),
      ("a 1 ", 12_500, ""), ("x. ", 15_000, ""), ("- ", 25_000, ""), ("6 inch ", 7000, ""),
      ("tea splash of ", 3500, ""), ("(no ", 12_500, ""), ("x z ", 12_500, ""), ("ate half ", 5500, ""),
      ("x/y ", 12_500, ""),
      ("no x ", 10_000, ""), ("x, salad, ", 5000, ""), ("x on ", 10_000, "toast"), ("x (and ", 7000, ""),
      ("1g x ", 10_000, ""),
    ])
  func linear(_ piece: String, _ count: Int, _ end: String) {
    let text = String(repeating: piece, count: count / 5 * 2) + end
    let took = ProcessorTime.measure {
      _ = try? Self.reader.read(text)
      _ = try? ItemListReader(knows: { $0.hasPrefix("x") }, isEaten: true).read(text)
      _ = try? AmountReader.read(text)
    }
    // At most 2 s of a fast processor in an unoptimized build; quadratic time would be half a minute.
    expect(took < .seconds(20), "\(count) times \(piece)")
  }
}
