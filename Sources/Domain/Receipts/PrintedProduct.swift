/// The words, the size and the number of pieces in a product's name as a till prints it: `JOGH.MILD 3,5% 4X150G`.
package struct PrintedProduct: Equatable, Sendable {
  /// The size that is printed in the name of a product.
  package struct Size: Equatable, Sendable {
    /// How much one product contains, in grams or milliliters: 600 for `4X150G`.
    package var amount: Double
    /// Whether the amount is in milliliters.
    package var isVolume: Bool

    /// Creates a size without checking it.
    package init(amount: Double, isVolume: Bool) {
      (self.amount, self.isVolume) = (amount, isVolume)
    }
  }

  /// The words in order, in lower case and without accents, punctuation, numbers and sizes.
  package private(set) var words: [String] = []
  /// The printed size; nil if there is none.
  package private(set) var size: Size?
  /// How many pieces are in one product, such as ten eggs for `10ER`; nil if that number is not printed.
  package private(set) var pieces: Int?
  /// Whether `pieces` counts cans, bottles or bags instead of loose pieces: `12PK`.
  package private(set) var countsPacks = false
  /// The printed percentage, such as 3.5, which is the fat content for milk and cheese; nil if there is none.
  package private(set) var percentage: Double?
  /// The number without a unit at the end of the name, which may be grams or milliliters: `EDELSALAMI 150`; nil if
  /// there is none.
  package private(set) var bareNumber: Double?

  /// Reads a printed name.
  package init(_ text: String) {
    var scan = Scan(text)
    var isType = false
    while let part = scan.next() {
      switch part {
      case .word(let word):
        words.append(word)
        bareNumber = nil
      case .size(let size): self.size = self.size ?? size
      case .type: isType = true
      case .pieces(let count): pieces = pieces ?? count
      case .packs(let count): (pieces, countsPacks) = (pieces ?? count, true)
      case .percentage(let number): percentage = percentage ?? number
      case .number(let number): bareNumber = isType ? nil : number
      case .nothing: break
      }
    }
    // `12PK 12OZ` means twelve cans.
    if let count = pieces, let one = size, countsPacks, one.amount < 1000 {
      size = Size(amount: Double(count) * one.amount, isVolume: one.isVolume)
      pieces = nil
    }
    // The number in `6 x 0,33` is in liters.
    if size == nil, let count = pieces, let number = bareNumber, number < 3, number > 0.1 {
      size = Size(amount: Double(count) * number * 1000, isVolume: true)
    }
  }

  /// The range of plausible sizes, in grams or milliliters.
  private static let plausible = 1.0...50_000

  private enum Part {
    case word(String)
    case size(Size)
    case pieces(Int)
    /// How many cans or packs there are, each of the printed size.
    case packs(Int)
    case percentage(Double)
    /// The word `type`, which is followed by a number: `TYPE 405`.
    case type
    case number(Double)
    /// A number that is not a size, such as the flour type in `T550`, or a voltage.
    case nothing
  }

  /// Splits a name into its parts, from left to right.
  private struct Scan {
    private let letters: [Character]
    private var place = 0
    private static let most = 200

    init(_ text: String) { letters = Array(text.plainLetters.prefix(Self.most)) }

    private func letter(_ place: Int) -> Character? { letters.indices.contains(place) ? letters[place] : nil }

    mutating func next() -> Part? {
      while let letter = letter(place), !letter.isLetter, letter.decimalDigit == nil { place += 1 }
      guard let letter = letter(place) else { return nil }
      return letter.isLetter ? word() : number()
    }

    private mutating func word() -> Part {
      let start = place
      while let letter = letter(place), letter.isLetter || letter == "'" { place += 1 }
      let word = String(letters[start..<place].filter { $0 != "'" })
      // `T550`, `W05`, `Q10`: a number glued to a few letters is a type.
      if word.count <= 2, word != "x", letter(place)?.decimalDigit != nil {
        while let letter = letter(place), letter.decimalDigit != nil || ",.".contains(letter) { place += 1 }
        if letter(place)?.isLetter != true { return .nothing }
      }
      if word == "type" || word == "typ" { return .type }
      // `WEETABIX X24`: the number of pieces.
      if word == "x", let digit = letter(place), digit.decimalDigit != nil {
        let count = figure() ?? 0
        return count == count.rounded() && (2...200).contains(count) ? .pieces(Int(count)) : .nothing
      }
      // In the United States, milk and cream are sold by the gallon, quart or pint.
      if let measure = Self.lone[word], word == "gal" || place == letters.count {
        return .size(Size(amount: measure, isVolume: true))
      }
      return .word(word)
    }

    /// Reads digits that may contain a decimal mark.
    private mutating func figure() -> Double? {
      var value = 0.0
      var scale = 0.0
      let start = place
      while let letter = letter(place) {
        if let digit = letter.decimalDigit {
          value = value * 10 + Double(digit)
          scale *= 10
        } else if ",.".contains(letter), scale == 0, self.letter(place + 1)?.decimalDigit != nil {
          scale = 1
        } else {
          break
        }
        place += 1
      }
      return place > start && place - start <= Self.longestNumber ? value / max(scale, 1) : nil
    }

    private static let longestNumber = 9

    private mutating func number() -> Part {
      guard let first = figure() else { return .nothing }
      let afterFirst = place
      var (count, amount) = (1.0, first)
      skipSpaces()
      if let sign = letter(place), "x*×".contains(sign) {
        place += 1
        skipSpaces()
        if let second = figure() {
          (count, amount) = (first, second)
        } else {
          // `3x` before a name is the number of products on the line, not the number of pieces in one product.
          return .nothing
        }
      }
      let isTimes = count != 1
      let afterNumber = place
      skipSpaces()
      if letter(place) == "%" {
        place += 1
        return .percentage(first)
      }
      let start = place
      while let letter = letter(place), letter.isLetter { place += 1 }
      let unit = String(letters[start..<place])
      if let grams = Self.sizes[unit] {
        let whole = count * amount * grams.factor
        return PrintedProduct.plausible.contains(whole)
          ? .size(Size(amount: whole, isVolume: grams.isVolume)) : .nothing
      }
      if Self.pieces.contains(unit), amount == amount.rounded(), (1...200).contains(count * amount) {
        return ["pk", "ct", "pack"].contains(unit) ? .packs(Int(count * amount)) : .pieces(Int(count * amount))
      }
      if Self.others.contains(unit) { return .nothing }
      // Letters after a space are a word of their own, as in `2 Kiwi`; `7UP` and `5MINUTEN` are names.
      place = start
      if !unit.isEmpty, start == afterNumber, !isTimes { return .nothing }
      if isTimes, count == count.rounded(), (2...48).contains(count) {
        if amount >= 20 { return .size(Size(amount: count * amount, isVolume: false)) }
        if amount > 0.1, amount < 3 { return .size(Size(amount: count * amount * 1000, isVolume: true)) }
      }
      place = max(afterFirst, afterNumber)
      return .number(amount)
    }

    private mutating func skipSpaces() { while letter(place) == " " { place += 1 } }

    private static let sizes: [String: (factor: Double, isVolume: Bool)] = [
      "g": (1, false), "gr": (1, false), "grm": (1, false), "gramm": (1, false), "kg": (1000, false),
      "kilo": (1000, false), "ml": (1, true), "cl": (10, true), "dl": (100, true), "l": (1000, true),
      "lt": (1000, true), "ltr": (1000, true), "liter": (1000, true), "litre": (1000, true), "oz": (28.35, false),
      "lb": (453.6, false), "lbs": (453.6, false), "pt": (568, true), "pint": (568, true), "pints": (568, true),
      "gal": (3785, true), "floz": (29.57, true), "qt": (946, true),
    ]
    private static let lone = ["gal": 3785.0, "qt": 946, "pt": 473]
    private static let pieces: Set<String> = [
      "er", "st", "stk", "stck", "stuck", "stueck", "ct", "pk", "pck", "pack", "pcs", "pce", "ea", "tlg", "s", "paar",
    ]
    private static let others: Set<String> = [
      "cm", "mm", "m", "in", "lg", "lagig", "w", "v", "watt", "bl", "blatt", "wl", "wg", "ws", "std", "min", "proz",
      "prozent", "vol", "kcal", "eur", "euro", "cent", "d", "k",
    ]
  }
}
