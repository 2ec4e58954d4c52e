import Domain

/// The words that people use as headings for the parts of a recipe and to state its times, in a dozen languages.
package enum RecipeWords {
  /// A part of a recipe that a heading announces.
  package enum Part: Sendable {
    case ingredients
    case steps
    case notes
    /// Something after the recipe, such as comments.
    case other
  }

  /// The maximum length of a heading in bytes.
  static let longestHeading = 60

  /// The part of a recipe that a heading announces; nil if the text is not the heading of a part.
  static func part(_ text: String) -> Part? {
    var words = text.plainLetters.split { !$0.isLetter }.map(String.init)
    guard let first = words.first else { return nil }
    // `Zutaten für 4 Personen`, `The ingredients`
    if ["the", "recipe", "les", "la", "gli", "los", "de"].contains(first), words.count > 1 { words.removeFirst() }
    if words.count > 1, fillers.contains(words[1]) { words = [words[0]] }
    let name = words.joined(separator: " ")
    if ingredientHeadings.contains(name) { return .ingredients }
    if stepHeadings.contains(name) { return .steps }
    if noteHeadings.contains(name) { return .notes }
    return otherHeadings.contains(name) ? .other : nil
  }

  /// The part that a line announces if it is nothing but a heading: `Zutaten:`; nil for any other line.
  package static func heading(_ line: String) -> Part? {
    guard line.utf8.count <= longestHeading, !line.contains(where: \.isNumber),
      line.firstIndex(of: ":").map({ line.index(after: $0) == line.endIndex }) ?? true
    else { return nil }
    return part(line)
  }

  /// The number that a line has in a list, such as `1. Peel the potatoes.` or `2) Boil them.`, and the rest of the line;
  /// nil if it has none.
  package static func listNumber(_ line: Substring) -> (number: Int, rest: Substring)? {
    let digits = line.prefix { $0.isASCIIDigit }
    let after = line.dropFirst(digits.count)
    guard (1...2).contains(digits.count), let number = Int(digits), let sign = after.first, sign == "." || sign == ")",
      after.dropFirst().first?.isWhitespace ?? false
    else { return nil }
    return (number, after.dropFirst().drop(while: \.isWhitespace))
  }

  /// Whether the text is the heading of a part.
  static func isPartName(_ text: String) -> Bool { text.utf8.count <= longestHeading && part(text) != nil }

  /// The minutes that a line states after one of these words: 10 for `Prep time: 10 min`; nil if no line states a time.
  ///
  /// The word must begin the line. If nothing follows the word on its line, the next line is read.
  static func minutes(_ names: [String], _ lines: [String]) -> Int? {
    for (index, line) in lines.enumerated() {
      let plain = line.plainLetters
      guard let name = names.filter(plain.hasPrefix).max(by: { $0.count < $1.count }) else { continue }
      let rest = line.dropFirst(name.count).drop { !$0.isNumber && !$0.isLetter }
      let text = rest.isEmpty ? lines.dropFirst(index + 1).first ?? "" : String(rest)
      if let found = RecipeDuration.minutes(.string(text)) { return found }
    }
    return nil
  }

  private static let fillers: Set<String> = ["for", "fur", "pour", "para", "per", "voor", "til", "till", "servings"]
  private static let ingredientHeadings: Set<String> = [
    "ingredients", "ingredient", "ingredient list", "ingredients list", "zutaten", "zutatenliste", "ingredienti",
    "ingredientes", "ingredienten", "ingredienser", "ingrediens", "hozzavalok", "skladniki", "suroviny", "υλικα",
    "ainekset", "інгредієнти", "інгредієнтів", "ингредиенты", "what you need", "what you ll need", "you will need",
    "材料", "用料", "das brauchst du", "ce qu il vous faut", "benodigdheden",
  ]
  private static let stepHeadings: Set<String> = [
    "instructions", "directions", "method", "preparation", "steps", "how to make it", "how to make", "zubereitung",
    "anleitung", "so geht s", "so wird s gemacht", "zubereitungsschritte", "preparacion", "elaboracion", "preparazione",
    "procedimento", "bereiding", "bereidingswijze", "preparations", "etapes", "realisation", "recette", "fremgangsmade",
    "sadan gor du", "fremgangsmate", "gor sa har", "tillagning", "elkeszites", "przygotowanie", "sposob przygotowania",
    "postup", "modo de preparo", "preparo", "εκτελεση", "valmistus", "приготування", "приготовление", "procedure",
    "做法", "步骤", "作り方", "let s do it", "what to do", "making it",
  ]
  private static let noteHeadings: Set<String> = [
    "notes", "note", "recipe notes", "tips", "tip", "tips and notes", "notizen", "tipps", "tipp", "hinweise",
    "conseils",
    "astuces", "consigli", "consejos", "opmerkingen",
  ]
  private static let otherHeadings: Set<String> = [
    "nutrition", "nutrition information", "nutrition facts",
    "nahrwerte", "nahrwertangaben", "comments", "kommentare", "commentaires", "reviews", "related recipes",
    "you may also like", "equipment", "leave a comment", "leave a reply", "more recipes", "share",
    "video", "about", "newsletter", "tags", "print",
  ]
  static let prep = [
    "prep time", "preparation time", "prep", "vorbereitungszeit", "arbeitszeit", "vorbereitung", "temps de preparation",
    "preparation", "tiempo de preparacion", "tempo di preparazione", "bereidingstijd", "voorbereiding",
  ]
  static let cook = [
    "cook time", "cooking time", "baking time", "kochzeit", "backzeit", "koch backzeit", "garzeit", "temps de cuisson",
    "cuisson", "tiempo de coccion", "tempo di cottura", "kooktijd", "cook",
  ]
  static let total = [
    "total time", "ready in", "gesamtzeit", "zubereitungszeit", "temps total", "tiempo total", "tempo totale",
    "totale tijd", "tid i alt", "total",
  ]
}
