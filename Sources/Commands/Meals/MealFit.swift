internal import Domain
internal import Figures
internal import Store
internal import Text

/// How a logged meal fits the limits and the diet that the family guide states for the person who ate it.
struct MealFit {
  /// The limits that are worth mentioning, with how much of each the day has used.
  let limits: [DayLimit]
  /// The member of the guide whom the profile represents; nil if there is none.
  private let me: FamilyMember?
  /// The daily limit of sodium in mg; nil unless the person has a low-sodium diet.
  private let sodium: Double?

  /// For each dish that does not fit the diet, by the ID of its recipe, the first ingredient that does not.
  private let unfitDishes: [Int: String]

  /// Reads the person's guide, and compares its limits with the total of the day; `dishes` are the IDs of the recipes
  /// that were eaten.
  init(
    _ total: NutrientTotal, items: Int, dishes: Set<Int>, goals: MacroGoals, through records: ProfileReader
  ) throws {
    let guide = try records.guide()
    let reference = MarkerReference(guide, for: .meals, goals: goals)
    limits = DayLimit.notable(total, items: items, reference)
    me = guide.me
    unfitDishes = try dishes.reduce(into: [:]) { unfit, dish in
      guard let diet = guide.me?.diet, diet != .standard else { return }
      unfit[dish] = try records.foods(ofRecipe: dish).first { diet.leavesOut($0.name, $0.category, $0.source) }?.name
    }
    sodium = guide.me?.diet == .lowSodium ? reference.sodium.amount : nil
  }

  /// The share of a day's sodium above which a single food gets a remark: a third.
  ///
  /// With three meals a day, that is the share of a whole meal.
  private static let sodiumShare = 1.0 / 3

  /// A food that was typed, and the name of the table's food whose values it has, if no table has the food itself.
  struct TypedFood {
    let food: Food
    let likeName: String?
  }

  /// One remark on all foods that do not fit the diet, and one on each food with much of the day's sodium.
  ///
  /// - Parameters:
  ///   - lines: What was logged.
  ///   - foods: The foods that were typed; foods of repeated meals do not get their remarks again.
  func remarks(on lines: [FoodLine], foods: [TypedFood]) -> [String] {
    guard let me else { return [] }
    let logged = Set(lines.map(\.name))
    let typed = foods.filter { logged.contains($0.food.name) }
    let unfit = typed.filter { typed in
      // Linda McCartney sausages have the values of vegan ones.
      me.diet.leavesOut(typed.food) && !(typed.likeName.map(me.diet.isReplacement) ?? false)
    }.map(\.food.name).unique
    let hidden = typed.filter { !unfit.contains($0.food.name) }.compactMap { typed in
      typed.likeName.flatMap { me.diet.excluded(in: $0, typed: typed.food.name) }.map { word in
        "\(typed.food.name.truncated(to: 40)) contains \(word), which is not \(me.diet.rawValue)"
      }
    }
    let diet =
      unfit.isEmpty ? [] : ["\(NameList.text(unfit)) \(unfit.count == 1 ? "is" : "are") not \(me.diet.rawValue)"]
    let dishes = lines.compactMap { line in
      line.recipe.flatMap { unfitDishes[$0.id] }.map { name in
        "\(line.name.truncated(to: 40)) contains \(name.truncated(to: 40)), which is not \(me.diet.rawValue)"
      }
    }
    let remarks = diet + hidden.unique + dishes.unique
    guard let sodium else { return remarks }
    let salty = lines.filter { ($0.nutrients[.sodium] ?? 0) > sodium * Self.sodiumShare }
    return remarks
      + salty.map { line in
        let (eaten, limit) = (Figure.text(line.nutrients[.sodium] ?? 0), Figure.text(sodium))
        return "\(line.name.truncated(to: 40)) alone has \(eaten) mg of sodium; the day's limit is \(limit) mg"
      }
  }
}

/// Formats a list of names for a sentence.
enum NameList {
  /// The first names, and how many more there are: `Ham`, `Ham and Salami`, `Ham, Salami and 3 more`.
  static func text(_ names: [String]) -> String {
    let names = names.unique
    let shown = names.prefix(names.count > 3 ? 2 : 3).map { $0.truncated(to: 40) }
    let rest = names.count - shown.count
    let all = shown + (rest > 0 ? ["\(rest) more"] : [])
    return all.count == 1 ? all[0] : all.dropLast().joined(separator: ", ") + " and " + all[all.count - 1]
  }
}

extension MealReport {
  /// Formats a limit: `sodium 1,640 of 1,500 mg, 140 over`; `at least` is added if an item's value is unknown.
  static func text(_ limit: DayLimit) -> String {
    let decimals = limit.isOfEnergy ? 1 : 0
    let eaten = (limit.unknown > 0 ? "at least " : "") + FoodText.amount(limit.eaten, limit.nutrient)
    // The difference is that of the figures shown.
    let eatenDecimals = limit.nutrient.decimals
    let shown = Figure.shown(limit.eaten, decimals: eatenDecimals) - Figure.shown(limit.limit, decimals: decimals)
    let end =
      limit.isExceeded
      ? ", \(FoodText.amount(shown, limit.nutrient)) over"
      : limit.isOpen ? ", of which the free part is unknown" : ""
    return "\(MarkerText.name(limit.nutrient)) \(eaten) of \(Figure.text(limit.limit, decimals: decimals)) "
      + limit.nutrient.unit + end
  }
}
