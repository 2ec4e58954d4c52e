/// Brand names that say nothing about the values of the food that follows them: `Barilla spaghetti` is spaghetti.
///
/// Brands that are themselves the name of a food (energy drinks, chocolate bars, probiotic drinks) are not listed here:
/// such a name is either in the food bank or unknown.
package enum Brands {
  /// How many words at the start of a name are a brand: 2 for `Dr. Oetker Pizza`, 0 for `pizza`.
  package static func length(in words: [String]) -> Int {
    let plain = words.prefix(3).map { $0.utf8.count <= 24 ? $0.plainLetters.filter { $0 != "." } : "" }
    for length in [3, 2, 1] where length < words.count && names.contains(plain.prefix(length).joined(separator: " ")) {
      return length
    }
    return 0
  }

  /// How many words at the end of a name are a brand, counting a joining word before the brand; 0 if there is no brand.
  ///
  /// It is 1 in `pepperoni pizza dominos`, and 2 in `Gummibärchen vom Haribo`.
  package static func length(behind words: [String]) -> Int {
    let plain = words.suffix(4).map { $0.utf8.count <= 24 ? $0.plainLetters.filter { $0 != "." } : "" }
    for length in [3, 2, 1] where length < plain.count && names.contains(plain.suffix(length).joined(separator: " ")) {
      let isJoined = joining.contains(plain[plain.count - length - 1])
      return isJoined && length + 1 < words.count ? length + 1 : length
    }
    return 0
  }

  /// Whether a name is only that of a restaurant or a shop, where one may have eaten anything: `McDonald's`.
  package static func isPlace(_ name: String) -> Bool {
    name.utf8.count <= 24 && places.contains(name.plainLetters.filter { !"'’!".contains($0) })
  }

  private static let places: Set<String> = [
    "aldi", "asda", "burger king", "burgerking", "chipotle", "costa", "dominos", "dunkin", "edeka", "five guys",
    "greggs", "hans im gluck", "ikea", "itsu", "kaufland", "kfc", "lidl", "mcd", "mcdonalds", "mcdonald",
    "mcdo", "morrisons", "nandos", "netto", "nordsee", "papa johns", "penny", "pizza hut", "pret", "rewe",
    "sainsburys", "spar", "starbucks", "subway", "taco bell", "tesco", "tim hortons", "vapiano", "wagamama",
    "waitrose", "wendys", "wetherspoons", "yo sushi",
  ]

  private static let joining: Set<String> = ["from", "by", "von", "vom", "der", "at"]

  /// How many words at the end of a name are a brand in brackets, as in `Pizza Salami (Dr. Oetker)`; nil if there is no
  /// such brand.
  package static func lengthInBrackets(behind words: [String]) -> Int? {
    guard words.last?.last == ")", let start = words.lastIndex(where: { $0.first == "(" }), start > 0 else {
      return nil
    }
    let brand = words[start...].map { $0.plainLetters.filter { !"().".contains($0) } }
    return names.contains(brand.joined(separator: " ")) ? brand.count : nil
  }

  private static let names = Set(
    """
    aldi|almhof|alnatura|alpro|anchor|arla|asda|backwerk|bahlsen|barilla|bauer|bebivita|ben's original|bertolli
    birds eye|block house|bonduelle|bonne maman|bresso|buitoni|burger king|burgerking|cadbury|cathedral city
    cauldron|chipotle|chobani|coop|costa|costco|danone|de cecco|demeter|dm|dm bio|dmbio|domino's|dominos|dr oetker
    dunkin|dunkin donuts|edeka|ehrmann|ella's kitchen|emmi|erasco|evian|exquisa|fage|five guys|frosta|funny-frisch
    galbani|gerolsteiner|gervais|gousto|greggs|gut & gunstig|gutfried|hans im gluck|haribo|heinz|hellmann's
    hellmanns|hello fresh|hellofresh|hengstenberg|herta|hipp|hochland|hofer|hovis|hunt's|iglo|ikea|innocent|itsu
    jacob's|jacobs|ja naturlich|ja!|k-classic|kaufland|kellogg's|kelloggs|kerrygold|kettle|kfc|kingsmill|kirkland|knorr
    kolln|kraft|kuhne|landliebe|lavazza|leerdammer|leibniz|lidl|linda mccartney|lindt|lorenz|lurpak|m & s|m and s|m&s|maggi
    marks & spencer|marks and spencer|mccain|mccormick|mcd|mcdonald's|mcdonalds|mcvitie's|mcvities|meggle|migros
    migros bio|milbona|milka|morrisons|muller|mutti|nando's|nandos|napolina|naturgut|nestle|nom|nordsee|oatly|ocado
    old el paso|onken|original wagner|papa john's|papa johns|patak's|pataks|penny|pepperidge farm|pg tips|pizza hut
    president|pret|quaker|rewe|ristorante|ritter sport|sainsbury's|sainsburys
    seitenbacher|simply v|spar|starbucks|subway|taco bell|teekanne|tegut|tesco|tetley|tilda|tim hortons|trader joe's
    trader joes|twinings|tyrrells|uncle ben's|vapiano|veganz|volvic|wagamama|wagner|waitrose|walkers|walmart
    warburtons|wasa|weihenstephan|wendy's|wendys|wetherspoons|whole foods|wiesenhof|yeo valley|yo sushi|young's
    zentis|zott
    """.split { $0 == "|" || $0.isNewline }.map(String.init))
}
