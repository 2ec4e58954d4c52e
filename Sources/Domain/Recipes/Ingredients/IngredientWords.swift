/// Words in ingredient lines that are neither units nor foods, in lower case and without accents, in several languages.
enum IngredientWords {
  /// The values of number words: the English and German ones of `NumberWords`, and those of other languages.
  private static let numbers: [String: Double] = {
    var table = NumberWords.cardinals.merging(NumberWords.articles) { $1 }
    table["both"] = nil
    table["beide"] = nil
    table["beiden"] = nil
    table["doppelte"] = nil
    for (words, value): (String, Double) in [
      ("un une uno una um uma d'un d'une l'un один одна одне одну", 1), ("deux due dos dois duas два дві", 2),
      ("trois tre tres три", 3), ("quatre quattro cuatro quatro чотири", 4), ("cinq cinque cinco п'ять", 5),
      ("six sei seis шість", 6), ("sept sette siete сім", 7), ("huit otto ocho oito вісім", 8),
      ("dix dieci diez dez десять", 10), ("douze dodici doce doze", 12),
      ("demi demie mezzo mezza medio media meio meia пів половина половину mezz' половини", 0.5),
      ("half halb halbe halber halbes halben halve", 0.5), ("quarter viertel", 0.25), ("dozen dutzend", 12),
    ] {
      for word in words.split(separator: " ") { table[String(word).plainLetters] = value }
    }
    return table
  }()

  static func number(_ plain: String) -> Double? { numbers[plain] }

  /// Words that multiply the number before them, with their factor: `half a dozen eggs`, `2 Paar Wiener`.
  static let multiples: [String: Double] = [
    "dozen": 12, "dutzend": 12, "douzaine": 12, "dozzina": 12, "docena": 12, "duzia": 12,
    "demi-douzaine": 6, "pair": 2, "pairs": 2, "paar": 2, "paare": 2, "paire": 2, "paires": 2, "paio": 2, "paia": 2,
  ]

  static let articles: Set<String> = [
    "a", "an", "the", "ein", "eine", "einen", "einer", "eines", "un", "une", "uno", "una", "um", "uma",
  ]

  /// Words between the lower and the upper end of a range, such as `to`.
  static let ranges: Set<String> = ["to", "or", "bis", "oder", "a", "ou", "o", "до", "або", "y"]

  /// Words that come before an amount and say that it is not exact, such as `about`.
  static let approximate: Set<String> = set(
    """
    about approx approximately around roughly circa ca etwa ungefahr rund knapp gut gute guter environ env aprox
    aproximadamente unos unas cerca приблизно близько scant nearly almost generous up to at least most just over insgesamt total
    mindestens maximal hochstens je jeweils each
    """)

  /// Sizes of a piece or spoonful; none of them is part of a food's name.
  static let sizes: Set<String> = PieceSize.allWords.subtracting(["kl"]).union(
    set(
      """
      good-sized bite-size size sized
      heaped heaping rounded level scant generous good full overflowing medium-large small-to-medium
      gehauft gehaufte gehaufter gehauften gehaufter
      gestrichen gestrichene gestrichener gestr geh gut voller volle schwach schwacher gutes geh gestrichenen
      beau belle belles
      rase rases bombee bombees bonne bonnes bon bons pleine
      medio medi medie abbondante abbondanti raso rasi colmo colmi
      bel bella bello generoso generosa
      colmada colmadas rasa rasas buen buena generosa colmado
      generoso generosos
      media medias cheia cheias medios
      велика великии велике великі маленька маленькии маленьке мала середня середніи середні середне невелика невеликии повна
      """))

  /// Words for shapes, which belong to the amount only if a unit follows them: `4 thin slices`.
  static let shapes: Set<String> = [
    "thick", "thin", "fat", "short", "long", "dicke", "dunne", "dicken", "dunnen", "fine", "sottili", "finas", "fines",
    "packed",
  ]

  /// Words that show that the size before them is part of the food's name: `good quality chocolate`.
  static let afterSizes: Set<String> = ["quality", "strength", "or", "oder", "heat", "grain"]

  /// Words between an amount and its food, such as `of`.
  static let joining: Set<String> = [
    "of", "von", "vom", "de", "du", "des", "di", "from", "del", "della", "delle", "dei", "degli", "dello", "da", "do",
    "dos",
    "das", "з", "із",
  ]

  /// Words between an amount and another amount that is added to it, such as `plus`.
  static let additions: Set<String> = ["plus", "and", "und", "et", "e", "y"]

  /// Words between two alternatives, such as `or`.
  static let alternatives: Set<String> = ["or", "oder", "ou", "bzw"]

  /// Words that come before the size of each piece: `2 Dosen à 400 g`.
  static let each: Set<String> = ["a", "je", "of", "da"]

  /// Words behind an amount that say that it is not exact: `1 kg circa di cozze`; others of `approximate` may begin a name
  /// there.
  static let abouts: Set<String> = ["circa", "ca", "environ", "env", "aprox", "approx", "etwa"]

  /// Words between a can and the size of each can: `2 boîtes de 400 g de tomates`.
  static let ofSize: Set<String> = ["de", "di", "da", "von", "mit", "of", "з", "по"]

  /// Words before an amount in brackets that say which amount it is: `(drained weight 240 g)`.
  static let beforeAmounts: Set<String> = set(
    """
    each a je de da di weight drained net abtropfgewicht nettogewicht fullmenge einwaage gewicht peso sgocciolato netto poids
    egoutte escurrido neto liquido
    """)

  /// Nuts that are units if a fat follows: `une noix de beurre`.
  static let nuts: Set<String> = ["noix", "noisette", "noce", "nuez"]
  static let fats: Set<String> = ["beurre", "margarine", "burro", "mantequilla", "saindoux", "strutto", "manteca"]

  /// Salts whose size of grain is part of the name.
  static let salts: Set<String> = ["sal", "sale", "sel", "salt", "salz"]
  /// Sizes of eggs, written as capital letters.
  static let sizeLetters: Set<String> = ["s", "m", "l", "xl"]

  /// Articles before a word such as `jus`: `le jus de 2 citrons`.
  static let definite: Set<String> = [
    "the", "der", "die", "das", "den", "le", "la", "les", "il", "lo", "i", "gli", "el", "los", "las", "o", "os", "as",
  ]

  /// Articles and prepositions that are joined to the word after them: `d'huile`.
  static let elisions = ["d'", "dell'", "l'", "un'"]

  /// Amounts without a number, such as `some`.
  static let vague: [[String]] = [
    "a little bit of", "a little", "a bit of", "a few", "a couple of", "couple of", "some", "few", "several",
    "plenty of", "lots of",
    "a touch of", "etwas", "ein paar", "einige", "ein wenig", "wenig", "ein bisschen", "reichlich", "quelques",
    "un peu de", "un peu d'",
    "un po' di", "un po' d'", "un poco de", "un poquito de", "poco de", "alcuni", "alcune", "qualche", "algunas", "q b",
    "c n",
    "algunos", "unas cuantas", "unas", "unos",
    "um pouco de", "algumas", "alguns", "трохи", "кілька", "декілька", "enough", "viel", "nach belieben",
    "nach geschmack", "n b",
  ].map { $0.split(separator: " ").map { String($0).plainLetters } }.sorted { $0.count > $1.count }

  /// Words at which the name of a food ends, such as `for`, if at least one word of the name comes before them.
  static let ends: Set<String> = set(
    """
    for to plus at cut if as each more see like dissolved preferably about approximately approx roughly
    fur zum zur zum je nach bei ca evtl eventuell sowie
    pour selon environ facultatif per q.b. qb circa facoltativo para opcional aprox
    для за приблизно
    """)

  /// Words that may follow `per` or `pour` within a name: `lievito per dolci`.
  static let kinds: Set<String> = ["dolci", "pizza", "pane", "torte", "polenta", "risotto", "todo"]

  /// Words for ways of preparing a food, which may stand before or after the food's name.
  static let preparations: Set<String> = set(
    """
    chopped minced diced sliced grated shredded melted softened chilled torn crushed sifted packed peeled beaten cubed halved
    quartered julienned crumbled snipped cracked squeezed mashed slivered shaved strained rinsed drained trimmed washed
    cored seeded deseeded deveined pounded segmented torn zested juiced thawed defrosted unpeeled
    gehackt gehackte gehackter gehacktes gerieben geriebener geriebene geriebenes geschnitten gewurfelt gepresst
    fein grob frisch
    hache hachee haches hachees rape rapee rapes rapees emince emincee eminces emincees fondu fondue ramolli
    tritato tritata tritati tritate grattugiato grattugiata grattugiati affettato affettata fuso sciolto ammorbidito sbattuto
    picado picada picados picadas rallado rallada rallados troceado derretido derretida batido ralado ralada pelado pelada
    pelados peladas cortado cortada cortados cortadas lavado lavada lavados lavadas escurrido escurrida escurridos escurridas
    lave lavee laves lavees epluche epluchee epluches epluchees coupe coupee coupes coupees egoutte egouttee egouttes
    egouttees tagliato tagliata tagliati tagliate sbucciato sbucciata sbucciati sbucciate scolato scolata scolati scolate
    abgerieben abgeriebene abgeriebener entkernt entkernte geschalt geschalte geschalter abgetropft gewaschen gewaschene
    """)

  /// Words for `minced` that come before the name of a meat.
  ///
  /// In French, Italian and Spanish, the word for `minced` comes after the name.
  static let minced: Set<String> = set("minced gehackt gehackte gehackter gehacktes")

  /// The beginnings of the names of meats that are sold minced.
  static let mincedMeats = [
    "beef", "pork", "lamb", "veal", "turkey", "chicken", "mutton", "venison", "meat", "rind", "schwein", "lamm", "kalb",
    "pute", "fleisch",
  ]

  /// Adverbs that come before a way of preparing: `finely chopped`.
  static let manners: Set<String> = set(
    """
    freshly finely thinly coarsely roughly lightly firmly loosely very thickly well tightly gently carefully crosswise lengthwise
    finement grossierement finamente grossolanamente fraichement
    """)

  /// Words that are usually part of a food's name (`ground cumin`), but describe its preparation after an adverb such
  /// as `freshly`.
  static let groundAfterManner: Set<String> = ["ground", "pressed", "toasted", "roasted", "cooked", "made", "pureed"]

  /// Words that may be followed by a comma within a name: `boneless, skinless chicken breasts`.
  static let adjectives: Set<String> = set(
    """
    boneless skinless fresh firm ripe dried dry sweet hot mild soft hard cold warm ice-cold frozen raw cooked lean plain
    unsalted salted smoked unsmoked bone-in skin-on free-range organic low-fat low-sodium reduced-fat fat-free nonfat
    full-fat extra-virgin unsweetened sweetened whole wild young old tender crisp crusty dense green red yellow white black
    orange purple brown dark light medium-dark flat-leaf day-old good-quality high-quality mixed assorted unbleached bleached
    thick-cut center-cut skinned boned toasted roasted blanched pitted peeled chopped shelled canned jarred
    unpeeled bottled shucked pickled cured aged clear pure seedless meaty starchy waxy floury heavy thick thin small medium large baby best-quality
    """)

  /// Words that say that an ingredient may be left out, such as `optional`.
  static let optional: Set<String> = set(
    "optional optionally ggf gegebenenfalls facultatif facultative facoltativo facoltativa opcional opcionales wahlweise evtl eventuell optionnel optionnelle"
  )

  /// Words for a part or product of a fruit that come before the fruit, such as `juice` in `juice of 1 lemon`.
  static let derived: Set<String> = set(
    "juice zest rind peel saft schale abrieb zesten jus zeste zestes succo scorza zumo jugo ralladura sumo suco raspa сік цедра"
  )

  static func set(_ words: String) -> Set<String> {
    Set(Set.words(words).map(\.plainLetters))
  }
}
