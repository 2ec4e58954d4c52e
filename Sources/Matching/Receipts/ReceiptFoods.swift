internal import Domain

/// The foods that a line of a receipt may be.
extension ReceiptResolver {
  /// The foods that a product may be, the likeliest first.
  func matches(_ names: PrintedNames) throws -> [FoodMatch] {
    var found: [FoodMatch] = []
    func add(_ match: FoodMatch, _ trial: PrintedNames.Trial, isSure: Bool) {
      let most = isSure ? trial.isWhole ? match.isExact ? 1 : Self.inexact : Self.incomplete : Self.unsure
      let confidence = min(match.confidence * trial.share, most)
      if let place = found.firstIndex(where: { $0.food.id == match.food.id }) {
        if found[place].confidence < confidence { found[place] = match.guessed(confidence: confidence) }
      } else {
        found.append(match.guessed(confidence: confidence))
      }
    }
    for trial in names.trials {
      if let best = found.map(\.confidence).max(), best >= Self.enough, best >= trial.share { break }
      switch try BoughtFoods(bank).finding(trial.name) {
      case .food(let match): add(match, trial, isSure: true)
      case .several(let matches), .unsure(let matches):
        for match in matches.prefix(Self.offered) { add(match, trial, isSure: false) }
      case .typo(let match): add(match, trial, isSure: false)
      case .unknown, .noNumber: continue
      }
    }
    var ranked = found.sorted { $0.confidence > $1.confidence }
    if ranked.count < Self.offered {
      for match in bank.searchTables(names.whole, limit: Self.offered)
      where !ranked.contains(where: { $0.food.id == match.food.id }) {
        ranked.append(match.guessed(confidence: min(match.confidence, Self.searched)))
      }
    }
    return ranked
  }

  /// If a food has at least this confidence, no shorter name is looked up.
  private static let enough = 0.9
  /// The highest confidence of a food whose name is only similar to the printed name.
  private static let inexact = 0.79
  /// The highest confidence of a food that was found by only some of the printed words.
  private static let incomplete = 0.75
  /// The highest confidence of a food that is one of several possible ones.
  private static let unsure = 0.6
  /// The highest confidence of a food that was found only because its name contains the printed words.
  private static let searched = 0.4
}
