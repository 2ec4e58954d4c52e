internal import Domain

/// The English and German words that reveal that a sentence was typed instead of a command.
///
/// All are in plain letters (`Word.plainLetters`). Add missing words here; `SentenceGuess` decides what a sentence of
/// these words means.
enum SentenceWords {
  /// What a sentence is about.
  enum Topic {
    case eaten, spent, weight, over, left, report, open
  }

  /// A kind of period for which there is a command.
  enum Span: String {
    case week, month
  }

  /// Words that begin a question.
  static let questions: Set<String> = [
    "what", "whats", "what's", "how", "hows", "how's", "when", "where", "why", "which", "did", "does", "do", "is",
    "are",
    "was", "were", "has", "am", "wie", "wieviel", "wann", "wo", "warum", "wieso", "welche", "welcher", "welches", "hat",
    "habe", "haben", "ist", "sind",
  ]
  /// Words that ask for a person.
  static let who: Set<String> = ["who", "whos", "who's", "whose", "wer", "wem"]
  /// Words that ask to see something.
  static let requests: Set<String> = ["show", "zeig", "zeige", "tell", "give", "gib", "list"]
  /// Words for the user alone (`me`), and words for the user and the family (`us`).
  static let me: Set<String> = ["i", "i've", "ive", "ich", "my", "mein", "meine"]
  static let us: Set<String> = ["we", "we've", "wir", "our", "unser", "unsere"]

  static let topics: [String: Topic] = table([
    (
      .eaten,
      [
        "eat", "eats", "ate", "eaten", "eating", "had", "have", "has", "drink", "drinks", "drank", "drunk", "got",
        "gegessen", "isst", "esse", "essen", "ass", "assen", "getrunken", "trinkt", "trank", "hatte", "hatten", "hat",
        "habe", "hab", "haben", "gab",
      ]
    ),
    (
      .spent,
      [
        "spend", "spent", "spending", "cost", "costs", "paid", "pay", "money", "expensive", "ausgegeben", "gekostet",
        "kosten", "kostet", "bezahlt", "geld", "ausgaben", "teuer",
      ]
    ),
    (
      .weight,
      ["weigh", "weighs", "weighed", "weight", "wiegt", "wiege", "wog", "gewicht", "gewogen"]
    ),
    (
      .over,
      [
        "over", "above", "exceed", "exceeds", "exceeded", "limit", "limits", "uber", "ueber", "druber", "drueber",
        "grenze",
      ]
    ),
    (.left, ["left", "remaining", "remains", "ubrig", "uebrig"]),
    (.report, ["html", "report", "reports", "bericht", "wochenbericht", "monatsbericht", "pdf"]),
    (
      .open,
      ["forgot", "forgotten", "vergessen", "vergass", "incomplete", "unvollstandig", "unvollstaendig"]
    ),
  ])

  /// Topics that are expressed in several words.
  static let phrases: [(words: [String], topic: Topic)] = [
    (["too", "much"], .over), (["too", "many"], .over), (["zu", "viel"], .over), (["zuviel"], .over),
    (["not", "logged"], .open), (["not", "recorded"], .open), (["not", "entered"], .open),
    (["not", "complete"], .open),
    (["nicht", "eingetragen"], .open), (["nicht", "erfasst"], .open), (["nicht", "geloggt"], .open),
    (["nicht", "notiert"], .open), (["nicht", "vollstandig"], .open),
  ]

  static let spans: [String: Span] = table([
    (.week, ["week", "weeks", "weekly", "woche", "wochen", "wochenbericht"]),
    (.month, ["month", "months", "monthly", "monat", "monate", "monatsbericht"]),
  ])
  /// Words that, placed before a period such as `week`, refer to the previous period.
  static let last: Set<String> = [
    "last", "previous", "past", "letzte", "letzter", "letzten", "letztes", "letztem", "vorige", "voriger", "vorigen",
    "vergangene", "vergangenen",
  ]
  /// Words that, placed before a period such as `week`, refer to the current period.
  static let this: Set<String> = ["this", "the", "diese", "dieser", "diesen", "diesem", "die", "der", "den"]

  /// The nutrient that a word of a sentence asks about; nil if it names none.
  static func nutrient(_ word: String) -> Nutrient? { Nutrient(asked: word) ?? inflected[word] }

  /// Forms of nutrients' names that occur in sentences, but are not accepted in commands.
  private static let inflected: [String: Nutrient] = [
    "kilokalorien": .calories, "proteins": .protein, "carb": .carbohydrates, "kohlenhydraten": .carbohydrates,
    "fats": .fat, "saturated": .saturatedFat, "sugars": .sugar, "ballaststoffen": .fiber,
  ]

  /// Words before the food whose values are asked for: `in an egg`, `hat ein Ei`.
  static let beforeFood: Set<String> = ["in", "im", "hat", "has", "haben"]

  /// Words of one or two letters that begin a sentence rather than the name of a command.
  static let short: Set<String> = [
    "i", "a", "an", "he", "we", "me", "my", "it", "is", "in", "on", "at", "to", "of", "no", "so", "do", "be", "us",
    "up",
    "if", "as", "or", "by", "am", "er", "es", "im", "um", "un", "ja", "zu", "da", "wo", "ob", "du", "ab",
  ]

  /// Words for a saved report, each with the file format that it asks for: `html` for `seite`.
  static let formats: [String: String] = [
    "html": "html", "pdf": "html", "page": "html", "file": "html", "datei": "html", "seite": "html", "svg": "svg",
    "csv": "csv", "json": "json", "markdown": "md", "md": "md", "txt": "txt", "text": "txt",
  ]

  /// Words that ask for an option, each with the name of this option: `compare` for `vergleich`.
  static let options: [String: String] = [
    "compared": "compare", "comparison": "compare", "vergleich": "compare", "vergleichen": "compare",
    "verglichen": "compare", "alles": "all", "everything": "all",
  ]
  /// Words that are ignored before the name of an option.
  static let beforeOptions: Set<String> = ["as", "als", "with", "mit", "to", "into", "in", "and", "und"]

  private static func table<Value>(_ rows: [(Value, [String])]) -> [String: Value] {
    Dictionary(rows.flatMap { row in row.1.map { ($0, row.0) } }) { first, _ in first }
  }
}
