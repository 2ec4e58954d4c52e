extension Quantity {
  /// Reads an amount as Larder's first four layouts kept it, as text: `1 ½ medium`, `150 g`, `1/3 of 2 large`, `2 x 100 g`.
  ///
  /// Nil for a text that this quantity would not write again in the same way: what another program wrote, mostly.
  package init?(kept text: String) {
    guard (1...Self.longestKept).contains(text.utf8.count), let quantity = Self.read(text), quantity.text == text else {
      return nil
    }
    self = quantity
  }

  private static let longestKept = 200

  private static func read(_ text: String) -> Quantity? {
    for (mark, isMore) in [(" of ", false), (" x ", true)] {
      guard let range = text.firstRange(of: mark), let share = number(text[..<range.lowerBound]) else { continue }
      guard var whole = read(String(text[range.upperBound...])), whole.share == nil, (share > 1) == isMore else {
        // A portion whose name starts with a figure: two of `100 g piece`.
        return isMore ? Quantity(share, .portion(String(text[range.upperBound...]))) : nil
      }
      whole.share = share
      return whole
    }
    if PortionWords.isHalf(text) { return Quantity(1, .portion(text)) }
    if let reading = (try? AmountReader.whole(text)) ?? nil, reading.doubt == nil { return reading.quantity }
    let words = text.split(separator: " ").map(String.init)
    // `1 ½ florets`: the longest number, and what only its own food calls a portion.
    for count in stride(from: min(3, words.count - 1), to: 0, by: -1) {
      guard let number = number(words[..<count].joined(separator: " ")) else { continue }
      return Quantity(number, .portion(words[count...].joined(separator: " ")))
    }
    return nil
  }

  private static func number(_ text: some StringProtocol) -> Double? {
    guard let reading = (try? AmountReader.whole(String(text))) ?? nil, reading.doubt == nil else { return nil }
    return reading.quantity.pieces
  }
}
