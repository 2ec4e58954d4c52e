package import Domain

/// What was understood of a typed line: its most likely reading, and what is unclear about it.
package struct Resolved {
  /// What was typed, split into amount and name.
  package var phrase: ItemPhrase
  /// The most likely reading; its confidence is below 0.8 while the reading is in doubt.
  package var line: FoodLine
  /// The line's food with its portions; nil if the line has no food.
  package var match: FoodMatch?
  /// The doubts, in the order in which they have to be settled; empty if there are none.
  package var doubts: [Doubt] = []
  /// Typed words that do not help to find the food, such as `leftover`; they are shown to the user.
  package var unused: [UnusedWords] = []
  /// The dish that was typed and the similar food whose values it has, if no table has the dish; nil otherwise.
  package var likeness: (typed: String, food: String)?
  /// What the food is composed of, if it was composed for this line; nil otherwise.
  package var parts: String?
  /// The name as typed and the name as which it was read, if it was misspelled or its amount means another food; nil
  /// otherwise.
  package var spelling: (typed: String, read: String)?
  /// For a purchase without a food, the name of the most similar food; nil if no food is similar.
  package var nearest: String?

  /// What the user should know about the reading, such as a corrected name or words that were left out.
  package var remarks: [String] {
    [
      phrase.heading.map { "`\($0)` is read as a heading, not as food" },
      spelling.map { "`\($0.typed)` is read as `\($0.read)`" },
      likeness.map { "`\($0.typed)` is not in any table: the values are those of \($0.food), which is similar" },
      parts.map { "\(line.name) is put together from \($0)" },
      unusedText.map { "\(line.name): `\($0)` was ignored" },
    ].compactMap(\.self) + phrase.remarks.map { "`\($0)` is read as a remark, not as food" }
  }

  private var unusedText: String? {
    let words = unused.filter { $0.role != .negated }.map(\.text)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Words of an item that were not needed to find its food.
  package struct UnusedWords: Hashable {
    /// The words as they were typed.
    package let text: String
    /// What these words say about the food.
    package let role: Role

    /// What a word next to a food's name can say about the food.
    package enum Role: Sendable {
      /// How the food was made or kept, which does not affect which food is meant: `leftover`, `steamed`.
      case state
      /// How the food was heated, which no table distinguishes.
      case heating
      /// Who makes or sells the food: `Heinz`.
      case maker
      /// An ingredient that the food's values include already: the oat milk of a latte.
      case ingredient
      /// Where, when or for whom the food was eaten: `at church`, `beim Fernsehen`.
      case place
      /// What was left out of the food: `no sugar`.
      case negated
    }
  }

  /// The highest confidence of a reading that is in doubt until the user confirms it.
  package static let unsettled = 0.5
  /// The highest confidence of an item whose food has estimated values.
  package static let estimated = 0.7

  /// Whether the food was only guessed, is only similar, or was found after a correction, so that a recipe may have been
  /// meant instead.
  package var isGuessed: Bool {
    spelling != nil || likeness != nil || (match?.confidence ?? 0) < FoodMatch.certain
  }

  /// Whether the food was found but does not have the portion that was typed.
  var lacksPortion: Bool {
    doubts.contains { if case .unweighable = $0.cause { true } else { false } }
  }

  /// Whether the line's food is certain, so that only the amount can be in doubt.
  package var isWeighed: Bool {
    switch doubts.first?.cause {
    case nil, .amount, .unweighable: match != nil
    case .food, .portion, .recipe, .slotAsFood, .countOrPrice, .slot: false
    }
  }

  /// Whether one of the doubts concerns the amount.
  package var isAmountInDoubt: Bool {
    doubts.contains { doubt in
      switch doubt.cause {
      case .amount, .unweighable, .portion, .countOrPrice: true
      case .food, .recipe, .slotAsFood, .slot: false
      }
    }
  }

  /// Creates a line from what has been understood so far.
  package init(
    phrase: ItemPhrase, line: FoodLine, match: FoodMatch? = nil, doubts: [Doubt] = []
  ) {
    self.phrase = phrase
    self.line = line
    self.match = match
    self.doubts = doubts
  }
}
