internal import Domain
internal import Store
internal import Text

/// `food portion`, `food alias`, `food tag`: add portions, other names and tags to a food, and remove them.
enum FoodDetailCommands {
  static let specs: [CommandSpec] = [
    part(
      "portion", "add", "Add a portion to a food, or change its weight.", value: "NAME=GRAMS",
      examples: ["food portion add banana = half 59g"]
    ) { food, text in
      let portion = try FoodOptions.readPortion(text)
      food.portions.removeAll { SearchText.normalize($0.name) == SearchText.normalize(portion.name) }
      food.portions.append(portion)
    },
    part(
      "portion", "remove", "Remove a portion from a food.", value: "NAME",
      examples: ["food portion remove banana = medium"]
    ) { food, text in
      try remove(text, from: &food.portions, of: food.name, kind: "portion", name: \.name)
    },
    part(
      "alias", "add", "Give a food another name.", value: "NAME", examples: ["food alias add banana = plantain"]
    ) { food, text in
      let name = try FoodCheck.name(SafeText.stored(text))
      if !food.aliases.contains(name) { food.aliases.append(name) }
    },
    part(
      "alias", "remove", "Remove another name from a food.", value: "NAME",
      examples: ["food alias remove banana = Banane"]
    ) { food, text in
      try remove(text, from: &food.aliases, of: food.name, kind: "other name", name: \.self)
    },
    part("tag", "add", "Tag a food.", value: "TAG", examples: ["food tag add banana = breakfast"]) { food, text in
      let tag = try FoodCheck.tag(SafeText.stored(text))
      if !food.tags.contains(tag) { food.tags.append(tag) }
    },
    part(
      "tag", "remove", "Remove a tag from a food.", value: "TAG", examples: ["food tag remove banana = fruit"]
    ) { food, text in
      try remove(text, from: &food.tags, of: food.name, kind: "tag", name: \.self)
    },
  ]

  private static func part(
    _ noun: String, _ verb: String, _ summary: String, value: String, examples: [String],
    change: @escaping @Sendable (inout Food, String) throws -> Void
  ) -> CommandSpec {
    CommandSpec(
      ["food", noun, verb], summary,
      arguments: [ArgumentSpec("FOOD = \(value)", .food, .rest, "The food, an equals sign, and the \(noun).")],
      examples: examples, effect: .writes, topic: .foodBank
    ) { invocation, session in
      let (name, text) = try halves(invocation, noun)
      return try FoodChange.run(name, invocation, session) { food in
        try change(&food, text)
        return []
      }
    }
  }

  /// Splits the words at the `=` into the food's name and the detail.
  ///
  /// If no `=` stands alone, the last word is a portion: `mug=300g` in `coffee mug=300g`.
  private static func halves(_ invocation: Invocation, _ noun: String) throws -> (String, String) {
    let words = invocation.words
    if noun == "portion", words.count > 1, !words.contains(where: { $0.text == "=" }), let last = words.last,
      last.text.contains("=")
    {
      return (words.dropLast().map(\.text).joined(separator: " "), last.text)
    }
    return try invocation.halves("the food", noun == "alias" ? "the other name" : "the \(noun)")
  }

  private static func remove<Part>(
    _ text: String, from parts: inout [Part], of food: String, kind: String, name: (Part) -> String
  ) throws {
    let wanted = SearchText.normalize(text)
    guard let index = parts.firstIndex(where: { SearchText.normalize(name($0)) == wanted }) else {
      let names = parts.map(name)
      throw LarderError(
        .notFound, "\(food) has no \(kind) `\(SafeText.visible(text))`",
        hint: names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))", candidates: names)
    }
    parts.remove(at: index)
  }
}
