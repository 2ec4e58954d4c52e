internal import Domain

/// The item of a list that the cursor stands in: where its food's name begins.
struct ItemPlace {
  /// Offset in the list of the first character of the name.
  let nameStart: Int
  private let item: String

  private static let joiners: Set<String> = ["and", "with", "on", "und", "mit", "auf"]

  init(_ items: String) {
    var itemStart = 0
    var word = ""
    var offset = 0
    var isQuoted = false
    for character in items {
      offset += 1
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if ",;+".contains(character) {
        itemStart = offset
      } else if character == " " {
        if Self.joiners.contains(word.lowercased()) { itemStart = offset }
        word = ""
        continue
      }
      word.append(character)
    }
    let raw = items.dropFirst(itemStart)
    let blanks = raw.prefix { $0 == " " }.count
    item = String(raw.dropFirst(blanks))
    nameStart = itemStart + blanks + Self.amountLength(item)
  }

  /// `bread 2 sl` -> `bread`, `sl`; nil where no number follows a name.
  var foodAndUnit: (name: String, unit: String)? {
    var words = item.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count >= 3, let unit = words.popLast(), let number = words.popLast(), number.first?.isNumber == true,
      words.first?.first?.isNumber == false
    else { return nil }
    return (words.joined(separator: " "), unit)
  }

  /// Whether a name would be taken apart in an item list.
  static func needsQuotes(_ name: String) -> Bool {
    name.contains { ",;+@\"".contains($0) }
  }

  /// How many characters of the item are its amount, with the space after it.
  private static func amountLength(_ item: String) -> Int {
    let words = item.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    // The last word is still being typed: it is no part of the amount.
    for count in stride(from: min(words.count - 1, 4), through: 1, by: -1) {
      let head = words.prefix(count)
      if let reading = try? AmountReader.read(Array(head)), reading.used == count {
        return head.joined(separator: " ").count + 1
      }
    }
    return 0
  }
}
