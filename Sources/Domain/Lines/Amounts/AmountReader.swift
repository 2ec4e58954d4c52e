/// An amount that was read from the first words of a phrase.
package struct AmountReading: Equatable, Sendable {
  /// The amount as a mass, a volume or a count.
  package var quantity: Quantity
  /// The text as typed, with tidy spaces: `1 ½ cup`, `2 x 150 g`.
  package var text: String
  /// How many words belong to the amount, including a following `of`.
  package var used: Int
  /// Why the amount is uncertain, for a question or an error; nil if it is certain.
  ///
  /// If the amount is uncertain, `quantity` is the first of its possible meanings.
  package var doubt: String?
  /// The other possible meanings of an uncertain amount.
  package var alternatives: [Quantity]

  /// Creates an amount read from the first `used` words; it is certain if `doubt` is nil.
  package init(quantity: Quantity, text: String, used: Int, doubt: String? = nil, alternatives: [Quantity] = []) {
    self.quantity = quantity
    self.text = text
    self.used = used
    self.doubt = doubt
    self.alternatives = alternatives
  }
}

extension AmountReading {
  /// The amount in liters, if it is a bare decimal as on menus and bottles: `0,5`, `0.33`; nil for anything else.
  var asLiters: AmountReading? {
    guard let number = quantity.pieces, (0.1..<1).contains(number), text.contains(where: { ".,".contains($0) })
    else {
      return nil
    }
    var liters = self
    liters.quantity = .volume(milliliters: number * 1000, unit: "l")
    return liters
  }

  /// Whether the amount is a volume, or a bare decimal that means liters, as the size of a drink does.
  var isSizeOfDrink: Bool { (asLiters ?? self).quantity.milliliters != nil }
}

/// Reads amounts: `150g`, `1,5 kg`, `1 ½ oz`, `half a`, `2 slices`, `a handful`, `2x150g`, `2 EL`.
package enum AmountReader {
  package static let hint =
    "an amount is a number with a unit (150g, 250 ml, 2 tbsp, 1/2 cup) or a count (2, half a, 2 slices)"

  /// Reads the whole text as an amount; throws `badAmount` or `outOfRange`.
  package static func read(_ text: String) throws(LarderError) -> AmountReading {
    if let reading = try whole(text) { return reading }
    throw LarderError(
      .badAmount, "\(LarderError.quoted(text)) is not an amount", hint: hint,
      location: LarderError.Location(text: text, range: 0..<text.count))
  }

  /// Reads the whole text as an amount; nil if the text is something else or has more words than the amount.
  ///
  /// Throws if a number in the text cannot be used.
  package static func whole(_ text: String) throws(LarderError) -> AmountReading? {
    let words = try TextWord.words(of: text)
    guard let reading = try readings(words[...], in: text).last, reading.used == words.count else { return nil }
    return try checked(reading, of: words[...], in: text)
  }

  /// Whether the whole text is an amount.
  package static func isAmount(_ text: String) -> Bool { (try? whole(text)) != nil }

  /// Whether the text begins with an amount, or with a number that cannot be used.
  package static func startsAmount(_ text: String) -> Bool {
    guard let words = try? TextWord.words(of: text) else { return false }
    do throws(LarderError) {
      return try !readings(words[...], in: text).isEmpty
    } catch {
      return true
    }
  }

  /// The longest amount at the start of the words; nil if the words do not begin with an amount.
  package static func read(_ words: [String]) throws(LarderError) -> AmountReading? {
    var placed: [TextWord] = []
    var offset = 0
    for word in words {
      placed.append(TextWord(text: word, range: offset..<offset + word.count))
      offset += word.count + 1
    }
    let text = words.joined(separator: " ")
    guard let reading = try readings(placed[...], in: text).last else { return nil }
    return try checked(reading, of: placed[...], in: text)
  }

  /// Every possible amount at the start of the words, the shortest first; throws if a number cannot be used.
  static func readings(_ words: ArraySlice<TextWord>, in text: String) throws(LarderError) -> [AmountReading] {
    var grammar = AmountGrammar(words: words, text: text)
    return try grammar.readings()
  }

  /// Returns the amount if it is within the limits; throws `outOfRange` otherwise.
  static func checked(
    _ reading: AmountReading, of words: ArraySlice<TextWord>, in text: String
  ) throws(LarderError) -> AmountReading {
    do throws(LarderError) {
      try reading.quantity.refuseTooMuch(typed: reading.text)
      return reading
    } catch {
      let last = words[words.startIndex + reading.used - 1]
      var placed = error
      placed.location = LarderError.Location(
        text: text, range: words[words.startIndex].range.lowerBound..<last.range.upperBound)
      throw placed
    }
  }
}
