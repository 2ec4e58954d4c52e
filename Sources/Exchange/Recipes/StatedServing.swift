package import Domain
internal import Figures

/// The nutrients of a serving as words, for file formats that have no fields for them: `calories 135 kcal`.
package enum StatedServing {
  /// The known nutrients with all digits of their values, one string for each nutrient.
  package static func texts(_ nutrients: PartialNutrients) -> [String] {
    Nutrient.allCases.compactMap { nutrient in
      nutrients[nutrient].map { "\(nutrient.rawValue) \(Figure.plain($0)) \(nutrient.unit)" }
    }
  }

  /// Reads the nutrients from strings such as `calories 135 kcal`; nil if no nutrient is known.
  ///
  /// A value may lack its unit. A value with a unit other than that of its nutrient counts as unknown.
  static func read(_ texts: [String]) -> PartialNutrients? {
    var values: [Nutrient: Double] = [:]
    for text in texts.flatMap({ $0.split(separator: ",") }) {
      let words = text.split(whereSeparator: { $0.isWhitespace || $0 == ":" }).map(String.init)
      guard (2...3).contains(words.count), let value = Double(words[1]), (0...1e6).contains(value),
        let nutrient = Nutrient.allCases.first(where: { $0.rawValue.lowercased() == words[0].lowercased() }),
        words.count == 2 || words[2].lowercased() == nutrient.unit
      else { continue }
      values[nutrient] = value
    }
    return values.isEmpty ? nil : PartialNutrients(values: Nutrient.allCases.map { values[$0] })
  }
}
