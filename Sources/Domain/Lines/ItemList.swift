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
  /// Throws `missingArgument`, `badAmount`, `outOfRange`, `badValue` (an empty item, a second meal, or a meal that was
  /// left out) or `badQuote`, most with the place in the text.
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
    words = CommonPhrases.joined(headed?.list ?? words, knows: knows)
    let source = ItemSource(text: text)
    var items: [ItemPhrase] = []
    var joints: [String] = []
    // Whether the item before this one was an ingredient of the last food.
    var isPart = false
    let parts = Self.joinedByEnergy(try ItemSplitter(words: words, source: source, reader: self).items(), words)
    if isEaten { try refuseSecondMeal(in: parts, of: text) }
    let toppings = BreadWords.toppings(among: parts, of: words)
    for (index, part) in parts.enumerated() {
      let (eaten, share, isOfAll) = partedAtShare(part, words)
      let (kept, leftOut) = partedAtNegation(eaten)
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
        let left = leftOut.dropFirst().drop { WordRoles.isDeterminer($0.plainShort) }
        phrase.leftOut = (leftOut.prefix(1) + left).phrase
      }
      if let share { phrase = phrase.with(share) }
      if let last = (share == nil ? leftOut ?? note : part)?.last {
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
      if toppings.contains(index + 1), BreadWords.isSandwichAlone(item) {
        phrase.name = words[parts[index + 1].startIndex - 1].plainShort == "mit" ? "Brot" : "bread"
        phrase.quantity = Quantity(2 * (phrase.quantity?.number ?? 1), .portion("slice"), isAbout: true)
      }
      // What is extra comes on top of what the dish contains.
      let isExtra = phrase.isCompanion && phrase.name.lowercased().hasPrefix("extra ")
      if isExtra { phrase.name = String(phrase.name.dropFirst("extra ".count)) }
      if let share, isOfAll, phrase.isSide, let base = items.lastIndex(where: { !$0.isSide }) {
        for place in base..<items.count { items[place] = items[place].with(share) }
      }
      if let leftOut = phrase.leftOut, let base = items.lastIndex(where: { !$0.isSide }), phrase.isSide,
        BreadWords.isServed(items[base].name, without: leftOut)
      {
        (items[base].leftOut, phrase.leftOut) = (leftOut, nil)
      }
      if let base = items.last, let whole = Self.joined(phrase, to: base, by: joint) {
        items[items.count - 1] = whole
        isPart = true
        continue
      }
      if phrase.quantity == nil, !isExtra, let base = items.last,
        phrase.isCompanion || isPart && Self.goesOn(index, parts, words),
        Self.isPart(phrase.name, of: base.name, isFurther: isPart)
      {
        let added = phrase.leftOut == nil ? phrase.text : phrase.name
        items[items.count - 1].madeWith = [base.madeWith, added].compactMap(\.self).joined(separator: " and ")
        // In `pizza with salami, no cheese`, the pizza has none.
        items[items.count - 1].leftOut = base.leftOut ?? phrase.leftOut
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

  /// Throws `badValue` at an item that begins another meal, `abends soup` or `lunch: soup`, and at one that ends with
  /// the name of a meal: the first of `eggs for breakfast, soup for lunch`.
  private func refuseSecondMeal(in items: [ArraySlice<TextWord>], of text: String) throws(LarderError) {
    for item in items where item.count > 2 {
      guard let last = item.last, last.kind == .plain, last.text.count >= 5, last.text.utf8.count <= 24,
        Self.beforeMeals.contains(item[item.endIndex - 2].plainShort), let slot = Slot.read(last.text),
        !knows(item.phrase)
      else { continue }
      throw LarderError(
        .badValue, "more than one meal is named in the line",
        hint: "log each meal in a line of its own: `soup @\(slot.rawValue)`",
        location: LarderError.Location(text: text, range: last.range))
    }
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

  private static let beforeMeals: Set<String> = ["for", "as", "zum", "als"]

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

  /// The words of an item before those that say what part of it was eaten, and that part; nil if all of it was.
  ///
  /// `isOfAll` says whether the part, behind a comma, is also that of the food that the item accompanies.
  private func partedAtShare(
    _ item: ArraySlice<TextWord>, _ words: [TextWord]
  ) -> (kept: ArraySlice<TextWord>, part: EatenShare.Part?, isOfAll: Bool) {
    guard isEaten, let (part, start) = EatenShare.atEnd(of: item), start > item.startIndex, !isName(item) else {
      return (item, nil, false)
    }
    let (before, first) = (item[start - 1], item[start])
    let isApart =
      first.text.first == "("
      || words.contains {
        $0.kind == .mark && (before.range.upperBound..<first.range.lowerBound).contains($0.range.lowerBound)
      }
    return (item[..<start], part, isApart)
  }

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
