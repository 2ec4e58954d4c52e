internal import CReference
internal import Domain

/// Names that no table has, of dishes, brands and groceries, and for each a food of the tables that is like it.
///
/// The food has about the energy in 100 g that recipes or labels of the other have: dishes within a fifth, the others
/// within 15 %. They are constants of the program, sorted by name; nothing of them is read before a name is asked for.
package enum LikeNames {
  /// The number in the tables of the food that is like what a name says; nil if the name is not listed.
  package static func id(of name: String) -> String? {
    guard (3...longest).contains(name.utf8.count) else { return nil }
    let words = name.plainLetters.replacing("sosse", with: "sauce").split { $0 == " " || $0 == "-" }
    let plain = words.joined(separator: " ")
    if let id = find(singularOrPlural: plain) { return id }
    // Rahm Spinat is Rahmspinat.
    return words.count == 2 ? find(singularOrPlural: words.joined()) : nil
  }

  private static func find(singularOrPlural name: String) -> String? {
    let bytes = Array(name.utf8)
    if let id = find(bytes) { return id }
    guard let last = bytes.last, last == UInt8(ascii: "s") || last == UInt8(ascii: "n") else { return nil }
    return find(bytes.dropLast())
  }

  /// All names with their numbers, in the order in which they are kept.
  static var all: [(name: String, id: String)] {
    EmbeddedTable.rows(larder_like_names_start(), larder_like_names_length).map { ($0[0], $0[1]) }
  }

  /// The most bytes of a name.
  private static let longest = 80

  private static var lines: UnsafeBufferPointer<UInt8> {
    let start = UnsafeRawPointer(larder_like_names_start()).assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: start, count: larder_like_names_length)
  }

  /// Finds a name by halving the range of bytes in which its line can begin.
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
