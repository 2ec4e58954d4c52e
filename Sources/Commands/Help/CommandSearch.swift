internal import Domain

extension CommandTable {
  /// The commands that have to do with a word, those first that have it in their name; empty if none do.
  ///
  /// The word is looked for in names, summaries, explanations, arguments and options, in the singular and the plural.
  func mentioning(_ word: String) -> [CommandSpec] {
    let plain = word.plainLetters
    guard (3...Self.longestWord).contains(plain.count) else { return [] }
    let wanted = Self.sameThing[plain] ?? Self.stem(plain)
    func mentions(_ text: String) -> Bool {
      text.split { !$0.isLetter }.contains { Self.stem($0.plainLetters) == wanted }
    }
    let named = specs.filter { mentions($0.name) }
    let summarized = specs.filter { mentions($0.summary) }
    let explained = specs.filter { spec in
      mentions(spec.details) || spec.arguments.contains { mentions($0.help) }
        || spec.options.contains { mentions($0.help) }
    }
    var found: [CommandSpec] = []
    for spec in named + summarized + explained where !found.contains(where: { $0.path == spec.path }) {
      found.append(spec)
    }
    return Array(found.prefix(Self.mostFound))
  }

  /// As many as are read through in a moment.
  private static let mostFound = 12
  private static let longestWord = 24

  /// Words for which the commands have another word.
  private static let sameThing = [
    "kid": "member", "kids": "member", "child": "member", "children": "member", "baby": "member", "family": "member",
    "person": "profile", "people": "profile", "user": "profile", "serving": "portion", "servings": "portion",
    "kcal": "calorie", "diet": "goal", "delete": "undo", "remove": "undo", "barcode": "receipt", "diary": "meal",
  ]

  private static func stem(_ plain: String) -> String {
    if plain.hasSuffix("ies"), plain.count > 4 { return plain.dropLast(3) + "y" }
    return plain.count > 3 && plain.hasSuffix("s") && !plain.hasSuffix("ss") ? String(plain.dropLast()) : plain
  }
}
