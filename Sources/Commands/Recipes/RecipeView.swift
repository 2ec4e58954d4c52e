internal import Domain

/// The options for showing a recipe for other servings or in other units.
enum RecipeView {
  static let servings = OptionSpec.value("servings", "N", .number, "For so many servings.")
  static let units = OptionSpec.value(
    "units", "U", .choice(RecipeScale.Units.allCases.map(\.rawValue)), "In metric or imperial units.")
  private static let proportional = OptionSpec.flag(
    "proportional", "Salt, spices and leavening in proportion, like everything else.")
  static let options = [servings, units, proportional]

  /// The servings and units for which the recipe is to be shown.
  ///
  /// `--proportional` is ignored if the command does not have this option.
  ///
  /// - Throws: `outOfRange` for an impossible number of servings, `badValue` for unknown units.
  static func scale(_ invocation: Invocation, of recipe: Recipe) throws -> RecipeScale {
    let takesProportional = invocation.spec.options.contains { $0.name == proportional.name }
    var scale = RecipeScale(isProportional: takesProportional && invocation.has(proportional))
    if let word = invocation.word(servings), let number = try invocation.number(servings) {
      scale.factor = try invocation.locatingErrors(at: word) { try RecipeCheck.servings(number) } / recipe.servings
    }
    if let word = invocation.word(units) {
      scale.units = try invocation.locatingErrors(at: word) { try RecipeOptions.choice(word) }
    }
    return scale
  }
}
