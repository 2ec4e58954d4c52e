package import Domain

/// A line as it was understood: its likeliest reading, and what is left open about it.
package struct Resolved {
  /// What was typed, parted into amount and name.
  package var phrase: ItemPhrase
  /// The likeliest reading; of what is in doubt the confidence is below 0.8.
  package var line: FoodLine
  /// The food of the line with its portions; nil where it has none.
  package var match: FoodMatch?
  /// What is open, in the order in which it has to be settled; empty for a line that can be taken as it is.
  package var doubts: [Doubt] = []
  /// What was taken where nothing was said, for the person to see; nil where nothing was.
  package var assumed: String?
  /// Of a purchase without a food the nearest food's name; nil where none is near.
  package var nearest: String?

  /// Below what a doubt is: the confidence of a reading that somebody has not confirmed.
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

  /// A line that was understood so far.
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
