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
