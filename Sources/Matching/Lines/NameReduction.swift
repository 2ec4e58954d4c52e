internal import Domain

/// A name from which words that say nothing about the food are taken, one kind of words after the other.
struct NameReduction {
  /// The words that remain, which name the food.
  private(set) var kept: [String]
  /// The words that were taken away, in the order in which they are reported.
  private(set) var unused: [Resolved.UnusedWords] = []
  /// The foods that were denied, as `sugar` is in `coffee no sugar`.
  private(set) var barred: [String] = []
  /// The brand at the start of the name; empty if there is none.
  private(set) var maker: [String] = []
  /// The name just before its brands were taken away.
  private(set) var branded = ""
  /// The number of words that were typed, without those in brackets.
  private let typed: Int
  /// The words in brackets at the end of the name, which are no part of `kept`; nil if there are none.
  private let bracketed: String?

  /// The maximum number of words in a name from which words may be left out.
  static let maximumWords = 12

  /// The words of a typed name; nil if there are more of them than `maximumWords`.
  init?(_ name: String) {
    // In `pasta (dry weight)`, the brackets say which food it is.
    let parted = name.partedAtBrackets
    let isForm = parted.bracketed.map(WordRoles.isRaw) ?? false
    let plain = isForm ? name.filter { !"()".contains($0) } : parted.name
    kept = plain.split(separator: " ").map(String.init)
    bracketed = isForm ? nil : parted.bracketed
    typed = kept.count
    guard typed <= Self.maximumWords else { return nil }
  }

  /// The remaining words as a name.
  var name: String { kept.joined(separator: " ") }
  /// The remaining words as a name, after the brand.
  var nameOfMaker: String { (maker + kept).joined(separator: " ") }
  /// Whether any words were taken away.
  var isReduced: Bool { kept.count < typed || bracketed != nil }
  /// Whether words other than the brand were taken away.
  var isReducedBesideMaker: Bool { maker.count + kept.count < typed }
  /// The words that were taken away, except for what was denied.
  var said: [String] { unused.filter { $0.role != .negated }.map(\.text) }

  /// Takes the last words away.
  mutating func takeLast(_ count: Int, as role: Resolved.UnusedWords.Role) {
    leaveOut([kept.suffix(count).joined(separator: " ")], role)
    kept.removeLast(count)
  }

  /// Takes words away; `rest` remains.
  mutating func take(_ words: some Collection<String>, leaving rest: [String], as role: Resolved.UnusedWords.Role) {
    kept = rest
    leaveOut(words, role)
  }

  private mutating func leaveOut(_ words: some Collection<String>, _ role: Resolved.UnusedWords.Role) {
    unused += words.map { Resolved.UnusedWords(text: $0, role: role) }
  }

  /// Takes away what is denied, states such as `leftover`, and the fat in which the food was made.
  mutating func takeDescription() {
    if let bracketed { leaveOut([bracketed], .ingredient) }
    if let negated = WordRoles.negated(kept) {
      (kept, barred) = negated
      leaveOut([barred.joined(separator: " ")], .negated)
    }
    if let (plain, dropped) = WordRoles.withoutNeutral(kept) { take(dropped, leaving: plain, as: .state) }
    if let (rest, fat) = WordRoles.withoutCookingFat(kept) {
      take([fat.joined(separator: " ")], leaving: rest, as: .ingredient)
    }
    branded = name
  }

  /// The brand at the start of the name and the rest as a dish of that chain, as the tables name it: `Cheeseburger
  /// (McDonalds)`; nil if there is no such brand.
  var ofChain: String? {
    let length = Brands.length(in: kept)
    guard length > 0, length < kept.count else { return nil }
    let chain = kept.prefix(length).joined(separator: " ").filter { !"'’".contains($0) }
    return "\(kept.dropFirst(length).joined(separator: " ")) (\(chain))"
  }

  /// Takes away brands before and behind the name.
  ///
  /// In the tables, a first word that is written like a name is taken for a brand too.
  mutating func takeMakers(inTables: Bool) {
    maker = Array(kept.prefix(Brands.length(in: kept)))
    take(maker, leaving: Array(kept.dropFirst(maker.count)), as: .maker)
    // A brand that is written like a name, as in `Reese's cups`, is in the tables.
    if kept.count > 1, WordRoles.owners.contains(kept[0].plainLetters) || inTables && WordRoles.isName(kept[0]) {
      take(kept.prefix(1), leaving: Array(kept.dropFirst()), as: .maker)
    }
    if let behind = Brands.lengthInBrackets(behind: kept) {
      take(kept.suffix(behind), leaving: kept.dropLast(behind), as: .maker)
    }
    let behind = Brands.length(behind: kept)
    if behind > 0 { takeLast(behind, as: .maker) }
  }

  /// Takes away the last word of a `big mac meal`, which next to fries and a drink is the burger of that meal.
  mutating func takeSetMeal() {
    if kept.count > 1, let last = kept.last, WordRoles.isSetMeal(last.plainLetters) { takeLast(1, as: .state) }
  }

  /// Puts the brand back, since it is a part of the product's name.
  mutating func putMakerBack() {
    unused.removeAll { $0.role == .maker && maker.contains($0.text) }
    kept = maker + kept
    maker = []
  }
}

extension String {
  /// The name without the brackets at its end, and the text in the brackets.
  ///
  /// If there are no brackets or they contain a number, the text is nil and the name is unchanged.
  fileprivate var partedAtBrackets: (name: String, bracketed: String?) {
    guard utf8.count <= 200, last == ")", let open = lastIndex(of: "("), open > startIndex else { return (self, nil) }
    let within = self[index(after: open)...].dropLast()
    guard !within.isEmpty, !within.contains(where: \.isNumber) || within.contains("%") else { return (self, nil) }
    return (String(self[..<open]), String(within))
  }
}
