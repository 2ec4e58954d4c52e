internal import CReference
package import Domain

/// The usual weights of one pack and one piece of a product in shops.
package struct PackWeight: Equatable, Sendable {
  /// The weight of a pack in grams; nil if the product is sold without a pack.
  package let pack: Double?
  /// The weight of a piece in grams as bought, with peel and bones; nil if the product is not counted in pieces.
  package let piece: Double?
  /// Whether a count of 1 on a receipt means one piece instead of one pack.
  package let isSoldByPiece: Bool
  /// The aisle in which shops sell the product.
  package let category: FoodCategory

  /// The weight in grams of one unit on a receipt; nil if unknown.
  package var one: Double? { isSoldByPiece ? piece ?? pack : pack ?? piece }

  /// The weight in grams of one unit that has the given price in euros; nil if unknown.
  ///
  /// For example, an apple for two euros must be a bag of apples.
  package func one(costing price: Double) -> Double? {
    guard isSoldByPiece, let piece, let pack, pack > piece, price / piece * 1000 > Self.dear else { return one }
    return pack
  }

  /// The price in euros per kilogram above which one piece would be too expensive, so that a pack is assumed.
  private static let dear = 9.0
}

/// The usual weights of packs and pieces by product names.
///
/// The weights are those of the pack sizes that German supermarkets sell most. There is no published source for them,
/// so each such weight is shown as typical.
package enum PackWeights {
  /// The weight for a printed word; nil if the word does not end in a listed word.
  ///
  /// If the printed word ends in several listed words, the longest is used: `Vollmilch` ends with `milch`.
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

  /// The weight for a product with exactly this name; nil if the name is not listed.
  package static func named(_ name: String) -> PackWeight? { rows[SearchText.normalize(name)] }

  /// The minimum number of letters of a listed word that is searched for at the end of a compound.
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
