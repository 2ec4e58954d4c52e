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
    /// Whether the name has all the words that say which food it is.
    let isWhole: Bool
  }

  /// A word of the product's name, with the printed word or abbreviation that it comes from.
  private struct Word {
    let text: String
    let printed: String
    let role: ReceiptWord.Role
    /// Whether the word is in the name of a food or has a listed meaning; other words are mostly brands.
    let isKnown: Bool
  }

  private let words: [Word]
  private let percentage: Double?

  init(_ product: PrintedProduct, knows: (String) -> Bool) {
    var words: [Word] = []
    var rest = product.words[...]
    while let printed = rest.first {
      var length = 1
      if let (meaning, pattern) = Self.meaning(beginning: rest) {
        words += Self.words(of: meaning, printed: pattern.joined(separator: " "))
        length = pattern.count
      } else if printed.utf8.count >= Self.shortestWord {
        // Single letters are skipped, since they are marks of the shop: `K.H-MILCH`.
        words.append(Word(text: printed, printed: printed, role: Self.role(of: printed), isKnown: knows(printed)))
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
    return parts.enumerated().map { index, part in
      let role = parts.count > 1 && meaning.role == .word ? role(of: part.plainLetters) : meaning.role
      return Word(text: part, printed: index == 0 ? printed : "", role: role, isKnown: true)
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

  /// The words that say what the product is, without the words that describe it further.
  var heads: [String] { words.filter { $0.role == .word }.map(\.text) }

  /// The pairs of adjacent printed words, then the single words.
  ///
  /// A usual weight is listed for some pairs and words, such as that of one Duplo.
  var printed: [String] {
    let words = words.map(\.printed).filter { !$0.isEmpty }
    return zip(words, words.dropFirst()).map { "\($0) \($1)" } + words
  }

  /// All the words that the printed words stand for, in the printed order.
  var whole: String { words.map(\.text).joined(separator: " ") }

  /// The names to look up, the most complete first.
  var trials: [Trial] {
    var trials: [Trial] = []
    var isGraded = false
    func add(_ words: [String], _ share: Double, isWhole: Bool = true) {
      let name = words.filter { !$0.isEmpty }.joined(separator: " ")
      if !name.isEmpty, !trials.contains(where: { $0.name == name }) {
        trials.append(Trial(name: name, share: share, isWhole: isWhole && !isGraded))
      }
    }
    let all = words.map(\.text)
    let heads = words.filter { $0.role == .word }
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
    let isTelling = words.contains { $0.role == .modifier && Self.isTelling($0.text) }
    if heads.count < words.count { add(heads.map(\.text), 0.95, isWhole: !isTelling) }
    add(heads.map(\.printed), 0.93, isWhole: !isTelling)
    if heads.count == 2 {
      add([heads.map(\.text).joined()], 0.94)
      add(heads.reversed().map(\.text), 0.93)
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
        add(pair, 0.78, isWhole: false)
        add([pair.joined()], 0.78, isWhole: false)
      }
    }
    // The head of a German name is usually the last word, but on receipts it is often the first.
    let single = known.count == 1 ? 0.88 : 0.7
    for word in known.suffix(1) + known { add([word.text], single, isWhole: false) }
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

  /// Whether a word describes a food in a way that changes its energy: `alkoholfrei`, `light`, `vegan`.
  private static func isTelling(_ text: String) -> Bool {
    let plain = text.plainLetters
    return telling.contains { plain.contains($0) }
  }

  private static let telling = [
    "alkoholfrei", "ohne zucker", "zuckerfrei", "zuckerreduziert", "light", "leicht", "zero", "vegan", "vegetarisch",
    "mager", "fettarm", "fettreduziert", "getrocknet", "paniert", "gesusst", "in ol", "alcohol free", "sugar free",
    "no sugar", "fat free", "low fat", "reduced fat", "dried", "breaded", "diet", "skimmed",
  ]

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
