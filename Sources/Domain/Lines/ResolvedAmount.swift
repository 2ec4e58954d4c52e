/// An amount of one food with its weight in grams.
package struct ResolvedAmount: Equatable, Sendable {
  /// The weight in grams, above 0 and at most 100,000.
  package var grams: Double
  /// The quantity, counted in the portion that was meant: `2 large`, `150 g`, `1 cup`.
  package var quantity: Quantity
  /// Why the grams are a guess, as a question to the user; nil if they are certain.
  package var doubt: String?
  /// The other possible meanings of a doubtful amount, none of which has a doubt of its own.
  package var alternatives: [ResolvedAmount]
  /// What was assumed because no amount was given, as shown to the user: `a splash of 15 g`; nil if nothing was
  /// assumed.
  package var assumed: String?

  /// Creates an amount in grams, above 0; it is certain if `doubt` is nil.
  package init(
    grams: Double, quantity: Quantity, doubt: String? = nil, alternatives: [ResolvedAmount] = [], assumed: String? = nil
  ) {
    self.grams = grams
    self.quantity = quantity
    self.doubt = doubt
    self.alternatives = alternatives
    self.assumed = assumed
  }

  /// The quantity as shown to people: `2 large`.
  package var text: String { quantity.text }
}

extension Food {
  /// Whether a milliliter of the food weighs about a gram: true for beverages and for dairy products that people drink.
  package var isPoured: Bool {
    if category == .beverages { return true }
    guard category == .dairy else { return false }
    let words = name.plainLetters.split { !$0.isLetter }
    let isDried = words.contains {
      ["powder", "powdered", "dry", "dried", "pulver", "condensed", "chocolate"].contains($0)
    }
    return !isDried && words.contains { word in Self.poured.contains { word.hasSuffix($0) } }
  }

  static let poured = ["milk", "milch", "kefir", "lassi", "ayran", "whey", "molke", "drink", "eggnog"]
}
