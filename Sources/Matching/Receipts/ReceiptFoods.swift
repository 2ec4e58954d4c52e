internal import Domain

/// The foods that a line of a receipt may be.
extension ReceiptResolver {
  /// The foods that a product may be, the likeliest first.
  func matches(_ names: PrintedNames) throws -> [FoodMatch] {
    var found: [FoodMatch] = []
    func add(_ match: FoodMatch, _ trial: PrintedNames.Trial, isSure: Bool) {
      let isExact = match.isExact && bears(match.food, trial.name)
      let most = !isSure ? Self.unsure : !trial.isWhole ? Self.incomplete : isExact ? 1 : Self.inexact
      let confidence = min(match.confidence * trial.share, most)
      if let place = found.firstIndex(where: { $0.food.id == match.food.id }) {
        if found[place].confidence < confidence { found[place] = match.guessed(confidence: confidence) }
      } else {
        found.append(match.guessed(confidence: confidence))
      }
    }
    // What the names with all their words surely mean, each by itself.
    var meant: [Food] = []
    // What single words of the name mean.
    var parts: Set<Int> = []
    for trial in names.trials {
      let isSettled = found.map(\.confidence).max().map { $0 >= Self.enough && $0 >= trial.share } ?? false
      if isSettled, !trial.isWhole { break }
      switch try BoughtFoods(bank).finding(trial.name) {
      case .food(let match):
        if trial.isWhole { meant.append(match.food) }
        if trial.isPart, !found.contains(where: { $0.food.id == match.food.id }) { parts.insert(match.food.id) }
        if trial.isAsPrinted, names.hasBrand, let place = try product(match, listedAs: trial.name, ratherThan: found) {
          found.insert(match.guessed(confidence: found[place].confidence), at: place)
        } else {
          add(match, trial, isSure: true)
        }
      case .several(let matches), .unsure(let matches):
        if isSettled { continue }
        for match in matches.prefix(Self.offered) { add(match, trial, isSure: false) }
      case .typo(let match): if !isSettled { add(match, trial, isSure: false) }
      case .unknown, .noNumber: continue
      }
    }
    var ranked = found.sorted { $0.confidence > $1.confidence }
    let likeliest = ranked.prefix { parts.contains($0.food.id) }
    let headed = zip(headed(likeliest), likeliest.map(\.confidence)).map { $0.guessed(confidence: $1) }
    ranked.replaceSubrange(likeliest.indices, with: headed)
    // If the same words in another order or spelling mean another food, nobody knows which is meant.
    if let first = ranked.first?.food, !first.isUserCreated, !meant.allSatisfy({ OpenTables.agree([first, $0]) }) {
      ranked = ranked.map { $0.guessed(confidence: min($0.confidence, Self.inexact)) }
    }
    for name in names.searches where ranked.count < Self.offered {
      for match in bank.searchTables(name, limit: Self.offered)
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
