extension ItemPhrase {
  /// The item with an amount that stands inside its name or in brackets behind it: `chicken breast 6 oz grilled`, `ca. 150 g
  /// Lachs`, `Kidneybohnen (400 g)`; nil where there is none.
  ///
  /// Looked for only where the bank does not know the name, so that a number which belongs to one stays there. A weight or a
  /// volume leaves the name; a bare count stays in it, since `omega 3` is no three of anything.
  package var withInnerAmount: ItemPhrase? {
    guard name.utf8.count <= Self.longestName, !name.hasPrefix("#"),
      let words = try? TextWord.words(of: name.filter { $0 != "(" && $0 != ")" }), words.count > 1
    else { return nil }
    let about = Self.about.contains(words[0].text.plainLetters) ? 1 : 0
    var counted: (quantity: Quantity, text: String)?
    for start in words.indices.dropFirst(about) {
      guard let reading = try? AmountReader.readings(words[start...], in: "").last, reading.doubt == nil,
        reading.used < words.count - about
      else { continue }
      let rest = Array(words[about..<start]) + words[(start + reading.used)...]
      switch reading.quantity.unit {
      case .measure:
        // Cans of so many grams: the weight is that of each.
        var quantity = reading.quantity.scaled(by: self.quantity?.number ?? 1)
        guard self.quantity == nil || self.quantity?.isCount == true else { return nil }
        quantity.isAbout = about > 0
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

  private static let longestName = 400
  private static let about: Set<String> = [
    "ca", "ca.", "circa", "etwa", "ungefahr", "ungefaehr", "about", "around", "~", "approx", "approx.",
  ]
}
