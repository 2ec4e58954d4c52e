import Domain

/// Finds the title among the lines before a recipe, where a message also has a greeting, a sender or a path.
enum TextTitle {
  /// The place of the title among the lines before the ingredients: the first line if it may be one, else the last line
  /// that may be one; nil if none may be.
  static func place(in lines: some Collection<TextLine>) -> Int? {
    let farthest = lines.count - mostLines
    let places = lines.enumerated().filter { index, line in
      (index == 0 || index >= farthest) && isTitle(line) && (index == 0 || !line.text.hasSuffix(":"))
    }.map(\.offset)
    return places.first == 0 ? 0 : places.last
  }

  /// A title without ornaments, a word such as `Recipe:` before it, and the servings or times behind it.
  ///
  /// `facts` are these servings and times: `2 people` and `20 min` of `Tacos (2 people, 20 min)`.
  static func parted(_ text: String) -> (title: String, facts: [String]) {
    var title = text.trimmed
    var facts: [String] = []
    if let colon = title.firstIndex(of: ":"), recipeWords.contains(title[..<colon].plainLetters.filter { $0 != " " }) {
      title = String(title[title.index(after: colon)...]).trimmed
    }
    if title.last == ")", let open = title.lastIndex(of: "("), open > title.startIndex {
      let said = title[title.index(after: open)...].dropLast().split { ",;/|".contains($0) }.map { String($0).trimmed }
      if said.contains(where: TextRecipe.isFact) || said.count == 1 && isYield(said[0]) {
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
            && (recipeWords.contains(words[index].plainLetters) && ofWords.contains(words[index + 1].plainLetters)
              || showing.contains(words[index].plainLetters) && articles.contains(words[index + 1].plainLetters)
                && !recipeWords.contains { words[index + 2].plainLetters.hasPrefix($0) })
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
    return nil
  }

  /// The title in the subject of a message: `banana bread` of `Re: banana bread`; nil if nothing is left.
  static func ofSubject(_ subject: String) -> String? {
    var rest = subject.drop(while: \.isWhitespace).prefix(longestSentence)
    while let reply = replies.first(where: rest.plainLetters.hasPrefix) {
      rest = rest.dropFirst(reply.count).drop(while: \.isWhitespace)
    }
    let title = parted(String(rest)).title
    return title.isEmpty ? nil : title
  }

  private static let subjects = ["subject:", "betreff:", "objet:", "oggetto:", "asunto:"]
  private static let replies = ["re:", "aw:", "fwd:", "fw:", "wg:", "tr:", "rv:"]
  private static let recipeWords: Set<String> = ["recipe", "rezept", "recette", "ricetta", "receta"]
  private static let ofWords: Set<String> = [
    "for", "of", "fur", "von", "vom", "furs", "de", "du", "des", "del", "della", "di", "dei",
  ]
  /// Words that hand over a recipe: the first one of `here's my red lentil dal`.
  private static let showing: Set<String> = ["here's", "here’s", "heres", "hier", "anbei", "ecco", "voici", "voila"]
  private static let articles: Set<String> = [
    "my", "our", "the", "that", "your", "mein", "meine", "unser", "unsere", "das", "der", "die", "den", "dem", "la",
    "il", "le", "ma", "mon", "mi", "mia", "mio",
  ]
  private static let longestSentence = 300
  private static let mostMentioned = 6

  /// The parts of a sentence between its commas, brackets and the like.
  static func clauses(_ text: String) -> [String] {
    guard text.utf8.count <= longestSentence else { return [] }
    return text.split { ",;.!()".contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// Whether a text is a number of pieces: `12 Stück`.
  private static func isYield(_ text: String) -> Bool {
    let words = RecipeWords.withoutApproximation(text).split(separator: " ")
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
    let text = parted(line.text).title
    guard let last = text.last, !".,;:".contains(last), text.contains(where: \.isLetter), text.count <= longest,
      text.split(separator: " ").count <= mostWords, !isPath(text), !isMoment(text), RecipeWords.part(text) == nil,
      !TextRecipe.isFact(text), !line.isIngredient
    else { return false }
    let plain = text.plainLetters
    return !headers.contains(where: plain.hasPrefix) && !isGreeting(plain) && !controls.contains(where: plain.hasPrefix)
      && !ratings.contains(where: plain.contains)
  }

  private static let longest = 90
  /// How many lines before the ingredients may hold the title, beside the first one.
  private static let mostLines = 60
  private static let mostWords = 12

  /// Whether a text is the path of a page: `Home > Recipes > Puddings`.
  private static func isPath(_ text: String) -> Bool { ["> ", "› ", "» "].contains(where: text.contains) }

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
    "danke", "thank",
  ]
  /// Beginnings of lines that say who wrote a message and about what.
  private static let headers = [
    "re:", "aw:", "fwd:", "wg:", "fw:", "from:", "to:", "subject:", "von:", "an:", "betreff:", "de:", "objet:", "a:",
    "asunto:", "oggetto:", "posted ", "poste ", "publie ", "publicado ", "pubblicato ", "geschrieben ", "verfasst ",
    "by ", "recipe by ", "rezept von ", "from the kitchen of", "sent:", "date:", "datum:", "http", "www.", "#", "@",
  ]
  /// Beginnings of what a page says on its buttons.
  private static let controls =
    RecipeWords.buttons + ["jump to", "save ", "pin ", "partager", "condividi", "zum rezept"]
  private static let ratings = ["bewertung", "ratings", "reviews", " avis", "valutazioni", "valoraciones", "votes"]
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
