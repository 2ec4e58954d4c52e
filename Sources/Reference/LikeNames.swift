internal import CReference
internal import Domain

/// Names of dishes, brands and groceries that the food tables lack, each with a similar food from the tables.
///
/// For a dish, the energy per 100 g of the similar food is within 20 % of the energy in recipes; for a brand or
/// grocery, it is within 15 % of the energy on labels. The names are constants of the program, sorted by name, and are
/// read only when a name is looked up.
///
/// If what the name means is eaten in other amounts than the similar food, the table also has the grams of a usual
/// serving, and of one piece if several are usually eaten. These are estimates of what is usual in German and British
/// households.
package enum LikeNames {
  /// The food that is listed as similar for a name.
  package struct Entry: Equatable, Sendable {
    /// The listed name, in plain letters.
    package let name: String
    /// The position of the name's row in the table, which identifies the name.
    package let place: Int
    /// The id of the similar food in the tables.
    package let id: String
    /// The grams of a usual serving of what the name means; nil if they are those of the similar food.
    package let serving: Double?
    /// The grams of one piece; nil if one serving is one piece, or if pieces are not counted.
    package let piece: Double?

    /// Reads a row of the table; numbers that are missing are unknown.
    fileprivate init(_ row: Slice<UnsafeBufferPointer<UInt8>>) {
      let cells = EmbeddedTable.cells(row)
      name = cells[0]
      place = row.startIndex
      id = cells.count > 1 ? cells[1] : ""
      serving = cells.count > 2 ? Double(cells[2]) : nil
      piece = cells.count > 3 ? Double(cells[3]) : nil
    }
  }

  /// The food that is listed as similar for this name; nil if the name is not listed.
  package static func entry(of name: String) -> Entry? {
    guard (3...longest).contains(name.utf8.count) else { return nil }
    let words = name.plainLetters.replacing("sosse", with: "sauce").split { $0 == " " || $0 == "-" }
    let plain = words.joined(separator: " ")
    if let entry = find(singularOrPlural: plain) { return entry }
    for other in spellings(of: plain) {
      if let entry = find(singularOrPlural: other) { return entry }
    }
    // `Rahm Spinat` also finds `Rahmspinat`.
    return words.count == 2 ? find(singularOrPlural: words.joined()) : nil
  }

  /// Other spellings of the name: with `&` and `and` exchanged, and without an apostrophe, such as `ben and jerrys` for
  /// `ben & jerry's`.
  private static func spellings(of name: String) -> [String] {
    var names = [name]
    if name.contains(" & ") { names.append(name.replacing(" & ", with: " and ")) }
    if name.contains(" and ") { names.append(name.replacing(" and ", with: " & ")) }
    names += names.map { $0.replacing("'", with: "") }
    return names.filter { $0 != name }
  }

  private static func find(singularOrPlural name: String) -> Entry? {
    let bytes = Array(name.utf8)
    if let entry = find(bytes) { return entry }
    guard let last = bytes.last, last == UInt8(ascii: "s") || last == UInt8(ascii: "n") else { return nil }
    return find(bytes.dropLast())
  }

  /// The listed names that are spelled almost like a name, each with its spelling distance, in the order of the table.
  ///
  /// The first letters have to be right.
  package static func near(_ name: String) -> [(word: String, distance: Double)] {
    let letters = Array(name.plainLetters.utf8)
    guard (fewestOfSlip...SpellingDistance.longest).contains(letters.count) else { return [] }
    let lines = lines
    let limit = SpellingDistance.limit(letters: letters.count)
    var near: [(word: String, distance: Double)] = []
    var start = lowerBound(letters.prefix(certainLetters))
    while start < lines.count, lines[start...].starts(with: letters.prefix(certainLetters)) {
      let end = lines[start...].firstIndex(of: UInt8(ascii: "\n")) ?? lines.count
      let listed = Array(lines[start..<(lines[start..<end].firstIndex(of: UInt8(ascii: "\t")) ?? end)])
      if let distance = SpellingDistance.between(letters, listed, limit: limit) {
        near.append((String(decoding: listed, as: UTF8.self), distance))
      }
      start = end + 1
    }
    return near
  }

  /// The listed names of one word that begin with the letters of a word, in order.
  package static func words(beginning word: String) -> [String] {
    let letters = Array(word.plainLetters.utf8)
    let lines = lines
    var found: [String] = []
    var start = lowerBound(letters)
    while start < lines.count, lines[start...].starts(with: letters) {
      let end = lines[start...].firstIndex(of: UInt8(ascii: "\n")) ?? lines.count
      let name = lines[start..<(lines[start..<end].firstIndex(of: UInt8(ascii: "\t")) ?? end)]
      if !name.contains(UInt8(ascii: " ")) { found.append(String(decoding: name, as: UTF8.self)) }
      start = end + 1
    }
    return found
  }

  /// The fewest letters of a name that may be misspelled.
  private static let fewestOfSlip = 7
  /// The number of letters at the start of a name that are taken to be right.
  private static let certainLetters = 3

  /// The position of the first row that does not come before these bytes, by binary search; a tab, which ends a name,
  /// comes before any letter.
  private static func lowerBound(_ name: some Collection<UInt8>) -> Int {
    let lines = lines
    var (low, high) = (0, lines.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, lines[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      let end = lines[start...].firstIndex(of: UInt8(ascii: "\n")) ?? lines.count
      if lines[start..<end].lexicographicallyPrecedes(name) { low = min(end + 1, lines.count) } else { high = start }
    }
    return low
  }

  /// What is listed, in the order of the table.
  static var all: [Entry] { lines.split(separator: UInt8(ascii: "\n")).map(Entry.init) }

  /// The entry whose row begins at this position; nil if no row begins there.
  package static func entry(at place: Int) -> Entry? {
    let lines = lines
    guard lines.indices.contains(place), place == 0 || lines[place - 1] == UInt8(ascii: "\n") else { return nil }
    return Entry(lines[place..<(lines[place...].firstIndex(of: UInt8(ascii: "\n")) ?? lines.count)])
  }

  /// The maximum number of bytes in a name that is looked up.
  private static let longest = 80

  private static var lines: UnsafeBufferPointer<UInt8> {
    let start = UnsafeRawPointer(larder_like_names_start()).assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: start, count: larder_like_names_length)
  }

  private static func find(_ name: some Collection<UInt8>) -> Entry? {
    let lines = lines
    let start = lowerBound(name)
    guard start < lines.count else { return nil }
    let end = lines[start...].firstIndex(of: UInt8(ascii: "\n")) ?? lines.count
    let tab = lines[start..<end].firstIndex(of: UInt8(ascii: "\t")) ?? end
    return lines[start..<tab].elementsEqual(name) ? Entry(lines[start..<end]) : nil
  }
}
