/// Whose the items of a line are that names people behind several of them: `coffee for me, tea for Oma`.
package struct ItemOwners {
  /// The items, with a comma and spaces in place of the people's names, so that offsets stay the same.
  package let items: String
  /// The people whose the items before an offset are, in order.
  private let groups: [(end: Int, people: [String])]

  init(items: String, groups: [(end: Int, people: [String])]) {
    self.items = items
    self.groups = groups
  }

  /// Everybody who is named, each once.
  package var people: [String] { groups.flatMap(\.people).unique }

  /// The people who ate the item at this offset.
  package func people(at offset: Int) -> [String] { groups.first { offset < $0.end }?.people ?? [] }
}

extension WhenReader {
  /// Reads the people behind the items of a line; nil if none are named there, or if there is only one profile.
  ///
  /// The items up to a name are that person's: `eggs and toast for Max, soup for me`. `atEnd` are the people whom the
  /// rest of the line names, whose the last items are. `knows` says whether a food is called so.
  ///
  /// Throws `badValue` if some items are nobody's, or if something else follows a name.
  package func owners(
    in items: String, atEnd people: [String], knows: (String) -> Bool
  ) throws(LarderError) -> ItemOwners? {
    guard everybody.count > 1 else { return nil }
    let words = TextWord.cut(items, isMark: ItemListReader.isMark).words
    if let headed = try headed(items, words, first: people) { return headed }
    var characters = Array(items)
    var groups: [(end: Int, people: [String])] = []
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
      groups.append((words[index].range.lowerBound, names))
      start = words[end...].firstIndex { $0.kind != .mark && !$0.partsItems } ?? words.count
      let blank =
        words[index].range.lowerBound..<(start < words.count ? words[start].range.lowerBound : characters.count)
      for offset in blank { characters[offset] = " " }
      if start < words.count { characters[blank.lowerBound] = "," }
      index = start + 1
    }
    guard !groups.isEmpty else { return nil }
    if start < words.count {
      let rest = words[start].range.lowerBound..<words[words.count - 1].range.upperBound
      guard !people.isEmpty else { throw nobodys(rest, in: items) }
      groups.append((Int.max, people))
    }
    return ItemOwners(items: String(characters), groups: groups)
  }

  /// Reads people before a colon at the start of each of several items: the rest of `Max: 2 eggs; Lina: soup`, of which
  /// `first` had the first ones; nil if nobody is named so.
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
      for offset in words[index].range.lowerBound..<words[last].range.upperBound { characters[offset] = " " }
    }
    guard !groups.isEmpty else { return nil }
    return ItemOwners(items: String(characters), groups: groups + [(Int.max, owners)])
  }

  private func nobodys(_ range: Range<Int>, in items: String) -> LarderError {
    LarderError(
      .badValue, "it is not said who ate \(LarderError.quoted(String(Array(items)[range])))",
      hint: "name somebody behind it too, as in `coffee for me`, or log a line for each person",
      location: LarderError.Location(text: items, range: range))
  }

  /// The people whom the words behind `for` name, and the index of the word after them; nil if the word is no `for`, if
  /// nobody is named, or if the words belong to the name of a food.
  private func peopleBehind(
    _ index: Int, _ words: [TextWord], from start: Int, knows: (String) -> Bool
  ) -> (names: [String], end: Int)? {
    guard words[index].kind == .plain, Self.beforePeople.contains(words[index].text.plainLetters) else { return nil }
    let reach = words.indices[(index + 1)...].prefix(Self.mostWordsOfPeople)
    let places = reach.filter { words[$0].kind == .plain }
    guard let (names, used) = peopleInARow(places.map { words[$0].withoutSign }, isWhole: true) else { return nil }
    let last = places[used - 1]
    let item = words[start..<index].lastIndex { $0.kind == .mark || $0.partsItems }.map { $0 + 1 } ?? start
    guard !(item..<max(item, index)).contains(where: { knows(words[$0...last].phrase) }) else { return nil }
    return (names, last + 1)
  }

  /// The most words behind `for` that are looked at.
  private static let mostWordsOfPeople = 24
}
