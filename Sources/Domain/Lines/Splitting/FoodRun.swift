/// A list of foods without separators, each with or without an amount.
///
/// Examples: `4 fish fingers oven chips peas ketchup`, `cheerios 1 cup 1/2 cup milk`.
struct FoodRun {
  let reader: ItemListReader
  let source: ItemSource

  /// The maximum number of words of a run.
  private static let longest = 16
  /// The maximum number of words of a name in a run.
  private static let longestName = 3
  /// The minimum number of foods in a list that has no amounts between them and ends in a sauce or side.
  ///
  /// Two words are not enough, since they may be a compound name.
  private static let fewest = 3
  /// The minimum number of foods in a list that has no amounts between them and does not end in a sauce or side.
  private static let fewestWithoutSide = 4

  /// The items of the list; nil unless all its words are names of foods and their amounts.
  ///
  /// Without amounts between the foods, there must be at least four foods, or three if the last one is a sauce or side.
  /// The last one must also not be a dish that is named after its contents: `chicken bacon avocado sandwich` is one
  /// food.
  func items(_ words: ArraySlice<TextWord>) -> [ArraySlice<TextWord>]? {
    guard reader.isEaten, (3...Self.longest).contains(words.count),
      words.allSatisfy({ $0.kind == .plain && $0.text.utf8.count <= 24 && !$0.partsItems }), !isName(words)
    else { return nil }
    let mayFollow = words.contains { $0.text.contains(where: \.isNumber) || PortionWords.isNoun($0.plainShort) }
    if let potato = filledPotato(words) { return potato }
    let first = run(words, amountsBehind: false)
    let second = mayFollow ? run(words, amountsBehind: true) : first
    // In `rice 200 g chicken`, the amount may be that of either food.
    guard first == nil || second == nil || first == second, let items = first ?? second, let last = items.last else {
      return nil
    }
    // In `turkey chili 2 ladles`, no amount is between the two words.
    let isParted = zip(items, items.dropFirst()).contains { left, right in
      left.dropFirst().contains(where: Self.hasNumber) || right.first.map(Self.hasNumber) ?? false
    }
    if isParted { return items }
    let isSide = Self.sides.contains(last[last.endIndex - 1].plainShort)
    return items.count >= (isSide ? Self.fewest : Self.fewestWithoutSide) && !isDish(last) ? items : nil
  }

  /// Two foods between which a comma is missing, as before `and chips` in `sausage egg and chips`; nil for anything else.
  ///
  /// `behind` is the item after the `and`. The second of the two foods must be one of those that are often on such a
  /// plate.
  func withoutComma(
    _ words: ArraySlice<TextWord>, before behind: ArraySlice<TextWord>
  ) -> [ArraySlice<TextWord>]? {
    guard reader.isEaten, (2...Self.longestName).contains(words.count), let last = words.last,
      words.allSatisfy({ $0.kind == .plain && $0.text.utf8.count <= 24 && !Self.hasNumber($0) }),
      Self.onPlates.contains(last.plainShort), Self.isMain(words[words.endIndex - 2]),
      let head = behind.last?.plainShort,
      !DishWords.namedByContents.contains(head),
      isName(words.dropLast()) || reader.isFood(words.dropLast().phrase), !reader.isFood(words.phrase),
      Self.onPlates.contains(head) || reader.isFood(behind.phrase)
    else { return nil }
    return [words.dropLast(), words.suffix(1)]
  }

  /// Whether a word names meat, fish or eggs, or another food of such a plate; `courgette fries` and `coconut rice` are
  /// one food.
  private static func isMain(_ word: TextWord) -> Bool {
    let plain = EnglishNoun.singular(word.plainShort)
    return onPlates.contains(word.plainShort) || mains.contains(plain) || mainEndings.contains(where: plain.hasSuffix)
  }

  private static let mains: Set<String> = [
    "sausage", "banger", "ham", "gammon", "bacon", "burger", "pie", "pasty", "steak", "chop", "chicken", "turkey",
    "lamb", "beef", "pork", "fish", "cod", "haddock", "plaice", "salmon", "scampi", "kebab", "nugget", "finger",
    "goujon", "kiev", "lasagne", "lasagna", "curry", "chilli", "chili", "quiche", "stew", "casserole", "schnitzel",
    "meatball", "faggot", "omelette", "tofu", "wiener", "trout",
  ]
  /// Endings of German names of meat, fish and egg dishes.
  private static let mainEndings = [
    "auflauf", "schnitzel", "wurst", "wurstchen", "hahnchen", "hendl", "braten", "filet", "steak", "kotelett",
    "frikadelle",
    "bulette", "gulasch", "roulade", "lachs", "fisch", "stabchen", "leberkase", "kassler", "kasseler", "spiegelei",
    "spiegeleier", "ruhrei", "nuggets", "forelle", "pute", "fleischpflanzerl", "gyros",
  ]

  /// Foods that are served beside meat, fish or eggs, as people name them.
  private static let onPlates: Set<String> = [
    "egg", "eggs", "chips", "fries", "beans", "mash", "rice", "peas", "potatoes", "spinach",
    "ei", "spiegelei", "pommes", "kartoffeln", "bratkartoffeln", "reis", "nudeln", "spinat", "erbsen", "sauerkraut",
    "rotkohl", "kartoffelpuree", "puree",
  ]

  /// Whether a word names a sauce or a side that is eaten with something else: `chips`, `Rotkohl`.
  static func isBesideMain(_ plain: String) -> Bool { onPlates.contains(plain) || sides.contains(plain) }

  static func hasNumber(_ word: TextWord) -> Bool { word.text.contains(where: \.isNumber) }

  /// A baked potato and its filling, in the order in which they are named: `jacket potato beans`, `tuna jacket potato`;
  /// nil for anything else.
  private func filledPotato(_ words: ArraySlice<TextWord>) -> [ArraySlice<TextWord>]? {
    func isPotato(_ words: ArraySlice<TextWord>) -> Bool {
      ["jacket potato", "jacket spud", "baked potato"].contains(words.map(\.plainShort).joined(separator: " "))
    }
    func isFilling(_ word: TextWord) -> Bool {
      let plain = EnglishNoun.singular(word.plainShort)
      return BreadWords.isFilling(plain) || ["bean", "chilli", "chili"].contains(plain)
    }
    func fillings(_ words: ArraySlice<TextWord>) -> [ArraySlice<TextWord>]? {
      guard words.contains(where: isFilling) else { return nil }
      if reader.isFood(words.phrase) { return [words] }
      return words.allSatisfy(isFilling) ? words.indices.map { words[$0...$0] } : nil
    }
    guard !reader.isFood(words.phrase) else { return nil }
    if isPotato(words.prefix(2)) { return fillings(words.dropFirst(2)).map { [words.prefix(2)] + $0 } }
    return isPotato(words.suffix(2)) ? fillings(words.dropLast(2)).map { $0 + [words.suffix(2)] } : nil
  }

  /// The items if each amount comes before its food; nil if words are left over.
  ///
  /// With `amountsBehind`, an amount may also come after its food.
  private func run(_ words: ArraySlice<TextWord>, amountsBehind: Bool) -> [ArraySlice<TextWord>]? {
    var items: [ArraySlice<TextWord>] = []
    var start = words.startIndex
    while start < words.endIndex {
      let before = amount(words[start...])
      guard var end = nameEnd(words[(start + (before?.used ?? 0))...]) else { return nil }
      if amountsBehind, before == nil, let behind = behind(words[end...]) { end = behind }
      items.append(words[start..<end])
      start = end
    }
    return items
  }

  func amount(_ words: ArraySlice<TextWord>) -> AmountReading? {
    guard let first = words.first,
      first.text.contains(where: \.isNumber) || NumberWords.articles[first.plainShort] != nil,
      let readings = try? AmountReader.readings(words, in: source.text)
    else { return nil }
    return readings.last(where: { $0.used < words.count })
  }

  /// The index after an amount that follows a name; nil if none follows.
  ///
  /// Examples: `150g`, or a portion alone such as `handful`.
  private func behind(_ words: ArraySlice<TextWord>) -> Int? {
    guard let first = words.first else { return nil }
    guard first.text.contains(where: \.isNumber) else {
      return PortionWords.isNoun(first.plainShort) ? words.startIndex + 1 : nil
    }
    guard let reading = (try? AmountReader.readings(words, in: source.text))?.last, reading.quantity.unit != .piece
    else {
      return nil
    }
    return words.startIndex + reading.used
  }

  /// The index after the longest name at the start of the words; nil if they do not begin with a name.
  private func nameEnd(_ words: ArraySlice<TextWord>) -> Int? {
    (1...Self.longestName).reversed().first { length in
      length <= words.count && isName(words.prefix(length))
    }.map { words.startIndex + $0 }
  }

  private func isName(_ words: ArraySlice<TextWord>) -> Bool {
    guard !words.isEmpty, words.allSatisfy({ !$0.text.contains { $0.isNumber } }),
      !WordRoles.isState(words.map(\.plainShort)), words.count > 1 || !isVague(words[words.startIndex])
    else { return false }
    return reader.knows(words.phrase)
      || BreadWords.isBread(BreadWords.singular(words.phrase).plainLetters) && reader.isFood(words.phrase)
  }

  /// Whether a word alone hardly names a food: a portion word, a word such as `leftover`, or one of fewer than three
  /// letters.
  private func isVague(_ word: TextWord) -> Bool {
    PortionWords.isNoun(word.plainShort) || WordRoles.isNeutral(word.plainShort) || word.text.count < 3
  }

  /// Whether a word is the last of a dish that is named after what is in it: `gnocchi`, `tea`.
  static func endsDish(_ plain: String) -> Bool { dishes.contains(plain) }

  /// Whether an item is one word for a dish that is named after its contents (`soup`), or ends in `ice cream`.
  private func isDish(_ item: ArraySlice<TextWord>) -> Bool {
    guard let last = item.last else { return false }
    if item.suffix(2).map(\.plainShort) == ["ice", "cream"] { return true }
    return item.count == 1 && Self.dishes.contains { last.plainShort.hasSuffix($0) }
  }

  /// Sauces, spreads and sides that never end the name of a dish: `frikadelle kartoffelsalat senf`.
  private static let sides = DishWords.sides.union([
    "butter", "margarine", "jam", "marmalade", "marmelade", "konfiture", "honig", "nutella", "gravy", "cream", "sahne",
    "salsa", "guacamole", "guac", "erbsen", "gurke", "tomate", "tomatoes", "cucumber", "kasescheibe",
  ])
  /// Name endings of dishes and meats whose names include the words that precede them.
  private static let dishes = DishWords.namedByContents.union([
    "ravioli", "tortellini", "gnocchi", "spaghetti", "tagliatelle", "penne", "macaroni", "nudeln", "knodel", "pancake",
    "pancakes", "waffle", "waffles", "granola", "cracker", "crackers", "sausage", "sausages", "croissant", "scone",
    "scones", "dumpling", "dumplings", "hummus", "pesto", "crepe", "crepes", "donut", "donuts", "chicken", "salmon",
    "shrimp", "prawns", "beef", "pork", "fish", "turkey", "lamb",
    "sandwiches", "bars", "rolls", "wraps", "bowl", "bagel", "sub", "baguette", "casserole", "bake", "muffin",
    "yogurt", "yoghurt", "joghurt", "quark", "milk", "shake", "tea", "cereal", "oatmeal", "porridge", "muesli",
    "chips", "crisps", "pudding", "tart", "toast", "toastie", "melt", "panini", "burrito", "taco", "tacos",
    "quesadilla", "lasagne", "lasagna", "ramen", "noodles", "kebab", "gratin", "mix", "cookie", "cookies", "biscuit",
    "suppe", "salat", "brot", "brotchen", "semmel", "kuchen", "torte", "auflauf", "pfanne", "tee", "saft", "milch",
    "musli", "brei", "eis", "schorle", "riegel", "eintopf", "topf", "strudel",
  ])
}
