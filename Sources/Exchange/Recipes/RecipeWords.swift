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
    var words = text.plainLetters.letterWords
    guard let first = words.first else { return nil }
    // `Zutaten für 4 Personen`, `The ingredients`
    if ["the", "recipe", "les", "la", "le", "gli", "los", "de"].contains(first), words.count > 1 {
      words.removeFirst()
    }
    guard mayOpen(words) else { return nil }
    // `La préparation de la recette`
    if let last = words.last, recipe.contains(last), let tail = words.dropFirst().firstIndex(where: tails.contains) {
      words = Array(words[..<tail])
    }
    // `Für 4 Personen braucht man`
    if words.count > 2, fillers.contains(words[0]), RecipeYield.isServings(words[1]) { words.removeFirst(2) }
    // `What you need for the cake`, `Ingrédients (6 personnes)`
    if let filler = words.dropFirst().firstIndex(where: { fillers.contains($0) || RecipeYield.isServings($0) }) {
      words = Array(words[..<filler])
    }
    let name = words.joined(separator: " ")
    if ingredientHeadings.contains(name) { return .ingredients }
    if stepHeadings.contains(name) { return .steps }
    if noteHeadings.contains(name) || name.hasPrefix("note de") || name.hasSuffix("s note") { return .notes }
    // `12 comments`, `Laisser un commentaire`
    if words.count <= mostOfComments, !text.hasSuffix("."), words.contains(where: { comments.contains($0) }) {
      return .other
    }
    return otherHeadings.contains(name) || !text.hasSuffix(".") && otherOpenings.contains(where: name.hasPrefix)
      ? .other : nil
  }

  /// Whether words may be a heading at all, as few texts of a page are: their first word begins one, or another word
  /// makes them one.
  private static func mayOpen(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    return openers.contains(first) || fillers.contains(first) || words.contains("note")
      || words.count <= mostOfComments && words.contains { comments.contains($0) }
      || wordOpenings.contains(where: first.hasPrefix)
  }

  /// The first words of all headings that begin with a whole word.
  private static let openers = Set(
    [ingredientHeadings, stepHeadings, noteHeadings, otherHeadings, Set(otherOpenings)].joined().compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
  )
  /// Beginnings of headings that may be a part of a word.
  private static let wordOpenings = otherOpenings.filter { !$0.contains(" ") }
  /// The maximum number of words of a heading above comments.
  private static let mostOfComments = 4

  /// Whether a line after the ingredients announces the steps, also with the name of the dish: `How to make the soup`.
  static func opensSteps(_ text: String) -> Bool {
    guard text.utf8.count <= longestHeading, let last = text.last, !".,;!".contains(last) else { return false }
    let plain = text.plainLetters
    return stepOpenings.contains(where: plain.hasPrefix)
  }

  private static let stepOpenings = [
    "how to make", "how to cook", "how to prepare", "how i make", "how i do", "how we make", "how mum makes",
    "come preparare",
    "come si prepara", "come fare", "comment faire", "comment preparer", "como preparar", "como hacer",
    "como se prepara",
    "so machst du", "so macht man", "so mach ich", "so bereitest du", "etapes de", "zo maak je", "zo doe je",
    "sa gor du", "sadan gor du", "slik gjor du", "como se ", "como lo ",
  ]

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
    guard (1...2).contains(digits.count), let number = Int(digits), let sign = after.first, ".)/º".contains(sign)
    else { return nil }
    // `1.- Pelar`
    let rest = after.dropFirst().drop { $0 == "-" || $0 == ")" }
    guard rest.first?.isWhitespace ?? false else { return nil }
    return (number, rest.drop(while: \.isWhitespace))
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
      let text = withoutApproximation(rest.isEmpty ? lines.dropFirst(index + 1).first ?? "" : String(rest))
      if let found = RecipeDuration.minutes(.string(text)) { return found }
    }
    return nil
  }

  /// A duration without words such as `about` before it and `all in` behind it.
  static func withoutApproximation(_ text: String) -> String {
    var words = text.split(whereSeparator: \.isWhitespace)
    while let first = words.first, words.count > 1, approximations.contains(first.plainLetters.filter(\.isLetter)) {
      words.removeFirst()
    }
    // `30 minuti (più una notte)`
    if let bracket = words.indices.dropFirst(2).first(where: { words[$0].hasPrefix("(") }) {
      words.removeSubrange(bracket...)
    }
    // `35 Min. bei 190 Grad`
    if let heat = words.indices.dropLast().first(where: {
      $0 > 1 && ["bei", "at", "à", "a", "bij", "vid", "ved"].contains(words[$0].lowercased())
        && words[$0 + 1].first?.isNumber == true
    }) {
      words.removeSubrange(heat...)
    }
    for end in inAll where words.count > end.count && words.suffix(end.count).map(\.plainLetters) == end {
      words.removeLast(end.count)
    }
    // `an hour`
    if words.count == 2, ["a", "an", "one", "eine", "une", "un", "un'", "una"].contains(words[0].plainLetters) {
      words[0] = "1"
    }
    return words.joined(separator: " ")
  }

  /// Words behind a total time.
  private static let inAll = [
    ["all", "in"], ["start", "to", "finish"], ["from", "start", "to", "finish"], ["in", "total"], ["au", "total"],
    ["en", "tout"], ["in", "totale"], ["in", "tutto"], ["en", "total"], ["in", "totaal"], ["total"], ["insgesamt"],
    ["gesamt"], ["totalt"], ["in", "all"],
  ]
  static let approximations: Set<String> = [
    "about", "around", "approx", "approximately", "circa", "ca", "etwa", "ungefahr", "environ", "unos", "aprox", "in",
    "en", "takes", "unas", "ongeveer", "ungefar", "cirka", "insgesamt", "gesamt", "total",
  ]
  /// Words for `for`, before the people who eat and before what an ingredient is for.
  static let forWords: Set<String> = ["for", "fur", "pour", "para", "per"]
  /// Words before `the recipe` in a heading.
  private static let tails: Set<String> = ["de", "du", "della", "di", "of", "des", "der", "del", "van", "for"]
  /// Words before what an ingredient is for.
  static let purposeWords = forWords.union(["to", "zum", "zur", "till", "til", "voor"])
  private static let fillers = forWords.union(["pro", "voor", "til", "till", "dla", "servings", "x", "makes", "serves"])
  /// Words for `recipes`, as in the path of a page.
  static let recipes: Set<String> = [
    "recipes", "rezepte", "recettes", "ricette", "recetas", "recepten", "recept", "opskrifter", "oppskrifter",
    "receitas", "przepisy",
  ]
  /// Words for `recipe`.
  static let recipe: Set<String> = [
    "recipe", "rezept", "recette", "ricetta", "receta", "recept", "opskrift", "oppskrift", "receita", "przepis",
  ]
  /// First words of what a page says on its buttons.
  static let buttons = [
    "print", "share", "drucken", "teilen", "imprimer", "stampa", "imprimir", "compartir", "advertisement", "werbung",
    "anzeige",
  ]
  private static let ingredientHeadings: Set<String> = [
    "ingredients", "ingredient", "ingredient list", "ingredients list", "zutaten", "zutatenliste", "ingredienti",
    "ingredientes", "ingredienten", "ingredienser", "ingrediens", "hozzavalok", "skladniki", "suroviny", "υλικα",
    "ainekset", "інгредієнти", "інгредієнтів", "ингредиенты", "what you need", "what you ll need", "you will need",
    "材料", "用料", "das brauchst du", "ce qu il vous faut", "benodigdheden",
    "wat heb je nodig", "dit heb je nodig", "heb je nodig", "nodig", "du behover", "det har behover du",
    "du skal bruge", "du trenger", "voce precisa", "vai precisar",
    "braucht man", "brauchst du", "braucht ihr", "brauchen wir", "benotigt man", "benotigst du", "man benotigt",
    "brauche ich", "ich brauche", "you ll need", "you need", "shopping list", "was du brauchst", "was ihr braucht",
    "ihr braucht", "du brauchst",
    "wir brauchen", "das brauchen wir", "das braucht ihr", "das braucht man", "das brauche ich", "man braucht",
    "man nehme", "ihr benotigt", "einkaufsliste", "il vous faut", "il faut",
    "vous aurez besoin de", "ce qu il faut", "cosa serve", "cosa ti serve", "cosa ci serve", "occorrente", "ci serve",
    "ci vuole", "necesitas", "vas a necesitar", "que necesitas", "lo que necesitas", "necesitaras", "hace falta",
  ]
  private static let stepHeadings: Set<String> = [
    "instructions", "directions", "method", "preparation", "steps", "how to make it", "how to make", "zubereitung",
    "anleitung", "anleitungen", "pasos a seguir", "so geht s", "so wird s gemacht", "zubereitungsschritte",
    "preparacion", "elaboracion", "preparazione",
    "procedimento", "bereiding", "bereidingswijze", "preparations", "etapes", "realisation", "recette", "fremgangsmade",
    "sadan gor du", "fremgangsmate", "gor sa har", "tillagning", "elkeszites", "przygotowanie", "sposob przygotowania",
    "postup", "modo de preparo", "preparo", "εκτελεση", "valmistus", "приготування", "приготовление", "procedure",
    "做法", "步骤", "作り方", "let s do it", "what to do", "making it", "how to", "how to do it", "und so geht s",
    "und so wird s gemacht", "so geht es", "arbeitsschritte", "schritte", "vorgehen", "vorgehensweise", "come si fa",
    "come fare", "esecuzione", "svolgimento", "come si prepara", "como se hace", "como hacerlo", "pasos",
    "instrucciones", "paso a paso", "step by step", "schritt fur schritt", "pas a pas", "zo maak je het", "zo maak je",
    "aan de slag", "werkwijze", "stap voor stap", "instruktioner", "tillvagagangssatt", "sa har gor du", "gor sahar",
    "sa gor du", "slik gjor du", "fremgangsmaade", "tilberedning", "modo de fazer", "wykonanie",
    "modo de preparacion", "deroulement", "elaboracion paso a paso", "preparation etape par etape",
    "preparacion paso a paso", "comment faire", "marche a suivre", "les etapes",
    "etapes de la recette", "how i do it", "how i make it",
    "recette pas a pas",
  ]
  private static let noteHeadings: Set<String> = [
    "notes", "note", "recipe notes", "variation", "variations", "variante", "varianten", "variantes", "varianti",
    "abwandlung", "variatie", "truc du chef", "tips", "tip", "tips and notes", "notizen", "tipps", "tipp", "hinweise",
    "conseils",
    "astuces", "consigli", "consejos", "opmerkingen", "tips and tricks", "good to know", "anmerkungen", "hinweis",
    "astuce", "conseil", "consiglio", "conservazione", "conservation", "conservacion", "aufbewahrung", "storage",
    "forvaring", "bewaren", "consejo", "trucos", "recipe tips", "recipe tip", "cook s note",
    "cook s notes", "mein tipp", "astuce du chef", "conseil du chef", "le conseil du chef", "tipp vom koch",
    "chef s tip", "cook s tip",
  ]
  private static let otherHeadings: Set<String> = [
    "nutrition", "nutrition information", "nutrition facts",
    "nahrwerte", "nahrwertangaben", "comments", "kommentare", "commentaires", "reviews", "related recipes",
    "you may also like", "equipment", "leave a comment", "leave a reply", "more recipes", "share",
    "que boire avec", "decouvrez aussi",
    "video", "about", "newsletter", "tags", "print",
    "valeurs nutritionnelles", "valori nutrizionali", "informacion nutricional", "voedingswaarde", "voedingswaarden",
    "naringsvarde", "naringsindhold", "commenti", "comentarios", "reacties", "kommentarer", "rezensionen", "avis",
    "utensils", "tools", "kuchengerate", "zubehor", "ustensiles", "materiel", "utensili", "attrezzatura", "utensilios",
    "keukengerei", "keukenspullen", "dit heb je ook nodig", "materiaal", "redskap", "etiquetas", "schlagworter",
    "mots cles",
  ]
  /// Words for the comments of a page.
  private static let comments: Set<String> = [
    "comment", "comments", "kommentar", "kommentare", "kommentarer", "commentaire", "commentaires", "commento",
    "commenti", "comentario", "comentarios", "reactie", "reacties", "reviews", "rezensionen", "recensioni",
  ]
  /// First words of the headings above links to other recipes.
  private static let otherOpenings = [
    "you might also", "you may also", "more recipes", "more from", "related ", "das konnte", "das konnte dir",
    "ahnliche rezepte", "weitere rezepte", "mehr rezepte", "vous aimerez", "vous pourriez aimer", "recettes similaires",
    "a decouvrir aussi", "potrebbe interessarti", "potrebbero interessarti", "ti potrebbe", "ricette correlate",
    "leggi anche", "te puede interesar", "tambien te puede", "recetas relacionadas", "dit vind je", "bekijk ook",
    "lees ook", "meer recepten", "du kanske", "fler recept", "las ocksa", "las ogsa", "flere opskrifter",
    "veja tambem", "a lire aussi", "lire aussi", "read also", "read more", "lee tambien", "lesen sie auch",
    "voce tambem", "leave a", "share this", "partagez", "teile dieses", "condividi", "deel dit",
    "filed under", "posted in", "goes well with", "reader interactions",
  ]
  /// Words for time alone, which name a total time where a duration follows.
  static let time = ["time", "zeit", "temps", "tiempo", "tempo", "tijd", "tid", "czas", "cas"]
  static let prep = [
    "prep time", "preparation time", "vorbereiten", "voorbereidingstijd", "forberedelse", "tempo de preparo", "prep",
    "zubereitung", "preparazione", "preparacion", "vorbereitungszeit",
    "arbeitszeit",
    "vorbereitung", "temps de preparation",
    "preparation", "tiempo de preparacion", "tempo di preparazione", "bereidingstijd", "voorbereiding",
  ]
  static let cook = [
    "cook time", "cooking time", "bake time", "garen", "oventijd", "baktijd", "tillagningstid", "tempo de forno",
    "baking time", "kochzeit", "backzeit", "koch backzeit", "koch-/backzeit", "cooking",
    "baking", "backen", "kochen",
    "koch/backzeit", "garzeit", "cottura", "coccion", "temps de cuisson",
    "cuisson", "tiempo de coccion", "tempo di cottura", "kooktijd", "cook",
  ]
  static let total = [
    "total time", "ready in", "fertig in", "klaar in", "klar pa", "listo en", "lista en", "prete en", "pronta in",
    "prontos em", "total tid", "totaltid", "tempo total", "bereidingstijd totaal", "alles in allem",
    "dauert alles in allem", "takes", "listo en", "pret en", "pronto in", "gesamt", "dauer", "dauert", "gesamtzeit",
    "zubereitungszeit", "temps total", "tiempo total", "tempo totale",
    "totale tijd", "tid i alt", "total",
  ]
}
