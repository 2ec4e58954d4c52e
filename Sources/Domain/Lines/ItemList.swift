/// Reads item lists: `2 eggs, 150g cooked rice and a banana`.
///
/// Items are `AMOUNT [of] FOOD`, `FOOD AMOUNT` or `FOOD`, separated by `,` `;` `+` `&` and the words and, with, on,
/// und, mit, auf. A name that contains such a word stays whole if the bank knows it. A name with a comma stays whole
/// only if the bank spells it with the comma, because `apple, juice` is two foods.
package struct ItemListReader {
  /// Whether the bank has a food with exactly this name or alias (the bank decides about case and plurals).
  let knows: (String) -> Bool
  /// Whether text with joining words is the name of one food, even if the bank lacks it: `Himmel und Erde`.
  let isOneFood: (String) -> Bool
  /// Whether a food has exactly this name, in the bank or in the open food tables that come with Larder.
  let isFood: (String) -> Bool
  /// Whether a word is in no food's name and is no misspelled word of one.
  let isNoFoodWord: (String) -> Bool
  /// Whether a food has a portion: `florets` of `broccoli`; the food's name must be exact (see
  /// `Food.portion(called:)`).
  let hasPortion: (_ portion: String, _ name: String) -> Bool

  /// Whether the bank has a name or alias with exactly this spelling, including its comma: `Salmon, cooked`.
  ///
  /// Such a name may be typed in the form in which lists show it.
  let spells: (String) -> Bool
  /// Whether the list says what was eaten, so that it may be written like a note: `toast 2 eggs`, `soup - bread`.
  ///
  /// False for purchases, where a number after a food may be its price.
  let isEaten: Bool
  /// Reads references to logged meals, which can take the place of foods; nil if only foods are allowed.
  let sources: MealSourceReader?

  /// Creates a reader that asks the bank; by default it knows no names, so every joining word separates two items.
  package init(
    knows: @escaping (String) -> Bool = { _ in false }, isOneFood: @escaping (String) -> Bool = { _ in false },
    isFood: @escaping (String) -> Bool = { _ in false }, spells: @escaping (String) -> Bool = { _ in false },
    isNoFoodWord: @escaping (String) -> Bool = { _ in false },
    hasPortion: @escaping (_ portion: String, _ name: String) -> Bool = { _, _ in false },
    isEaten: Bool = false, sources: MealSourceReader? = nil
  ) {
    self.knows = knows
    self.isOneFood = isOneFood
    self.isFood = isFood
    self.spells = spells
    self.isNoFoodWord = isNoFoodWord
    self.hasPortion = hasPortion
    self.isEaten = isEaten
    self.sources = sources
  }

  /// The items in order, at least one.
  ///
  /// Throws `missingArgument`, `badAmount`, `outOfRange`, `badValue` (an empty item, a second meal, or a meal that was
  /// left out) or `badQuote`. Most of these errors state the place in the text.
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
        .badValue, "a skipped meal needs no entry",
        hint: "`day complete` says that what is logged of a day is all that was eaten")
    }
    words = ListBrackets(reader: self).opened(PlacedAmounts.sizesBehind(words, hasPortion: hasPortion))
    if isEaten { words = PlacedAmounts.placed(words) }
    if isEaten { words = NoteSigns(knows: knows, isFood: isFood, sources: sources).replaced(words) }
    let beside =
      isEaten
      ? ListRemarks(isFood: isFood, isNoFoodWord: isNoFoodWord).parted(words) : (list: words, remarks: [])
    words = beside.list
    let headed = ListHeading.part(words, knows: isEaten ? knows : { _ in true })
    words = CommonPhrases.joined(headed?.list ?? words, knows: knows, isFood: isFood)
    let source = ItemSource(text: text)
    let parts = Self.joinedByEnergy(try ItemSplitter(words: words, source: source, reader: self).items(), words)
    if isEaten { try refuseSecondMeal(in: parts, of: text) }
    var assembly = ItemAssembly(words: words, parts: parts, source: source, reader: self)
    for index in parts.indices { try assembly.add(index) }
    var items = assembly.finished(heading: headed?.heading)
    items[items.count - 1].remarks = beside.remarks
    return items
  }

  /// Throws `badValue` at an item that names another meal or time, since a line is a single meal.
  ///
  /// Such an item begins with a meal (`abends soup` or `lunch: soup`, unless it is the first item) or ends with a meal
  /// or a time, as the first items of `eggs for breakfast, soup for lunch` and `coffee at 7, soup at 12` do.
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
    for item in items where item.count > 2 && !knows(item.phrase) {
      let isHalfDay = item.count > 3 && ["am", "pm", "uhr"].contains(item[item.endIndex - 1].plainShort)
      let end = isHalfDay ? item.endIndex - 1 : item.endIndex
      let (before, last) = (item[end - 2], item[end - 1])
      guard WhenReader.beforeHours.contains(before.plainShort),
        ClockTime.startsWithNumber(last.plainShort) || ClockTime.read(last.plainShort) != nil
      else { continue }
      throw LarderError(
        .badValue, "more than one time is named in the line",
        hint: "log what was eaten at each time in a line of its own: `coffee @07:00`",
        location: LarderError.Location(text: text, range: before.range.lowerBound..<last.range.upperBound))
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
  /// Words that mean that a list has no items.
  static let nothing: Set<String> = ["nothing", "nichts", "nix"]

  /// Whether the words say that nothing was eaten: `no breakfast`, `skipped lunch`, `nichts`.
  private static func isNothing(_ words: [TextWord]) -> Bool {
    let plain = words.prefix(3).map(\.plainShort)
    if words.count == 1 { return nothing.contains(plain[0]) || plain[0] == "gefastet" }
    guard words.count == 2 else { return false }
    if nothing.contains(plain[0]) { return NoteSigns.closings.contains(plain[1]) }
    guard plain[1].count >= 5, Slot.read(plain[1]) != nil else { return false }
    return WordRoles.isNegation(plain[0]) || plain[0] == "skipped"
  }

  /// Joins items into one if an energy is stated for all of them.
  ///
  /// Items that are joined by words become one item if an energy is stated in one of them, since menus state the energy
  /// of the whole plate: `Gulasch mit Spätzle 780 kcal`.
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
    var isStated = false
    for part in parts {
      let areNutrients = StatedEnergy.areNutrients(part.phrase)
      if !(areNutrients && isStated), part.startIndex == 0 || words[part.startIndex - 1].kind != .plain {
        close()
        isStated = false
      }
      group.append(part)
      isStated = isStated || areNutrients || StatedEnergy(part.phrase) != nil
    }
    close()
    return joined
  }

  /// Replaces the double quote that means inches, as in `12" pizza`, with another sign.
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
    case "," where isOfWholePrice(characters, offset): false
    case ",":
      offset == 0 || offset + 1 == characters.count || characters[offset - 1].decimalDigit == nil
        || characters[offset + 1].decimalDigit == nil
    default: false
    }
  }

  /// Whether the comma belongs to a price without cents: `2,-`.
  private static func isOfWholePrice(_ characters: [Character], _ offset: Int) -> Bool {
    guard offset > 0, offset + 1 < characters.count, characters[offset - 1].decimalDigit != nil,
      isDash(characters[offset + 1])
    else { return false }
    let rest = characters[(offset + 1)...].prefix(4).drop(while: isDash)
    return rest.first.map { $0.isWhitespace || ",;€".contains($0) } ?? true
  }

  /// Whether the character stands in place of the cents in a price without cents.
  static func isDash(_ character: Character) -> Bool { "-–—".contains(character) }

  private static let bracket = UInt8(ascii: "(")

  /// Whether the character separates items and is not inside brackets.
  ///
  /// The commas in `Ofengemüse (Zucchini, Paprika)` separate no items.
  private static func isMarkOutsideBrackets(_ characters: [Character], _ offset: Int) -> Bool {
    guard isMark(characters, offset) else { return false }
    let before = characters[max(0, offset - longestBracket)..<offset].last { $0 == "(" || $0 == ")" }
    let behind = characters[offset..<min(characters.count, offset + longestBracket)].first { $0 == "(" || $0 == ")" }
    return before != "(" || behind != ")"
  }

  /// How many characters on each side of a separator are searched for brackets around it.
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
