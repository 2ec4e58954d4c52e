package import Domain

/// What a resolver looks at in an item before and after its food is known.
extension ItemPhrase {
  /// The line before its food is known: named by the typed words, without nutrition, and with confidence 0.
  package var line: FoodLine {
    FoodLine(name: name, quantity: quantity, grams: quantity?.mass, confidence: 0, originalText: originalText)
  }

  /// The line for a name that has no food.
  ///
  /// If no amount was typed, the line has no original text either, since the original text would be shown as an amount.
  var openLine: FoodLine {
    var line = line
    if quantity == nil { line.originalText = nil }
    return line
  }

  /// The item under the name that it was matched with if the typed name differs from that by typing errors only, since
  /// a piece's weight may depend on the name: a `pfanekuchen` is a Pfannkuchen, not an American pancake.
  func spelled(like match: FoodMatch) -> ItemPhrase {
    guard !match.isExact, name.utf8.count <= 40, match.matched.utf8.count <= 40,
      SpellingDistance.between(
        Array(name.plainLetters.utf8), Array(match.matched.plainLetters.utf8), limit: Self.mostErrors) != nil
    else { return self }
    var spelled = self
    spelled.name = match.matched
    return spelled
  }

  /// The typing errors after which a name is still weighed as the one that was meant.
  private static let mostErrors = 2.0

  /// The item as smoked salmon if it is salmon on bread: `Brötchen mit Lachs`; nil for any other item.
  var onBreadSmoked: ItemPhrase? {
    guard isOnBread, ["lachs", "salmon"].contains(name.lowercased()) else { return nil }
    var smoked = self
    smoked.name = "smoked salmon"
    return smoked
  }

  /// Whether the name is a meal and the place where it was eaten, without any food: `school lunch`.
  var isMealSomewhere: Bool {
    guard name.utf8.count <= 60, case let words = name.plainLetters.split(separator: " ").map(String.init),
      words.count == 2, words[1].count > 3
    else { return false }
    return Slot.read(words[1]) != nil && ContextWords.areContext([words[0]])
  }

  /// Whether the name begins with a person who is not in the matched food's name: `Tom's pizza` is not pizza with
  /// tomatoes.
  func beginsWithOwner(unlike match: FoodMatch) -> Bool {
    guard let first = name.split(separator: " ").first.map(String.init), first.count < name.count,
      WordRoles.isName(first), !match.isExact
    else { return false }
    return !SearchText.words(match.matched).contains(SearchText.normalize(first))
  }

  /// The position of the food's name in the list, so that an error points at the name and not at the amount.
  package func namePlace(in list: String) -> LarderError.Location {
    guard let found = text.firstRange(of: name) else { return LarderError.Location(text: list, range: range) }
    let start = range.lowerBound + text.distance(from: text.startIndex, to: found.lowerBound)
    return LarderError.Location(text: list, range: start..<start + name.count)
  }
}
