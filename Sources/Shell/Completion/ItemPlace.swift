internal import Domain

/// The item of a list that the cursor stands in: where its food's name begins.
struct ItemPlace {
  /// Offsets in the list of the first character of the name, most words first: `macaroni and ch` may be one name, or the
  /// name begins behind the `and`.
  let nameStarts: [Int]
  /// The item from its first character on.
  private let item: String

  /// No amount has more words.
  private static let longestAmount = 5

  init(_ items: String) {
    var itemStart = 0
    var starts: [Int] = []
    var word = ""
    var isQuoted = false
    for (index, character) in items.enumerated() {
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if ",;+".contains(character) {
        (itemStart, starts, word) = (index + 1, [], "")
      } else if character.isWhitespace {
        if TextWord.separators.contains(word.lowercased()) { starts.append(index + 1) }
        word = ""
      } else {
        word.append(character)
      }
    }
    // Names hold one such word, seldom two: the last ones are enough.
    nameStarts = ([itemStart] + starts.suffix(2)).map { Self.nameStart(in: items, from: $0) }
    item = String(items.dropFirst(starts.last ?? itemStart).drop { $0.isWhitespace })
  }

  /// `bread 2 sl` -> `bread`, `sl`; nil where no number follows a name.
  var foodAndUnit: (name: String, unit: String)? {
    var words = item.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count >= 3, let unit = words.popLast(), let number = words.popLast(), number.first?.isNumber == true,
      words.first?.first?.isNumber == false
    else { return nil }
    return (words.joined(separator: " ").replacing("\"", with: ""), unit)
  }

  /// Behind the item's spaces and its amount.
  private static func nameStart(in items: String, from start: Int) -> Int {
    let item = items.dropFirst(start)
    let blanks = item.prefix { $0.isWhitespace }.count
    return start + blanks + amountLength(item.dropFirst(blanks))
  }

  /// How many characters of the item are its amount, with the space after it.
  private static func amountLength(_ item: Substring) -> Int {
    let words = item.split(separator: " ", maxSplits: longestAmount, omittingEmptySubsequences: false).map(String.init)
    guard let last = words.last else { return 0 }
    // The last word is still being typed: it is no part of the amount, but shows what an `of` before it belongs to.
    let name = last.isEmpty ? "x" : last
    for read in [words.dropLast() + [name], words.dropLast()] {
      if let reading = try? AmountReader.read(Array(read)), reading.used < words.count {
        return words.prefix(reading.used).joined(separator: " ").count + 1
      }
    }
    return 0
  }
}
