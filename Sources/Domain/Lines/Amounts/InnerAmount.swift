extension ItemPhrase {
  /// The item with an amount that is found inside or after its name; nil if there is none.
  ///
  /// Examples: `chicken breast 6 oz grilled`, `ca. 150 g Lachs`, `Kidneybohnen (400 g)`. Used only if the bank does not
  /// know the name, so that a number that belongs to a name stays in it. A weight or a volume is removed from the name;
  /// a bare count stays in it, since `omega 3` does not mean three of anything.
  package var withInnerAmount: ItemPhrase? {
    guard name.utf8.count <= Self.longestName, !name.hasPrefix("#"),
      let words = try? TextWord.words(of: name.filter { $0 != "(" && $0 != ")" }), words.count > 1
    else { return nil }
    var counted: (quantity: Quantity, text: String)?
    for start in words.indices {
      guard let reading = try? AmountReader.readings(words[start...], in: "").last, reading.doubt == nil else {
        continue
      }
      // `protein powder in 300 ml water`: the amount is of something else.
      if start > 0, Self.otherFood.contains(words[start - 1].text.lowercased()) { continue }
      let isAbout = start > 0 && Self.meansAbout(words[start - 1])
      let rest = Array(words[..<(isAbout ? start - 1 : start)]) + words[(start + reading.used)...]
      guard !rest.isEmpty, start > 0 else { continue }
      switch reading.quantity.unit {
      case .measure:
        // In `2 cans beans (400 g)`, the weight is that of each can.
        var quantity = reading.quantity.scaled(by: self.quantity?.number ?? 1)
        guard self.quantity == nil || self.quantity?.isCount == true && self.quantity?.upTo == nil,
          quantity.mass ?? quantity.milliliters ?? 0 <= Quantity.limit
        else { return nil }
        quantity.isAbout = isAbout
        return with(quantity, reading.text, name: rest.map(\.text).joined(separator: " "))
      case .portion, .piece:
        guard self.quantity == nil, counted == nil, reading.text.contains(where: \.isNumber) else { continue }
        counted = (reading.quantity, reading.text)
      case .toTaste: continue
      }
    }
    return counted.map { with($0.quantity, $0.text, name: name) }
  }

  private func with(_ quantity: Quantity, _ text: String, name: String) -> ItemPhrase {
    var found = self
    (found.quantity, found.amountText, found.name) = (quantity, text, name)
    return found
  }

  /// Whether a word says that the following number is approximate: `ca.`, `about`.
  static func meansAbout(_ word: TextWord) -> Bool {
    word.kind == .plain && word.text.utf8.count <= 12 && about.contains(word.text.plainLetters)
  }

  private static let longestName = 400
  /// Words after which an amount is that of another food.
  static let otherFood: Set<String> = ["in", "into", "with", "mit"]
  private static let about: Set<String> = [
    "ca", "ca.", "circa", "etwa", "ungefahr", "ungefaehr", "about", "around", "~", "approx", "approx.",
  ]
}
