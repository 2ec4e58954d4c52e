import Domain
import TestSupport

/// Names as a bank of imported foods has them: those of the starter bank with brands, adjectives, other languages and
/// slips.
struct SampleNames {
  private var random: SplitMix64
  private let starters: [Food]
  private let brands: [String]

  private static let adjectives = [
    "organic", "light", "crispy", "frozen", "roasted", "smoked", "wholegrain", "spiced", "sweet", "salted", "unsalted",
    "creamy", "classic", "original", "family", "mini", "extra", "natural", "premium", "vegan", "Bio", "fettarm",
    "gesalzen", "geröstet", "tiefgekühlt", "Vollkorn", "laktosefrei", "ungesüßt", "Natur", "frisch", "zart", "würzig",
    "fumé", "grillé", "nature", "allégé", "sucré", "salé", "entier", "demi-écrémé", "biologique", "surgelé",
    "croustillant",
  ]
  private static let flavours = [
    "with sea salt", "with honey", "with chocolate", "strawberry", "vanilla", "lemon", "mit Nüssen", "mit Erdbeeren",
    "mit Schokolade", "au chocolat", "à la vanille", "aux fruits rouges", "500 g", "250g", "1,5 l", "6 x 50 g", "3,5 %",
    "No. 7", "Nr. 12", "100%",
  ]

  /// The same names for the same seed.
  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    starters = StarterBank.foods
    var random = SplitMix64(seed: seed &+ 1)
    // As many makers as a large bank has: most of its vocabulary.
    brands = (0..<60_000).map { _ in Self.invented(&random) }
  }

  /// The next food's name and its aliases.
  mutating func next() -> (name: String, aliases: [String], food: Food) {
    let food = starters[Int.random(in: starters.indices, using: &random)]
    // A third have a German or another alias as their name.
    var name = chance(3) ? food.aliases.randomElement(using: &random) ?? food.name : food.name
    if chance(8) { name = misspelled(name) }
    var words = [name]
    // Few makers make most foods.
    if !chance(6) {
      let place = Double.random(in: 0..<1, using: &random)
      words.insert(brands[Int(place * place * Double(brands.count - 1))], at: 0)
    }
    if chance(2) { words.append(Self.adjectives.randomElement(using: &random) ?? "") }
    if chance(2) { words.append(Self.flavours.randomElement(using: &random) ?? "") }
    return (words.joined(separator: " "), chance(10) ? food.aliases.prefix(1).map(\.self) : [], food)
  }

  /// A word with one slip: a letter dropped, doubled, changed or swapped with its neighbour.
  static func slip(_ word: String, _ random: inout SplitMix64) -> String {
    var letters = Array(word)
    guard letters.count > 2 else { return word }
    let place = Int.random(in: 1..<(letters.count - 1), using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    case 2: letters[place] = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "e"
    default: letters.swapAt(place, place + 1)
    }
    return String(letters)
  }

  /// A word that could be a name: two to four syllables.
  static func invented(_ random: inout SplitMix64) -> String {
    let starts = [
      "b", "br", "d", "f", "g", "gr", "h", "k", "kl", "l", "m", "n", "p", "r", "s", "sch", "st", "t", "v", "w", "z",
    ]
    let ends = ["", "l", "n", "r", "s", "t", "ck", "rn", "st"]
    return (0..<Int.random(in: 2...4, using: &random)).map { _ in
      (starts.randomElement(using: &random) ?? "") + ("aeiou".randomElement(using: &random).map(String.init) ?? "")
        + (chance(2, &random) ? ends.randomElement(using: &random) ?? "" : "")
    }.joined()
  }

  private mutating func misspelled(_ name: String) -> String {
    var words = name.split(separator: " ").map(String.init)
    guard let place = words.indices.randomElement(using: &random) else { return name }
    words[place] = Self.slip(words[place], &random)
    return words.joined(separator: " ")
  }

  private mutating func chance(_ of: Int) -> Bool { Self.chance(of, &random) }

  private static func chance(_ of: Int, _ random: inout SplitMix64) -> Bool {
    Int.random(in: 0..<of, using: &random) == 0
  }
}
