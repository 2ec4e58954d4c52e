internal import Figures

extension FoodRanking {
  /// Why a food has its place in the order, in plain words; nil for a food that matches none of the typed words.
  ///
  /// The explanation says how the typed words were read, which name of the food they match, how much of that name they
  /// match, and which bonuses move the food up.
  package func explanation(of food: Food) -> String? { reasons(for: food)?.joined(separator: "; ") }

  /// The explanation as a list of reasons; nil for a food that matches none of the words.
  package func reasons(for food: Food) -> [String]? {
    guard let ranked = best(food, QueryWords(query)) else { return nil }
    let meanings = ranked.fit.readings.compactMap { Self.meaning($0, of: query) }
    let bonuses = bonuses(of: food, ranked.fit).map { "\($0.reason) (score +\(Self.hundredths($0.weight)))" }
    return meanings + [Self.fit(ranked, of: query)] + bonuses
  }

  private static func meaning(_ reading: FoodQuery.Reading, of query: FoodQuery) -> String? {
    let typed = "`\(query.typed[reading.terms].joined(separator: " "))`"
    let words = reading.shown ?? reading.words.joined(separator: " ")
    return switch reading.kind {
    case .typed: nil
    case .joined: "\(typed) as one word"
    case .split: "\(typed) split into words"
    case .synonym: "\(typed) = \(words)"
    case .translation: "\(typed) = \(words) (German)"
    case .correction where reading.isDoubtful: "perhaps a typing error in \(typed), corrected"
    case .correction: "typing error in \(typed) corrected"
    }
  }

  private static func fit(_ ranked: Ranked, of query: FoodQuery) -> String {
    let count = query.terms.count
    let words = (count - min(count, ranked.fit.missing)).counted(of: count, "word")
    let name = "`\(ranked.name)`"
    return switch ranked.fit.kind {
    case .name: "the food's name has the words"
    case .alias: "its other name \(name) has the words"
    case .wholeName: "matches all words of \(name)"
    case .words, .typos: "\(words) found in \(name)" + (ranked.fit.isHead ? ", including its main word" : "")
    case .beginnings: "\(words) found in \(name), some as beginnings of words"
    case .pooled: "\(words) found in its names, tags and portions together"
    case .someWords: "only \(words) found in \(name)"
    }
  }

  /// Formats a weight with two decimals: 0.08.
  private static func hundredths(_ weight: Double) -> String { Figure.text(max(0, min(9, weight)), decimals: 2) }
}
