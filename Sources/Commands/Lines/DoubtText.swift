internal import Domain
internal import Matching
internal import Text

/// Describes a doubt in a sentence, for the preview of a line; a preview asks no questions.
enum DoubtText {
  /// The doubt with the foods in question: `` `cheese` matches several foods: Cheddar cheese, Gouda cheese``.
  static func sentence(_ doubt: Doubt) -> String {
    let names = doubt.candidates.prefix(3).map(\.name).joined(separator: ", ")
    switch doubt.cause {
    case .food(let name, .several, _): return "`\(name.truncated(to: 60))` matches several foods: \(names)"
    case .food(let name, _, _):
      let short = name.truncated(to: 60)
      return names.isEmpty
        ? "`\(short)` is not in the food bank" : "`\(short)` is not in the food bank; it may be \(names)"
    case .portion(let unit, let found, let other):
      return "\(found.food.name) has no portion `\(unit)`, but \(other.food.name) has one"
    case .recipe(let found, let otherwise):
      let recipes = found.names.map { "the recipe \($0)" }
      let foods = otherwise.compactMap { $0.match.map { "the food \($0.food.name)" } }
      return "`\(doubt.text.truncated(to: 60))` may mean \((recipes + foods).joined(separator: " or "))"
    case .slotAsFood(let word): return "`\(word)` is a meal, not a food"
    case .amount(let why, _): return why
    case .unweighable(let error): return error.message
    case .countOrPrice(let phrase, let counted):
      return "`\(phrase.item.name) \(counted.amountText)`: \(counted.amountText) may be a count or a price"
    case .slot(let day): return "no meal is named for \(DayText.weekday(day)), so it counts as a snack"
    }
  }
}
