/// Who ate which items, in a line that names people after several of the items: `coffee for me, tea for Oma`.
package struct ItemOwners {
  /// The items, with each person's name replaced by spaces, and with a comma or another mark between the items of
  /// different people.
  package let items: String
  /// Whether each item has the same offset as in the typed line.
  ///
  /// False if a food was added: for `2 sausages for Max, 1 for Lina`, `items` is `2 sausages, 1 sausages`.
  package let keepsOffsets: Bool
  /// For each group of items, in order: the offset before which the group ends, and the people who ate it.
  private let groups: [(end: Int, people: [String])]

  init(items: String, groups: [(end: Int, people: [String])], keepsOffsets: Bool = true) {
    self.items = items
    self.keepsOffsets = keepsOffsets
    self.groups = groups
  }

  /// Everybody who is named, each once.
  package var people: [String] { groups.flatMap(\.people).unique }

  /// The people who ate the item at this offset.
  package func people(at offset: Int) -> [String] { groups.first { offset < $0.end }?.people ?? [] }
}

extension WhenReader {
  /// Reads who ate which items, if people are named after them; nil if nobody is named, or if there is only one
  /// profile.
  ///
  /// The items up to a name are that person's: `eggs and toast for Max, soup for me`. `first` are the people named at
  /// the start of the line; `people` are those named at the end, who ate the last items. `knows` says whether a food
  /// has the given name.
  ///
  /// Throws `badValue` if the line says twice who ate some items, if it does not say who ate some items, or if
  /// something else follows a name.
  package func owners(
    in items: String, first: [String] = [], atEnd people: [String], knows: (String) -> Bool
  ) throws(LarderError) -> ItemOwners? {
    guard everybody.count > 1 else { return nil }
    let words = TextWord.cut(items, isMark: ItemListReader.isMark).words
    if let headed = try headed(items, words, first: first) {
      guard people.isEmpty else { throw twice(items) }
      return headed
    }
    var characters = Array(items)
    var groups: [(end: Int, people: [String])] = []
    var parts: [(words: ArraySlice<TextWord>, people: [String])] = []
    var index = 1
    var start = 0
    while index < words.count {
      guard let (names, end) = peopleBehind(index, words, from: start, knows: knows) else {
        index += 1
        continue
      }
      guard end == words.count || words[end].kind == .mark || words[end].partsItems else {
        throw LarderError(
          .badValue, "\(LarderError.quoted(words[end].text)) follows the name of whoever ate the food",
          hint: "end the line, or the items of each person, with the name: `coffee for \(names[0]), tea for me`",
          location: LarderError.Location(text: items, range: words[end].range))
      }
      // In `a roll for me with cheese, tea for Max`, what goes with the roll is eaten by the same person.
      let stop = end < words.count && words[end].joinsCompanions ? endOfCompanions(end, words, knows: knows) : end
      parts.append((words[start..<index] + words[end..<stop], names))
      start = words[stop...].firstIndex { $0.kind != .mark && !$0.partsItems } ?? words.count
      groups.append((stop < words.count ? words[stop].range.lowerBound : Int.max, names))
      characters.blank(words[index].range.lowerBound..<words[end - 1].range.upperBound)
      let gap = stop < words.count ? words[stop].range.lowerBound : characters.count
      characters.blank(gap..<(start < words.count ? words[start].range.lowerBound : characters.count))
      if start < words.count { characters[gap] = "," }
      index = start + 1
    }
    guard !groups.isEmpty else { return nil }
    guard first.isEmpty, start < words.count || people.isEmpty else { throw twice(items) }
    if start < words.count {
      let rest = words[start].range.lowerBound..<words[words.count - 1].range.upperBound
      guard !people.isEmpty else { throw nobodys(rest, in: items) }
      groups.append((Int.max, people))
      parts.append((words[start...], people))
    }
    if let filled = Self.filled(parts) { return filled }
    return ItemOwners(items: String(characters), groups: groups)
  }

  /// The items, with the first part's food added to each part that is only an amount; nil if every part has a food.
  ///
  /// Example: `2 sausages for Max, 1 for Lina`.
  private static func filled(_ parts: [(words: ArraySlice<TextWord>, people: [String])]) -> ItemOwners? {
    func readings(_ words: ArraySlice<TextWord>) -> [AmountReading] {
      (try? AmountReader.readings(Array(words)[...], in: "")) ?? []
    }
    guard let first = parts.first?.words, first.allSatisfy({ $0.kind == .plain }),
      case let amounts = readings(first), let whole = amounts.last, let number = amounts.first
    else { return nil }
    /// The food of the first part without its amount, but with its unit if the other part is only a number.
    func food(for words: ArraySlice<TextWord>) -> String? {
      guard let amount = readings(words).last, amount.used == words.count else { return nil }
      let used = amount.quantity.pieces == nil ? whole.used : number.used
      return used < first.count ? first.dropFirst(used).map(\.text).joined(separator: " ") : nil
    }
    let added = [nil] + parts.dropFirst().map { food(for: $0.words) }
    guard added.contains(where: { $0 != nil }) else { return nil }
    let texts = zip(parts, added).map { part, food in
      (part.words.map(\.text) + [food].compactMap(\.self)).joined(separator: " ")
    }
    var end = -Self.between.count
    let groups = zip(parts, texts).map { part, text in
      end += Self.between.count + text.count
      return (end: end, people: part.people)
    }
    return ItemOwners(items: texts.joined(separator: Self.between), groups: groups, keepsOffsets: false)
  }

  /// What separates the parts of a line with foods added.
  private static let between = ", "

  /// Reads people named before a colon at the start of their items: the `Lina` of `Max: 2 eggs; Lina: soup`.
  ///
  /// `first` are the people of the first items, who have been read already. Nil if nobody else is named before a colon.
  /// Throws `badValue` if nobody is named for the first items.
  private func headed(_ items: String, _ words: [TextWord], first: [String]) throws(LarderError) -> ItemOwners? {
    var characters = Array(items)
    var groups: [(end: Int, people: [String])] = []
    var owners = first
    for index in words.indices.dropFirst() where words[index - 1].kind == .mark {
      let heading = words[index...].prefix(4).prefix { $0.kind == .plain }
      guard let last = heading.firstIndex(where: { $0.text.last == ":" }), last + 1 < words.count,
        let (names, used) = peopleInARow(words[index...last].map(\.withoutSign), isWhole: true),
        used == last - index + 1
      else { continue }
      guard !owners.isEmpty else {
        throw nobodys(words[0].range.lowerBound..<words[index - 1].range.lowerBound, in: items)
      }
      groups.append((words[index].range.lowerBound, owners))
      owners = names
      characters.blank(words[index].range.lowerBound..<words[last].range.upperBound)
    }
    guard !groups.isEmpty else { return nil }
    return ItemOwners(items: String(characters), groups: groups + [(Int.max, owners)])
  }

  private func twice(_ items: String) -> LarderError {
    LarderError(
      .badValue, "the line says twice who ate the same items",
      hint: "name each person after what they ate, as in `coffee for me, tea for \(everybody[0])`",
      location: LarderError.Location(text: items, range: 0..<items.count))
  }

  private func nobodys(_ range: Range<Int>, in items: String) -> LarderError {
    LarderError(
      .badValue, "the line does not say who ate \(LarderError.quoted(String(Array(items)[range])))",
      hint: "add who ate it, as in `coffee for me`, or log a line for each person",
      location: LarderError.Location(text: items, range: range))
  }

  /// The index after the foods that accompany what somebody ate.
  ///
  /// It is the index of the comma in `with butter and jam, tea for Max`, and of the `and` in `with butter and tea for
  /// Max`.
  private func endOfCompanions(_ start: Int, _ words: [TextWord], knows: (String) -> Bool) -> Int {
    let mark = words[start...].firstIndex { $0.kind == .mark } ?? words.count
    let next = (start..<mark).first { peopleBehind($0, words, from: start, knows: knows) != nil } ?? mark
    guard next < mark else { return mark }
    return words[start..<next].lastIndex { $0.partsItems && !$0.joinsCompanions } ?? mark
  }

  /// The people named after the `for` at an index, and the index after their names; nil if nobody is named.
  ///
  /// Also nil if the word is not `for`, or if the words belong to the name of a food.
  private func peopleBehind(
    _ index: Int, _ words: [TextWord], from start: Int, knows: (String) -> Bool
  ) -> (names: [String], end: Int)? {
    guard words[index].kind == .plain, Self.beforePeople.contains(words[index].text.plainLetters) else { return nil }
    let reach = words.indices[(index + 1)...].prefix(Self.mostWordsOfPeople)
      // In `soup for all, 2 rolls`, the number counts the rolls, not the people.
      .prefix { words[$0].kind != .mark || words.dropFirst($0 + 1).first.map { !Self.isAmount($0.text) } ?? true }
    let places = reach.filter { words[$0].kind == .plain }
    guard let (names, used) = peopleInARow(places.map { words[$0].withoutSign }, isWhole: true) else { return nil }
    let last = places[used - 1]
    let item = words[start..<index].lastIndex { $0.kind == .mark || $0.partsItems }.map { $0 + 1 } ?? start
    guard !(max(item, index - Self.longestName)..<max(item, index)).contains(where: { knows(words[$0...last].phrase) })
    else { return nil }
    return (names, last + 1)
  }

  /// The maximum number of words after `for` that are looked at.
  private static let mostWordsOfPeople = 24
  /// The maximum number of words of a food's name that are looked up before `for`.
  private static let longestName = 8
}
