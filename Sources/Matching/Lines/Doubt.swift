package import Domain

/// What is left open about a line: for a person to answer, a script to be refused with, a program to read.
package struct Doubt {
  /// Why it is open, with what it may be.
  package let cause: Cause
  /// The words in doubt, as they were typed.
  package let text: String
  /// Where they stand.
  package let place: LarderError.Place?

  /// What a doubt is about.
  package enum What: String, Sendable {
    case food
    case amount
    case slot
    case count
  }

  /// Why something is open.
  package enum Cause {
    /// Which food a name means; `unattended` is what is taken or refused where nobody can answer, nil where the line stays
    /// without a food then.
    case food(name: String, Bank.Finding, unattended: Bank.Finding?)
    /// The food lacks the portion that was said, another that fits the name has it.
    case portion(String, of: FoodMatch, or: FoodMatch)
    /// The words name a meal of the day, not a food: `lunch`.
    case slotAsFood(String)
    /// A number, a unit or an amount that can be read in several ways, or in a doubtful one: why, and the readings, the
    /// likeliest first.
    case amount(String, [ResolvedAmount])
    /// The food cannot weigh that amount.
    case unweighable(LarderError)
    /// A whole number at the end of a purchase: so many of it, or its price.
    case countOrPrice(PurchasePhrase, counted: ItemPhrase)
    /// Which meal of a day it was.
    case slot(Day)
  }

  /// Something that the doubt may mean.
  package struct Candidate: Equatable, Sendable {
    /// The food's number; nil for a reading of an amount, a slot, or a food that is not saved yet.
    package let id: Int?
    /// The food's name, or the reading as people write it.
    package let name: String
    /// 0 to 1; nil where nothing tells.
    package let confidence: Double?
  }

  /// A doubt about words.
  package init(_ cause: Cause, text: String, place: LarderError.Place?) {
    self.cause = cause
    self.text = text
    self.place = place
  }

  /// What it is about.
  package var what: What {
    switch cause {
    case .food, .portion, .slotAsFood: .food
    case .amount, .unweighable: .amount
    case .countOrPrice: .count
    case .slot: .slot
    }
  }

  /// What it may mean, the likeliest first.
  package var candidates: [Candidate] {
    switch cause {
    case .food(_, let finding, _): finding.matches.prefix(FoodRanking.offered).map(Self.candidate)
    case .portion(_, let found, let other): [other, found].map(Self.candidate)
    case .amount(_, let readings): readings.map { Candidate(id: nil, name: $0.text, confidence: nil) }
    case .unweighable(let error): error.candidates.map { Candidate(id: nil, name: $0, confidence: nil) }
    case .countOrPrice(let phrase, let counted):
      [counted.amountText, phrase.item.name].map { Candidate(id: nil, name: $0, confidence: nil) }
    case .slot: Slot.allCases.map { Candidate(id: nil, name: $0.rawValue, confidence: nil) }
    case .slotAsFood: []
    }
  }

  /// The place of the likeliest among the candidates, from 0; nil where none is likelier than nothing.
  package var likeliest: Int? {
    switch cause {
    case .food(_, .several, _), .food(_, .unsure, _), .portion, .amount: 0
    case .slot: Slot.allCases.firstIndex(of: .snack)
    case .food, .slotAsFood, .unweighable, .countOrPrice: nil
    }
  }

  private static func candidate(_ match: FoodMatch) -> Candidate {
    Candidate(id: match.food.id > 0 ? match.food.id : nil, name: match.food.name, confidence: match.confidence)
  }
}

extension Bank.Finding {
  /// The foods that it may be, best first.
  package var matches: [FoodMatch] {
    switch self {
    case .food(let match): [match]
    case .several(let matches), .unsure(let matches), .unknown(let matches): matches
    case .slip(let match): [match]
    case .noNumber: []
    }
  }
}
