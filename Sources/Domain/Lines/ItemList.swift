/// One item of a list, as it was understood; which food it is stays for the bank to say.
package struct ItemPhrase: Equatable, Sendable {
  /// As typed.
  package var text: String
  /// Offsets of characters in the whole list.
  package var range: Range<Int>
  /// How much was said; nil where nothing was.
  package var quantity: Quantity?
  /// As typed, tidied: `1 ½ cup`; empty where no amount was said.
  package var amountText: String
  /// The food's name, or its number as `#12`.
  package var name: String
  /// Why the amount is not certain.
  package var doubt: String?
  /// What else a doubtful amount may be.
  package var otherwise: [Quantity]
  /// Whether the amount stands behind the name: `rice 200`.
  package var isAmountBehind = false
  /// The logged meals that its items come from; nil where it names a food.
  package var source: MealSource?
  /// Whether it is joined to the item before it as its companion: `coffee with milk`.
  package var isCompanion = false

  /// The item with another amount in place of the one that was typed.
  package func with(_ amount: AmountReading) -> ItemPhrase {
    var phrase = self
    (phrase.quantity, phrase.amountText, phrase.isAmountBehind) = (amount.quantity, amount.text, false)
    (phrase.doubt, phrase.otherwise) = (amount.doubt, amount.otherwise)
    return phrase
  }

  /// What was typed as far as it is kept: at most 1,000 characters; nil for nothing.
  package var saidText: String? {
    text.isEmpty ? nil : String(String.UnicodeScalarView(text.unicodeScalars.prefix(1000)))
  }

  /// An item as it was understood; a nil `doubt` makes its amount certain.
  package init(
    text: String, range: Range<Int>, quantity: Quantity? = nil, amountText: String = "", name: String,
    doubt: String? = nil, otherwise: [Quantity] = []
  ) {
    self.text = text
    self.range = range
    self.quantity = quantity
    self.amountText = amountText
    self.name = name
    self.doubt = doubt
    self.otherwise = otherwise
  }
}

/// Reads item lists: `2 eggs, 150g cooked rice and a banana`.
///
/// Items are `AMOUNT [of] FOOD`, `FOOD AMOUNT` or `FOOD`, parted by `,` `;` `+` `&` and the words and, with, on, und, mit, auf.
/// Where the bank knows a name that holds such a word, it stays whole; with a comma, where the bank spells it so, because
/// `apple, juice` are two.
package struct ItemListReader {
  /// Whether the bank has a food of exactly this name or alias (case and plural are the bank's business).
  let knows: (String) -> Bool
  /// Whether the food of exactly this name has a portion called so: `florets`, `broccoli` (`Food.portion(called:)` says it).
  let hasPortion: (_ portion: String, _ name: String) -> Bool

  /// Whether the bank spells a name or alias so, with its comma, as in `Salmon, cooked`: it may be typed as it is shown.
  let spells: (String) -> Bool
  /// Reads items that come from logged meals; nil where only foods are meant.
  let sources: MealSourceReader?

  /// A reader that asks the bank; without answers every joining word parts two items.
  package init(
    knows: @escaping (String) -> Bool = { _ in false }, spells: @escaping (String) -> Bool = { _ in false },
    hasPortion: @escaping (_ portion: String, _ name: String) -> Bool = { _, _ in false },
    sources: MealSourceReader? = nil
  ) {
    self.knows = knows
    self.spells = spells
    self.hasPortion = hasPortion
    self.sources = sources
  }

  /// The items, in order and at least one.
  ///
  /// Throws `missingArgument`, `badAmount`, `outOfRange`, `badValue` (an empty item) or `badQuote`, placed in the text.
  package func read(_ text: String) throws(LarderError) -> [ItemPhrase] {
    let words = try TextWord.words(of: text, isMark: Self.isMark)
    guard !words.isEmpty else {
      throw LarderError(
        .missingArgument, "no food is named", hint: "say what, and how much: `2 eggs, 150g cooked rice and a banana`")
    }
    let source = ItemSource(text: text)
    var items: [ItemPhrase] = []
    for item in try ItemSplitter(words: words, text: text, reader: self).items() {
      var phrase: ItemPhrase
      if let taken = fromMeals(item, source) {
        phrase = taken
      } else {
        phrase = try ItemGrammar(words: item, source: source, reader: self).phrase()
      }
      phrase.isCompanion = item.startIndex > 0 && words[item.startIndex - 1].joinsCompanions
      items.append(phrase)
    }
    return Self.seasoned(items)
  }

  /// Beside salt, pepper is no vegetable.
  private static func seasoned(_ items: [ItemPhrase]) -> [ItemPhrase] {
    func isNamed(_ index: Int, _ name: String) -> Bool {
      items.indices.contains(index) && items[index].name.lowercased() == name
    }
    var items = items
    for index in items.indices
    where isNamed(index, "pepper") && (isNamed(index - 1, "salt") || isNamed(index + 1, "salt")) {
      items[index].name = "black pepper"
    }
    return items
  }

  /// The item as a part of logged meals; nil where it is none.
  private func fromMeals(_ words: ArraySlice<TextWord>, _ source: ItemSource) -> ItemPhrase? {
    guard let sources, words.allSatisfy({ $0.kind == .plain }), let first = words.first, let last = words.last,
      let (found, used) = sources.read(words.map(\.text)), used == words.count
    else { return nil }
    let range = first.range.lowerBound..<last.range.upperBound
    var phrase = ItemPhrase(text: source[range], range: range, name: source[range])
    phrase.source = found
    return phrase
  }

  /// A comma between digits is a decimal one.
  static func isMark(_ characters: [Character], _ offset: Int) -> Bool {
    switch characters[offset] {
    case ";", "+": true
    case ",":
      offset == 0 || offset + 1 == characters.count || characters[offset - 1].decimalDigit == nil
        || characters[offset + 1].decimalDigit == nil
    default: false
    }
  }
}

/// The whole list, cut by offsets in constant time.
struct ItemSource {
  let text: String
  private let characters: [Character]

  init(text: String) {
    self.text = text
    characters = Array(text)
  }

  subscript(range: Range<Int>) -> String { String(characters[range]) }
}
