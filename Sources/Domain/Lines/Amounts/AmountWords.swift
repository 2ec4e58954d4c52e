/// Words that describe an amount without a number: `a few`, `etwas`, `heaped`.
enum AmountWords {
  /// How many words at the start are a vague amount: `a few`, `bit of`, `etwas`; 0 if none are.
  static func vagueLength(_ plain: some Collection<String>) -> Int {
    vague.first { $0.count <= plain.count && $0.elementsEqual(plain.prefix($0.count)) }?.count ?? 0
  }

  /// Whether all the words together are a vague amount, such as `a bit of`.
  static func isVague(_ plain: [String]) -> Bool { !plain.isEmpty && vagueLength(plain) == plain.count }

  /// Whether the words mean several pieces, as `a few` does.
  static func isFew(_ plain: some Collection<String>) -> Bool { plain.contains { few.contains($0) } }

  /// The share of the usual amount that vague words mean: 0.5 for `a little`, 1.5 for `lots of`, 1 for other words.
  static func share(_ plain: [String]) -> Double {
    if plain.contains(where: { halves.contains($0) }) { return 0.5 }
    return plain.contains { ["lots", "loads", "loadsa", "plenty", "much", "viel", "reichlich"].contains($0) } ? 1.5 : 1
  }

  /// Words that mean half of the usual amount, such as `bit`.
  private static let halves: Set<String> = [
    "little", "bit", "bisschen", "wenig", "small", "kids",
  ]

  /// Whether the word says how full a spoon or a cup was: `heaped`, `level`, `gehäufter`.
  static func isFilling(_ plain: String) -> Bool { filling.contains(plain) }

  /// Whether the word means all of something: `whole`, `ganze`.
  static func isWhole(_ plain: String) -> Bool { whole.contains(plain) }

  private static let whole: Set<String> = ["whole", "entire", "ganz", "ganze", "ganzen", "ganzer", "ganzes"]

  /// Whether the word joins an amount to its food: `slices of bread`.
  static func isOf(_ plain: String) -> Bool { ["of", "von", "o", "o'", "di"].contains(plain) }

  private static let few: Set<String> = ["few", "several", "einige"]

  /// Vague amounts as words, the longest first.
  private static let vague: [[String]] = [
    ["a", "little", "bit", "of"], ["a", "small", "amount", "of"], ["a", "bit", "of"], ["a", "few"],
    ["just", "a", "few"], ["bit", "of"], ["a", "bit"], ["a", "little"], ["ein", "bisschen"], ["ein", "wenig"],
    ["a", "tiny", "bit", "of"], ["kids", "size"], ["just", "a", "little"],
    ["just", "a", "bit", "of"], ["ein", "klein", "wenig"],
    ["ein", "kleines", "bisschen"], ["very", "little"], ["ganz", "wenig"], ["nur", "wenig"],
    ["nur", "ein", "bisschen"],
    ["some"], ["far", "too", "much"], ["way", "too", "much"], ["too", "much"], ["viel", "zu", "viel"], ["zu", "viel"],
    ["lots", "of"], ["loads", "of"], ["loadsa"], ["plenty", "of"], ["viel"], ["reichlich"], ["few"],
    ["several"], ["einige"], ["etwas"], ["bisschen"], ["wenig"],
  ].sorted { $0.count > $1.count }

  /// Whether the word says that a spoon was heaped.
  static func isHeaped(_ plain: String) -> Bool { plain.hasPrefix("gehauft") || ["heaped", "heaping"].contains(plain) }

  /// Whether the word says if a spoon was level or heaped.
  static func isLevelOrHeaped(_ plain: String) -> Bool {
    isHeaped(plain) || plain == "level" || plain.hasPrefix("gestrichen")
  }

  /// Whether the word names a spoon as a measure: `tbsp`, `TL`, `spoonful`.
  static func isSpoon(_ plain: String) -> Bool {
    ["tbsp", "tsp", "spoon", "spoonful"].contains(PortionWords.key(plain))
  }

  private static let filling: Set<String> = [
    "heaped", "heaping", "rounded", "level", "generous", "full", "decent", "good", "good-sized", "sized", "nice",
    "proper", "hearty", "normal",
    "normale", "ordentliche", "gute", "anstandige", "gehauft", "gehaufter", "gehaufte", "gehauften",
    "gestrichen", "gestrichener", "gestrichene", "gestrichenen", "voll", "voller", "volle", "knapp", "knapper",
    "knappe",
    "knappen", "knappes", "scant",
  ]
}
