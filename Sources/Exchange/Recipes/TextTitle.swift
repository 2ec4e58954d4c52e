import Domain

/// Finds the title among the lines before a recipe, where a message also has a greeting, a sender or a path.
enum TextTitle {
  /// The place of the title among the lines before the ingredients; nil if none of them may be one.
  ///
  /// Of the lines that may be the title, the one with the best reasons is: it comes first, is said twice, is called a recipe,
  /// or has the servings, the times or the ingredients below it. What stands before `Dear customers,` is the head of a
  /// letter. Where none has a reason, the last one is it. `next` is the line after the lines.
  static func place(in lines: some Collection<TextLine>, before next: TextLine?) -> Int? {
    let lines = Array(lines)
    let arePaths = lines.map { TextFurniture.isPath($0.text[...]) }
    let first = arePaths.firstIndex(of: false) ?? 0
    let farthest = lines.count - mostLines
    let letters = lines.enumerated().map { index, line in
      guard index <= first || index >= farthest else { return "" }
      return parted(line.text).title.plainLetters.filter { $0.isLetter || $0.isNumber }
    }
    let areTitles = lines.indices.map { index in
      (index == first || index >= farthest && !arePaths[index] && !lines[index].text.hasSuffix(":"))
        && isTitle(lines[index]) && !isLabelled(index, in: lines) && !isWrapped(index, in: lines)
    }
    // `Home › Cakes › Carrot cake` names the recipe last.
    let ends = lines.indices.filter { arePaths[$0] }.compactMap { index in
      lines[index].text.split { "›»>/".contains($0) }.last?.plainLetters.filter { $0.isLetter || $0.isNumber }
    }
    let salutation = lines.indices.last { isSalutation(lines[$0]) } ?? 0
    let byline = lines.indices.last { TextFurniture.isByline(lines[$0].text) } ?? 0
    var best: (place: Int, score: Int)?
    for place in lines.indices where areTitles[place] {
      let line = lines[place]
      var score = score(of: line.text)
      if place < salutation { score -= 5 }
      if place < byline { score -= 3 }
      if place > first, place + 1 < lines.count, isDateline(lines[place + 1].text) { score += 4 }
      if letters.count(where: { $0 == letters[place] }) > 1
        || ends.contains(where: { !$0.isEmpty && (letters[place].hasPrefix($0) || letters[place].hasSuffix($0)) })
      {
        score += 4
      }
      if place == first {
        score += 3
        // `PRIMI PIATTI` above `Bucatini all'amatriciana`
        if isChapter(line), place + 1 < lines.count, areTitles[place + 1], lines[place + 1].beginsParagraph,
          !isUppercase(lines[place + 1].text)
        {
          score -= 2
        }
      } else {
        let above = lines[place - 1]
        if isRecipeLabel(above.text) || isOfRecipeWord(above.text) { score += 4 }
        if line.text.first?.isLowercase == true { score -= 1 }
        // `Das Original aus Rom` below `Spaghetti Carbonara`
        if areTitles[place - 1], !line.beginsParagraph, !isUppercase(above.text) { score -= 3 }
        // `Facile – Bon marché` below `Cuisson : 40 min`
        if !line.beginsParagraph, TextRecipe.isFact(above.text) { score -= 3 }
      }
      var below = place + 1
      while below < lines.count, areTitles[below], !lines[below].beginsParagraph { below += 1 }
      if place > first, !parted(line.text).facts.isEmpty {
        // `Spicy tomato dal, for 3`
        score += 3
      } else if below < lines.count {
        if statesFacts(lines[below].text) || isLabelled(below, in: lines) { score += 3 }
      } else if let next {
        // A line within the paragraph of the ingredients may be the heading of these.
        score += next.beginsParagraph || next.part != nil ? 3 : 1
      }
      if best.map({ score > $0.score || score == $0.score && $0.place > first }) ?? true { best = (place, score) }
    }
    return best?.place
  }

  /// How much a line looks like a title by its words alone.
  private static func score(of text: String) -> Int {
    var score = 0
    if isCalledRecipe(text) { score += 10 }
    if text.count(where: { $0 == "," }) > 1 { score -= 2 }
    if isOfRecipeWord(text) { score -= 3 }
    let plain = text.plainLetters
    if publications.contains(where: plain.contains) || isNumberedIssue(text) { score -= 4 }
    let words = plain.split { !$0.isLetter }
    if (1...4).contains(words.count), words.allSatisfy({ $0.count < 4 || courses.contains(String($0)) }) { score -= 4 }
    if text.last.map({ "!?".contains($0) }) == true { score -= 2 }
    return score
  }

  /// Whether a line has the number of an issue behind a dash, as the head of a handout does: `Soup club – Leaflet 4`.
  private static func isNumberedIssue(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 3, let last = words.last, last.allSatisfy(\.isASCIIDigit) else { return false }
    return words.dropFirst().contains { ["-", "–", "—", "|"].contains($0) }
  }

  /// Whether a line says when an article was written and by whom, as it does below its title: `March 12, 2019 by Meena`.
  private static func isDateline(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first, words.count <= mostWords else { return false }
    // `By Lottie Dean`
    if (2...4).contains(words.count), writtenBy.contains(first.plainLetters),
      words.dropFirst().allSatisfy({ $0.first?.isUppercase == true }), !text.contains(":")
    {
      return true
    }
    guard isMoment(text) || TextLine.namesDate(text) else { return false }
    return zip(words, words.dropFirst()).contains { word, next in
      writtenBy.contains(word.plainLetters) && next.first?.isUppercase == true
    }
  }

  /// Words before who has written an article.
  private static let writtenBy: Set<String> = ["by", "von", "par", "por", "di", "da", "door", "av", "af"]

  /// Whether a line says in what the dish is baked, or how much of it that fills: `For a 24 cm tin`, `Dosi per una teglia`.
  private static func isForTin(_ text: String) -> Bool {
    let words = text.plainLetters.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let place = words.prefix(2).firstIndex(where: beforeTins.contains),
      place == 0 || RecipeYield.isServings(words[0]) || TextRecipe.isFact("\(words[0]): 4")
    else { return false }
    return words[place...].contains("cm") || words[place...].contains(where: TextRecipe.isTinWord)
  }

  private static let beforeTins = RecipeWords.forWords.union(["voor"])

  /// Whether a line states servings or times, perhaps beside a word on the dish.
  private static func statesFacts(_ text: String) -> Bool {
    text.split(separator: " ").count <= mostWordsOfFacts
      && (TextRecipe.isFact(text) || clauses(text).contains(where: TextRecipe.isFact))
  }

  /// Whether a line is one of several with a short label and a short value: `Difficoltà: Facile`, `Costo: Basso`.
  private static func isLabelled(_ index: Int, in lines: [TextLine]) -> Bool {
    hasLabel(lines[index].text)
      && [index - 1, index + 1].contains { lines.indices.contains($0) && hasLabel(lines[$0].text) }
  }

  private static func hasLabel(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), !isCalledRecipe(text) else { return false }
    let (label, value) = (text[..<colon].split(separator: " "), text[text.index(after: colon)...].split(separator: " "))
    return (1...3).contains(label.count) && (1...5).contains(value.count)
  }

  /// Whether the next line goes on with the sentence of this one.
  private static func isWrapped(_ index: Int, in lines: [TextLine]) -> Bool {
    guard index + 1 < lines.count, case let next = lines[index + 1], !next.beginsParagraph, next.isProse else {
      return false
    }
    return next.text.first?.isLowercase == true && next.text.last.map { ".!?,".contains($0) } == true
  }

  /// Whether a line may be the title of a chapter, in capitals.
  private static func isChapter(_ line: TextLine) -> Bool {
    line.text.split(separator: " ").count <= 3 && isUppercase(line.text)
  }

  private static func isUppercase(_ text: String) -> Bool { !text.contains(where: \.isLowercase) }

  /// Whether a line goes on with the title above it: `mit Zitrone` below `Spargelrisotto`.
  static func goesOn(_ line: TextLine) -> Bool {
    guard line.isProse, !line.beginsParagraph, let first = line.text.split(separator: " ").first else { return false }
    return line.text.first?.isLowercase == true && joints.contains(String(first))
  }

  /// Words that begin the second line of a title.
  private static let joints: Set<String> = [
    "mit", "und", "in", "im", "auf", "an", "am", "aus", "von", "vom", "nach", "ohne", "with", "and", "on", "of", "from",
    "à", "au", "aux", "avec", "et", "en", "de", "du", "sur", "con", "al", "alla", "ai", "alle", "allo", "e", "di",
    "del",
    "della", "y", "a", "sin", "met", "van", "uit", "med", "och", "og", "på", "com", "z", "ze",
  ]

  /// Whether a line only addresses the readers of a letter: `Beste tashouder,`.
  private static func isSalutation(_ line: TextLine) -> Bool {
    let words = line.text.split(separator: " ")
    return line.isProse && line.beginsParagraph && words.count <= 6 && !line.text.contains(where: \.isNumber)
      && (line.text.hasSuffix(",") || words.count <= 4 && isGreeting(line.text.plainLetters))
  }

  /// Whether a line has a word such as `Recipe:` before the title.
  private static func isCalledRecipe(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), text.index(after: colon) < text.endIndex else { return false }
    return isNameOfRecipe(text[..<colon])
  }

  /// Whether a label means that the name of the recipe follows: `Recipe`, `Rezept für`, `Recipe name`.
  private static func isNameOfRecipe(_ label: Substring) -> Bool {
    let words = label.plainLetters.split { !$0.isLetter }.map(String.init)
    // `Rezeptidee`, but not `Mes recettes`
    let isRecipe = { (word: String) in
      RecipeWords.recipe.contains(where: word.hasPrefix)
        && (!RecipeWords.recipes.contains(word) || RecipeWords.recipe.contains(word))
    }
    return words.count <= 3 && words.contains(where: { isRecipe($0) || names.contains($0) })
      && words.allSatisfy {
        isRecipe($0) || names.contains($0) || ideas.contains($0) || RecipeWords.forWords.contains($0)
      }
  }

  /// Words beside `recipe` in a label: `Recipe idea`.
  private static let ideas: Set<String> = [
    "idea", "idee", "ide", "tip", "tipp", "suggestion", "sugerencia", "suggerimento",
  ]

  private static let names: Set<String> = [
    "title", "name", "dish", "gericht", "gerecht", "titel", "titre", "titolo", "titulo", "nom", "nome", "nombre",
    "naam",
  ]

  /// Whether a line only says that a recipe follows: `Recipe of the week`, `REZEPT DES MONATS`.
  private static func isRecipeLabel(_ text: String) -> Bool {
    let words = text.plainLetters.split { !$0.isLetter }
    guard let first = words.first, words.count <= 5 else { return false }
    return RecipeWords.recipe.contains(String(first)) && words.dropFirst().contains { times.contains(String($0)) }
      || words.count > 1 && RecipeWords.recipe.contains(String(words[words.count - 1]))
        && words.dropLast().contains { times.contains(String($0)) }
  }

  /// Whether a line is little more than the word `recipe`: `Thermomix Rezept`.
  private static func isOfRecipeWord(_ text: String) -> Bool {
    let words = text.plainLetters.split { !$0.isLetter }.map(String.init)
    return words.count <= 2 && words.contains(where: RecipeWords.recipe.contains)
  }

  /// Words for the chapters of a cookery book.
  private static let courses: Set<String> = [
    "starters", "soups", "salads", "mains", "main", "courses", "dishes", "meat", "fish", "poultry", "game", "puddings",
    "desserts", "cakes", "vegetables", "breads", "appetizers", "vorspeisen", "suppen", "salate", "hauptgerichte",
    "fleischgerichte", "fischgerichte", "beilagen", "nachspeisen", "kuchen", "geback", "entrees", "soupes", "plats",
    "viandes", "poissons", "legumes", "gateaux", "antipasti", "primi", "secondi", "piatti", "contorni", "dolci",
    "zuppe",
    "entrantes", "primeros", "segundos", "postres", "sopas", "carnes", "pescados", "voorgerechten", "hoofdgerechten",
    "nagerechten", "soepen", "forratter", "varmratter", "efterratter",
  ]
  /// Words for what a recipe may be printed in.
  private static let publications = [
    "blog", "newsletter", "nieuwsbrief", "nyhetsbrev", "rundbrief", "gemeindebrief", "magazin", "zeitung", "blatt",
    "gazette", "bulletin", "boletin", "forum", "notizie", "journal", "giornale", "krant",
  ]
  private static let mostWordsOfFacts = 20
  private static let times: Set<String> = [
    "day", "week", "month", "season", "tages", "woche", "monats", "saison", "jour", "semaine", "mois", "giorno",
    "settimana", "mese", "dia", "semana", "mes", "dag", "maand", "vecka", "veckans", "manad", "manadens", "wochen",
    "our", "unser", "notre", "nostra", "nuestra", "ons",
  ]

  /// A title without ornaments, a word such as `Recipe:` before it, and the servings or times behind it.
  ///
  /// `facts` are these servings and times: `2 people` and `20 min` of `Tacos (2 people, 20 min)`.
  static func parted(_ text: String) -> (title: String, facts: [String]) {
    var title = text.trimmed
    var facts: [String] = []
    // `TODAY'S SPECIAL 🌮 Black Bean Tacos`
    let halves = title.split(whereSeparator: \.isPicture).map { String($0).trimmed }.filter { !$0.isEmpty }
    if halves.count == 2, halves[0].contains(" "), let next = halves[1].first, next.isLowercase || next == "(" {
      // `Banana pancakes 🥞 ready in 5 minutes`
      title = halves[0]
    } else if halves.count == 2, isUppercase(halves[0]), !isUppercase(halves[1]) {
      title = halves[1]
    }
    if let colon = title.firstIndex(of: ":"),
      isNameOfRecipe(title[..<colon])
    {
      title = String(title[title.index(after: colon)...]).trimmed
    }
    if title.last == ")", let open = title.lastIndex(of: "("), open > title.startIndex {
      let said = title[title.index(after: open)...].dropLast().split { ",;/|".contains($0) }.map { String($0).trimmed }
      if said.count == 1, isOrigin(said[0]) {
        title = String(title[..<open]).trimmed
      } else if said.contains(where: TextRecipe.isFact) || said.count == 1 && isYield(said[0]) {
        facts += said.count == 1 ? said : said.filter(TextRecipe.isFact)
        let rest = said.count == 1 ? [] : said.filter { !TextRecipe.isFact($0) }
        title = String(title[..<open]).trimmed + (rest.isEmpty ? "" : " (\(rest.joined(separator: ", ")))")
      }
    }
    if let (start, fact) = servings(in: title) {
      facts.append(fact)
      title = String(title[..<start]).trimmed
    }
    return (title, facts)
  }

  /// The title that a message mentions without having it on a line of its own: in its subject, or in a sentence such as
  /// `hier das Rezept von Omas Kartoffelsuppe`; nil if it mentions none.
  static func mentioned(in lines: some Collection<TextLine>) -> String? {
    for line in lines {
      let plain = line.text.plainLetters
      guard let subject = subjects.first(where: plain.hasPrefix) else { continue }
      if let title = ofSubject(String(line.text.dropFirst(subject.count))) { return title }
    }
    for line in lines where line.text.utf8.count <= longestSentence {
      let words = line.text.split(whereSeparator: \.isWhitespace)
      guard
        let place = words.indices.first(where: { index in
          index + 2 < words.count
            && (RecipeWords.recipe.contains(words[index].plainLetters)
              && ofWords.contains(words[index + 1].plainLetters)
              || showing.contains(words[index].plainLetters) && articles.contains(words[index + 1].plainLetters)
                && !RecipeWords.recipe.contains { words[index + 2].plainLetters.hasPrefix($0) })
        })
      else { continue }
      var title: [Substring] = []
      for word in words[(place + 2)...].drop(while: { articles.contains($0.plainLetters) }).prefix(mostMentioned) {
        title.append(word)
        if let last = word.last, ",.!?:;)".contains(last) { break }
      }
      if title.last?.last != ")", let open = title.firstIndex(where: { $0.hasPrefix("(") }), open > 0 {
        title.removeSubrange(open...)
      }
      let named = parted(title.joined(separator: " ")).title.filter { !"!?.".contains($0) }
      if named.count > 2 { return named.prefix(1).uppercased() + named.dropFirst() }
    }
    return lines.lazy.compactMap { named(in: $0.text) }.first
  }

  /// The name in capitals within a sentence: `Creamy Tuscan Chickpeas` of `These Creamy Tuscan Chickpeas are a dream`; nil
  /// without one.
  private static func named(in text: String) -> String? {
    guard text.utf8.count <= longestSentence else { return nil }
    let words = text.split(separator: " ")
    for (place, word) in words.enumerated() where ["these", "this", "my", "our", "the"].contains(word.lowercased()) {
      // `my mama's Chicken & Dumplings`
      var rest = words[(place + 1)...]
      if rest.first?.first?.isLowercase == true, rest.first.map({ $0.hasSuffix("'s") || $0.hasSuffix("’s") }) == true {
        rest = rest.dropFirst()
      }
      let name = rest.prefix { word in
        word == "&"
          || word.first?.isUppercase == true && word.dropFirst().allSatisfy { $0.isLowercase || "-'’".contains($0) }
      }
      if (2...mostMentioned).contains(name.count) { return name.joined(separator: " ") }
    }
    return nil
  }

  /// The title in the subject of a message: `banana bread` of `Re: banana bread`; nil if nothing is left.
  static func ofSubject(_ subject: String) -> String? {
    var rest = subject.drop(while: \.isWhitespace).prefix(longestSentence)
    while let reply = replies.first(where: rest.plainLetters.hasPrefix) {
      rest = rest.dropFirst(reply.count).drop(while: \.isWhitespace)
    }
    // `Rezept Nudelsalat`
    var words = rest.split(whereSeparator: \.isWhitespace)
    if words.count > 1, RecipeWords.recipe.contains(words[0].plainLetters) {
      words.removeFirst()
      if words.count > 1, ofWords.contains(words[0].plainLetters) { words.removeFirst() }
      rest = Substring(words.joined(separator: " "))
    }
    let title = parted(String(rest)).title
    return title.isEmpty ? nil : title
  }

  private static let subjects = ["subject:", "betreff:", "objet:", "oggetto:", "asunto:"]
  private static let replies = ["re:", "aw:", "fwd:", "fw:", "wg:", "tr:", "rv:"]
  private static let ofWords: Set<String> = [
    "for", "of", "fur", "von", "vom", "furs", "delle", "degli", "dello", "dell'", "las", "los", "van", "voor", "till",
    "pa", "de", "du", "des", "del", "della", "di", "dei",
  ]
  /// Words that hand over a recipe: the first one of `here's my red lentil dal`.
  private static let showing: Set<String> = ["here's", "here’s", "heres", "hier", "anbei", "ecco", "voici", "voila"]
  private static let articles: Set<String> = [
    "my", "our", "the", "that", "your", "mein", "meine", "meinem", "meinen", "meiner", "unserem", "unser", "unsere",
    "das", "der", "die", "den", "dem", "la",
    "il", "le", "ma", "mon", "mi", "mia", "mio",
  ]
  private static let longestSentence = 300
  private static let mostMentioned = 6

  /// The parts of a sentence between its commas, brackets and the like.
  static func clauses(_ text: String) -> [String] {
    guard text.utf8.count <= longestSentence else { return [] }
    return text.split { ",;.!()".contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// Whether a text says whose recipe it is: `von Tante Resi`.
  private static func isOrigin(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 1, let last = words.last, last.first?.isUppercase == true else { return false }
    return originWords.contains(words[0].plainLetters)
  }

  private static let originWords: Set<String> = [
    "from", "by", "von", "vom", "de", "du", "da", "van", "fran", "av", "af",
  ]

  /// Whether a text is a number of pieces: `12 Stück`.
  private static func isYield(_ text: String) -> Bool {
    let words = RecipeWords.withoutApproximation(text).split(separator: " ")
    // `une quinzaine`
    if words.count <= 2, !text.contains(where: \.isNumber) { return RecipeYield.count(text) != nil }
    return words.count == 2 && Int(words[0]) != nil && words[1].allSatisfy(\.isLetter) && RecipeYield.count(text) != nil
  }

  /// Where the servings at the end of a title begin, as in `Salat für 6 Personen`, and what they are; nil if there are
  /// none.
  private static func servings(in title: String) -> (start: String.Index, fact: String)? {
    let words = title.split(separator: " ")
    guard let place = words.indices.last(where: { beforeServings.contains(words[$0].plainLetters) }),
      words.count - place <= 4, place + 1 < words.count, words[place + 1].first?.isASCIIDigit == true
    else { return nil }
    let fact = words[place...].joined(separator: " ")
    return TextRecipe.isFact(fact) ? (words[place].startIndex, fact) : nil
  }

  private static let beforeServings = RecipeWords.forWords.union(["serves", "feeds", "makes"])

  private static func isTitle(_ line: TextLine) -> Bool {
    guard line.number == nil, line.text.last.map({ !",;".contains($0) }) ?? false, !line.text.contains("·"),
      !line.text.contains("★"), !line.text.contains("⭐")
    else {
      return false
    }
    if isForTin(line.text) { return false }
    let text = parted(line.text).title
    // `Y'all asked for it! My mama's dumplings`, but `St. Martin`
    let words = text.split(separator: " ")
    for (word, next) in zip(words, words.dropFirst())
    where word.last.map({ "!?".contains($0) || $0 == "." && word.count > 4 }) == true && next.first?.isUppercase == true
    {
      return false
    }
    guard let last = text.last, !".,;:".contains(last), text.contains(where: \.isLetter), text.count <= longest,
      text.split(separator: " ").count <= mostWords, !["> ", "› ", "» "].contains(where: text.contains),
      !isMoment(text),
      RecipeWords.part(text) == nil,
      !TextRecipe.isFact(text), text == line.text || !TextRecipe.isFact("\(text): 4"), !line.isIngredient
    else { return false }
    let plain = text.plainLetters
    return !headers.contains(where: plain.hasPrefix) && !isGreeting(plain) && !controls.contains(where: plain.hasPrefix)
      && !TextFurniture.isRating(text[...]) && !isRecipeLabel(text)
  }

  private static let longest = 90
  /// How many lines before the ingredients may hold the title, beside the first one.
  private static let mostLines = 60
  private static let mostWords = 12

  /// Whether a text has a clock time, as the line about its sender does.
  static func hasClock(_ text: String) -> Bool {
    text.split { !$0.isASCIIDigit && $0 != ":" }.contains { word in
      let parts = word.split(separator: ":")
      return parts.count > 1 && parts.allSatisfy { $0.count == 2 }
    }
  }

  /// Whether a text has a clock time or a date, as the line about its sender does.
  static func isMoment(_ text: String) -> Bool {
    text.split { !$0.isASCIIDigit && !":./".contains($0) }.contains { word in
      let parts = word.split { !$0.isASCIIDigit }
      let isYear = parts.count == 1 && word.count == 4 && (word.hasPrefix("19") || word.hasPrefix("20"))
      return word.contains(":") && parts.count > 1 && parts.allSatisfy { $0.count == 2 } || parts.count == 3 || isYear
    }
  }

  /// Whether a line greets somebody: `Hi Tom`, `Mein liebes Kind`.
  private static func isGreeting(_ plain: String) -> Bool {
    let words = plain.split { !$0.isLetter && $0 != "'" }.map(String.init)
    guard let first = words.first else { return false }
    if ["mein", "meine"].contains(first), words.count > 1 { return words[1].hasPrefix("lieb") }
    return greetings.contains(first)
  }

  private static let greetings: Set<String> = [
    "hi", "hello", "hey", "hiya", "dear", "hallo", "liebe", "lieber", "liebes", "servus", "moin", "gruezi", "ciao",
    "cara", "caro", "hola", "querida", "querido", "coucou", "bonjour", "bonsoir", "salut", "cher", "chere", "thanks",
    "danke", "thank", "hej", "hei", "beste", "lieve", "geachte", "ola", "oi", "kara", "kare", "kjare", "estimada",
    "estimado", "gentile", "buongiorno", "buenos", "buenas", "goedemorgen", "sehr", "czesc", "drodzy",
  ]
  /// Beginnings of lines that say who wrote a message and about what.
  private static let headers = [
    "re:", "aw:", "fwd:", "wg:", "fw:", "from:", "to:", "subject:", "von:", "an:", "betreff:", "de:", "objet:", "a:",
    "asunto:", "oggetto:", "posted ", "poste ", "publie ", "publicado ", "pubblicato ", "geschrieben ", "verfasst ",
    "by ", "recipe by", "recipe from", "rezept von", "recette de :", "ricetta di:", "receta de:", "from the kitchen of",
    "sent:", "date:", "datum:", "http", "www.", "#", "@",
    "r/", "u/", "from the ", "aus der ", "aus dem ", "dalla ", "uit de ", "ur ", "thema:", "topic:", "par ", "por ",
    "door ", "last edited",
  ]
  /// Beginnings of what a page says on its buttons.
  private static let controls =
    RecipeWords.buttons + ["jump to", "save ", "pin ", "partager", "condividi", "zum rezept"]
}

extension String {
  /// The text without spaces, pictures and ornaments at its ends; `*` and the like are ornaments at the end only if they
  /// are at the beginning, too.
  fileprivate var trimmed: String {
    let isBlank = { (character: Character) in character.isPicture || character.isWhitespace }
    let start = drop { isBlank($0) || "*~=_|-–—".contains($0) }
    let isFramed = count > start.count && contains { "*~=_".contains($0) } && first.map { "*~=_".contains($0) } == true
    let end = start.reversed().drop { isBlank($0) || ":|-–—,".contains($0) || isFramed && "*~=_".contains($0) }
    return String(end.reversed())
  }
}
