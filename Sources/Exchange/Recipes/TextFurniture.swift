import Domain

/// Finds the lines that stand around a recipe on every page of a site or a book: buttons, ratings, adverts, paths, running
/// heads and page numbers.
enum TextFurniture {
  /// The lines without the running head of a printed page: `POULTRY AND GAME      87`, and `88` at its end.
  static func withoutRunningHeads(_ lines: [Substring]) -> [Substring] {
    let isText = { (line: Substring) in line.contains { !$0.isWhitespace } }
    guard let first = lines.firstIndex(where: isText), let last = lines.lastIndex(where: isText), first < last else {
      return lines
    }
    var result = lines
    if isRunningHead(lines[first], atEnd: false) { result[first] = "" }
    if isRunningHead(lines[last], atEnd: true) { result[last] = "" }
    return result
  }

  /// Whether a line has the number of a page and the title of a chapter, far apart; at the end of a page the number may be
  /// alone.
  private static func isRunningHead(_ line: Substring, atEnd: Bool) -> Bool {
    guard line.utf8.count <= longest else { return false }
    // `SALADS 23`, and `Parish letter | 3/2022 | page 14`
    let isInCapitals = line.contains(where: \.isUppercase) && !line.contains(where: \.isLowercase)
    let cells = cells(line, gap: isInCapitals ? 1 : atEnd ? 2 : 4)
    if !atEnd, line.contains("|"), cells.count > 1, line.contains(where: \.isNumber),
      !cells.contains(where: { TextRecipe.isFact(String($0)) })
    {
      return true
    }
    let numbers = cells.filter { $0.allSatisfy(\.isASCIIDigit) }
    guard numbers.count == 1, let page = Int(numbers[0]), page < 2000,
      !isInCapitals || cells.last == numbers[0] || page > mostSteps
    else { return false }
    let heads = cells.filter { !$0.allSatisfy(\.isASCIIDigit) }
    guard let head = heads.first else { return atEnd }
    // `5  Serve at once.` is a step.
    let isTitle = head.first?.isUppercase == true && head.last.map { ".,:;".contains($0) } == false
    return isTitle && (cells.last.map { $0.allSatisfy(\.isASCIIDigit) } == true || page > mostSteps)
  }

  /// Whether a line is a button or a row of buttons, an advert, a rating, or the path of a page.
  ///
  /// A path before the recipe is kept with `keepsPath`, as it may name the recipe.
  static func isFurniture(_ line: Substring, keepsPath: Bool = false) -> Bool {
    guard line.utf8.count <= longest else { return false }
    let counters = Self.cells(line, gap: 2)
    if counters.count > 1, counters.allSatisfy(isCounter) || isMenu(counters) { return true }
    let cells = Self.cells(line, gap: 3).map { words($0) }.filter { !$0.isEmpty }
    guard !cells.isEmpty, cells.allSatisfy({ $0.count <= mostWords }) else { return false }
    if cells.allSatisfy({ $0.count <= mostButtonWords }), cells.contains(where: isButton) { return true }
    if cells.joined().allSatisfy(systems.contains) { return true }
    if cells.count == 1, cells[0].count <= mostLabelWords,
      lists.contains(where: cells[0].joined(separator: " ").hasPrefix)
    {
      return true
    }
    if cells.count == 1, openings.contains(where: cells[0].joined(separator: " ").hasPrefix) { return true }
    let isRated = line.contains { "★☆⭐".contains($0) } || cells.contains { $0.contains(where: ratings.contains) }
    return isRated && line.contains(where: \.isNumber)
      && (cells.count == 1 || !Self.cells(line, gap: 3).contains { TextRecipe.isFact(String($0)) })
      || !keepsPath && isPath(line)
  }

  /// Whether a part of a line only counts how readers have answered: `318 comments`, `👍 1.2K`.
  private static func isCounter(_ part: Substring) -> Bool {
    var words = part.split(whereSeparator: \.isWhitespace)
    while words.count > 1, words[0].allSatisfy(\.isPicture) { words.removeFirst() }
    let isPictured = words.count < part.split(whereSeparator: \.isWhitespace).count
    guard let count = words.first, count.first?.isNumber == true,
      count.drop(while: { $0.isNumber || ".,".contains($0) }).count <= 2
    else { return false }
    return words.count == 1
      ? isPictured : words.count <= 3 && words[1...].contains { reactions.contains($0.plainLetters) }
  }

  /// Whether the parts of a line are the menu of a site: `Home   Recipes   About`.
  private static func isMenu(_ parts: [Substring]) -> Bool {
    parts.count > 2 && parts.allSatisfy { words($0).count <= 2 && $0.first?.isUppercase == true }
      && parts.count { menu.contains($0.plainLetters) } > 1
  }

  private static let menu = homes.union(RecipeWords.recipes).union([
    "about", "about me", "contact", "shop", "blog", "search", "books", "subscribe", "uber mich", "uber uns", "kontakt",
    "impressum", "suche", "a propos", "boutique", "chi sono", "contatti", "negozio", "sobre mi", "contacto", "tienda",
    "over mij", "winkel", "om mig",
  ])

  private static let reactions: Set<String> = [
    "comments", "comment", "shares", "share", "likes", "like", "views", "reactions", "saves", "kommentare", "kommentar",
    "geteilt", "reaktionen", "aufrufe", "commentaires", "commentaire", "partages", "partage", "j'aime", "vues",
    "commenti", "condivisioni", "visualizzazioni", "comentarios", "compartidos", "gusta", "vistas", "reacties",
    "kommentarer", "delningar", "gillar", "delinger", "partilhas",
  ]

  /// Whether a line says who has posted the text below it, and when: `Ann Lee · 3d · Public group`.
  static func isByline(_ text: String) -> Bool {
    let parts = text.split(separator: "·").map { $0.split(separator: " ") }
    guard (2...4).contains(parts.count), parts.allSatisfy({ $0.count <= mostButtonWords }) else { return false }
    return parts.dropFirst().contains { words in
      words.contains { audiences.contains($0.plainLetters) } || isAge(words)
    }
  }

  /// Whether words say how long ago something was: `3d`, `2 hrs`.
  private static func isAge(_ words: [Substring]) -> Bool {
    guard let first = words.first, words.count <= 2, first.first?.isASCIIDigit == true else { return false }
    let unit = (first.drop(while: \.isASCIIDigit) + (words.count > 1 ? words[1] : "")).plainLetters.filter(\.isLetter)
    return ages.contains(unit)
  }

  private static let ages: Set<String> = [
    "d", "h", "w", "m", "y", "min", "mins", "hr", "hrs", "std", "t", "tg", "wo", "wk", "j", "sem", "g", "dias", "dag",
    "u",
  ]
  private static let audiences: Set<String> = [
    "friends", "freunde", "amis", "amici", "amigos", "vrienden", "vanner",
    "group", "public", "gruppe", "offentlich", "groupe", "gruppo", "pubblico", "grupo", "publico", "groep", "openbaar",
  ]

  private static func isButton(_ words: [String]) -> Bool {
    let text = words.joined(separator: " ")
    return buttons.contains(text) || adverts.contains(text) || openings.contains(where: text.hasPrefix)
      || words.count > 1 && words.contains(where: RecipeWords.recipe.contains) && words.contains(where: verbs.contains)
  }

  /// Whether a line says how a page's readers have rated the recipe: `4,6/5 (214 Bewertungen)`.
  static func isRating(_ line: Substring) -> Bool {
    guard line.contains(where: \.isNumber) else { return false }
    return line.contains { "★☆⭐".contains($0) } || words(line).contains(where: ratings.contains)
  }

  /// Whether a line is the path of a page: `Home > Recipes > Puddings`.
  static func isPath(_ line: Substring) -> Bool {
    guard line.utf8.contains(where: { $0 > 0x7F || Array(">/-|".utf8).contains($0) }) else { return false }
    let words = line.split(separator: " ")
    let steps = words.split { ["›", "»", ">", "/", "-", "–", "|"].contains($0) }
    guard let first = steps.first?.joined(separator: " ").plainLetters,
      steps.allSatisfy({ $0.count <= mostButtonWords })
    else { return false }
    let isHome = homes.contains(first)
    let isOfArrows = words.contains { ["›", "»", ">"].contains($0) }
    return steps.count > 1 && isHome
      || steps.count > 2
        && (isOfArrows || steps.contains { RecipeWords.recipes.contains($0.joined(separator: " ").plainLetters) })
  }

  /// A line without the buttons for fewer and more servings: `für − 4 + Portionen` is `für 4 Portionen`.
  static func withoutChooser(_ line: Substring) -> Substring {
    guard line.utf8.count <= longest, line.contains("+") else { return line }
    var words = line.split(whereSeparator: \.isWhitespace)
    guard
      let place = words.indices.dropLast(2).first(where: {
        ["-", "−", "–"].contains(words[$0]) && words[$0 + 1].allSatisfy(\.isASCIIDigit) && words[$0 + 2] == "+"
      })
    else { return line }
    words.remove(at: place + 2)
    words.remove(at: place)
    return Substring(words.joined(separator: " "))
  }

  /// The parts of a line that are set apart by at least `gap` spaces, a tabulator or a bar.
  private static func cells(_ line: Substring, gap: Int) -> [Substring] {
    var cells: [Substring] = []
    var start = line.startIndex
    var blank: String.Index?
    var blanks = 0
    var place = line.startIndex
    while place < line.endIndex {
      let character = line[place]
      let next = line.index(after: place)
      if character.isWhitespace || "|•·".contains(character) {
        blank = blank ?? place
        blanks += character.isWhitespace && character != "\t" ? 1 : gap
      } else {
        if let end = blank, blanks >= gap {
          cells.append(line[start..<end])
          start = place
        }
        (blank, blanks) = (nil, 0)
      }
      place = next
    }
    cells.append(line[start..<(blank ?? line.endIndex)])
    return cells.map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
  }

  private static func words(_ text: Substring) -> [String] {
    text.plainLetters.split { !$0.isLetter && $0 != "'" }.map(String.init)
  }

  /// First words of the path of a page.
  private static let homes: Set<String> = ["home", "startseite", "accueil", "inicio", "forum", "start", "hem", "hjem"]
  private static let longest = 160
  private static let mostWords = 12
  private static let mostButtonWords = 4
  private static let mostSteps = 20
  private static let buttons: Set<String> = Set(RecipeWords.buttons).union([
    "save", "pin", "rate", "reply", "like", "comment", "add to favorites", "add to favourites", "favorite", "bookmark",
    "add to shopping list", "get recipe ingredients", "get ingredients", "add to cart", "email", "copy link", "bewaar",
    "deel",
    "facebook", "twitter", "pinterest", "instagram", "whatsapp", "tiktok", "nach oben", "skip to content",
    "speichern", "merken", "bewerten", "antworten", "kommentieren", "auf die einkaufsliste", "enregistrer", "partager",
    "sauvegarder", "noter", "repondre", "ajouter aux favoris", "ajouter a mon carnet", "salva", "condividi", "vota",
    "rispondi", "guardar", "responder", "bewaren", "opslaan", "delen", "printen", "afdrukken", "spara", "dela",
    "skriv ut", "gem", "del", "udskriv", "lagre", "guardar receita", "partilhar", "compartilhar", "zapisz", "drukuj",
    // Of the readers of a site
    "log in", "login", "log out", "sign in", "sign up", "register", "my account", "my recipes", "wishlist", "anmelden",
    "registrieren", "mein konto", "merkliste", "merkzettel", "se connecter", "connexion", "s'inscrire", "mon compte",
    "accedi", "registrati", "il mio account", "iniciar sesion", "registrarse", "mi cuenta", "inloggen", "mijn account",
    "logga in", "log ind",
  ])
  /// What one does with the recipe of a page: the first word of `Imprimer la recette`.
  private static let verbs: Set<String> = [
    "print", "save", "share", "pin", "rate", "drucken", "speichern", "teilen", "imprimer", "partager", "partagez",
    "enregistrer", "noter", "stampa", "salva", "condividi", "imprimir", "guardar", "compartir", "printen", "bewaren",
    "delen", "spara", "dela",
  ]
  private static let adverts: Set<String> = [
    "ad", "advertisement", "advertisements", "sponsored", "anzeige", "werbung", "publicite", "pubblicita", "publicidad",
    "publicidade", "advertentie", "annons", "annonce", "reklame", "reklama",
  ]
  private static let mostLabelWords = 6
  /// Beginnings of the button that notes the ingredients for shopping.
  private static let lists = [
    "add to your", "add to my", "add to grocery", "add to shopping", "add ingredients to", "zur einkaufsliste",
    "auf die einkaufsliste", "ajouter a m", "ajouter a la liste", "anadir a la lista", "agregar a la lista",
    "aggiungi alla lista", "zet op je", "op je boodschappenlijst", "lagg till i",
  ]
  private static let openings = [
    "jump to recipe", "jump to video", "skip to recipe", "zum rezept", "direkt zum rezept", "aller a la recette",
    "vai alla ricetta", "ir a la receta", "naar het recept", "ga naar recept", "hoppa till recept", "cook mode",
    "prevent your screen", "keep screen", "keep your screen", "kochmodus", "mode cuisine", "modo cocina",
  ]
  /// Words of the switch between systems of measures.
  private static let systems: Set<String> = ["us", "customary", "metric", "imperial", "units", "metrisch", "x"]
  private static let ratings: Set<String> = [
    "bewertung", "bewertungen", "rating", "ratings", "reviews", "avis", "valutazioni", "recensioni", "valoraciones",
    "votes", "voti", "opiniones", "beoordelingen", "stemmen", "betyg", "avaliacoes", "stars", "sterne", "stimmen",
    "votos",
  ]
}
