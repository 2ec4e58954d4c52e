internal import Domain

/// The options that state the nutrients of a serving.
enum RecipeNutrients {
  private static let nutrients: [(option: OptionSpec, nutrient: Nutrient)] = [
    ("kcal", "Energy", Nutrient.calories), ("protein", "Protein", .protein), ("carbs", "Carbohydrates", .carbohydrates),
    ("fat", "Fat", .fat), ("satfat", "Saturated fat", .saturatedFat), ("sugar", "Sugar", .sugar),
    ("fiber", "Fiber", .fiber), ("sodium", "Sodium", .sodium),
  ].map { name, what, nutrient in
    (
      OptionSpec.value(name, "N", .number, "\(what) of a serving, in \(nutrient.unit)."), nutrient
    )
  }
  private static let computed = OptionSpec.flag("computed", "Take back what was typed in: count the ingredients.")
  static let options = nutrients.map(\.option) + [computed]

  /// The typed nutrients of a serving: the values from the options and, for all other nutrients, those typed earlier.
  ///
  /// Nil if `--computed` removes them.
  ///
  /// - Throws: `missingValue` if energy or a macro is still unknown, `outOfRange` for an impossible value, `badValue`
  ///   if values are combined with `--computed`.
  static func read(_ invocation: Invocation, _ before: PartialNutrients?) throws -> PartialNutrients? {
    let stated = nutrients.filter { invocation.has($0.option) }
    if invocation.has(computed) {
      guard stated.isEmpty else {
        throw LarderError(
          .badValue, "`--computed` takes typed values back, so none can be given with it", hint: "leave one of them out"
        )
      }
      return nil
    }
    var values = Nutrient.allCases.map { before?[$0] }
    for (option, nutrient) in stated {
      guard let number = try invocation.number(option, unit: nutrient.unit) else { continue }
      guard (0...100_000).contains(number), let place = Nutrient.allCases.firstIndex(of: nutrient) else {
        throw invocation.error(
          .outOfRange, "--\(option.name): a serving has from 0 to 100,000 \(nutrient.unit)",
          at: invocation.word(option), hint: "the value of one serving")
      }
      values[place] = number
    }
    let all = PartialNutrients(values: values)
    let missing = nutrients.prefix(4).filter { all[$0.nutrient] == nil }.map { "--\($0.option.name)" }
    guard missing.isEmpty else {
      throw LarderError(
        .missingValue, "a serving's own values need \(missing.joined(separator: ", ")) as well",
        hint: "`--kcal`, `--protein`, `--carbs` and `--fat` together")
    }
    return all
  }
}
