/// How much a word in a food's name says about the food.
enum WordClass {
  /// A word that joins other words.
  case connective
  /// A word that hardly distinguishes foods, since people mean it even if they do not type it: `raw` or `whole`.
  case plain
  /// A category that USDA puts before the name of a food: `Nuts, almonds`.
  case shelf
  /// A word for a product made from the food, or for a variety that few people want.
  ///
  /// Nobody means such a product or variety without typing the word.
  case special
  case other

  static func of(_ word: ArraySlice<UInt8>) -> WordClass { classes[hash(of: word)] ?? .other }

  /// The class of each listed word, by the hash of the normalized word.
  private static let classes: [UInt64: WordClass] = {
    var classes: [UInt64: WordClass] = [:]
    for (words, kind) in [
      (connectives, WordClass.connective), (plainWords, .plain), (shelves, .shelf), (specialWords, .special),
    ] {
      for word in words.split(separator: " ") {
        classes[hash(of: Array(SearchText.normalize(String(word)).utf8)[...])] = kind
      }
    }
    return classes
  }()

  /// A hash of a word, which is much cheaper to look up than its text; no two words of the tables share a hash.
  private static func hash(of word: ArraySlice<UInt8>) -> UInt64 {
    var hash = StableHash()
    for letter in word { hash.add(letter) }
    return hash.value
  }

  private static let connectives = "and with without in of from the or to for a on as by und mit ohne aus im vom"
  private static let plainWords = """
    raw fresh whole plain regular all variety varieties commercial commercially prepared brewed tap natur pur roh frisch natural \
    only meat broilers fryers roasting boneless skinless skin separable lean fat trimmed choice select grades composite cuts \
    retail usda commodity enriched unenriched added vitamin includes distribution program average year round type types \
    nfs ns drained solids salt salted cooked mature medium large small eating ripe purpose home recipe style dry heat \
    unsweetened unprepared fluid milkfat ascorbic acid d c e grain quality kind generic original classic standard
    """
  private static let shelves = """
    beverages beverage alcoholic cereals ready eat nuts seeds spices fish crustaceans mollusks game candies snacks sweeteners \
    oil cheese sausage vegetables leavening agents fruit
    """
  private static let specialWords = """
    babyfood baby infant formula toddler junior strained fast restaurant imitation substitute substitutes flavored flavor \
    flavour flavoured candied canned dried dehydrated powder powdered frozen breaded battered mix syrup pack school lunch \
    microwave microwaved kit concentrate condensed instant fortified reduced low free diet light lite artificial \
    alaska native apache navajo industrial imported zealand australian by-products products mechanically separated giblets \
    novelties meatless vegetarian spread topping filling dip toasted sweetened pickled smoked cured
    """
}
