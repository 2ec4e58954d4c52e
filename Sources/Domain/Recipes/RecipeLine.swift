/// A recipe in one line: `Potato soup for 4: 500 g potatoes, 1 l stock, 2 carrots`.
package struct RecipeLine: Equatable, Sendable {
  /// The title, without the number of servings.
  package let title: String
  /// The number of servings that the recipe makes; nil if the line does not say.
  package let servings: Double?
  /// The ingredients as typed, at least one.
  package let ingredients: [String]

  /// Reads a title, a colon and ingredients that are separated by commas; nil if the text is only a title.
  ///
  /// What comes after the colon must contain a number or a comma, since `Chili: the Texas way` is a title.
  package static func read(_ text: String) -> RecipeLine? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let list = text[text.index(after: colon)...]
    guard list.first?.isWhitespace == true, list.contains(where: { $0 == "," || $0 == ";" || $0.decimalDigit != nil })
    else { return nil }
    var ingredients: [String] = []
    for part in parts(of: list) {
      let words = part.split(separator: " ").map(\.plainLetters)
      // `1 can beans, drained` is one ingredient.
      if let last = ingredients.last, words.allSatisfy({ $0.utf8.count <= 24 }), WordRoles.isState(words) {
        ingredients[ingredients.count - 1] = "\(last), \(part)"
      } else {
        ingredients.append(part)
      }
    }
    // `Soup: 1. *` is a title, too.
    guard ingredients.allSatisfy({ $0.contains(where: \.isLetter) }) else { return nil }
    let (title, servings) = withoutServings(text[..<colon].split(whereSeparator: \.isWhitespace).map(String.init))
    return title.isEmpty || ingredients.isEmpty
      ? nil : RecipeLine(title: title, servings: servings, ingredients: ingredients)
  }

  /// The parts of the list between commas and semicolons; a comma between digits is a decimal comma.
  private static func parts(of list: Substring) -> [String] {
    let characters = Array(list)
    var parts: [[Character]] = [[]]
    for (offset, character) in characters.enumerated() {
      let isDecimal =
        character == "," && offset > 0 && offset + 1 < characters.count && characters[offset - 1].decimalDigit != nil
        && characters[offset + 1].decimalDigit != nil
      if character == ";" || character == "," && !isDecimal {
        parts.append([])
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { String($0).split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
  }

  /// The title without words such as `for 4`, `für 4 Personen` or `(4 Portionen)` at its end, and the number of
  /// servings that they state; the number is nil if there are no such words.
  private static func withoutServings(_ words: [String]) -> (title: String, servings: Double?) {
    let plain = words.map { $0.utf8.count <= 20 ? $0.plainLetters.filter { !"()".contains($0) } : "" }
    var end = words.count
    let isCounted = end > 1 && eaters.contains(plain[end - 1])
    if isCounted { end -= 1 }
    guard end > 1, let number = NumberWords.value(of: plain[end - 1]) ?? Double(plain[end - 1]),
      (1...100).contains(number)
    else { return (words.joined(separator: " "), nil) }
    end -= 1
    let isIntroduced = introductions.contains(plain[end - 1])
    guard isIntroduced || isCounted else { return (words.joined(separator: " "), nil) }
    if isIntroduced { end -= 1 }
    return (words[..<end].joined(separator: " "), number)
  }

  /// The words for `for` in the languages of `IngredientReader`.
  private static let introductions: Set<String> = [
    "for", "fur", "fuer", "serves", "pour", "per", "para", "pra", "для", "на",
  ]

  private static let eaters: Set<String> = [
    "people", "persons", "person", "personen", "servings", "portions", "portionen", "portion", "leute", "adults",
    "personnes", "personne", "parts", "convives", "persone", "persona", "porzioni", "porzione", "personas", "raciones",
    "porciones", "comensales", "pessoas", "porcoes", "осіб", "людеи", "порціі", "порціи",
  ]
}
