import Expect
import Testing

@testable import Domain

/// The end of a purchase that is still being typed.
@Suite struct OpenPurchaseTests {
  private static var reader: PurchaseListReader {
    PurchaseListReader(
      items: ItemListReader(knows: { ["macaroni and cheese", "milk at home"].contains($0.lowercased()) }),
      currency: .euro)
  }

  @Test(
    arguments: [
      // The text, where the item begins, where its name begins, where a store would.
      ("500g tom", 0, 5, nil), ("milk 1,09, bre", 11, 11, nil), ("milk 1.09, 2 bre", 11, 13, nil),
      ("milk 1,09", 0, 0, nil), ("milk 1,", 7, 7, nil), ("milk 1,09 ", 0, 0, nil), ("milk 1,09 and 2 bre", 14, 16, nil),
      ("milk 1,09 an", 0, 0, nil),
      // A price ends an item whatever the bank knows.
      ("macaroni and ch", 13, 13, nil), ("macaroni and cheese", 0, 0, nil), ("macaroni 2.49 and cheese", 18, 18, nil),
      ("macaroni and cheese 2.49 and ba", 29, 29, nil), ("1 eggs 2,49, milk 1l 1,0", 13, 13, nil),
      // The store, which may still be one of an item's words.
      ("milk 1,09 at ", 0, 0, 13), ("milk 1,09 at re", 0, 0, 13), ("milk 1,09 bei ede", 0, 0, 14),
      ("milk at re", 0, 0, 8), ("milk at home", 0, 0, nil), ("milk 1,09 at", 0, 0, nil), ("at re", 0, 0, nil),
      ("milk, \"at re", 6, 6, nil),
    ] as [(String, Int, Int, Int?)])
  func itEnds(text: String, start: Int, nameStart: Int, store: Int?) {
    let open = Self.reader.open(text)
    expect(open.item.start == start && open.item.nameStart == nameStart && open.storeStart == store, "\(open)")
  }

  /// Every beginning of a purchase ends in an item that the parser sees: the last one of what is typed, without its
  /// price.
  @Test(arguments: [
    "500g tomatoes 2,49, milk 1l 1,09 and macaroni and cheese 3.20 at REWE", "10 eggs 3, yogurt 2 x 1.09",
    "deposit 0,25; 2x500g tomatoes 4.98, \"Milk, 3,5 %\" 1,09, bread 2 EUR",
  ])
  func everyBeginning(line: String) throws {
    var read = 0
    for end in 1...line.count {
      let text = String(line.prefix(end))
      let open = Self.reader.open(text)
      expect((0...end).contains(open.item.start) && (open.item.start...end).contains(open.item.nameStart))
      guard text.last?.isWhitespace == false, open.storeStart == nil, let list = try? Self.reader.read(text),
        let last = list.lines.last, text.last != ",", text.last != ";"
      else { continue }
      read += 1
      expect(open.item.start, equals: last.item.range.lowerBound, "\(text): \(open)")
    }
    expect(read > line.count / 3)
  }
}
