internal import CReference
package import Domain

/// The usual weight of a pack and of a piece of what shops sell.
package struct PackWeight: Equatable, Sendable {
  /// The grams of a pack; nil if it is sold without one.
  package let pack: Double?
  /// The grams of a piece as bought, with peel and bones; nil if it is not counted.
  package let piece: Double?
  /// Whether one on a receipt is a piece, and not a pack.
  package let isSoldByPiece: Bool
  /// The aisle that it is in.
  package let category: FoodCategory

  /// The grams of one on a receipt; nil if unknown.
  package var one: Double? { isSoldByPiece ? piece ?? pack : pack ?? piece }

  /// The grams of one that costs this much: an apple for two euros is a bag of them; nil if unknown.
  package func one(costing price: Double) -> Double? {
    guard isSoldByPiece, let piece, let pack, pack > piece, price / piece * 1000 > Self.dear else { return one }
    return pack
  }

  /// The price of a kilogram from which one of produce or bakery is taken as a pack.
  private static let dear = 9.0
}

/// The usual weights of packs and pieces by the word for what is in them.
///
/// They are what German supermarkets sell most, and from no cited source, so that a weight that comes from here is shown
/// as typical.
package enum PackWeights {
  /// The weight by the longest listed word with which a word ends: `Vollmilch` is a `milch`; nil if there is none.
  package static func weight(of printed: String) -> PackWeight? {
    let word = SearchText.normalize(printed)
    if let row = rows[word] { return row }
    let letters = Array(word)
    guard letters.count > shortestEnd + 1, !word.contains(" ") else { return nil }
    for start in 2...(letters.count - shortestEnd) {
      if let row = rows[String(letters[start...])] { return row }
    }
    return nil
  }

  /// The weight of goods with exactly that name; nil if it is not listed.
  package static func named(_ name: String) -> PackWeight? { rows[SearchText.normalize(name)] }

  /// The fewest letters of the last part of a compound.
  private static let shortestEnd = 4

  private static let rows: [String: PackWeight] = Dictionary(
    EmbeddedTable.rows(larder_pack_weights_start(), larder_pack_weights_length).compactMap { row in
      guard row.count >= 5, let category = FoodCategory(rawValue: row[4]) else { return nil }
      return (
        SearchText.normalize(row[0]),
        PackWeight(
          pack: Double(row[1]), piece: Double(row[2]), isSoldByPiece: row[3] == "piece", category: category)
      )
    }
  ) { first, _ in first }
}
