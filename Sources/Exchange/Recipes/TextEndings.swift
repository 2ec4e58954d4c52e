import Domain

/// Finds where a recipe ends in a message or on a copied page: before a greeting, a signature, a tip or a button.
enum TextEndings {
  /// How many of the lines belong to the recipe; the lines after these are said to the reader.
  ///
  /// A paragraph with a greeting at the end of the text belongs to nothing, unless it is the only one.
  static func end(of lines: [TextLine]) -> Int {
    var end = lines.count
    let first = max(1, lines.count - mostLines)
    while end > first, let start = lines[first..<end].lastIndex(where: \.beginsParagraph), start > 0 {
      let paragraph = lines[start..<end]
      if paragraph.count <= longestParagraph, paragraph.contains(where: isEnding),
        !paragraph.contains(where: { $0.beginsItem || $0.isIngredient || $0.part != nil })
      {
        end = start
      } else if let last = paragraph.last, paragraph.count > 1, isEnding(last) {
        end -= 1
      } else {
        break
      }
    }
    while end > first, isEnding(lines[end - 1]) { end -= 1 }
    return min(end, farewell(in: lines) ?? end)
  }

  /// Where the writer says goodbye after the last line of the recipe that is certain; nil if he does not.
  ///
  /// What follows is a signature, whatever it says.
  private static func farewell(in lines: [TextLine]) -> Int? {
    let last = lines.lastIndex {
      $0.beginsItem || $0.isIngredient || $0.part == .ingredients || $0.part == .steps
    }
    return lines.dropFirst((last ?? 0) + 1).firstIndex { line in
      let plain = line.text.plainLetters
      let words = plain.split { !$0.isLetter }
      guard line.isProse, let first = words.first, words.count <= mostOfFarewell else { return false }
      return farewells.contains(where: plain.hasPrefix)
        || appetites.contains(where: plain.hasPrefix)
        || wishes.contains(String(first))
          && (line.text.hasSuffix("!")
            || line.beginsParagraph && words.count <= mostOfWish && line.text.last?.isLetter == true)
        || words.count <= 2 && line.text.hasSuffix(",") && short.contains(String(first))
        || words.count == 1 && line.beginsParagraph && closings.contains(String(first))
    }
  }

  /// Whether a short text sends kisses or greetings; the text is in plain letters.
  static func sendsLove(_ plain: String) -> Bool {
    let words = plain.split { !$0.isLetter }
    return kisses.contains(where: plain.contains) || words.contains { signs.contains(String($0)) }
  }

  private static let mostOfFarewell = 8
  /// The most words of a wish without an exclamation mark: `Schönes Wochenende`.
  private static let mostOfWish = 3
  private static let signs: Set<String> = [
    "xo", "xx", "xxx", "xoxo", "bussi", "kuss", "bisous", "bises", "bacione", "bacioni", "besos", "besitos", "kus",
    "kusjes",
    "kram", "puss", "knus", "beijos", "beijinhos", "liefs",
  ]
  /// Words that alone on a line say goodbye.
  private static let closings = signs.union([
    "love", "best", "cheers", "regards", "lg", "vg", "mfg", "gruss", "kramar", "mvh",
  ])
  /// Beginnings of lines that wish a good meal or a good day.
  private static let appetites = [
    "guten appetit", "gutes gelingen", "bon appetit", "buon appetito", "buen provecho", "que aproveche",
    "eet smakelijk", "smaklig maltid", "velbekomme", "bom apetite", "smacznego", "lasst es euch", "lass es dir",
    "have a great", "have a nice", "have a good", "have a lovely", "enjoy!", "happy baking", "happy cooking",
    "es gruss", "es druckt",
  ]
  /// First words of a wish such as `Frohe Festtage`.
  private static let wishes: Set<String> = [
    "frohe", "frohes", "schone", "schones", "schonen", "happy", "merry", "joyeux", "bonne", "bonnes", "buona", "buone",
    "feliz", "felices", "fijne", "trevlig", "god",
  ]
  private static let farewells = [
    "best wishes", "kind regards", "best regards", "warm regards", "lots of love", "all my love", "much love",
    "yours ", "viele grusse", "liebe grusse", "lieben gruss", "viele liebe", "herzliche grusse", "herzlichen gruss",
    "schone grusse", "mit freundlichen", "beste grusse", "mfg", "gros bisous", "grosses bises", "bien a vous",
    "cordialement", "bien cordialement", "amities", "un abbraccio", "un bacio", "cordiali saluti", "tanti saluti",
    "un abrazo", "un beso", "muchos besos", "saludos", "hartelijke groet", "vriendelijke groet",
    "met vriendelijke", "lieve groet", "groetjes", "veel liefs", "liefs", "hjartliga halsningar", "manga kramar",
    "vanliga halsningar", "halsningar", "varma kramar", "med venlig hilsen", "karlig hilsen", "venlig hilsen",
    "hilsen", "um beijo", "um abraco", "beijinhos", "pozdrawiam",
  ]

  /// The most lines at the end of a text that are looked at.
  private static let mostLines = 60
  /// The most lines of a paragraph that ends with a greeting and belongs to it.
  private static let longestParagraph = 4

  /// Whether a line says goodbye, names a source, or is a button of a page.
  private static func isEnding(_ line: TextLine) -> Bool {
    guard !line.isItem, line.number == nil, line.level == 0, line.text.utf8.count <= longest else { return false }
    let plain = line.text.plainLetters.replacing(" :", with: ":")
    let words = plain.split { !$0.isLetter }
    let isQuote =
      line.text.count > 2 && "\"“„«".contains(line.text.first ?? " ") && "\"”“»".contains(line.text.last ?? " ")
    if line.text.hasPrefix("--") || isQuote && words.count <= mostQuoted { return true }
    if words.count <= mostQuoted, kisses.contains(where: plain.contains) { return true }
    if words.isEmpty { return !line.text.contains { $0.isNumber } }
    if farewells.contains(where: plain.hasPrefix), words.count <= mostOfFarewell { return true }
    if openings.contains(where: plain.hasPrefix) { return true }
    if ["xx", "xxx", "xoxo"].contains(words[words.count - 1]) { return true }
    return words.count <= mostShort && short.contains(String(words[0])) && !line.text.contains { $0.isNumber }
  }

  private static let longest = 200
  private static let mostShort = 4
  private static let mostQuoted = 14
  private static let kisses = [
    "un bacio", "bacione", "bisous", "un beso", "besos", "lots of love", "liebe grusse", "viele grusse", "dicken kuss",
    "see you ", "bis bald", "bis samstag", "a presto", "hasta luego", "a bientot",
  ]
  /// First words of a short line that is a greeting or a button.
  private static let short = Set(RecipeWords.buttons).union([
    "love", "best", "regards", "cheers", "enjoy", "bye", "kuss", "bussi", "lg", "vg", "gruss", "gruesse", "grusse",
    "kram", "kramar", "puss", "kus", "kusjes", "liefs", "groet", "groeten", "groetjes", "knus", "hilsen", "beijos",
    "abraco", "deine", "dein", "eure", "euer", "bisous", "bises", "baci", "bacioni", "besos", "abrazos", "provecho",
    "saludos",
    "save", "comments", "thanks", "danke", "sincerely", "tschuss", "servus", "ciao",
  ])
  private static let openings = [
    "lots of love", "with love", "all my love", "love, ", "best wishes", "kind regards", "hugs", "kisses",
    "enjoy!", "bon appetit", "guten appetit", "gutes gelingen", "viel spass", "lasst es euch", "lass es dir",
    "liebe grusse", "lieben gruss", "viele grusse", "viele liebe", "herzliche", "schone grusse", "einen dicken kuss",
    "gros bisous", "grosses bises", "un bacio", "un abbraccio", "buon appetito", "un beso", "un abrazo",
    "publicado por", "posted by", "publie par", "pubblicato da", "gepostet von", "eingestellt von", "geplaatst door",
    "en guete", "buen provecho", "que aproveche", "eet smakelijk", "smakelijk eten", "smaklig maltid", "velbekomme",
    "bom apetite",
    "smacznego", "mi raccomando", "sent from my", "gesendet von", "von meinem", "envoye de",
    "inviato da", "enviado desde", "follow @", "follow me", "save this", "tag a friend", "tag someone", "foto:",
    "photo:", "fotos:", "photos:", "©", "all rights", "(c) ", "recipe by", "rezept von",
    "recipe from", "quelle:", "source:", "fonte:", "fuente:", "habt ihr", "qu'en avez", "http", "www.",
    "did you make", "verfasser:", "autor:", "author:", "auteur:", "autore:", "auteur :", "submitted by",
    "eingereicht von",
    "let me know", "hast du das rezept",
  ]

  /// Whether a line is a tip beside the recipe, as one that begins with `Mein Tipp:` is.
  static func isTip(_ line: TextLine) -> Bool {
    guard line.level == 0, !line.isItem, line.number == nil else { return false }
    let plain = line.text.prefix(60).plainLetters
    if ["next time", "beim nachsten mal", "la prochaine fois"].contains(where: plain.hasPrefix) { return true }
    if plain.hasPrefix("nb ") || plain.hasPrefix("ps ") { return true }
    if plain.hasPrefix("n.b.") || plain.hasPrefix("p.s.") || plain.hasPrefix("ps:") { return true }
    // `NOTE. Serve it cold.`, `TIP Add a carrot.`
    if let first = line.text.split(separator: " ").first, tips.contains(first.plainLetters.filter(\.isLetter)),
      line.text.contains(where: \.isLowercase),
      // `TIP the beans into the pan.` is a step.
      first.hasSuffix(".")
        || !first.contains(where: \.isLowercase) && line.text.dropFirst(first.count + 1).first?.isUppercase == true
    {
      return true
    }
    guard let colon = plain.firstIndex(of: ":"), colon < plain.index(before: plain.endIndex) else { return false }
    let label = plain[..<colon].split { !$0.isLetter }
    return label.count <= 4 && label.contains { tips.contains(String($0)) }
  }

  private static let tips: Set<String> = [
    "tip", "tips", "tipp", "tipps", "note", "notes", "hinweis", "notiz", "anmerkung", "astuce", "astuces", "conseil",
    "remarque", "consiglio", "consigli", "nota", "consejo", "truco", "nb", "ps", "variante", "variation", "variations",
    "plus", "ojo", "achtung", "wichtig", "attention", "attenzione", "importante", "obs", "idea", "idee", "edit", "dazu",
    "beilage", "serveertip", "dica", "tips", "tipset", "trucs", "suggestion",
  ]

  /// Whether a line only has nutrients: `Calories: 385 | P 36g | C 18g`, `Pro Portion: 465 kcal`.
  static func isNutrition(_ text: String) -> Bool {
    guard text.utf8.count <= longest, text.contains(where: \.isNumber) else { return false }
    let plain = text.plainLetters
    let isEnergy = ["kcal", "calories", "kalorien", "kilojoule"].contains(where: plain.contains)
    let units = plain.split { !$0.isLetter }
    return isEnergy && (text.count { $0.isNumber } > 2) && units.count <= 16 && !plain.hasSuffix(".")
  }
}
