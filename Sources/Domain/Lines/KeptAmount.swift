extension Quantity {
  /// Reads the text of an amount that was saved in one of the first four layouts of the database.
  ///
  /// Examples: `1 ½ medium`, `150 g`, `1/3 of 2 large`, `2 x 100 g`. Nil for any other text, which most likely
  /// came from another program.
  package init?(kept text: String) {
    let isKept = (1...Self.longestKept).contains(text.utf8.count)
    guard isKept, let quantity = Self.share(text) ?? Self.whole(text) else { return nil }
    self = quantity
  }

  private static let longestKept = 200

  /// Reads a share or a multiple of a quantity: `1/3 of 2 large`, `2 x 150 g`.
  private static func share(_ text: String) -> Quantity? {
    for (mark, isMore) in [(" of ", false), (" x ", true)] {
      guard let range = text.firstRange(of: mark), let share = number(text[..<range.lowerBound]),
        (share > 1) == isMore, var quantity = whole(String(text[range.upperBound...]))
      else { continue }
      quantity.share = share
      if quantity.isWritten(as: text) { return quantity }
    }
    return nil
  }

  /// Parses a quantity without a share: the first interpretation that formats back to exactly this text (see
  /// `isWritten`).
  private static func whole(_ text: String) -> Quantity? {
    var readings = PortionWords.isHalf(text) ? [Quantity(1, .portion(text))] : []
    if let reading = (try? AmountReader.whole(text)) ?? nil { readings.append(reading.quantity) }
    let words = text.split(separator: " ").map(String.init)
    // `1 ½ florets`, `2 halves`: the longest number, followed by a portion that only its own food has.
    for count in stride(from: min(3, words.count - 1), to: 0, by: -1) {
      guard let number = number(words[..<count].joined(separator: " ")) else { continue }
      // The name of a portion that starts with a digit has an x before it: `2 x 100 g piece`.
      let isTimes = words[count] == "x" && count + 1 < words.count
      let name = words[(isTimes ? count + 1 : count)...]
      if case .mass? = Measure.read(name.prefix(1).map(\.plainLetters))?.measure { continue }
      if name.first == "of" { continue }
      readings.append(Quantity(number, .portion(name.joined(separator: " "))))
    }
    return readings.first { $0.isWritten(as: text) }
  }

  /// Whether the first four layouts of the database formatted the quantity as this text.
  ///
  /// They wrote cups and spoons in decimals, `0.5 cup`, and everything else as it is formatted now.
  private func isWritten(as text: String) -> Bool {
    if self.text == text { return true }
    guard case .measure(.volume(_, let symbol)) = unit else { return false }
    let whole = "\(Self.figure(number)) \(symbol)"
    return text == (share.map { "\(Self.fraction($0)) \($0 > 1 ? "x" : "of") \(whole)" } ?? whole)
  }

  /// Reads a number as it was saved, without thousands separators, so that `42.525` is not ambiguous.
  private static func number(_ text: some StringProtocol) -> Double? {
    ((try? AmountReader.whole(String(text))) ?? nil)?.quantity.pieces
  }
}
