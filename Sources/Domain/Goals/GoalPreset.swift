/// A named split of a day's energy, with its source.
package struct GoalPreset: Hashable, Sendable {
  /// The name as typed after `goals preset`.
  package let name: String
  /// The split.
  package let shares: MacroShares
  /// The kilocalories a day of a preset that is defined in grams; nil if the preset keeps the profile's calories.
  package let calories: Int?
  /// The source of the split, as a citation.
  package let origin: String

  /// All presets, in the order in which they are listed.
  package static let all: [GoalPreset] = [
    GoalPreset(name: "balanced", shares: .default, origin: "what a new profile starts with"),
    GoalPreset(
      // 480 kcal of protein, 1000 of carbs and 630 of fat, of 2110 kcal.
      name: "moderate", shares: MacroShares(unchecked: 2275, 4739, 2986), calories: 2110,
      origin: "120 g protein, 250 g carbs, 70 g fat: 2,110 kcal"),
    GoalPreset(
      name: "standard", shares: MacroShares(unchecked: 1500, 5500, 3000),
      origin: "D-A-CH reference values: carbohydrate over 50 %, fat 30 % of energy"),
    GoalPreset(
      name: "mediterranean", shares: MacroShares(unchecked: 1500, 4800, 3700),
      origin: "Davis et al. 2015: 37 % of energy from fat"),
    GoalPreset(
      name: "high-protein", shares: MacroShares(unchecked: 2500, 4500, 3000),
      origin: "within the US range of 10 to 35 % of energy from protein (IOM 2005)"),
    GoalPreset(
      name: "low-carb", shares: MacroShares(unchecked: 2500, 2500, 5000),
      origin: "Feinman et al. 2015: under 26 % of energy from carbohydrate"),
    GoalPreset(
      name: "keto", shares: MacroShares(unchecked: 2000, 1000, 7000),
      origin: "Feinman et al. 2015: under 10 % of energy from carbohydrate"),
  ]

  init(name: String, shares: MacroShares, calories: Int? = nil, origin: String) {
    self.name = name
    self.shares = shares
    self.calories = calories
    self.origin = origin
  }

  /// The preset with a name, ignoring case.
  ///
  /// Throws `badValue`, with the names of all presets, if no preset has the name.
  package static func named(_ name: String) throws(LarderError) -> GoalPreset {
    let wanted = name.lowercased()
    guard let preset = all.first(where: { $0.name == wanted }) else {
      let names = all.map(\.name)
      throw LarderError(
        .badValue, "there is no preset `\(name.prefix(40))`",
        hint: "presets: " + names.joined(separator: ", "), candidates: names
      ).suggesting(NearestWord.among(names, to: name))
    }
    return preset
  }
}
