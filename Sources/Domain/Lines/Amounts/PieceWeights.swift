/// The weight of one piece of a food, for foods that the tables list only in servings: `5 Butterkekse`.
///
/// The weights are estimates of what is eaten, without stones, shells and bones. They are based on labels and household
/// measures, and were compared with the portions in FNDDS. A food is not listed if two of these sources differ by half
/// of the weight or more.
package enum PieceWeights {
  /// The grams of one piece of the food with this name; nil if the food is not listed.
  ///
  /// The name may end with a listed name. If it ends with several, the longest is used, since a Butterkeks is lighter
  /// than other kinds of Keks.
  package static func grams(_ name: String) -> Double? { find(name)?.grams }

  /// Whether a weight beside a number of pieces is that of each, since it is closer to the usual weight of a piece than
  /// its share for one piece is, by factor.
  ///
  /// Of 2 bananas (120 g), each has 120 g, and half a pizza (320 g) is half of 320 g.
  ///
  /// All weights are in grams and above 0.
  static func isOfEach(_ grams: Double, beside count: Double, usually usual: Double) -> Bool {
    func factor(_ piece: Double) -> Double { max(piece / usual, usual / piece) }
    return factor(grams) < factor(grams / count)
  }

  /// The grams of one piece if the whole name is listed; nil otherwise.
  static func gramsOfWhole(_ name: String) -> Double? { find(name).flatMap { $0.isWhole ? $0.grams : nil } }

  /// Whether the weight of a piece of exactly this name is known.
  package static func isListed(_ name: String) -> Bool { gramsOfWhole(name) != nil }

  /// The grams in a small pack that holds as much as a recipe needs, such as a pack of `Vanillezucker`; nil if the food
  /// is not sold in such packs.
  static func sachet(of name: String) -> Double? {
    ["packchen \(name)", "\(name)packchen", "\(name) sachet"].lazy.compactMap(gramsOfWhole).first
  }

  /// The grams in the little pot of milk or cream that comes with a coffee; nil for any other food.
  static func littlePot(of name: String) -> Double? {
    name.utf8.count <= longest ? gramsOfWhole("\(name.plainLetters)doschen") : nil
  }

  /// The grams of a whole head of lettuce or cabbage with one of these names; nil for other foods.
  ///
  /// USDA SR Legacy, `head, medium`: iceberg lettuce (11252), cabbage (11109), red cabbage (11112) and cauliflower
  /// (11135); `head`: butterhead lettuce (11250), romaine lettuce (11251) and Chinese cabbage (11119). A Kopfsalat is a
  /// butterhead lettuce.
  static func head(of names: [String]) -> Double? {
    let names = names.map(SearchText.words)
    return heads.first { head in names.contains { head.words.allSatisfy($0.contains) } }?.grams
  }

  private static let heads: [(words: [String], grams: Double)] = [
    (["butterhead"], 163), (["kopfsalat"], 163), (["romaine"], 626), (["red", "cabbage"], 839), (["rotkohl"], 839),
    (["chinese", "cabbage"], 840), (["cabbage"], 908), (["weisskohl"], 908), (["lettuce"], 539),
    (["eisbergsalat"], 539), (["cauliflower"], 588),
  ].map { (words: $0.0.map { SearchText.normalize($0) }, grams: $0.1) }

  private static let longest = 60

  private static func find(_ name: String) -> (grams: Double, isWhole: Bool)? {
    guard (2...longest).contains(name.utf8.count) else { return nil }
    // The roll of `Bratwurst im Brötchen` is not what is counted.
    let plain = name.plainLetters
    let isJoined = [" im ", " in ", " mit ", " with "].contains(where: plain.contains)
    let keys = singulars(plain).map { Array($0.utf8) }
    // Few words end with the same letter as the name; the others are skipped without a comparison.
    var isEnding = [Bool](repeating: false, count: 256)
    for key in keys { if let last = key.last { isEnding[Int(last)] = true } }
    var best: (grams: Double, length: Int, isWhole: Bool)?
    var copy = table
    copy.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return }
      let newline = UInt8(ascii: "\n")
      var line = 0
      var start = 0
      var place = -1
      // In an unoptimized build, such as that of the tests, a loop over a range takes ten times as long.
      while place < bytes.count {
        place += 1
        let letter = place < bytes.count ? base[place] : newline
        if letter == UInt8(ascii: "=") { start = place + 1 }
        guard letter == UInt8(ascii: ";") || letter == newline else { continue }
        if place > start, isEnding[Int(base[place - 1])] {
          var word = bytes[start..<place].drop { $0 == UInt8(ascii: " ") }
          let isAlone = word.first == UInt8(ascii: "!")
          if isAlone { word = word.dropFirst() }
          for key in keys where key.count >= word.count && word.count > best?.length ?? 0 {
            guard key.suffix(word.count).elementsEqual(word) else { continue }
            let isWhole = key.count == word.count
            let isWord = isWhole || key[key.count - word.count - 1] == UInt8(ascii: " ")
            guard isWhole || !isAlone && !isJoined && (isWord || word.count >= fewestLetters) else { continue }
            let digits = bytes[line..<start].prefix { $0 != UInt8(ascii: " ") }
            guard let grams = Double(String(decoding: digits, as: UTF8.self)) else { continue }
            best = (grams, word.count, isWhole)
          }
        }
        start = place + 1
        if letter == newline { line = place + 1 }
      }
    }
    return best.map { ($0.grams, $0.isWhole) }
  }

  /// The minimum number of letters of a word that counts as the ending of a compound.
  private static let fewestLetters = 4

  /// The name and its possible singular forms, in English and German.
  private static func singulars(_ name: String) -> [String] {
    var all = [name]
    if name.hasSuffix("ies") { all.append(name.dropLast(3) + "y") }
    for ending in ["s", "es", "e", "n", "en", "er"] where name.hasSuffix(ending) && name.count > ending.count + 2 {
      all.append(String(name.dropLast(ending.count)))
    }
    return all
  }
}

extension ItemPhrase {
  /// The weight of a number of pieces, from the usual weight of one piece; nil if the food's first portion is to be
  /// used instead, or if the quantity is not a number of pieces.
  ///
  /// The usual weight is used if the first portion is not a piece. It is also used if the typed word means a piece of a
  /// different size than the food's English name does: a Pfannkuchen is larger than an American pancake.
  func pieces(of food: Food) -> ResolvedAmount? {
    // `ein Kohlrabi roh`: a slice is no whole one.
    if let raw = [" roh", " raw"].first(where: name.hasSuffix), food.portions.first?.name == "slice" {
      var bare = self
      bare.name = String(name.dropLast(raw.count))
      return bare.pieces(of: food)
    }
    guard let quantity, !food.isUserCreated, food.source?.isTable ?? true else { return nil }
    var size = 1.0
    switch quantity.unit {
    case .piece: break
    case .portion(let unit) where PortionWords.isPiece(unit): break
    case .portion(let unit) where isSoldInPots(food, unit): break
    case .portion(let unit) where isSizeOfPieces(unit, food): size = TypicalPortion.factor(unit)
    case .portion(let unit) where PortionWords.key(unit) == "slice" && food.category == .other:
      guard food.portion(called: unit) == nil, let grams = PieceWeights.grams(name), grams <= Self.largestCutPiece,
        let weight = Self.weight(of: quantity, each: grams)
      else { return nil }
      return Self.assumed(.typical(unit: "slice"), grams: weight, quantity, of: food)
    case .portion(let unit) where ["packet", "sachet", "package"].contains(PortionWords.key(unit)):
      return sachets(of: food, quantity)
    case .portion, .measure, .toTaste: return nil
    }
    let first = food.portions.first
    let isPiece = first.map { !$0.isServing && !$0.isMeasure } ?? false
    let grams: Double
    if isPiece, let first {
      // An American mince pie is cut in pieces.
      guard let other = PieceWeights.gramsOfWhole(name), !food.isSoldInPots || other >= Self.smallestPot,
        !food.name.plainLetters.contains(name.plainLetters)
          || max(first.grams / other, other / first.grams) >= Self.ofAnotherKind,
        !(name.contains(" ") ? Self.sameKind : Self.similar).contains(first.grams / other)
      else { return nil }
      grams = other
    } else {
      // A Magnum Mandel is no almond, and a strawberry yogurt is larger than a strawberry.
      guard let piece = PieceWeights.grams(name),
        piece >= (food.isSoldInPots ? Self.smallestPot : IceCream.isKind(food) ? Self.smallest : 0)
          || !food.isSoldInPots && PieceWeights.isListed(name)
      else { return size == 1 ? ownPiece(of: food, quantity) : nil }
      grams = piece
    }
    var counted = quantity
    if size == 1 { counted.unit = .portion("piece") }
    guard let weight = Self.weight(of: quantity, each: size * grams) else { return nil }
    return Self.assumed(.typical(unit: "piece"), grams: weight, counted, of: food)
  }

  /// Whether a number of small or large pieces is meant, of a food without a portion of that size: `3 small meatballs`,
  /// unlike `small chips`.
  private func isSizeOfPieces(_ unit: String, _ food: Food) -> Bool {
    guard PortionWords.isSize(unit.plainLetters), !food.isPoured, food.portion(called: unit) == nil,
      let piece = PieceWeights.gramsOfWhole(name)
    else { return false }
    return piece >= Self.smallest
      && (quantity?.number != 1 || EnglishNoun.singular(name.plainLetters) == name.plainLetters)
  }

  /// Whether a piece of the food is a small pot of it: `2 Becher Fruchtzwerge`.
  private func isSoldInPots(_ food: Food, _ unit: String) -> Bool {
    PortionWords.key(unit) == "pot" && food.category == .dairy && food.portion(called: unit) == nil
      && PieceWeights.isListed(name)
  }

  /// The weight of a number of small packs that hold as much as a recipe needs: `ein Päckchen Vanillezucker`; nil if
  /// the food is not sold in such packs.
  private func sachets(of food: Food, _ quantity: Quantity) -> ResolvedAmount? {
    guard let grams = PieceWeights.sachet(of: name) else { return nil }
    guard let weight = Self.weight(of: quantity, each: grams) else { return nil }
    return Self.assumed(.typical(unit: "sachet"), grams: weight, quantity, of: food)
  }

  /// The weight of a number of pieces, from the food's portion called `piece` or `whole`; nil if the food has no such
  /// portion.
  private func ownPiece(of food: Food, _ quantity: Quantity) -> ResolvedAmount? {
    guard let piece = food.portions.first(where: { ["piece", "whole"].contains($0.name) }) else { return nil }
    var counted = quantity
    counted.unit = .portion(piece.name)
    return Self.weight(of: quantity, each: piece.grams).map { ResolvedAmount(grams: $0, quantity: counted) }
  }

  /// The weight in grams of pieces of `grams` each; nil if that weight is 0 or above `Quantity.limit`.
  static func weight(of quantity: Quantity, each grams: Double) -> Double? {
    let weight = quantity.count * grams
    return weight > 0 && weight <= Quantity.limit ? weight : nil
  }

  /// The minimum grams of what is eaten as one piece: less is a kernel, a crisp or a sweet, and no ice cream.
  private static let smallest = 5.0
  private static let smallestPot = 50.0
  /// The maximum grams of a piece that is a slice, and not a whole tart or pizza.
  private static let largestCutPiece = 200.0

  /// A first portion counts as the same size as a listed piece if its weight divided by the piece's is in this range.
  private static let similar = 0.6...1.67
  /// If a first portion and the listed piece differ by this factor, they are other kinds of pieces, even if the food's name
  /// was typed: the tables' piece of a potato waffle is as small as a bite.
  private static let ofAnotherKind = 2.5
  /// The same for a piece whose kind is named in several words, such as `rich tea biscuit`.
  private static let sameKind = 0.75...1.34
}

extension Food {
  /// Whether the food may be yogurt or quark, which are sold in pots; a brand's product may have any name.
  fileprivate var isSoldInPots: Bool {
    category == .dairy && nutrients.calories < Self.mostOfYogurt && nutrients.protein < Self.mostProteinOfYogurt
  }

  /// The energy and the protein of the richest yogurts and quarks in the open tables, per 100 g; cheese has more.
  private static let (mostOfYogurt, mostProteinOfYogurt) = (180.0, 15.0)
}
