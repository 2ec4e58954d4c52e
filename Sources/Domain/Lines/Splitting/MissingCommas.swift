/// Foods between which a comma is missing.
extension FoodRun {
  /// A dish and its sides, which no table knows as one food: `bacon butty brown sauce`, `chicken tikka masala pilau
  /// rice`; nil for anything else.
  ///
  /// The last word of an English name says what the food is, as in `potato salad` and `katsu curry`. So only a dish after
  /// which nothing else is named may be followed by another food, and only by a side, a sauce or a fruit.
  func dishAndSides(_ words: ArraySlice<TextWord>) -> [ArraySlice<TextWord>]? {
    guard reader.isEaten, (2...Self.mostWords).contains(words.count),
      words.allSatisfy({ $0.kind == .plain && $0.text.utf8.count <= 24 && !$0.partsItems }),
      Self.isSide(words.suffix(1)) || Self.isSide(words.suffix(2))
    else { return nil }
    // In `500 g chicken curry rice`, the weight may be that of both.
    let amount = amount(words)
    if case .measure? = amount?.quantity.unit { return nil }
    let named = words.dropFirst(amount?.used ?? 0)
    guard named.count > 1, !named.contains(where: Self.hasNumber) else { return nil }
    for end in named.indices.dropFirst().reversed()
    where Self.isComplete(named[..<end], before: named[end]) && isKnown(named[..<end]) {
      guard let sides = sides(named[end...]), !isKnown(named) else { continue }
      return [words[..<end]] + sides
    }
    return nil
  }

  /// The fillings of bread that are named one after the other, behind a `with`: `chicken lettuce` in `wrap with chicken
  /// lettuce and mayo`; nil for anything else.
  func fillings(_ words: ArraySlice<TextWord>) -> [ArraySlice<TextWord>]? {
    guard reader.isEaten, (2...4).contains(words.count),
      words.allSatisfy({ $0.kind == .plain && BreadWords.isFilling(EnglishNoun.singular($0.text.plainLetters)) }),
      !isKnown(words)
    else { return nil }
    return words.indices.map { words[$0...$0] }
  }

  private static let mostWords = 8

  private func isKnown(_ words: ArraySlice<TextWord>) -> Bool {
    // No table has a `ham sarnie`, which is put together from bread and ham.
    reader.knows(words.phrase) || reader.isFood(words.phrase)
      || words.count > 1 && BreadWords.isSandwich(words.suffix(1).phrase)
        && words.dropLast().allSatisfy { BreadWords.isFilling(EnglishNoun.singular($0.text.plainLetters)) }
  }

  /// The sides that the words name, the longest name first; nil if they name anything else.
  private func sides(_ words: ArraySlice<TextWord>) -> [ArraySlice<TextWord>]? {
    if words.count <= 3, Self.isSide(words), isKnown(words) { return [words] }
    for end in words.indices.dropFirst().reversed() where Self.isSide(words[..<end]) && isKnown(words[..<end]) {
      if let rest = sides(words[end...]) { return [words[..<end]] + rest }
    }
    return nil
  }

  /// Whether the words name one side; `apple crisps` behind a sandwich are two.
  static func isSide(_ words: ArraySlice<TextWord>) -> Bool {
    guard let head = words.last?.text.plainLetters else { return false }
    if words.count > 1, words.allSatisfy({ besideDishes.contains($0.text.plainLetters) }) { return false }
    return besideDishes.contains(head) || isNamedSide(words)
  }

  /// Whether the words name a side that is one only with the words before its last: `brown sauce`, `garlic bread`.
  static func isNamedSide(_ words: ArraySlice<TextWord>) -> Bool {
    guard words.count > 1, let head = words.last?.text.plainLetters else { return false }
    return besideDishesIfNamed.contains(head) || words.suffix(2).map(\.text.plainLetters) == ["garlic", "bread"]
  }

  /// Whether a name is that of a dish or a sandwich after which nothing else is named: `ham sarnie`, unlike `curry`
  /// before `rice` or `sauce`.
  private static func isComplete(_ words: ArraySlice<TextWord>, before next: TextWord) -> Bool {
    guard let last = words.last else { return false }
    let head = EnglishNoun.singular(last.text.plainLetters)
    if words.count > 1, head == "curry" {
      return !["rice", "reis", "sauce"].contains(next.text.plainLetters)
    }
    if words.count > 1, completeDishes.contains(head) { return true }
    return completeAlone.contains(where: head.hasSuffix)
  }

  private static let besideDishes = DishWords.sides.union([
    "chips", "rice", "mash", "beans", "naan", "roti", "chapati", "poppadom", "poppadoms", "gravy", "wedges", "crisps",
    "satsuma", "banana", "apple", "orange", "pear", "grapes", "yoghurt", "yogurt", "reis", "kartoffelsalat",
    "krautsalat", "rotkohl", "sauerkraut", "salzkartoffeln", "bratkartoffeln", "kartoffelpuree", "knodel",
  ])
  /// Last words of sides that are sides only with the words before them, as in `brown sauce`.
  private static let besideDishesIfNamed: Set<String> = [
    "sauce", "smileys", "smiles", "waffles", "dip", "raita",
  ]
  private static let completeDishes: Set<String> = [
    "sandwich", "sarnie", "butty", "buttie", "bap", "toastie", "wrap", "burger", "pizza", "masala", "korma",
    "bhuna", "jalfrezi", "madras", "vindaloo", "balti", "dhansak", "josh", "biryani", "kiev", "pasty", "pie", "nugget",
    "dipper", "goujon", "finger", "kebab", "fillet", "steak", "chop", "sausage",
  ]
  /// Endings of names of dishes that are complete without another word.
  private static let completeAlone = [
    "lasagne", "lasagna", "currywurst", "bratwurst", "schnitzel", "frikadelle", "frikadellen", "doner", "cheeseburger",
    "hamburger",
    "fischstabchen", "backfisch", "leberkase", "fleischkase", "hackbraten", "cordon-bleu",
  ]
}
