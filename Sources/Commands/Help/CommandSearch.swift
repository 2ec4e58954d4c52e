internal import Domain

extension CommandTable {
  /// The commands related to a word, beginning with those whose names contain it; empty if no command is related to it.
  ///
  /// The word is looked for in names, summaries, explanations, arguments and options, in the singular and the plural.
  func mentioning(_ word: String) -> [CommandSpec] {
    let plain = word.plainLetters
    guard (3...Self.longestWord).contains(plain.count) else { return [] }
    let synonym = Self.sameThing[plain]
    let found = mentioning(stems: [Self.stem(plain), Self.stem(plain + "s")])
    let others = synonym.map { mentioning(stems: [Self.stem($0), Self.stem($0 + "s")]) } ?? []
    return Array((found + others.filter { spec in !found.contains { $0.path == spec.path } }).prefix(Self.mostFound))
  }

  private func mentioning(stems wanted: Set<String>) -> [CommandSpec] {
    func mentions(_ text: String) -> Bool {
      text.split { !$0.isLetter }.contains { wanted.contains(Self.stem($0.plainLetters)) }
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
    return found
  }

  /// The maximum number of commands listed: as many as the user can skim in a moment.
  private static let mostFound = 12
  private static let longestWord = 24

  /// Words that people search for, each with the word that the commands use for the same thing.
  private static let sameThing = [
    "kid": "member", "kids": "member", "child": "member", "children": "member", "baby": "member", "family": "member",
    "person": "profile", "people": "profile", "user": "profile", "serving": "portion", "servings": "portion",
    "kcal": "calorie", "diet": "goal", "barcode": "receipt", "diary": "meal",
  ]

  private static func stem(_ plain: String) -> String {
    if plain.hasSuffix("ies"), plain.count > 4 { return plain.dropLast(3) + "y" }
    return plain.count > 3 && plain.hasSuffix("s") && !plain.hasSuffix("ss") ? String(plain.dropLast()) : plain
  }
}
