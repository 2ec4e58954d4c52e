import Domain

/// Finds where the steps of a recipe end and remarks about the finished dish begin: how it tastes, how long it keeps, and
/// what the writer tells the reader besides.
enum TextRemarks {
  /// How many of the lines are steps; the lines after these are remarks.
  static func end(of steps: [TextLine]) -> Int {
    var end = TextEndings.end(of: steps)
    end = min(end, endOfList(steps[..<end]))
    while end > 1, let start = steps[..<end].lastIndex(where: \.beginsParagraph), start > 0,
      !steps[start..<end].contains(where: { $0.beginsItem || $0.isHeading || LinkedRecipes.isStepNumber($0.text) }),
      !steps[start - 1].isHeading, !LinkedRecipes.isStepNumber(steps[start - 1].text),
      isRemark(steps[start..<end], after: steps[..<start])
    {
      end = start
    }
    // A chat has no empty lines.
    while end > 1, case let last = steps[end - 1], last.isProse, !last.isHeading, !steps[end - 2].isHeading,
      steps[end - 2].text.last.map({ ".!?".contains($0) }) == true, isPersonal(last.text), !hasTime(last.text)
    {
      end -= 1
    }
    return end
  }

  /// Whether the steps begin with this line although no heading says so: a paragraph of sentences after the ingredients,
  /// where no heading of the steps follows.
  static func isInstruction(at index: Int, in lines: [TextLine]) -> Bool {
    let line = lines[index]
    guard line.beginsParagraph || opensSentences(at: index, in: lines),
      line.isProse || line.isItem && index > 0 && !lines[index - 1].isItem, line.part == nil,
      !line.isIngredient, !line.isHeading,
      !lines[index...].contains(where: { $0.part == .steps })
    else { return false }
    let end = lines[(index + 1)...].firstIndex { $0.beginsParagraph } ?? lines.endIndex
    let paragraph = lines[index..<end]
    let words = paragraph.reduce(0) { $0 + $1.text.split(separator: " ").count }
    guard words >= fewestWords, let last = paragraph.last?.text.last else { return false }
    // Notes may have no periods, but more words a line than ingredients without amounts have.
    return ".!".contains(last)
      || paragraph.count > 1 && words >= paragraph.count * fewestWordsOfNote
        && !paragraph.contains(where: \.isIngredient)
  }

  /// Whether a line of a message without empty lines begins the steps: it is a sentence, and no ingredient follows.
  private static func opensSentences(at index: Int, in lines: [TextLine]) -> Bool {
    let line = lines[index]
    return line.isProse && line.text.hasSuffix(".") && line.text.first?.isUppercase == true
      && line.text.split(separator: " ").count >= fewestWordsOfSentence
      && !lines[(index + 1)...].contains { $0.isIngredient || $0.part == .ingredients }
  }

  private static let fewestWordsOfSentence = 8
  private static let fewestWords = 5
  private static let fewestWordsOfNote = 4

  /// Where the paragraph after a list of numbered or marked steps begins; the end of the steps if they are no list.
  private static func endOfList(_ steps: ArraySlice<TextLine>) -> Int {
    let isNumber = { (line: TextLine) in line.number != nil || LinkedRecipes.isStepNumber(line.text) }
    let isNumbered = steps.count(where: isNumber) > 1
    let marked = steps.indices.filter { isNumbered ? isNumber(steps[$0]) : steps[$0].beginsItem }
    guard marked.count > 1, let last = marked.last,
      marked.count * 2 >= steps.count(where: { $0.beginsParagraph && !$0.beginsItem && !isNumber($0) })
    else { return steps.endIndex }
    // The text of a step may be on the line below its number, or in the next paragraph.
    let text = LinkedRecipes.isStepNumber(steps[last].text) ? last + 1 : last
    let rest = steps.dropFirst(text + 1)
    guard let behind = rest.firstIndex(where: { $0.beginsParagraph || isNumbered && $0.beginsItem }),
      // `For the icing:` may have steps without numbers.
      !steps[behind...].contains(where: { line in
        line.isHeading
          && line.text.split(separator: " ").first.map { RecipeWords.purposeWords.contains($0.plainLetters) } == true
      })
    else { return steps.endIndex }
    return behind
  }

  /// Whether a paragraph after the steps is no step.
  private static func isRemark(_ paragraph: ArraySlice<TextLine>, after steps: ArraySlice<TextLine>) -> Bool {
    let text = paragraph.map(\.text).joined(separator: " ")
    let plain = text.plainLetters
    if let first = paragraph.first, TextEndings.isTip(first) { return true }
    if openings.contains(where: plain.hasPrefix) || statesServings(paragraph.first?.text ?? text) { return true }
    // `(aus: Das große Hausbuch)`
    if text.hasPrefix("("), text.hasSuffix(")") { return true }
    if isSignature(paragraph, after: steps) { return true }
    if TextLine.namesDate(text) || paragraph.count == 1 && text.contains(":") && TextRecipe.isFact(text) {
      return true
    }
    guard !hasTime(text) else { return false }
    if isExclaimed(text, after: steps) { return true }
    if modals.contains(where: plain.hasPrefix) { return true }
    if isPersonal(text) || isSpokenByWriter(text) && !isSpokenByWriter(steps.map(\.text).joined(separator: " ")) {
      return true
    }
    return isBlock(steps) && paragraph.count <= longestRemark
  }

  /// Whether a text is a sentence that exclaims after steps that do not, as `Uncle Fred eats six of them!` is.
  private static func isExclaimed(_ text: String, after steps: ArraySlice<TextLine>) -> Bool {
    text.hasSuffix("!") && steps.count > 1 && !steps.contains { $0.text.hasSuffix("!") }
      && text.split(separator: " ").count >= fewestExclaimed && sentences(text).count == 1
      && !text.split(separator: " ").contains { word in lastActs.contains(where: word.plainLetters.hasPrefix) }
  }

  /// Beginnings of words for what one does last, which is a step however it is said.
  private static let lastActs = [
    "serv", "enjoy", "garnish", "sprinkl", "top", "drizzl", "slic", "pour", "eat", "dust", "genie", "anricht",
    "bestreu",
    "garnier", "garnir", "gratin", "degust", "profit", "saupoudr", "sirv", "sirve", "disfrut", "espolvore", "spolver",
    "gust", "strooi", "geniet", "njut", "nyd",
  ]

  private static let fewestExclaimed = 5

  /// The last step without the sentences about the finished dish at its end, and these sentences; nil if it has none.
  static func parted(_ step: String) -> (step: String, remark: String)? {
    let sentences = sentences(step)
    var end = sentences.count
    while end > fewestSentences, case let last = sentences[end - 1], !hasTime(last),
      openings.contains(where: last.plainLetters.hasPrefix) || statesServings(last)
        || TextEndings.sendsLove(last.plainLetters)
    {
      end -= 1
    }
    guard end < sentences.count else { return nil }
    if end > 1, closers.contains(sentences[end - 1].plainLetters.filter { $0.isLetter || $0 == " " }) { end -= 1 }
    return (sentences[..<end].joined(separator: " "), sentences[end...].joined(separator: " "))
  }

  private static let fewestSentences = 2
  /// What a writer says when the recipe is told.
  private static let closers: Set<String> = [
    "thats it", "thats all", "das wars", "fertig", "et voila", "voila", "cest tout", "ecco fatto", "tutto qui",
    "y ya esta", "ya esta", "y listo", "listo", "klaar", "dat is alles", "klart",
  ]

  /// The sentences of a text; each ends before a word with a capital.
  static func sentences(_ text: String) -> [String] {
    var sentences: [[Substring]] = [[]]
    for word in text.split(separator: " ") {
      if let last = sentences.last?.last?.last, ".!?".contains(last), word.first?.isUppercase == true {
        sentences.append([])
      }
      sentences[sentences.count - 1].append(word)
    }
    return sentences.map { $0.joined(separator: " ") }
  }

  /// Whether the lines of the steps were broken at the width of a page, so that a sentence may end at the end of a line.
  static func areBroken(_ steps: [TextLine]) -> Bool {
    let pairs = zip(steps, steps.dropFirst()).filter { line, next in !next.beginsParagraph && !next.beginsItem }
    let broken = pairs.count { line, next in
      line.text.count >= fewestOfBroken && line.text.last.map { $0.isLetter || $0 == "," } == true
    }
    return broken * 2 > pairs.count
  }

  /// Whether the steps are written in sentences: most paragraphs end as one does.
  static func areSentences(_ steps: [TextLine]) -> Bool {
    let ends = steps.indices.filter { index in
      !TextEndings.isTip(steps[index]) && !steps[index].isHeading
        && (index + 1 == steps.count || steps[index + 1].beginsParagraph || steps[index + 1].beginsItem)
    }
    let sentences = ends.count { steps[$0].text.last.map { ".!?)".contains($0) } == true }
    return sentences * 2 >= ends.count && sentences > 0 && steps.contains { $0.text.first?.isUppercase == true }
  }

  private static let fewestOfBroken = 30

  /// Whether the steps are a line each without empty lines between them, so that a paragraph behind them is none.
  private static func isBlock(_ steps: ArraySlice<TextLine>) -> Bool {
    var steps = steps
    var start = steps.lastIndex { $0.beginsParagraph || $0.isHeading } ?? 0
    // Other remarks may stand between.
    while steps.endIndex - start < fewestOfBlock, start > 0, !steps[start].isHeading {
      steps = steps[..<start]
      start = steps.lastIndex { $0.beginsParagraph || $0.isHeading } ?? 0
    }
    guard steps.endIndex - start >= fewestOfBlock else { return false }
    if !steps[start...].contains(where: { $0.text.hasSuffix(".") || sentences($0.text).count > 1 }) { return true }
    return steps[start...].allSatisfy { line in
      line.isHeading || line.text.last.map { ".!)".contains($0) } == true && line.text.first?.isUppercase == true
    }
  }

  /// Whether the first sentence only says for how many the recipe is: `Feeds 8 easily`.
  private static func statesServings(_ text: String) -> Bool {
    guard let sentence = text.split(whereSeparator: { ".!?".contains($0) }).first else { return false }
    let first = sentence.split(separator: " ").first?.plainLetters ?? ""
    return TextRecipe.isYield(String(sentence))
      || RecipeWords.forWords.contains(first) && TextRecipe.isFact(sentence.trimmingPrefix(" ").description)
  }

  /// Whether a paragraph only says who has written the text: `Ton vieux parrain,` and `Étienne`.
  private static func isSignature(_ paragraph: ArraySlice<TextLine>, after steps: ArraySlice<TextLine>) -> Bool {
    let words = paragraph.flatMap { $0.text.split(separator: " ") }
    guard paragraph.count <= 2, words.count <= 5, let last = paragraph.last?.text, last.first?.isUppercase == true,
      last.last?.isLetter == true, steps.last?.text.hasSuffix(".") == true || steps.last?.text.hasSuffix("!") == true
    else { return false }
    return paragraph.count == 2 ? paragraph.first?.text.hasSuffix(",") == true : words.count == 1
  }

  /// Whether a text greets, asks or invites the reader.
  private static func isPersonal(_ text: String) -> Bool {
    let plain = text.plainLetters
    return text.hasSuffix("?") || text.contains { "@#".contains($0) } || plain.contains("www.")
      || plain.contains("http")
      || text.unicodeScalars.contains { affections.contains($0) } || TextEndings.sendsLove(plain)
      || invitations.contains(where: plain.contains)
  }

  /// Whether the writer speaks of himself: `Wir essen ihn mit Zimt`.
  private static func isSpokenByWriter(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
    // `I` is an article in Italian.
    let isEnglish = words.contains { ["the", "it", "to", "a"].contains($0) }
    return words.contains { $0 == "I" && isEnglish || writers.contains($0.plainLetters) }
  }

  /// Whether a text has a duration or a temperature, as a step has.
  private static func hasTime(_ text: String) -> Bool {
    let words = text.split { $0.isWhitespace || "-–,.;()".contains($0) }
    for (index, word) in words.enumerated() where word.first?.isNumber == true {
      let unit = word.drop { $0.isNumber }
      if "°º".contains(unit.first ?? " ") { return true }
      guard let name = unit.isEmpty ? words[(index + 1)...].first : unit else { continue }
      if heats.contains(name.plainLetters.prefix { $0.isLetter || $0 == "°" }.description) { return true }
      if name.first.map({ "°º".contains($0) }) == true { return true }
      // Days are how long it keeps.
      if let minutes = RecipeDuration.minutes(.string("1 \(name)")), minutes < 24 * 60 { return true }
    }
    return false
  }

  private static let heats: Set<String> = [
    "c", "f", "grad", "degrees", "gradi", "grados", "degres", "graden", "grader",
  ]
  private static let fewestOfBlock = 3
  private static let longestRemark = 3
  private static let affections: Set<Unicode.Scalar> = ["❤", "😘", "💕", "💋", "💖", "💗", "💛", "♥", "🤗"]
  private static let writers: Set<String> = [
    "i'm", "i've", "i'd", "i'll", "my", "we", "we've", "our", "ich", "mein", "meine", "meiner", "meinem", "meinen",
    "wir",
    "uns", "unser", "unsere", "unserem", "mir", "mich", "je", "j'ai", "mon", "nous", "notre", "chez", "mio", "mia",
    "miei",
    "noi", "nostra", "nostro", "yo", "nosotros", "nuestra", "nuestro", "ik", "mijn", "wij", "onze", "jag", "mina",
    "mitt",
    "oss", "vi", "jeg", "vores", "eu", "meu", "minha",
  ]
  /// What a writer asks of the reader after the recipe.
  private static let invitations = [
    "let me know", "tell me", "hope you", "ich hoffe", "j'espere", "spero ", "espero ", "ik hoop", "hoppas ", "follow",
    "subscribe", "comment", "newsletter", "abonnier", "folgt ", "folge ",
    "schreib mir", "sag bescheid", "erzahl", "dis-moi", "dites-moi", "abonne", "fammi sapere", "fatemi sapere",
    "seguimi", "iscriviti", "cuentame", "sigueme", "siguenos", "laat weten", "laat me", "volg ", "uitschrijven",
    "abmelden", "unsubscribe", "hor av dig", "folj ", "prenumer", "love from", "sends his love", "sends her love",
    "send my love", "ring me", "call me", "ruf an", "ruf mich",
  ]
  /// First words of what one may also do, and of what is said about the dish by a pronoun.
  private static let modals = [
    "you can ", "you could ", "man kann ", "du kannst ", "ihr konnt ", "on peut ", "tu peux ", "vous pouvez ", "puoi ",
    "potete ", "puedes ", "podeis ", "se puede ", "je kan ", "man kan ", "du kan ", "voce pode ", "it ", "they ", "er ",
    "es ", "il ", "elle ", "ils ", "elles ", "ca ", "c'est ",
  ]
  /// First words of what is said about the finished dish: how it tastes and keeps, and what goes with it.
  private static let openings = [
    "it's even better", "even better", "keeps ", "it keeps", "they keep", "freezes", "it freezes", "they freeze",
    "can be made", "can be frozen", "leftovers", "store in", "to freeze", "to store", "nice with", "great with",
    "good with", "delicious with", "lovely with", "tastes ", "goes well", "goes great", "perfect with", "edit:",
    "makes a great", "if you liked", "if you enjoyed", "si te ha gustado", "se ti e piaciut", "si vous avez aime",
    "wenn dir das", "dazu passt", "dazu passen", "dazu gibt", "dazu schmeckt", "dazu schmecken", "dazu reicht",
    "dazu:", "passt gut", "passt super", "schmeckt ", "lecker ", "halt sich", "halten sich", "lasst sich",
    "lassen sich", "dauert ", "reste ", "im kuhlschrank halt", "beilage", "idee:", "wer mag", "wer will", "il se garde",
    "elle se garde", "ils se gardent", "elles se gardent", "se garde", "se conserve", "ca se conserve",
    "cela se conserve", "delicieux avec", "encore meilleur", "c'est encore", "on peut aussi", "vous pouvez aussi",
    "si conserva", "si mantien", "si puo ", "si possono", "si consiglia", "ottim", "buonissim", "perfetto con",
    "perfetta con", "ancora piu buon", "se puede ", "se pueden ", "aguanta", "esta mas ric", "todavia mas",
    "ideal para", "perfecto con", "lekker ", "ook lekker", "blijft ", "houdbaar", "je kunt ", "bewaar", "serveertip",
    "gott med", "haller ", "haller sig", "gar bra att", "gar att frysa", "passar bra", "smakar ", "holder sig",
    "kan fryses", "smager ", "fica otim", "conserva-se", "pode congelar", "guarda-se",
  ]
}
