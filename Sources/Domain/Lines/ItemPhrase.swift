/// One item of a list, as typed; the bank finds the food later.
package struct ItemPhrase: Equatable, Sendable {
  /// The text as typed.
  package var text: String
  /// The item's place in the whole list, as character offsets.
  package var range: Range<Int>
  /// The amount; nil if none was given.
  package var quantity: Quantity?
  /// The amount as typed, with tidy spaces: `1 ½ cup`; empty if none was given.
  package var amountText: String
  /// The food's name, or its ID as `#12`.
  package var name: String
  /// Why the amount is uncertain; nil if it is certain.
  package var doubt: String?
  /// The other possible meanings of an uncertain amount.
  package var alternatives: [Quantity]
  /// Whether the amount comes after the name: `rice 200`.
  package var isAmountBehind = false
  /// The logged meals that the item copies its foods from; nil if the item names a food.
  package var source: MealSource?
  /// Whether the words mean a few pieces without stating a number: `a few grapes`.
  package var isFew = false
  /// What part of the usual amount is meant: 0.5 for `a little rice`, 1.5 for `lots of rice`, otherwise 1.
  package var vagueShare = 1.0
  /// Whether the item accompanies the one before it: `milk` in `coffee with milk`.
  package var isCompanion = false
  /// How many cups or glasses of the drink before it the food is poured into.
  var drinkCount = 1.0
  /// Whether the item replaces the same food in the meal that the line repeats: the eggs of `= with 2 eggs`.
  package var changesMeal = false
  /// Typed ingredients that belong to the food itself, such as the milk of a latte; nil if none were typed.
  package var madeWith: String?
  /// What the food was eaten without, including the negation: `no sugar` in `coffee, no sugar`; nil if nothing is
  /// named.
  package var leftOut: String?
  /// The heading of the list before its first item: `fry up` in `fry up: 2 sausages, 1 egg`; nil without a heading.
  package var heading: String?
  /// Remarks in the list that name no food, as typed; empty for all items but the last.
  package var remarks: [String] = []
  /// Whether the item is on a slice of bread or in a roll: `cheese on toast`, `Brot mit Käse und Gurke`.
  package var isOnBread = false
  /// How many usual servings of the item the bread holds, 1 to 4.
  var breadCount = 1.0
  /// How many slices of bread hold the item, 1 to 8; 1 for rolls and other bread.
  var slicesOfBread = 1.0

  /// The number of pieces before a weight that may be that of all of them or of each; nil for other amounts.
  ///
  /// Examples: the 6 of `6 eggs (300 g)`, the half of `half a pizza (320 g)`.
  var piecesOfWeight: Quantity?

  /// Whether a number of pieces was typed as well as their weight: `6 eggs (300 g)`.
  package var hasWeightOfPieces: Bool { piecesOfWeight != nil }

  /// The part of the typed amount that was eaten, by which `quantity` is already scaled: 0.5 for one of two people.
  private(set) var share = 1.0

  /// The number of people who shared the item in equal parts; 1 if it was not shared.
  package private(set) var sharedBy = 1

  /// The misspelled words in the item and the words as which they were read; nil if there are none.
  package var respelling: Respelling?

  /// Misspelled words and what they mean.
  package struct Respelling: Equatable, Sendable {
    package let typed: String
    package let read: String

    package init(typed: String, read: String) { (self.typed, self.read) = (typed, read) }
  }

  /// Whether the item is one of several in its list.
  package var isAmongOthers = false

  /// Whether the item accompanies another food or is on bread.
  package var isSide: Bool { isCompanion || isOnBread }

  /// The item in the size given by a note: `2 apples (small)`, `1 Ei (L)`; nil for any other note or amount.
  func sized(by note: ArraySlice<TextWord>) -> ItemPhrase? {
    guard let word = size(in: note),
      quantity == nil || quantity?.unit == .piece || quantity?.portion.map(PortionWords.isPiece) ?? false
    else { return nil }
    var phrase = self
    let count = quantity?.number ?? 1
    phrase.quantity = Quantity(count, upTo: quantity?.upTo, .portion(word), isAbout: quantity?.isAbout ?? false)
    phrase.amountText = amountText.isEmpty ? word : "\(amountText) \(word)"
    return phrase
  }

  /// The size that a note consists of: `small`; of eggs a letter too, as on their boxes: `L`, `Größe M`.
  private func size(in note: ArraySlice<TextWord>) -> String? {
    let words = note.map { $0.text.filter { !"()".contains($0) } }
    guard let word = words.last, word.utf8.count <= 12 else { return nil }
    if words.count == 1, PortionWords.isSize(word.plainLetters) { return word }
    let isAlone = words.count == 1 || words.count == 2 && ["size", "größe", "gr."].contains(words[0].lowercased())
    return isAlone && Self.areEggs(name.plainLetters) ? Self.sizesOfEggs[word.lowercased()] : nil
  }

  private static let sizesOfEggs = ["s": "small", "m": "medium", "l": "large", "xl": "extra large"]

  /// The part of a whole dish that the words state, above 0 and below 1: `a third of the chili`, `1/4 der Suppe`; nil
  /// if the words may also mean a part of a serving.
  package var shareOfWhole: Double? {
    guard let part = quantity?.pieces, part < 1 else { return nil }
    let food = name.split(separator: " ").first ?? ""
    let isWhole = text.split(separator: " ").prefix { $0 != food }.contains {
      $0.utf8.count <= 8 && ["the", "der", "des", "dem", "vom", "my", "our"].contains($0.plainLetters)
    }
    return isWhole ? part : nil
  }

  /// The item with the part that each person ate, if `people` of them shared it equally.
  package func divided(by people: Int) -> ItemPhrase {
    var part = with(EatenShare.Part(share: 1 / Double(people), pack: nil))
    part.sharedBy = people
    return part
  }

  /// The item with its amount reduced to the part that was eaten.
  func with(_ part: EatenShare.Part) -> ItemPhrase {
    var phrase = self
    phrase.quantity = quantity?.scaled(by: part.share) ?? Quantity(part.share, part.pack.map { .portion($0) } ?? .piece)
    if quantity != nil { phrase.share *= part.share }
    if quantity == nil { phrase.amountText = Quantity.fraction(part.share) }
    phrase.alternatives = alternatives.map { $0.scaled(by: part.share) }
    return phrase
  }

  /// The item with another amount in place of the one that was typed.
  package func with(_ amount: AmountReading) -> ItemPhrase {
    var phrase = self
    (phrase.quantity, phrase.amountText, phrase.isAmountBehind) = (amount.quantity, amount.text, false)
    (phrase.doubt, phrase.alternatives) = (amount.doubt, amount.alternatives)
    (phrase.piecesOfWeight, phrase.share) = (nil, 1)
    return phrase
  }

  /// The typed text as it is saved, at most 1,000 characters; nil if it is empty.
  package var originalText: String? {
    text.isEmpty ? nil : String(String.UnicodeScalarView(text.unicodeScalars.prefix(1000)))
  }

  /// Creates an item; its amount is certain if `doubt` is nil.
  package init(
    text: String, range: Range<Int>, quantity: Quantity? = nil, amountText: String = "", name: String,
    doubt: String? = nil, alternatives: [Quantity] = []
  ) {
    self.text = text
    self.range = range
    self.quantity = quantity
    self.amountText = amountText
    self.name = name
    self.doubt = doubt
    self.alternatives = alternatives
  }
}
