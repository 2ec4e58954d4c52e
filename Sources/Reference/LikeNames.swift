internal import CReference
internal import Domain

/// Names of dishes, brands and groceries that the food tables lack, each with a similar food from the tables.
///
/// For a dish, the energy per 100 g of the similar food is within 20 % of the energy in recipes; for a brand or
/// grocery, it is within 15 % of the energy on labels. The names are constants of the program, sorted by name, and are
/// read only when a name is looked up.
package enum LikeNames {
  /// The id of the food that is listed as similar for this name; nil if the name is not listed.
  package static func id(of name: String) -> String? {
    guard (3...longest).contains(name.utf8.count) else { return nil }
    let words = name.plainLetters.replacing("sosse", with: "sauce").split { $0 == " " || $0 == "-" }
    let plain = words.joined(separator: " ")
    if let id = find(singularOrPlural: plain) { return id }
    for other in spellings(of: plain) {
      if let id = find(singularOrPlural: other) { return id }
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

  private static func find(singularOrPlural name: String) -> String? {
    let bytes = Array(name.utf8)
    if let id = find(bytes) { return id }
    guard let last = bytes.last, last == UInt8(ascii: "s") || last == UInt8(ascii: "n") else { return nil }
    return find(bytes.dropLast())
  }

  /// All names with the ids of their similar foods, in the order of the table.
  static var all: [(name: String, id: String)] {
    EmbeddedTable.rows(larder_like_names_start(), larder_like_names_length).map { ($0[0], $0[1]) }
  }

  /// The maximum number of bytes in a name that is looked up.
  private static let longest = 80

  private static var lines: UnsafeBufferPointer<UInt8> {
    let start = UnsafeRawPointer(larder_like_names_start()).assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: start, count: larder_like_names_length)
  }

  /// Finds a name by binary search; the bounds are byte offsets in the table.
  private static func find(_ name: some Collection<UInt8>) -> String? {
    let lines = lines
    var (low, high) = (0, lines.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, lines[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      let end = lines[start...].firstIndex(of: UInt8(ascii: "\n")) ?? lines.count
      let line = lines[start..<end]
      let tab = line.firstIndex(of: UInt8(ascii: "\t")) ?? end
      let found = lines[start..<tab]
      if found.elementsEqual(name) { return String(decoding: lines[(tab + 1)..<end], as: UTF8.self) }
      if found.lexicographicallyPrecedes(name) { low = min(end + 1, lines.count) } else { high = start }
    }
    return nil
  }
}
