internal import Domain

/// Dishes that no table has, and a food of the tables whose energy is within a fifth of what recipes of the dish have.
enum LikeDishes {
  /// The number in the tables of the food that is like a dish; nil for another name.
  ///
  /// The table is scanned as it is: a dictionary of it would take longer to make than a whole line to be read.
  static func id(_ name: String) -> String? {
    guard (3...80).contains(name.utf8.count) else { return nil }
    let typed = Array(name.plainLetters.utf8)
    if let id = id(typed) { return id }
    guard let last = typed.last, last == UInt8(ascii: "s") || last == UInt8(ascii: "n") else { return nil }
    return id(Array(typed.dropLast()))
  }

  private static func id(_ key: [UInt8]) -> String? {
    var copy = table
    return copy.withUTF8 { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
        for name in line[(sign + 1)...].split(separator: UInt8(ascii: ";"))
        where name.count == key.count + 1 && name.dropFirst().elementsEqual(key) {
          return String(decoding: line[..<(sign - 1)], as: UTF8.self)
        }
      }
      return nil
    }
  }
}
