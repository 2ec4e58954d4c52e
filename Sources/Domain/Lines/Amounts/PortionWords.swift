/// English and German words for portions of any food, without accents.
package enum PortionWords {
  /// Words for sizes that are used alone or before a portion word: `2 large eggs`, `1 small glass`.
  private static let sizes = Set<String>.words(
    """
    small medium large sm med lg sml lrg regular
    klein kleine kleiner kleines kleinen mittel mittlere mittlerer mittleres mittleren mittelgross mittelgrosse mittelgrosser
    gross grosse grosser grosses grossen tall grande venti
    """)

  /// Words for sizes that count only before a portion word, as in `1 thin slice`.
  ///
  /// Elsewhere they may belong to the name of a food, such as a Big Mac.
  private static let sizeWords = Set<String>.words(
    "little big biggish largish smallish wee huge massive giant enormous riesig riesige riesiger riesiges riesigen thin thick mini kid kids kids' kids’ kid's kid’s childs child's child children's takeaway takeout dunne dunnen duenne duennen dicke dicken"
  )

  /// Words for portions, without those that often begin the name of a food.
  static let nouns = Set<String>.words(
    """
    slice piece handful handfull glass mug bowl plate bottle can tin jar tub carton container pack packet package pouch sachet bag
    box bar stick scoop spoon spoonful serving portion clove stalk leaf leave sprig bunch head ear fillet strip wedge ring
    cube block ball patty link loaf pat dash pinch drop sheet spear segment square rasher pint pot splash drizzle dollop knob shot dram
    scheibe scheiben st stk stuck stuecke stucke stueck handvoll glas glaser glaeser becher dose dosen flasche flaschen packung
    packungen packchen paeckchen tute tuete tuten zehe zehen portionen riegel prise prisen teller schussel schuessel schale
    kugel kugeln blatt blatter blaetter bund wurfel wuerfel schnitte schnitten loffel loeffel messerspitze messerspitzen
    msp schuss spritzer klecks topf schalchen stange stangen
    kanne kannen jug jugs tafel tafeln knolle knollen bulb rippe rippen reihe reihen schluck schlucke ecke ecken kelle
    kellen schopfkelle netz netze rispe rispen krug klacks squirt thumb row ladle punnet mouthful gulp sip helping
    blob lump hunk sliver wodge spiess spiesse skewer beaker pott potte glaschen flaschchen pc pcs stck stch stuckchen kannchen finger fingers fun-size
    szt sztuk sztuki kromka kromki kromek plasterek plasterki plasterkow szklanka szklanki lyzka lyzki lyzeczka lyzeczki
    kubek miska talerz kawalek kawalki garsc
    packerl packli glaserl glasli tasserl tassli tasschen tellerl tellerli schusserl schali schaleli schusselchen
    flascherl flaschli stuckerl stuckli scheibchen scheibli loffeli beutel tutchen doschen portionchen
    trozo trozos plato platos porcion porciones racion raciones taza tazas copa copas bol tane assiette tazza porzione
    plakje plakjes sneetje katori
    messloffel rolle flask adet dilim bardak kasik tabak cucchiaio cucchiai cucchiaino bicchiere bicchieri pezzo pezzi piatto
    porsiyon tube tubes sprinkle sprinkling plateful bowlful mugful glassful potful stuckle stuckl scraping scrape smear smearing dab glug glugs chunk
    haferl haferln heferl sackerl stamperl seidl seidel krugerl
    kinderportion kinderportionen kinderteller
    pkt pkts packt pkg pkgs tranche tranches verre verres morceau morceaux rebanada rebanadas vaso vasos
    """)

  private static let english: [String: String] = [
    "kromek": "slice", "plasterki": "slice", "plasterkow": "slice", "talerz": "plate", "kawalek": "piece",
    "kawalki": "piece", "garsc": "handful",
    "kinderportionen": "kinderportion", "kinderteller": "kinderportion", "kids": "child", "kid": "child",
    "kid's": "child",
    "kid’s": "child", "kids'": "child", "kids’": "child",
    "childs": "child", "child's": "child", "children's": "child", "little": "small", "dollops": "dollop",
    "chunk": "lump", "glug": "splash", "glugs": "splash", "haferl": "mug",
    "haferln": "mug", "heferl": "mug", "sackerl": "bag",
    "stamperl": "shot", "scrape": "smear", "scraping": "smear", "smearing": "smear", "dab": "smear",
    "porsiyon": "serving", "sprinkling": "sprinkle", "plateful": "plate", "bowlful": "bowl",
    "mugful": "mug", "glassful": "glass", "potful": "pot", "stuckle": "piece",
    "stuckl": "piece", "huge": "large", "massive": "large", "giant": "large", "enormous": "large", "riesig": "large",
    "riesige": "large", "riesiger": "large", "riesiges": "large", "riesigen": "large",
    "sm": "small", "med": "medium", "lg": "large", "sml": "small", "lrg": "large", "regular": "medium",
    "rolle": "roll", "flask": "bottle", "packerl": "packet", "packli": "packet", "glaserl": "glass", "glasli": "glass",
    "tasserl": "cup", "tassli": "cup", "tasschen": "cup", "tellerl": "plate", "tellerli": "plate", "schusserl": "bowl",
    "schali": "bowl", "schaleli": "bowl", "schusselchen": "bowl", "flascherl": "bottle", "flaschli": "bottle",
    "stuckerl": "piece", "stuckli": "piece", "scheibchen": "slice", "scheibli": "slice", "loffeli": "spoon",
    "beutel": "bag", "tutchen": "bag", "doschen": "can", "portionchen": "serving", "trozo": "piece", "trozos": "piece",
    "plato": "plate", "platos": "plate", "porcion": "serving", "porciones": "serving", "racion": "serving",
    "raciones": "serving", "taza": "cup", "tazas": "cup", "copa": "glass", "copas": "glass", "bol": "bowl",
    "tane": "piece", "assiette": "plate", "tazza": "cup", "porzione": "serving", "plakje": "slice", "plakjes": "slice",
    "sneetje": "slice",
    "klein": "small", "kleine": "small", "kleiner": "small", "kleines": "small", "kleinen": "small",
    "mittel": "medium", "mittlere": "medium", "mittlerer": "medium", "mittleres": "medium", "mittleren": "medium",
    "mittelgross": "medium", "mittelgrosse": "medium", "mittelgrosser": "medium",
    "gross": "large", "grosse": "large", "grosser": "large", "grosses": "large", "grossen": "large", "big": "large",
    "dunne": "thin", "dunnen": "thin", "duenne": "thin", "duennen": "thin", "dicke": "thick", "dicken": "thick",
    "scheibe": "slice", "scheiben": "slice", "schnitte": "slice", "schnitten": "slice",
    "stk": "piece", "stuck": "piece", "stucke": "piece", "stueck": "piece", "stuecke": "piece", "handvoll": "handful",
    "glas": "glass", "glaser": "glass", "glaeser": "glass", "becher": "pot", "kanne": "jug", "kannen": "jug",
    "tafeln": "tafel", "knolle": "bulb", "knollen": "bulb", "dose": "can", "dosen": "can",
    "handfull": "handful", "tin": "can", "rasher": "slice", "container": "tub", "topf": "pot",
    "schalchen": "pot", "drizzle": "splash", "schuss": "splash", "spritzer": "splash", "knob": "pat",
    "messerspitze": "knifepoint", "messerspitzen": "knifepoint", "msp": "knifepoint", "klecks": "dollop",
    "stange": "stalk", "stangen": "stalk", "rippen": "rippe", "reihe": "row", "reihen": "row", "schluck": "sip",
    "schlucke": "sip", "ecken": "ecke", "kelle": "ladle", "kellen": "ladle", "schopfkelle": "ladle", "netze": "netz",
    "rispen": "rispe", "klacks": "dollop", "blob": "dollop", "hunk": "lump",
    "spiess": "skewer", "spiesse": "skewer", "beaker": "cup",
    "pott": "mug", "potte": "mug",
    "st": "piece", "stck": "piece", "stch": "piece", "stuckchen": "piece", "fingers": "finger",
    "szt": "piece", "sztuk": "piece", "sztuki": "piece", "kromka": "slice", "kromki": "slice",
    "plasterek": "slice", "szklanka": "glass", "szklanki": "glass", "lyzka": "tbsp", "lyzki": "tbsp",
    "lyzeczka": "tsp", "lyzeczki": "tsp", "kubek": "mug", "miska": "bowl",
    "adet": "piece", "dilim": "slice", "bardak": "glass", "kasik": "tbsp", "tabak": "plate",
    "cucchiaio": "tbsp", "cucchiai": "tbsp", "cucchiaino": "tsp",
    "bicchiere": "glass", "bicchieri": "glass", "pezzo": "piece", "pezzi": "piece", "piatto": "plate",
    "tranche": "slice", "verre": "glass", "morceau": "piece", "morceaux": "piece",
    "rebanada": "slice", "vaso": "glass",
    "glaschen": "jar", "flaschchen": "bottle", "pc": "piece", "pcs": "piece", "helping": "serving", "pkt": "packet",
    "pkts": "packet",
    "pkg": "package",
    "pkgs": "package",
    "packt": "packet",
    "flasche": "bottle", "flaschen": "bottle", "packung": "package", "packungen": "package", "packchen": "packet",
    "paeckchen": "packet", "pack": "package", "tute": "bag", "tuete": "bag", "tuten": "bag", "zehe": "clove",
    "zehen": "clove", "portionen": "serving", "portion": "serving", "riegel": "bar", "prise": "pinch",
    "prisen": "pinch", "teller": "plate", "schussel": "bowl", "schuessel": "bowl", "schale": "bowl", "kugel": "scoop",
    "messloffel": "scoop",
    "kugeln": "scoop", "blatt": "leaf", "blatter": "leaf", "blaetter": "leaf", "bund": "bunch", "wurfel": "cube",
    "wuerfel": "cube", "loffel": "spoon", "loeffel": "spoon", "el": "tbsp", "tl": "tsp", "tablespoon": "tbsp",
    "teaspoon": "tsp", "tasse": "cup",
    "tassen": "cup",
  ]

  /// Whether the word means a pack that has the weight of its contents printed on it: `can`, `Packung`.
  package static func isContainer(_ word: String) -> Bool { containers.contains(key(word)) }

  /// Whether the word means a pack or a bar of chocolate, of which a part may be eaten: `bag`, `Tafel`.
  static func holdsPieces(_ word: String) -> Bool { isContainer(word) || ["bar", "tafel"].contains(key(word)) }

  private static let containers: Set<String> = [
    "can", "jar", "package", "packet", "bottle", "bag", "box", "pouch", "carton", "pot", "tub", "sachet", "punnet",
  ]

  /// Whether words for a portion mean what a drink is served or sold in: `glass`, `große Flasche`.
  static func isVessel(_ words: String) -> Bool {
    words.split(separator: " ").last.map { vessels.contains(key($0)) } ?? false
  }

  private static let vessels: Set<String> = ["glass", "cup", "mug", "bottle", "can", "carton", "pot", "jug"]

  /// Whether words for a portion mean a can: `tin`, `kleine Dose`.
  package static func isCan(_ words: String) -> Bool { words.split(separator: " ").last.map(key) == "can" }

  /// Whether the word means a pack or a bar, which are sold in many sizes: `bag`, `Riegel`.
  package static func variesInSize(_ word: String) -> Bool { isContainer(word) || key(word) == "bar" }

  /// Whether the word means a piece: `pieces`, `Stück`.
  package static func isPiece(_ word: some StringProtocol) -> Bool { key(word) == "piece" }

  /// Whether the word means a bowl of any size: `Schüssel`, `Schälchen`.
  static func isBowl(_ word: some StringProtocol) -> Bool { key(word) == "bowl" || word.plainLetters == "schalchen" }

  /// Whether the word means a plate or a bowl, which holds a dish with what is in it.
  static func isPlateOrBowl(_ word: some StringProtocol) -> Bool { key(word) == "plate" || key(word) == "bowl" }

  /// Whether the word means a serving: `portion`, `Portionen`.
  package static func isServing(_ word: some StringProtocol) -> Bool { key(word) == "serving" }

  /// Whether the words mean the serving of a child: `Kinderportion`, `kids portion`.
  static func isServingOfChild(_ words: String) -> Bool {
    let keys = words.split(separator: " ").map(key)
    return keys == ["kinderportion"] || keys.count == 2 && keys[0] == "child" && ["serving", "plate"].contains(keys[1])
  }

  /// Whether a portion's name means a half: `half`, `half fillet`.
  static func isHalf(_ name: String) -> Bool {
    guard name.utf8.count <= 200, let first = name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).first else {
      return false
    }
    return key(first) == "half"
  }

  /// Portions to use instead of the typed one if a food lacks it, the likeliest first.
  ///
  /// For example, a slice of melon becomes melon's portion `wedge`, and a stick of celery becomes celery's portion
  /// `stalk`.
  package static func relatives(of unit: String) -> [String] { relatives[key(unit)] ?? [] }

  private static let relatives: [String: [String]] = [
    "slice": ["wedge", "piece"], "stick": ["stalk", "bar", "piece"], "wedge": ["slice"],
    "bulb": ["whole", "head", "medium"],
    "piece": ["slice", "wedge", "stick", "ball", "patty", "link", "square", "fillet"],
    "skewer": ["stick", "piece", "kebab"], "rasher": ["slice"], "strip": ["slice", "piece"],
    "stalk": ["whole", "stick"], "square": ["piece"],
    "spoonful": ["tbsp"], "spoon": ["tbsp"],
    "packet": ["bag"], "tub": ["pot"], "roll": ["tube"],
  ]

  /// Whether the word says only how large a portion is: `small`, `thin`, `kleiner`.
  package static func isSizeWord(_ plain: String) -> Bool { isSize(plain) || sizeWords.contains(plain) }

  static func isSize(_ plain: String) -> Bool { sizes.contains(plain) }

  static func isNoun(_ word: String) -> Bool {
    // `Msp.` is an abbreviation with a period.
    let plain = word.last == "." ? String(word.dropLast()) : word
    // Sprinkles are sweets.
    guard plain != "sprinkles" else { return false }
    return nouns.contains(plain) || (plain.last == "s" && nouns.contains(EnglishNoun.singular(plain)))
  }

  /// The number of leading words that name a portion: `large`, `extra large`, `slices`, `thin slices`; 0 if none do.
  static func length(_ words: ArraySlice<String>) -> Int {
    var length = 0
    if words.first == "extra", words.dropFirst().first.map(isSize) == true { length = 1 }
    let rest = words.dropFirst(length)
    if let first = rest.first, sizeWords.contains(first) {
      return rest.dropFirst().first.map(isNoun) == true ? length + 2 : 0
    }
    if let first = rest.first, isSize(first) {
      length += 1
      if let second = rest.dropFirst().first, isNoun(second) { length += 1 }
    } else if length == 0, let first = rest.first, isNoun(first) {
      length = 1
    }
    return length
  }

  /// A word in the form in which portions are compared: singular, and English for German words.
  package static func key(_ word: some StringProtocol) -> String {
    let letters = word.plainLetters
    let plain = letters.last == "." ? String(letters.dropLast()) : letters
    return english[plain] ?? english[EnglishNoun.singular(plain)] ?? EnglishNoun.singular(plain)
  }

  /// Portion words that have a plural if they are the last word of a portion's name.
  ///
  /// Sizes (`2 large`) and measures (`2 tbsp`) have no plural, and words in other languages form other plurals.
  private static let counted = Set<String>.words(
    """
    slice piece glass mug bowl plate bottle can jar tub carton container packet package pouch bag box bar stick scoop
    serving portion clove stalk sprig bunch head ear fillet wedge cube ball link loaf pat dash pinch spear square cup pot shot
    roll pizza pancake muffin handful nut grape frankfurter floret cookie chop cake burger block bean almond date fruit thigh breast wing
    biscuit olive tomato mushroom crumpet pretzel potato egg sausage cracker cherry patty berry strawberry leaf half
    """)

  /// A portion's name in the plural: `slices`, `thin slices`, `leaves`; `large` does not change.
  static func plural(_ name: String) -> String {
    guard let last = name.split(separator: " ").last.map(String.init), counted.contains(last) else { return name }
    return name.dropLast(last.count) + EnglishNoun.plural(last)
  }
}
