import Expect
import Foundation
import Testing

@testable import Domain

/// The item at the end of a text that is still being typed.
@Suite struct OpenItemTests {
  /// The starter bank's names, as the store compares them.
  private static let names = Set(
    SearchBank.starter.foods.flatMap { [$0.name] + $0.aliases }.map(SearchText.normalize))
  private static let spellings = Set(
    SearchBank.starter.foods.flatMap { [$0.name] + $0.aliases }.map { $0.lowercased() })
  private static var reader: ItemListReader {
    ItemListReader(
      knows: { names.contains(SearchText.normalize($0)) }, spells: { spellings.contains($0.lowercased()) })
  }

  @Test(
    arguments: [
      // The text, where the item begins, where its name begins, and where longer names would.
      ("", 0, 0, []), ("ban", 0, 0, []), ("2 ban", 0, 2, []), ("2 ", 0, 2, []), ("150g ri", 0, 5, []),
      ("2 slices of wh", 0, 12, []), ("2 slices of ", 0, 12, []), ("2 slices", 0, 2, []), ("half a ban", 0, 7, []),
      ("1,5 kg pot", 0, 7, []), ("1,5", 0, 0, []), ("1 1/2 cups mil", 0, 11, []), ("2x150g gre", 0, 7, []),
      ("2 eggs, ban", 8, 8, []), ("2 eggs, 3 ban", 8, 10, []), ("eggs;ban", 5, 5, []), ("eggs+2 ban", 5, 7, []),
      ("2 eggs, ", 8, 8, []), ("2 eggs,", 7, 7, []), ("2 eggs,,", 8, 8, []), ("rice 1,5 kg, ban", 13, 13, []),
      // A word that separates items may belong to a longer name; the bank knows macaroni and cheese.
      ("eggs and ban", 9, 9, [0]), ("2 eggs and 3 ban", 11, 13, [2]), ("eggs and ", 9, 9, [0]),
      ("eggs and", 0, 0, []), ("macaroni and ch", 13, 13, [0]), ("macaroni and cheese", 0, 0, []),
      ("2 macaroni and cheese", 0, 2, []), ("macaroni and cheese and ba", 24, 24, [0]),
      ("eggs, rice with macaroni and ch", 29, 29, [6, 16]), ("a, b and c and d and e", 21, 21, [9, 15]),
      ("2 and a half cups mi", 0, 18, []),
      // Quotes, open and closed, and an amount glued to the word that is being typed.
      ("\"sweet pot", 0, 0, []), ("rice, \"salmon, cold", 6, 6, []), ("2 \"5\\\" qui", 0, 2, []), ("150gri", 0, 0, []),
      ("2 cup noodles", 0, 2, []), ("2 cup noo", 0, 6, []),
    ] as [(String, Int, Int, [Int])])
  func itBegins(text: String, start: Int, nameStart: Int, longer: [Int]) {
    let item = Self.reader.open(text)
    expect(item.start == start && item.nameStart == nameStart && item.longerNameStarts == longer, "\(item)")
  }

  @Test func theAmountInFront() {
    expect(Self.reader.open("2 eggs, 150 g ri").quantity, equals: .grams(150))
    expect(Self.reader.open("3 slices of wh").quantity, equals: .count(3, unit: "slices"))
    expect(Self.reader.open("rice").quantity == nil && Self.reader.open("2").quantity == nil)
  }

  @Test(
    arguments: [
      ("bread 2 sl", "bread", 8), ("bread 2 ", "bread", 8), ("eggs and rye bread 1 1/2 sl", "rye bread", 25),
      ("macaroni and cheese 2 c", "macaroni and cheese", 22), ("\"rye bread\" 2 sl", "rye bread", 14),
      ("bread 2", nil, 0), ("2 bread 2 sl", nil, 0), ("bread sl", nil, 0), ("rice 150 g", "rice", 9),
      ("rice 150g x", nil, 0), ("=", nil, 0),
    ] as [(String, String?, Int)])
  func theUnitBehindANumber(text: String, name: String?, start: Int) {
    let unit = Self.reader.open(text).unit
    expect(unit?.name == name && (name == nil || unit?.start == start), "\(String(describing: unit))")
  }

  // MARK: The corpus

  static func lines() throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/logging/lines.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .compactMap { $0.split(separator: "\t", omittingEmptySubsequences: false).first.map(String.init) }
  }

  /// Every beginning of every line of the corpus ends in the item that the parser sees last.
  @Test func everyBeginningOfTheCorpusIsReadAsTheParserReadsIt() throws {
    var (read, named) = (0, 0)
    for line in try Self.lines() {
      let items = splitAtSign(line).items
      for end in 0...items.count {
        let text = String(items.prefix(end))
        let open = Self.reader.open(text)
        expect((0...end).contains(open.start) && (open.start...end).contains(open.nameStart), "\(text)")
        expect(open.longerNameStarts.allSatisfy { $0 < open.start }, "\(text)")
        guard let last = try? Self.reader.read(text).last else {
          // Nothing, an amount alone, or something is missing: what is typed next goes to the end.
          if let mark = text.last(where: { !$0.isWhitespace }), ",;+".contains(mark) {
            expect(open.start, equals: end, "\(text)")
          }
          continue
        }
        read += 1
        expect(open.start, equals: last.range.lowerBound, "\(text): \(open)")
        guard !last.isAmountBehind, text.last?.isWhitespace == false else { continue }
        named += 1
        let name = text.dropFirst(open.nameStart).replacing("\"", with: "")
        expect(name == last.name || last.name == "black pepper" || last.name == "#\(name)", "\(text): \(last.name)")
        expect(open.quantity, equals: last.quantity, "\(text)")
      }
    }
    expect(read > 2500 && named > 2000, "\(read) beginnings were read, \(named) with a name at the end")
  }
}
