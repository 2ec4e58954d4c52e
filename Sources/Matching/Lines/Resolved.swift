package import Domain

/// A line as it was understood: its most likely reading, and its doubts.
package struct Resolved {
  /// What was typed, split into amount and name.
  package var phrase: ItemPhrase
  /// The most likely reading; its confidence is below 0.8 if it is in doubt.
  package var line: FoodLine
  /// The food of the line with its portions; nil if it has none.
  package var match: FoodMatch?
  /// The doubts, in the order in which they have to be settled; empty if there are none.
  package var doubts: [Doubt] = []
  /// What was assumed because it was not typed, to be shown to the person; nil if nothing was.
  package var assumed: String?
  /// For a purchase without a food, the name of the most similar food; nil if there is none.
  package var nearest: String?

  /// The confidence of a reading that nobody has confirmed; low enough to count as a doubt.
  package static let unsettled = 0.5
  /// The confidence of an item whose food has estimated values.
  package static let estimated = 0.7

  /// Whether its food is certain, so that only its amount may be open.
  package var isWeighed: Bool {
    switch doubts.first?.cause {
    case nil, .amount, .unweighable: match != nil
    case .food, .portion, .slotAsFood, .countOrPrice, .slot: false
    }
  }

  /// A line as understood so far.
  package init(
    phrase: ItemPhrase, line: FoodLine, match: FoodMatch? = nil, doubts: [Doubt] = [], assumed: String? = nil
  ) {
    self.phrase = phrase
    self.line = line
    self.match = match
    self.doubts = doubts
    self.assumed = assumed
  }
}
