internal import Domain
internal import Reference

/// The names under which a product on a receipt is looked up, from all its printed words down to single words.
struct PrintedNames {
  /// A name under which a food is looked up.
  struct Trial: Equatable {
    /// The name that is looked up.
    let name: String
    /// How much of the printed text the name expresses, 0 to 1.
    let share: Double
    /// Whether the name has all the words that say which food it is, and all that may make it another one.
    let isWhole: Bool
    /// Whether the name has the words as they are printed, all of them or those that say what the product is.
    let isAsPrinted: Bool
    /// Whether the name is one word of several that name foods: `milchreis` of `Milchreis Schoko`.
    let isPart: Bool
  }

  /// A word of the product's name, with the printed word or abbreviation that it comes from.
  private struct Word {
    let text: String
    let printed: String
    let role: ReceiptWord.Role
    /// Whether the word is in the name of a food or has a listed meaning; other words are mostly brands.
    let isKnown: Bool
    /// Whether the printed word is another word than this one shortened: a brand, spelled out as what it mostly sells.
    var isBrand = false
    /// Whether the printed word is cut, and this is the shortest word that begins so.
    var isCompleted = false
  }

  private let words: [Word]
  private let percentage: Double?

  /// Spells out the words of a product.
  ///
  /// `knows` says whether a word is in the name of a food; `completion` gives the shortest such word that begins with
  /// the letters of a cut word, and nil for a word that is whole.
  init(
    _ product: PrintedProduct, knows: (String) -> Bool, completion: (String) throws -> String? = { _ in nil }
  ) rethrows {
    var words: [Word] = []
    var rest = product.words[...]
    while let printed = rest.first {
      var length = 1
      if let (meaning, pattern) = Self.meaning(beginning: rest) {
        words += Self.words(of: meaning, printed: pattern.joined(separator: " "))
        length = pattern.count
      } else if printed.utf8.count >= Self.shortestWord {
        // Single letters are skipped, since they are marks of the shop: `K.H-MILCH`.
        let isKnown = knows(printed)
        // Tills cut a name at its end, so that its last word may be the beginning of one: `SCHWEINENACKENST`.
        if !isKnown, rest.count == 1, printed.utf8.count >= Self.shortestCut, let whole = try completion(printed) {
          words.append(Word(text: whole, printed: printed, role: .word, isKnown: true, isCompleted: true))
        } else {
          words.append(Word(text: printed, printed: printed, role: Self.role(of: printed), isKnown: isKnown))
        }
      }
      rest = rest.dropFirst(length)
    }
    self.words = words.filter { $0.role != .mark }
    percentage = product.percentage
  }

  /// Looks up as many of the first words together as possible, and returns their listed meaning; nil if not even the
  /// first word alone is listed.
  private static func meaning(beginning words: ArraySlice<String>) -> (ReceiptWord, pattern: ArraySlice<String>)? {
    for length in (1...min(longestPattern, words.count)).reversed() {
      let pattern = words.prefix(length)
      if let meaning = ReceiptWords.meaning(of: pattern.joined(separator: " ")) { return (meaning, pattern) }
    }
    return nil
  }

  /// The words that a printed word or abbreviation means, each with its own role.
  ///
  /// In `eier aus bodenhaltung`, for example, only the eggs count.
  private static func words(of meaning: ReceiptWord, printed: String) -> [Word] {
    let parts = meaning.text.split(separator: " ").map(String.init)
    let isBrand = !isShortened(printed, from: meaning.text)
    return parts.enumerated().map { index, part in
      let role = parts.count > 1 && meaning.role == .word ? role(of: part.plainLetters) : meaning.role
      return Word(text: part, printed: index == 0 ? printed : "", role: role, isKnown: true, isBrand: isBrand)
    }
  }

  /// The role of a word that is not an abbreviation.
  private static func role(of word: String) -> ReceiptWord.Role {
    if WordRoles.isNegation(word) || connectives.contains(word) { return .modifier }
    guard let listed = ReceiptWords.meaning(of: word), listed.role == .modifier else { return .word }
    return .modifier
  }

  private static let connectives: Set<String> = [
    "mit", "with", "aus", "in", "im", "und", "and", "von", "nach", "der", "de",
  ]

  /// The maximum number of printed words that are looked up together: `i e s`.
  private static let longestPattern = 3
  private static let shortestWord = 2
  /// The fewest letters by which a cut word is recognized.
  private static let shortestCut = 7
  /// How much of the printed text the product of a brand expresses if another word names a food.
  private static let otherBrand = 0.66

  /// The words that say what the product is, without the words that describe it further.
  var heads: [String] { words.filter { $0.role == .word }.map(\.text) }

  /// The pairs of adjacent printed words, then the single words.
  ///
  /// A usual weight is listed for some pairs and words, such as that of one Duplo.
  var printed: [String] {
    let words = words.map(\.printed).filter { !$0.isEmpty }
    return zip(words, words.dropFirst()).map { "\($0) \($1)" } + words
  }

  /// Whether a printed word that says what the product is stands for another word: a brand for its product.
  var hasBrand: Bool { words.contains { $0.role == .word && $0.isBrand } }

  /// Whether the letters of the printed word are those of the whole word, some left out after the first.
  private static func isShortened(_ printed: String, from whole: String) -> Bool {
    func letters(_ text: String) -> [Character] {
      let plain = [("ae", "a"), ("oe", "o"), ("ue", "u")].reduce(text.plainLetters) { $0.replacing($1.0, with: $1.1) }
      return plain.filter(\.isLetter)
    }
    let (short, long) = (letters(printed), letters(whole))
    guard let first = short.first, first == long.first else { return false }
    var rest = short[...]
    for letter in long where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// Whether a number behind the name of a flour is its type, the milligrams of minerals in 100 g: `WEIZENMEHL 405`.
  func isFlourType(_ number: Double) -> Bool {
    Self.flourTypes.contains(number) && words.contains { word in Self.flours.contains { word.text.contains($0) } }
  }

  /// The types of flour by DIN 10355 and by the Austrian food code.
  private static let flourTypes: Set<Double> = [
    405, 550, 630, 812, 815, 997, 1050, 1150, 1370, 1600, 1740, 1800, 480, 700, 960, 1590,
  ]
  private static let flours = ["mehl", "flour"]

  /// All the words that the printed words stand for, in the printed order.
  var whole: String { words.map(\.text).joined(separator: " ") }

  /// The words to search for if too few foods have the name: all of them, then with one description each, then without.
  var searches: [String] {
    let known = words.filter { $0.role == .word && $0.isKnown }.map(\.text)
    let described = words.filter { $0.role == .modifier }.map { ([$0.text] + known).joined(separator: " ") }
    return ([whole] + described + [known.joined(separator: " ")]).unique.filter { !$0.isEmpty }
  }

  /// The printed words that say what the product is, if one of them is a brand; nil otherwise.
  var brand: String? {
    guard hasBrand else { return nil }
    return words.filter { $0.role == .word && !$0.printed.isEmpty }.map(\.printed).joined(separator: " ")
  }

  /// The names to look up, the most complete first.
  var trials: [Trial] {
    var trials: [Trial] = []
    // With a word that was completed by guess, no name is sure.
    var isGraded = words.contains(where: \.isCompleted)
    func add(_ words: [String], _ share: Double, isWhole: Bool = true, isPart: Bool = false) {
      let name = words.filter { !$0.isEmpty }.joined(separator: " ")
      if !name.isEmpty, !trials.contains(where: { $0.name == name }) {
        trials.append(
          Trial(
            name: name, share: share, isWhole: isWhole && !isGraded, isAsPrinted: asPrinted.contains(name),
            isPart: isPart))
      }
    }
    let all = words.map(\.text)
    let heads = words.filter { $0.role == .word }
    let asPrinted = [words, heads].map { $0.map(\.printed).filter { !$0.isEmpty }.joined(separator: " ") }
    let known = heads.filter(\.isKnown)
    // The printed fat content is part of the name: without it, another food would be found.
    if let percentage {
      if let graded = Self.milk(all, percentage) ?? Self.quark(all, percentage) {
        add([graded], 1)
        isGraded = true
      }
      if Self.isMince(all) {
        add(all + [Self.text(percentage) + "% fat"], 1)
        isGraded = true
      }
      add(all + [Self.text(percentage) + "%"], 1)
    }
    add(all, 1)
    // A word that looks like an abbreviation may be a whole word.
    add(words.map(\.printed), 0.98)
    if all.count == 2 {
      add([all.joined()], 0.98)
      add(all.reversed(), 0.97)
      add([all.reversed().joined()], 0.96)
    }
    // Without `smoked` or `passiert`, another food is found; without `extra large` it is the same.
    let telling = Self.telling(all)
    let isSame = words.allSatisfy { $0.role == .word || !telling.contains($0.text) }
    let described = words.filter { $0.role == .modifier }.map(\.text)
    if described.count > 1 {
      for one in described {
        add([one] + heads.map(\.text), 0.95, isWhole: described.allSatisfy { $0 == one || !telling.contains($0) })
      }
    }
    if heads.count < words.count { add(heads.map(\.text), 0.95, isWhole: isSame) }
    add(heads.map(\.printed), 0.93, isWhole: isSame)
    if heads.count == 2 {
      add([heads.map(\.text).joined()], 0.94, isWhole: isSame)
      add(heads.reversed().map(\.text), 0.93, isWhole: isSame)
    }
    // A word that no food has is a brand, or says what the food is.
    let isComplete = known.count == heads.count
    if !isComplete {
      add(words.filter { $0.isKnown || $0.role != .word }.map(\.text), 0.92, isWhole: false)
      add(known.map(\.text), 0.9, isWhole: false)
    }
    if known.count == 2, !isComplete {
      add([known.map(\.text).joined()], 0.9, isWhole: false)
      add(known.reversed().map(\.text), 0.88, isWhole: false)
    }
    if known.count > 2 {
      for start in 0..<(known.count - 1) {
        let pair = known[start...(start + 1)].map(\.text)
        let isBrand = known[start...(start + 1)].allSatisfy(\.isBrand) && !known.allSatisfy(\.isBrand)
        add(pair, isBrand ? Self.otherBrand : 0.78, isWhole: false)
        add([pair.joined()], isBrand ? Self.otherBrand : 0.78, isWhole: false)
      }
    }
    // The head of a German name is usually the last word, but on receipts it is often the first.
    let isPart = known.count > 1
    let single = isPart ? 0.7 : 0.88
    let printed = known.filter { !$0.isBrand }.map(\.text.plainLetters)
    for word in known.suffix(1) + known {
      // A brand says what the product is only if nothing else does: `KERRYG.GOUDA` is no butter, but `MILDESSA KRAUT` is
      // sauerkraut.
      let isOther = word.isBrand && !printed.isEmpty && !printed.contains(where: word.text.plainLetters.hasSuffix)
      add([word.text], isOther ? Self.otherBrand : single, isWhole: false, isPart: isPart)
    }
    for word in heads where !word.isKnown { add([word.text], 0.72, isWhole: false) }
    return trials
  }

  /// The usual name of the milk with this percentage of fat: `whole milk`; nil if the words do not name milk.
  private static func milk(_ words: [String], _ percentage: Double) -> String? {
    guard words.count <= 3, let head = words.map(\.plainLetters).first(where: { milks.contains($0) }), percentage < 5
    else {
      return nil
    }
    let isEnglish = head == "milk"
    if percentage < 1 { return isEnglish ? "skim milk" : "magermilch" }
    if percentage < 3 { return isEnglish ? "low-fat milk" : "fettarme milch" }
    return isEnglish ? "whole milk" : "vollmilch"
  }

  /// The name of the quark with this percentage of fat in its dry matter; nil if the words do not name quark.
  private static func quark(_ words: [String], _ percentage: Double) -> String? {
    guard words.map(\.plainLetters).contains(where: { ["quark", "speisequark", "topfen"].contains($0) }) else {
      return nil
    }
    if percentage < 10 { return "magerquark" }
    return percentage < 30 ? "speisequark halbfettstufe" : "speisequark fettstufe"
  }

  private static func isMince(_ words: [String]) -> Bool {
    words.map(\.plainLetters).contains { $0.contains("hack") || $0 == "mince" || $0 == "ground" }
  }

  /// The words of a name without those that make no difference to the food; all of them if none makes one.
  static func telling(_ words: [String]) -> [String] {
    let kept = (WordRoles.withoutNeutral(words)?.kept ?? words).filter { !isHarmless($0) }
    return kept.isEmpty ? words : kept
  }

  /// Whether a food is the same without a word that describes it: the word says where it comes from, how large, fine or
  /// ripe it is, how the animals were kept, or how it is cut and sold.
  private static func isHarmless(_ text: String) -> Bool {
    let plain = text.plainLetters
    return connectives.contains(plain) || grades.contains(plain)
      || !kinds.contains(plain) && origins.contains { plain.hasSuffix($0) }
  }

  /// The ends of words for where a food comes from: `italienisch`, `Scottish`, `Italian`.
  private static let origins = ["isch", "ish", "ian"]
  /// Words with such an end that say what a food is.
  private static let kinds: Set<String> = ["vegetarisch", "vegetarian"]

  /// Words for size, texture, ripeness, quality, keeping of animals, cut and packaging, in plain letters.
  private static let grades = Set<String>(
    """
    gross klein mini jumbo giant large big small medium baby family individual size bite fun
    fein grob zart mild kernig cremig sahnig creamy smooth chunky crunchy streichzart stichfest schnittfest
    jung mittelalt reif gereift mature aged young ripe herzhaft wurzig
    natur naturell naturbelassen natural original classic premium deluxe spezial speciale rustikal fashioned homestyle
    hausmacher bauernart hausfrauenart festkochend mehligkochend vorwiegend kernlos seedless stringless
    freilandhaltung bodenhaltung range cage fed grass corn wild farmed hausgemacht
    am stuck scheiben sliced thick thin cut center trimmed stuckig halbiert gewurfelt
    kuchenfertig oven ready to eat washed gekuhlt chilled ungekuhlt langer haltbar long life uht unbehandelt loose lose
    kochbeutel assorted bunt deutsch french greek welsh alaskan atlantic
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let milks: Set<String> = [
    "milch", "h-milch", "hmilch", "frischmilch", "weidemilch", "alpenmilch", "landmilch", "heumilch", "haltbarmilch",
    "bergbauernmilch", "vollmilch", "milk",
  ]

  /// Formats a percentage as it appears in names of foods: `1,5`.
  private static func text(_ percentage: Double) -> String {
    let tenths = Int((percentage * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10),\(tenths % 10)"
  }
}
