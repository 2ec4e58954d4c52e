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
    if quantity == nil, let eggs = Self.eggs(in: words) {
      return with(.count(eggs.number, unit: "egg"), eggs.amount.phrase, name: eggs.name.phrase)
    }
    var counted: (quantity: Quantity, text: String)?
    for start in words.indices {
      guard let found = try? AmountReader.readings(words[start...], in: "").last, found.doubt == nil else { continue }
      // `Pils (0,3)` means 0.3 litres.
      let isInBrackets = name.contains("(\(words[start].text))") || name.contains("(\(words[start].text) ")
      let reading = isInBrackets && Self.isDrink(words[...]) ? found.asLiters ?? found : found
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
        if isInBrackets || isAbout {
          return with(reading.quantity, reading.text, name: rest.map(\.text).joined(separator: " "))
        }
        counted = (reading.quantity, reading.text)
      case .toTaste: continue
      }
    }
    return counted.map { with($0.quantity, $0.text, name: name) }
  }

  /// The number of eggs in a dish, and the dish's name: `Rührei aus 3 Eiern`, `three-egg omelette`; nil if it
  /// names no eggs.
  private static func eggs(
    in words: [TextWord]
  ) -> (number: Double, amount: ArraySlice<TextWord>, name: ArraySlice<TextWord>)? {
    func isEgg(_ word: String) -> Bool { ["egg", "eggs", "ei", "eier", "eiern"].contains(word) }
    func count(_ word: String) -> Double? {
      guard case .number(let value)? = NumberReading.read(word), (1...12).contains(value) else { return nil }
      return value
    }
    let plain = words.map(\.plainShort)
    let parts = plain[0].split(separator: "-").map(String.init)
    if parts.count == 2, isEgg(parts[1]), let number = count(parts[0]) {
      return (number, words.prefix(1), words.dropFirst())
    }
    let last = words.count - 1
    guard last > 2, isEgg(plain[last]), ["aus", "from", "of"].contains(plain[last - 2]),
      let number = count(plain[last - 1])
    else { return nil }
    return (number, words.suffix(2), words.dropLast(3))
  }

  /// Whether the words name a drink whose size is often given as a decimal of a litre, such as `Pils 0,3`.
  static func isDrink(_ words: ArraySlice<TextWord>) -> Bool {
    words.contains { drinks.contains(where: $0.plainShort.hasSuffix) }
  }

  private static let drinks = [
    "bier", "beer", "pils", "kolsch", "weizen", "cola", "wasser", "schorle", "saft", "radler", "limo", "limonade",
    "spezi", "wein", "alt", "export", "helles", "eistee", "fanta", "sprite", "lager", "wine", "spritz",
  ]

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
    "ca", "ca.", "circa", "etwa", "ungefahr", "ungefaehr", "about", "around", "~", "approx", "approx.", "knapp", "rund",
    "gut", "maybe", "roughly", "vielleicht", "bestimmt", "so",
  ]
}
