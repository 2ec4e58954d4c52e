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
  /// What part of the usual amount is meant: 0.5 for `a little rice`, 1.5 for `lots of rice`, otherwise 1.
  package var vagueShare = 1.0
  /// Whether the item accompanies the one before it: `milk` in `coffee with milk`.
  package var isCompanion = false
  /// Typed ingredients that belong to the food itself, such as the milk of a latte; nil if there are none.
  package var madeWith: String?
  /// What the food was eaten without, with the negation: `no sugar` in `coffee, no sugar`; nil if nothing is named.
  package var leftOut: String?
  /// The heading of the list before its first item: `fry up` in `fry up: 2 sausages, 1 egg`; nil if there is none.
  package var heading: String?
  /// Whether the item is on a slice of bread or in a roll: `cheese on toast`, `Brot mit Käse und Gurke`.
  package var isOnBread = false

  /// Whether the item is one of several in its list.
  package var isAmongOthers = false

  /// Whether the item only goes with another food.
  package var isSide: Bool { isCompanion || isOnBread }

  /// The item in the size that a note of one word says: `2 apples (small)`; nil for another note or amount.
  fileprivate func sized(by note: ArraySlice<TextWord>) -> ItemPhrase? {
    let word = note.first.map { $0.text.filter { !"()".contains($0) } } ?? ""
    guard note.count == 1, word.utf8.count <= 12, PortionWords.isSize(word.plainLetters),
      quantity == nil || quantity?.unit == .piece
    else { return nil }
    var phrase = self
    let count = quantity?.number ?? 1
    phrase.quantity = Quantity(count, upTo: quantity?.upTo, .portion(word), isAbout: quantity?.isAbout ?? false)
    phrase.amountText = amountText.isEmpty ? word : "\(amountText) \(word)"
    return phrase
  }

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
  /// Whether a food has exactly this name, in the bank or in the open tables.
  let isFood: (String) -> Bool
  /// Whether a food has a portion: `florets` of `broccoli`; the food's name must be exact (see
  /// `Food.portion(called:)`).
  let hasPortion: (_ portion: String, _ name: String) -> Bool

  /// Whether the bank has a name or alias spelled exactly so, including its comma: `Salmon, cooked`.
  ///
  /// Such a name may be typed in the form in which lists show it.
  let spells: (String) -> Bool
  /// Whether the list says what was eaten, so that it may be written like a note: `toast 2 eggs`, `soup - bread`.
  ///
  /// False for purchases, where a number behind a food may be its price.
  let isEaten: Bool
  /// Reads references to logged meals in place of foods; nil if only foods are allowed.
  let sources: MealSourceReader?

  /// Creates a reader that asks the bank; by default it knows no names, so every joining word separates two items.
  package init(
    knows: @escaping (String) -> Bool = { _ in false }, isOneFood: @escaping (String) -> Bool = { _ in false },
    isFood: @escaping (String) -> Bool = { _ in false }, spells: @escaping (String) -> Bool = { _ in false },
    hasPortion: @escaping (_ portion: String, _ name: String) -> Bool = { _, _ in false },
    isEaten: Bool = false, sources: MealSourceReader? = nil
  ) {
    self.knows = knows
    self.isOneFood = isOneFood
    self.isFood = isFood
    self.spells = spells
    self.hasPortion = hasPortion
    self.isEaten = isEaten
    self.sources = sources
  }

  /// The items in order, at least one.
  ///
  /// Throws `missingArgument`, `badAmount`, `outOfRange`, `badValue` (an empty item) or `badQuote`, with the place in
  /// the text.
  package func read(_ text: String) throws(LarderError) -> [ItemPhrase] {
    var words = try TextWord.words(
      of: isEaten ? Self.withInches(text) : text,
      isMark: text.utf8.contains(Self.bracket) ? Self.isMarkOutsideBrackets : Self.isMark)
    guard !words.isEmpty else {
      throw LarderError(
        .missingArgument, "no food is named", hint: "say what, and how much: `2 eggs, 150g cooked rice and a banana`")
    }
    if isEaten, Self.isNothing(words), !knows(words[...].phrase) {
      throw LarderError(
        .badValue, "a meal that was left out needs no entry",
        hint: "`day complete` says that what is logged of a day is all that was eaten")
    }
    if isEaten { words = NoteSigns(knows: knows, isFood: isFood).replaced(words) }
    let headed = ListHeading.part(words, knows: isEaten ? knows : { _ in true })
    words = CommonPhrases.joined(headed?.list ?? words)
    let source = ItemSource(text: text)
    var items: [ItemPhrase] = []
    var joints: [String] = []
    // Whether the item before this one was an ingredient of the last food.
    var isPart = false
    let parts = Self.joinedByEnergy(try ItemSplitter(words: words, source: source, reader: self).items(), words)
    if isEaten { try refuseSecondMeal(in: parts, of: text) }
    let toppings = BreadWords.toppings(among: parts, of: words)
    for (index, part) in parts.enumerated() {
      let (kept, leftOut) = partedAtNegation(part)
      let (whole, isOfEach) = Self.ofEach(kept, words)
      let (item, note) = partedAtBrackets(whole)
      var phrase: ItemPhrase
      if let taken = fromMeals(item, source) {
        phrase = taken
      } else if item.count > 1, let energy = StatedEnergy(item.phrase), Self.isJoined(item) {
        let range = item.place
        let whole = item.phrase.replacing(" ,", with: ",")
        phrase = ItemPhrase(text: whole, range: range, name: energy.rest.replacing(" ,", with: ","))
      } else {
        phrase = try ItemGrammar(words: item, source: source, reader: self).phrase()
      }
      if let note, let sized = phrase.sized(by: note) {
        phrase = sized
      } else if let note {
        phrase.name += " " + note.phrase
      }
      if let leftOut {
        phrase.leftOut = leftOut.phrase
      }
      if let last = (leftOut ?? note)?.last {
        phrase.range = phrase.range.lowerBound..<max(phrase.range.upperBound, last.range.upperBound)
        phrase.text = source[phrase.range]
      }
      if isOfEach, let base = items.last(where: { !$0.isCompanion })?.quantity, base.isCount, base.number > 1 {
        phrase.quantity = phrase.quantity?.scaled(by: base.number)
      }
      let joint = part.startIndex > 0 ? words[part.startIndex - 1].plainShort : ""
      if joint == "on", let bread = BreadWords.bread(ofKind: phrase.name) { phrase.name = bread }
      phrase.isCompanion = part.startIndex > 0 && words[part.startIndex - 1].joinsCompanions
      phrase.isOnBread = toppings.contains(index)
      // What is extra comes on top of what the dish contains.
      let isExtra = phrase.isCompanion && phrase.name.lowercased().hasPrefix("extra ")
      if isExtra { phrase.name = String(phrase.name.dropFirst("extra ".count)) }
      if let base = items.last, let whole = Self.joined(phrase, to: base, by: joint) {
        items[items.count - 1] = whole
        isPart = true
        continue
      }
      if phrase.quantity == nil, !isExtra, let base = items.last,
        phrase.isCompanion || isPart && Self.goesOn(index, parts, words),
        Self.isPart(phrase.name, of: base.name, isFurther: isPart)
      {
        items[items.count - 1].madeWith = [base.madeWith, phrase.text].compactMap(\.self).joined(separator: " and ")
        isPart = true
        continue
      }
      isPart = false
      joints.append(joint)
      items.append(phrase)
    }
    if items.count > 1 { for index in items.indices { items[index].isAmongOthers = true } }
    items[0].heading = headed?.heading
    return Self.namedByNeighbours(items, joints)
  }

  /// Throws `badValue` at an item that begins another meal: `abends soup`, `lunch: soup`.
  private func refuseSecondMeal(in items: [ArraySlice<TextWord>], of text: String) throws(LarderError) {
    for item in items.dropFirst() where item.count > 1 {
      guard let first = item.first, first.kind == .plain, first.text.utf8.count <= 24 else { continue }
      let isLabel = first.text.hasSuffix(":") && first.text.count > 5
      guard Slot.read(adverb: first.text) != nil || isLabel && Slot.read(String(first.text.dropLast())) != nil,
        !knows(item.phrase)
      else { continue }
      throw LarderError(
        .badValue, "\(LarderError.quoted(first.text)) begins another meal",
        hint: "log each meal in a line of its own: `soup @dinner`",
        location: LarderError.Location(text: text, range: first.range))
    }
  }

  /// Whether the words say that nothing was eaten: `no breakfast`, `skipped lunch`, `nichts`.
  private static func isNothing(_ words: [TextWord]) -> Bool {
    let plain = words.prefix(3).map(\.plainShort)
    if words.count == 1 { return ["nothing", "nichts", "gefastet"].contains(plain[0]) }
    guard words.count == 2, plain[1].count >= 5, Slot.read(plain[1]) != nil else { return false }
    return WordRoles.isNegation(plain[0]) || plain[0] == "skipped"
  }

  private func isName(_ words: ArraySlice<TextWord>) -> Bool {
    words.count <= Self.longestName && knows(words.phrase)
  }

  /// The most words of a name that is looked up in the bank.
  private static let longestName = 12

  /// The words of an item before a negation, and those of the negation; the latter are nil if there is none.
  ///
  /// An amount behind a negation is the item's own, and a name that the bank has with its negation stays whole.
  private func partedAtNegation(
    _ item: ArraySlice<TextWord>
  ) -> (kept: ArraySlice<TextWord>, leftOut: ArraySlice<TextWord>?) {
    guard isEaten, let place = item.dropFirst().firstIndex(where: { WordRoles.isNegation($0.plainShort) }),
      place + 1 < item.endIndex, !item[place...].contains(where: { $0.text.contains { $0.decimalDigit != nil } }),
      !isName(item)
    else { return (item, nil) }
    let kept = item[..<place]
    let isJoined = kept.last.map { $0.joinsNegation || ["and", "und"].contains($0.plainShort) } ?? false
    let words = isJoined ? kept.dropLast() : kept
    return words.isEmpty ? (item, nil) : (words, item[place...])
  }

  /// The words of an item before the brackets at its end, and those of the brackets; the latter are nil if there are
  /// none, or if they contain an amount.
  ///
  /// They are read apart, so that the amount of `Becher Milchreis (Müller)` is found.
  private func partedAtBrackets(
    _ item: ArraySlice<TextWord>
  ) -> (kept: ArraySlice<TextWord>, note: ArraySlice<TextWord>?) {
    guard isEaten, let last = item.last, last.text.last == ")",
      let place = item.lastIndex(where: { $0.text.first == "(" }), place > item.startIndex,
      !item[place...].contains(where: { $0.text.contains { $0.isNumber } && !$0.text.contains("%") }), !isName(item),
      AmountWords.vagueLength(item[place...].map { $0.plainShort.filter { !"()".contains($0) } }) == 0
    else { return (item, nil) }
    return (item[..<place], item[place...])
  }

  /// The item without a word such as `each`, and whether it had one, so that its amount is that of each piece of the food
  /// before it.
  ///
  /// Examples: the milk of `2 coffees with je 20 ml milk`, the sugar of `2 coffees with 1 sugar each`.
  private static func ofEach(
    _ item: ArraySlice<TextWord>, _ words: [TextWord]
  ) -> (item: ArraySlice<TextWord>, isOfEach: Bool) {
    guard item.startIndex > 0, item.count > 1 else { return (item, false) }
    let isCompanion = words[item.startIndex - 1].joinsCompanions
    if isCompanion, let first = item.first, CommonPhrases.isOfEach(first) { return (item.dropFirst(), true) }
    if isCompanion || words[item.startIndex - 1].text == ",", let last = item.last, CommonPhrases.isOfEach(last) {
      return (item.dropLast(), true)
    }
    return (item, false)
  }

  /// The item before, if the next one only says what it is made of; nil otherwise.
  ///
  /// Examples: the eggs of `omelette with 3 eggs`, the bread of `tuna sandwich on brown bread`.
  private static func joined(_ phrase: ItemPhrase, to base: ItemPhrase, by joint: String) -> ItemPhrase? {
    var whole = base
    if phrase.isCompanion, base.quantity == nil, let eggs = phrase.quantity?.pieces,
      ItemPhrase.areEggs(phrase.name.plainLetters), MixedDishes.areOfEggs(base.name)
    {
      whole.quantity = .count(eggs, unit: "egg")
      whole.amountText = "\(phrase.amountText) \(phrase.name)"
      return whole
    }
    guard ["on", "auf"].contains(joint), phrase.quantity == nil || phrase.quantity?.pieces == 1,
      BreadWords.isSandwich(base.name),
      BreadWords.isBread(phrase.name.plainLetters) || BreadWords.bread(ofKind: phrase.name) != nil
    else { return nil }
    whole.madeWith = [base.madeWith, phrase.text].compactMap(\.self).joined(separator: " and ")
    return whole
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
      } else if Self.isChicken(items[index].name), items[index].quantity?.pieces ?? 2 <= 1 {
        items[index].name = "Grillhähnchen"
      } else if isNamed(index, "zucker") || isNamed(index, "sugar"), let unit = items[index].quantity?.portion,
        ["piece", "lump"].contains(PortionWords.key(unit))
      {
        items[index].name = "sugar cube"
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

  private static func isChicken(_ name: String) -> Bool {
    guard name.utf8.count <= 60 else { return false }
    let words = name.split(separator: " ").map(String.init)
    // A chicken in a sauce is another dish.
    let place = WordRoles.withoutPlace(words).flatMap {
      ["vom", "from", "at", "beim"].contains($0.place[0].lowercased()) ? $0 : nil
    }
    let bird = place?.kept ?? words
    return chickens.contains(bird.joined(separator: " ").plainLetters)
  }

  /// Names of a whole bird: half of one is half a roast chicken, and not half a piece of its breast.
  private static let chickens: Set<String> = [
    "chicken", "hahnchen", "hendl", "backhendl", "broiler", "hahnchen vom grill",
    "gummiadler",
  ]

  /// Reads an item that refers to logged meals; nil if it does not.
  private func fromMeals(_ words: ArraySlice<TextWord>, _ source: ItemSource) -> ItemPhrase? {
    guard let sources, !words.isEmpty, words.allSatisfy({ $0.kind == .plain }),
      let (found, used) = sources.read(words.map(\.text)), used == words.count
    else { return nil }
    let range = words.place
    var phrase = ItemPhrase(text: source[range], range: range, name: source[range])
    phrase.source = found
    return phrase
  }

  /// Replaces the double quote that means inches, as in `12" pizza`, by another sign.
  ///
  /// The text is unchanged unless its only double quote directly follows a number.
  package static func withInches(_ text: String) -> String {
    guard let quote = text.firstIndex(of: "\""), quote > text.startIndex, text.lastIndex(of: "\"") == quote,
      text[text.index(before: quote)].decimalDigit != nil
    else { return text }
    return text.replacing("\"", with: "”")
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
