/// Splits a run of counted foods that have no separator between them: `1 Apfel 1 Mandarine 5 Walnüsse`.
struct NumberedRun {
  let reader: ItemListReader
  let source: ItemSource

  /// The maximum number of words of a run.
  private static let longest = 24

  /// The items of a run; nil unless each item begins with a number and names a food that the bank has.
  ///
  /// The first item may have no number if it is a hot drink, or if the others are counted without a unit:
  /// `tea 1 tsp sugar`, `toast 2 eggs`. Any other amount after a food belongs to that food: `pizza 2 slices salami`.
  func items(_ words: ArraySlice<TextWord>) -> [ArraySlice<TextWord>]? {
    let starts = words.indices.filter { Self.isNumber(words[$0]) }
    guard let first = starts.first, words.count <= Self.longest, !reader.knows(words.phrase) else { return nil }
    let head = words[..<first]
    guard head.isEmpty ? starts.count > 1 : reader.isEaten && reader.knows(head.phrase) else { return nil }
    let isHotDrink = head.last.map { Self.isHotDrink($0.plainShort) } ?? false
    let ends = starts.dropFirst() + [words.endIndex]
    let items = zip(starts, ends).map { words[$0..<$1] }
    let areFoods = items.allSatisfy { item in
      guard item.count > 1, let phrase = try? ItemGrammar(words: item, source: source, reader: reader).phrase() else {
        return false
      }
      guard let quantity = phrase.quantity, !phrase.isAmountBehind, isKnown(phrase.name),
        // `watermelon 2 wedges` is one food.
        head.isEmpty || !PortionWords.isNoun(phrase.name.plainLetters)
      else { return false }
      return head.isEmpty || isHotDrink || quantity.unit == .piece
    }
    guard areFoods else { return nil }
    return head.isEmpty ? items : [head] + items
  }

  /// Whether the bank knows a name, with or without the words that only say how the food was made: `whole eggs
  /// scrambled`.
  private func isKnown(_ name: String) -> Bool {
    let words = name.split(separator: " ").map(String.init)
    guard !reader.knows(name), words.count > 1 else { return reader.knows(name) }
    let kept = words.filter { !WordRoles.isState($0.plainLetters) }
    return !kept.isEmpty && kept.count < words.count && reader.knows(kept.joined(separator: " "))
  }

  /// The items of a run in which every amount comes after its food: `yogurt 150g honey 1 tsp`; nil for anything else.
  ///
  /// The run must end in an amount, since in `rice 200 g chicken` the amount may be that of either food.
  func itemsWithAmountsBehind(_ words: ArraySlice<TextWord>) -> [ArraySlice<TextWord>]? {
    guard reader.isEaten, words.count <= Self.longest, words.count > 3, !words.contains(where: { $0.kind != .plain }),
      words.first?.text.contains(where: { $0.decimalDigit != nil }) == false
    else { return nil }
    var items: [ArraySlice<TextWord>] = []
    var start = words.startIndex
    var index = start
    while index < words.endIndex {
      guard Self.isNumber(words[index]), index > start else {
        index += 1
        continue
      }
      guard let reading = try? AmountReader.readings(words[index...], in: source.text).last,
        reading.quantity.unit != .piece, reader.knows(words[start..<index].phrase)
      else { return nil }
      index += reading.used
      items.append(words[start..<index])
      start = index
    }
    return items.count > 1 && start == words.endIndex ? items : nil
  }

  /// The items of a list without separators, if the first food shows that the list is not one long name; nil otherwise.
  ///
  /// Examples: `3 crumpets butter jam`, `2 eggs bacon mushrooms`, `Currywurst Pommes Mayo`.
  func itemsWithoutSeparators(_ words: ArraySlice<TextWord>) -> [ArraySlice<TextWord>]? {
    guard reader.isEaten, (2...Self.longestWithoutSeparators).contains(words.count),
      words.allSatisfy({ $0.kind == .plain && $0.text.utf8.count <= 24 })
    else { return nil }
    let amount = (try? AmountReader.readings(words, in: source.text).last?.used) ?? 0
    let names = words.dropFirst(amount)
    guard names.count > 1, !names.contains(where: { $0.text.contains { $0.decimalDigit != nil } || $0.partsItems }),
      let first = beginning(
        names, isName: { reader.knows($0) || BreadWords.isBread($0.plainLetters) && reader.isFood($0) }),
      let head = Head(words[first - 1].plainShort), !reader.isFood(names.phrase)
    else { return nil }
    var items = [words[..<first]]
    while let start = items.last?.endIndex, start < words.endIndex {
      guard let end = beginning(words[start...], isName: reader.knows), head.isServed(with: words[end - 1].plainShort)
      else { return nil }
      items.append(words[start..<end])
    }
    return items.count > 1 ? items : nil
  }

  /// What the first food of a run is.
  private enum Head {
    /// Bread, on which spreads and slices are put.
    case bread
    /// A plural that does not begin a longer name: `eggs`, `pancakes`.
    ///
    /// Other plurals are not listed, since the word after them may name their kind: `2 sausages pork`.
    case pieces
    /// Meat that is served with fries and sauces.
    case meat

    init?(_ plain: String) {
      if BreadWords.isBread(plain) || BreadWords.isBread(BreadWords.singular(plain)) {
        self = .bread
      } else if Self.meats.contains(where: plain.hasSuffix) {
        self = .meat
      } else if Self.several.contains(plain) {
        self = .pieces
      } else {
        return nil
      }
    }

    /// Whether a food whose name ends in the word is eaten together with the first food, so that the word is not part
    /// of the first food's name.
    func isServed(with plain: String) -> Bool {
      switch self {
      case .bread: BreadWords.isFilling(plain) || BreadWords.isSpread(plain)
      case .pieces: !DishWords.namedByContents.contains(plain)
      case .meat: Self.sides.contains(plain)
      }
    }

    private static let several: Set<String> = [
      "eggs", "eier", "spiegeleier", "pancakes", "waffles", "crepes", "waffeln",
    ]
    private static let meats = [
      "wurst", "wurstchen", "schnitzel", "burger", "nuggets", "steak", "wiener", "gyros", "doner", "frikadelle",
      "kotelett",
      "sausage", "sausages", "fischstabchen", "leberkase",
    ]
    private static let sides = DishWords.sides.union([
      "chips", "bratkartoffeln", "kartoffelsalat", "krautsalat", "reis", "rice", "kartoffeln", "beans", "mash",
    ])
  }

  /// The index after the name that the words begin with, which is their first two words, or else the first; nil without
  /// a name.
  private func beginning(_ words: ArraySlice<TextWord>, isName: (String) -> Bool) -> Int? {
    [2, 1].first {
      $0 <= words.count && !WordRoles.isState(words.prefix($0).map(\.plainShort)) && isName(words.prefix($0).phrase)
    }.map { words.startIndex + $0 }
  }

  /// The maximum number of words of a run without separators.
  private static let longestWithoutSeparators = 8

  /// Whether a word in plain letters names coffee or tea, or ends in such a name.
  static func isHotDrink(_ plain: String) -> Bool { hotDrinks.contains(where: plain.hasSuffix) }

  private static let hotDrinks = ["tea", "tee", "coffee", "kaffee", "espresso", "cappuccino", "latte", "chai"]

  private static func isNumber(_ word: TextWord) -> Bool {
    word.kind == .plain && word.text.utf8.count <= 12 && word.text.first?.decimalDigit != nil
  }
}
