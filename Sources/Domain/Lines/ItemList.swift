/// One item of a list, as typed; the bank finds the food later.
package struct ItemPhrase: Equatable, Sendable {
  /// The text as typed.
  package var text: String
  /// The item's place in the whole list, as character offsets.
  package var range: Range<Int>
  /// The amount; nil if none was given.
  package var quantity: Quantity?
  /// The amount as typed, with tidy spaces: `1 ½ cup`; empty if none was given.
  package var amountText: String
  /// The food's name, or its number as `#12`.
  package var name: String
  /// Why the amount is uncertain; nil if it is certain.
  package var doubt: String?
  /// The other possible meanings of an uncertain amount.
  package var alternatives: [Quantity]
  /// Whether the amount comes after the name: `rice 200`.
  package var isAmountBehind = false
  /// The logged meals that the item copies its foods from; nil if the item names a food.
  package var source: MealSource?
  /// Whether a few pieces are meant, without a number: `a few grapes`.
  package var isFew = false
  /// Whether the item accompanies the one before it: `milk` in `coffee with milk`.
  package var isCompanion = false
  /// Typed ingredients that belong to the food itself, such as the milk of a latte; nil if there are none.
  package var madeWith: String?
  /// The heading of the list before its first item: `fry up` in `fry up: 2 sausages, 1 egg`; nil if there is none.
  package var heading: String?
  /// Whether the item is on a slice of bread or in a roll: `cheese on toast`, `Brot mit Käse und Gurke`.
  package var isOnBread = false

  /// Whether the item only goes with another food.
  package var isSide: Bool { isCompanion || isOnBread }

  /// The item with another amount in place of the one that was typed.
  package func with(_ amount: AmountReading) -> ItemPhrase {
    var phrase = self
    (phrase.quantity, phrase.amountText, phrase.isAmountBehind) = (amount.quantity, amount.text, false)
    (phrase.doubt, phrase.alternatives) = (amount.doubt, amount.alternatives)
    return phrase
  }

  /// The typed text as it is saved, at most 1,000 characters; nil if it is empty.
  package var originalText: String? {
    text.isEmpty ? nil : String(String.UnicodeScalarView(text.unicodeScalars.prefix(1000)))
  }

  /// Creates an item; its amount is certain if `doubt` is nil.
  package init(
    text: String, range: Range<Int>, quantity: Quantity? = nil, amountText: String = "", name: String,
    doubt: String? = nil, alternatives: [Quantity] = []
  ) {
    self.text = text
    self.range = range
    self.quantity = quantity
    self.amountText = amountText
    self.name = name
    self.doubt = doubt
    self.alternatives = alternatives
  }
}

/// Reads item lists: `2 eggs, 150g cooked rice and a banana`.
///
/// Items are `AMOUNT [of] FOOD`, `FOOD AMOUNT` or `FOOD`, separated by `,` `;` `+` `&` and the words and, with, on,
/// und, mit, auf. A name that contains such a word stays whole if the bank knows it; a name with a comma only if the
/// bank spells it so, because `apple, juice` are two foods.
package struct ItemListReader {
  /// Whether the bank has a food with exactly this name or alias (the bank decides about case and plurals).
  let knows: (String) -> Bool
  /// Whether a text that contains joining words is the name of one food, even if the bank lacks it: `Himmel und Erde`.
  let isOneFood: (String) -> Bool
  /// Whether a food has a portion: `florets` of `broccoli`; the food's name must be exact (see
  /// `Food.portion(called:)`).
  let hasPortion: (_ portion: String, _ name: String) -> Bool

  /// Whether the bank has a name or alias spelled exactly so, including its comma: `Salmon, cooked`.
  ///
  /// Such a name may be typed in the form in which lists show it.
  let spells: (String) -> Bool
  /// Reads references to logged meals in place of foods; nil if only foods are allowed.
  let sources: MealSourceReader?

  /// Creates a reader that asks the bank; by default it knows no names, so every joining word separates two items.
  package init(
    knows: @escaping (String) -> Bool = { _ in false }, isOneFood: @escaping (String) -> Bool = { _ in false },
    spells: @escaping (String) -> Bool = { _ in false },
    hasPortion: @escaping (_ portion: String, _ name: String) -> Bool = { _, _ in false },
    sources: MealSourceReader? = nil
  ) {
    self.knows = knows
    self.isOneFood = isOneFood
    self.spells = spells
    self.hasPortion = hasPortion
    self.sources = sources
  }

  /// The items in order, at least one.
  ///
  /// Throws `missingArgument`, `badAmount`, `outOfRange`, `badValue` (an empty item) or `badQuote`, with the place in
  /// the text.
  package func read(_ text: String) throws(LarderError) -> [ItemPhrase] {
    var words = try TextWord.words(
      of: text, isMark: text.utf8.contains(Self.bracket) ? Self.isMarkOutsideBrackets : Self.isMark)
    guard !words.isEmpty else {
      throw LarderError(
        .missingArgument, "no food is named", hint: "say what, and how much: `2 eggs, 150g cooked rice and a banana`")
    }
    let headed = ListHeading.part(words)
    words = headed?.list ?? words
    let source = ItemSource(text: text)
    var items: [ItemPhrase] = []
    var joints: [String] = []
    // Whether the item before this one was an ingredient of the last food.
    var isPart = false
    let parts = Self.joinedByEnergy(try ItemSplitter(words: words, text: text, reader: self).items(), words)
    let toppings = BreadWords.toppings(among: parts, of: words)
    for (index, item) in parts.enumerated() {
      var phrase: ItemPhrase
      if let taken = fromMeals(item, source) {
        phrase = taken
      } else if item.count > 1, let energy = StatedEnergy(item.phrase), Self.isJoined(item) {
        let range = item[item.startIndex].range.lowerBound..<item[item.endIndex - 1].range.upperBound
        let whole = item.phrase.replacing(" ,", with: ",")
        phrase = ItemPhrase(text: whole, range: range, name: energy.rest.replacing(" ,", with: ","))
      } else {
        phrase = try ItemGrammar(words: item, source: source, reader: self).phrase()
      }
      phrase.isCompanion = item.startIndex > 0 && words[item.startIndex - 1].joinsCompanions
      phrase.isOnBread = toppings.contains(index)
      if phrase.quantity == nil, let base = items.last,
        phrase.isCompanion || isPart && Self.goesOn(index, parts, words),
        Self.isPart(phrase.name, of: base.name, isFurther: isPart)
      {
        items[items.count - 1].madeWith = [base.madeWith, phrase.text].compactMap(\.self).joined(separator: " and ")
        isPart = true
        continue
      }
      isPart = false
      joints.append(item.startIndex > 0 ? words[item.startIndex - 1].plainShort : "")
      items.append(phrase)
    }
    items[0].heading = headed?.heading
    return Self.namedByNeighbours(items, joints)
  }

  /// Joins items into one if an energy is stated for all of them.
  ///
  /// Items that are joined by words become one item if one of them has an energy, since menus state the energy of the
  /// whole plate: `Gulasch mit Spätzle 780 kcal`.
  private static func joinedByEnergy(
    _ parts: [ArraySlice<TextWord>], _ words: [TextWord]
  ) -> [ArraySlice<TextWord>] {
    // In `eggs, toast, 300 kcal`, the energy alone at the end is that of all the items.
    if let first = parts.first, let last = parts.last, parts.count > 1, StatedEnergy(last.phrase)?.rest == "" {
      return [words[first.startIndex..<last.endIndex]]
    }
    var joined: [ArraySlice<TextWord>] = []
    var group: [ArraySlice<TextWord>] = []
    func close() {
      guard let first = group.first, let last = group.last else { return }
      let whole = words[first.startIndex..<last.endIndex]
      joined += group.count > 1 && StatedEnergy(whole.phrase) != nil ? [whole] : group
      group = []
    }
    for part in parts {
      if part.startIndex == 0 || words[part.startIndex - 1].kind != .plain { close() }
      group.append(part)
    }
    close()
    return joined
  }

  /// Whether an item contains separators or joining words, so that it names several foods.
  private static func isJoined(_ item: ArraySlice<TextWord>) -> Bool {
    item.dropFirst().contains {
      $0.kind == .mark || $0.kind == .plain && TextWord.separators.contains($0.text.lowercased())
    }
  }

  /// Whether an item continues a list of ingredients: it or the next item comes after a joining word such as `and`.
  private static func goesOn(_ index: Int, _ parts: [ArraySlice<TextWord>], _ words: [TextWord]) -> Bool {
    func isJoined(_ index: Int) -> Bool { words[parts[index].startIndex - 1].kind == .plain }
    return isJoined(index) || index + 1 < parts.count && isJoined(index + 1)
  }

  /// Whether a food is an ingredient of `base` and not eaten beside it: the oat milk of a latte, the prawns of pad
  /// thai.
  ///
  /// `isFurther` says whether the item before this one was an ingredient as well.
  private static func isPart(_ name: String, of base: String, isFurther: Bool) -> Bool {
    if MilkDrinks.contain(base) { return !isFurther && MilkDrinks.isMilk(name) }
    return MixedDishes.hold(base) && MixedDishes.isIngredient(name)
  }

  /// Renames foods whose name has another meaning beside their neighbours.
  ///
  /// Pepper beside salt is the spice, and beans beside toast or eggs are baked beans. Chips that an English word joins
  /// to a dish are fried potatoes; a German word makes them crisps.
  private static func namedByNeighbours(_ items: [ItemPhrase], _ joints: [String]) -> [ItemPhrase] {
    func isNamed(_ index: Int, _ name: String) -> Bool {
      items.indices.contains(index) && items[index].name.lowercased() == name
    }
    func isBreakfast(_ index: Int) -> Bool {
      guard items.indices.contains(index) else { return false }
      let words = items[index].name.lowercased().split(separator: " ")
      return words.contains { ["toast", "jacket", "bacon", "egg", "eggs"].contains($0) }
        || words == ["cheese"] && isBreakfast(index - 1)
    }
    var items = items
    for index in items.indices {
      if isNamed(index, "pepper"), isNamed(index - 1, "salt") || isNamed(index + 1, "salt") {
        items[index].name = "black pepper"
      } else if Self.chickens.contains(items[index].name.plainLetters), items[index].quantity?.pieces ?? 2 <= 1 {
        items[index].name = "Grillhähnchen"
      } else if isNamed(index, "chips") {
        switch joints[index] {
        case "and", "with", "&": items[index].name = "fries"
        case "und", "mit": items[index].name = "crisps"
        case _ where items.contains(where: Self.isServedWithFries): items[index].name = "fries"
        default: break
        }
      } else if isNamed(index, "beans"), isBreakfast(index - 1) || isBreakfast(index + 1) {
        items[index].name = "baked beans"
      }
    }
    return items
  }

  /// Whether an item says that chips beside it are fried potatoes, as in Britain: pie, fish, peas.
  private static func isServedWithFries(_ item: ItemPhrase) -> Bool {
    let words = item.name.lowercased().split(separator: " ")
    return words.contains {
      [
        "pie", "peas", "fish", "cod", "haddock", "scampi", "gammon", "steak", "burger", "gravy", "sausage", "sausages",
        "egg", "eggs",
      ].contains($0)
    }
  }

  /// Names of a whole bird: half of one is half a roast chicken, and not half a piece of its breast.
  private static let chickens: Set<String> = [
    "chicken", "hahnchen", "hendl", "backhendl", "broiler", "hahnchen vom grill",
    "gummiadler",
  ]

  /// Reads an item that refers to logged meals; nil if it does not.
  private func fromMeals(_ words: ArraySlice<TextWord>, _ source: ItemSource) -> ItemPhrase? {
    guard let sources, words.allSatisfy({ $0.kind == .plain }), let first = words.first, let last = words.last,
      let (found, used) = sources.read(words.map(\.text)), used == words.count
    else { return nil }
    let range = first.range.lowerBound..<last.range.upperBound
    var phrase = ItemPhrase(text: source[range], range: range, name: source[range])
    phrase.source = found
    return phrase
  }

  /// Whether the character separates items; a comma between digits is a decimal comma.
  static func isMark(_ characters: [Character], _ offset: Int) -> Bool {
    switch characters[offset] {
    case ";", "+": true
    case ",":
      offset == 0 || offset + 1 == characters.count || characters[offset - 1].decimalDigit == nil
        || characters[offset + 1].decimalDigit == nil
    default: false
    }
  }

  private static let bracket = UInt8(ascii: "(")

  /// Whether the character separates items and is not within short brackets: the commas in `Ofengemüse (Zucchini,
  /// Paprika)` separate none.
  private static func isMarkOutsideBrackets(_ characters: [Character], _ offset: Int) -> Bool {
    guard isMark(characters, offset) else { return false }
    let before = characters[max(0, offset - longestBracket)..<offset].last { $0 == "(" || $0 == ")" }
    let behind = characters[offset..<min(characters.count, offset + longestBracket)].first { $0 == "(" || $0 == ")" }
    return before != "(" || behind != ")"
  }

  /// The most characters on either side of a separator within which brackets around it are looked for.
  private static let longestBracket = 80
}

/// The text of the whole list, which can be sliced by character offsets in constant time.
struct ItemSource {
  let text: String
  private let characters: [Character]

  init(text: String) {
    self.text = text
    characters = Array(text)
  }

  subscript(range: Range<Int>) -> String { String(characters[range]) }
}
