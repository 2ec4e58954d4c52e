package import Domain

/// Something unclear about a typed line.
///
/// The user is asked about the doubt; in a script, the line is refused, or `parse` returns the doubt as data.
package struct Doubt {
  /// The reason for the doubt, with the possible readings.
  package let cause: Cause
  /// The words in doubt, as they were typed.
  package let text: String
  /// The position of these words; nil if unknown.
  package let location: LarderError.Location?

  /// The subject of a doubt.
  package enum Subject: String, Sendable {
    case food
    case amount
    case slot
    case count
  }

  /// The reason for a doubt.
  package enum Cause {
    /// It is unclear which food a name refers to.
    ///
    /// `unattended` is the finding to use if nobody can be asked; nil means that the line then stays without a food.
    case food(name: String, FoodBank.Finding, unattended: FoodBank.Finding?)
    /// The food lacks the portion that was typed, but another food that matches the name has that portion.
    case portion(String, of: FoodMatch, or: FoodMatch)
    /// The words may be a misspelled name of one of these recipes, the likeliest first.
    ///
    /// `otherwise` holds the one alternative reading, or is empty if there is none.
    case recipe([EatenRecipe], otherwise: [Resolved])
    /// The words name a meal of the day, not a food: `lunch`.
    case slotAsFood(String)
    /// A number, a unit or an amount has several readings, or its only reading is unlikely.
    ///
    /// The first value is the reason for the doubt. The second value has the possible readings, the most likely first.
    case amount(String, [ResolvedAmount])
    /// The typed amount of the food has no known weight.
    case unweighable(LarderError)
    /// The whole number at the end of a purchase may be a count or the price; `counted` is the reading as a count.
    case countOrPrice(PurchasePhrase, counted: ItemPhrase)
    /// It is unclear to which meal of this day the line belongs.
    case slot(Day)
  }

  /// A possible reading.
  package struct Candidate: Equatable, Sendable {
    /// The food's ID; nil for a reading of an amount, a slot, or a food that is not saved yet.
    package let id: Int?
    /// The food's name, or the reading as text.
    package let name: String
    /// How certain the reading is, from 0 to 1; nil if unknown.
    package let confidence: Double?
  }

  /// Creates a doubt about some words of a line.
  package init(_ cause: Cause, text: String, location: LarderError.Location?) {
    self.cause = cause
    self.text = text
    self.location = location
  }

  /// The subject of the doubt.
  package var subject: Subject {
    switch cause {
    case .food, .portion, .recipe, .slotAsFood: .food
    case .amount, .unweighable: .amount
    case .countOrPrice: .count
    case .slot: .slot
    }
  }

  /// The possible readings, most likely first.
  package var candidates: [Candidate] {
    switch cause {
    case .food(_, let finding, _): finding.matches.prefix(FoodRanking.offered).map(Self.candidate)
    case .portion(_, let found, let other): [other, found].map(Self.candidate)
    case .recipe(let found, let otherwise):
      found.names.map { Candidate(id: nil, name: $0, confidence: nil) }
        + otherwise.compactMap { $0.match.map(Self.candidate) }
    case .amount(_, let readings): readings.map { Candidate(id: nil, name: $0.text, confidence: nil) }
    case .unweighable(let error): error.candidates.map { Candidate(id: nil, name: $0, confidence: nil) }
    case .countOrPrice(let phrase, let counted):
      [counted.amountText, phrase.item.name].map { Candidate(id: nil, name: $0, confidence: nil) }
    case .slot: Slot.allCases.map { Candidate(id: nil, name: $0.rawValue, confidence: nil) }
    case .slotAsFood: []
    }
  }

  /// The index of the most likely candidate; nil if none is likely.
  package var likeliest: Int? {
    switch cause {
    case .food(_, .several, _), .food(_, .unsure, _), .portion, .recipe, .amount: 0
    case .slot: Slot.allCases.firstIndex(of: .snack)
    case .food, .slotAsFood, .unweighable, .countOrPrice: nil
    }
  }

  private static func candidate(_ match: FoodMatch) -> Candidate {
    Candidate(id: match.food.id > 0 ? match.food.id : nil, name: match.food.name, confidence: match.confidence)
  }
}

extension FoodBank.Finding {
  /// The foods that may be meant, best first.
  package var matches: [FoodMatch] {
    switch self {
    case .food(let match): [match]
    case .several(let matches), .unsure(let matches), .unknown(let matches): matches
    case .typo(let match): [match]
    case .noNumber: []
    }
  }

  /// Whether all the foods that may be meant fit about equally well, as the kinds of cheese fit `cheese`.
  var isEvenlyMatched: Bool {
    guard let first = matches.first?.confidence, let last = matches.map(\.confidence).min() else { return false }
    return first - last < Self.closeness
  }

  private static let closeness = 0.02
}
