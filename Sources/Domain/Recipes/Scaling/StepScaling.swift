internal import Figures

/// Converts the temperatures in the text of a step, and scales the amounts that certainly belong to an ingredient.
extension RecipeScale {
  /// The scaled and converted text of a step, and whether the text contains an amount that could not be scaled.
  ///
  /// Such an amount stays as written, so the caller should tell the user about it.
  package func shown(step text: String, ingredients: [IngredientReading]) -> (text: String, hasWrittenAmounts: Bool) {
    guard !isAsWritten else { return (text, false) }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var shown = words
    var isLeft = false
    for index in words.indices {
      if let degrees = temperature(words, at: index) {
        shown[index] = degrees.first
        if degrees.usesNext { shown[index + 1] = degrees.second }
      } else if factor != 1, let (number, unit, used) = StepAmount.read(words, at: index) {
        if IngredientMention.begins(words[(index + used)...], with: ingredients) {
          shown[index] = KitchenAmount.text(
            IngredientAmount(quantity: number, quantityMax: nil, unit: unit), times: factor)
          if used == 2 { shown[index + 1] = "" }
        } else {
          isLeft = true
        }
      }
    }
    let joined = zip(shown, words).filter { !($0.0.isEmpty && !$0.1.isEmpty) }.map(\.0).joined(separator: " ")
    return (joined, isLeft)
  }

  // MARK: Temperatures

  /// Converts the temperature that begins at the given word to the chosen units; nil if no temperature begins there, or
  /// if it needs no conversion.
  private func temperature(_ words: [String], at index: Int) -> (first: String, second: String, usesNext: Bool)? {
    guard let units else { return nil }
    let word = words[index]
    let next = index + 1 < words.count ? words[index + 1] : ""
    let digits = word.prefix { $0.isNumber && $0.isASCII }
    guard (2...3).contains(digits.count), let degrees = Double(digits) else { return nil }
    let sign = String(word.dropFirst(digits.count))
    let usesNext = sign.isEmpty
    let (said, tail) = Self.scale(usesNext ? next : sign)
    guard let said, said != (units == .metric ? "C" : "F") else { return nil }
    let other = units == .metric ? (degrees - 32) * 5 / 9 : degrees * 9 / 5 + 32
    let rounded = Figure.text((other / 5).rounded() * 5)
    let mark = "°\(units == .metric ? "C" : "F")\(tail)"
    return usesNext ? (rounded, mark, true) : (rounded + mark, next, false)
  }

  /// The temperature scale (`C` or `F`) that a sign names, and the punctuation after it: `°F.` is F and a period.
  private static func scale(_ sign: String) -> (scale: String?, tail: String) {
    let tail = String(sign.reversed().prefix { ".,;:)".contains($0) }.reversed())
    switch sign.dropLast(tail.count) {
    case "°F", "ºF", "F", "℉": return ("F", tail)
    case "°C", "ºC", "C", "℃": return ("C", tail)
    default: return (nil, tail)
    }
  }
}

/// Reads amounts in the text of a step.
enum StepAmount {
  /// Reads a number and a unit of mass or volume, beginning at the word `index`, and counts the words used; nil if no
  /// such amount begins there.
  static func read(_ words: [String], at index: Int) -> (Double, IngredientUnit, used: Int)? {
    let word = words[index]
    let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    // `1,5 EL` has a decimal comma. `1,000 g` is not read, since it may mean a thousand or one.
    let isDecimal = digits.split(separator: ",").last.map { $0.count < 3 } ?? false
    guard let number = Double(isDecimal ? String(digits).replacing(",", with: ".") : String(digits)), number > 0 else {
      return nil
    }
    let glued = String(word.dropFirst(digits.count))
    let name = glued.isEmpty ? (index + 1 < words.count ? words[index + 1] : "") : glued
    guard let unit = IngredientUnit.named(name.plainLetters), [.mass, .volume, .spoon].contains(unit.kind),
      unit.symbol != "c"
    else { return nil }
    return (number, unit, glued.isEmpty ? 2 : 1)
  }
}
