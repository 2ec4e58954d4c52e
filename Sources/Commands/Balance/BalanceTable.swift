internal import Domain
internal import Figures
internal import Text

/// Formats the balances of foods as rows: grams bought, eaten and left over, what the leftovers are worth, and the
/// share eaten.
struct BalanceTable {
  let money: MoneyText
  /// The foods that may have been eaten under another name; the table marks them with `?`.
  let doubtful: Set<FoodBalance>

  /// The width in cells below which the table leaves out the amounts bought and eaten: the share usually says enough.
  private static let narrow = 60

  /// Returns one row for each of `foods` and one row that sums up `rest`, so that the rows add up to all leftovers.
  func part(_ foods: [FoodBalance], rest: [FoodBalance], on canvas: Canvas) -> Document.Part {
    canvas.isAccessible
      ? .sentences((foods.map(sentence) + others(rest, canvas)).map { StyledLine($0) })
      : .table(table(foods, rest: rest, on: canvas))
  }

  private func table(_ foods: [FoodBalance], rest: [FoodBalance], on canvas: Canvas) -> TextTable {
    let isNarrow = canvas.width < Self.narrow
    let columns: [TextTable.Column] =
      [.init("food")] + (isNarrow ? [] : [.init("bought", .right), .init("eaten", .right)])
      + [.init("left over", .right), .init("worth", .right), .init("eaten %", .right)]
    func row(_ name: StyledLine, _ grams: [Double?], left: Double?, _ cost: Money?, _ share: Double?) -> [StyledLine] {
      let weights = (grams + [left]).map { StyledLine($0.map { Self.weight($0, on: canvas) } ?? "-") }
      return [name] + (isNarrow ? [] : weights.dropLast()) + weights.suffix(1)
        + [
          StyledLine(left == nil ? "" : cost.map(money.text) ?? "?"),
          StyledLine(share.map { BalanceText.percent($0) + " %" } ?? "", .faint),
        ]
    }
    let rows = foods.map { food in
      row(
        StyledLine(Self.name(food) + (doubtful.contains(food) ? " ?" : "")),
        [food.bought.items > 0 ? food.bought.grams : nil, food.eaten.items > 0 ? food.eaten.grams : nil],
        left: food.hasLeft ? food.left : nil, food.costLeft, food.share)
    }
    let total = BalanceTotal(rest)
    let last =
      rest.isEmpty
      ? []
      : [
        row(
          StyledLine(rest.count.counted("other"), .faint),
          [
            rest.contains { $0.bought.items > 0 } ? total.bought : nil,
            rest.contains { $0.eaten.items > 0 } ? total.eaten : nil,
          ], left: rest.contains(where: \.hasLeft) ? total.left : nil, total.costLeft, total.share)
      ]
    return TextTable(columns, rows: rows + last)
  }

  /// A food as a sentence to be read aloud: `Butter: 500 g bought, 120 g eaten, 380 g left over, €3.48, 24 % eaten`.
  private func sentence(_ food: FoodBalance) -> String {
    let canvas = money.canvas
    let parts = [
      food.bought.items > 0 ? "\(Self.weight(food.bought.grams, on: canvas)) bought" : "not bought",
      food.eaten.items > 0 ? "\(Self.weight(food.eaten.grams, on: canvas)) eaten" : "not eaten",
      food.hasLeft ? "\(Self.weight(food.left, on: canvas)) left over" : nil,
      food.hasLeft ? food.costLeft.map(money.text) : nil,
      food.share.map { "\(BalanceText.percent($0)) % eaten" },
      doubtful.contains(food) ? "perhaps eaten under another name" : nil,
    ]
    return "\(Self.name(food)): \(parts.compactMap(\.self).joined(separator: ", "))."
  }

  private func others(_ rest: [FoodBalance], _ canvas: Canvas) -> [String] {
    let total = BalanceTotal(rest)
    let price = total.costLeft.map { ", \(money.text($0))" } ?? ""
    return rest.isEmpty ? [] : ["\(rest.count.counted("other")): \(canvas.weight(total.left)) left over\(price)."]
  }

  /// Describes a food with items of unknown weight: `Whole milk: 1,030 g and 2 items of unknown weight bought, 400 g
  /// eaten`.
  func unclear(_ food: FoodBalance, on canvas: Canvas) -> StyledLine {
    func side(_ items: Int, _ unweighed: Int, _ grams: Double, _ word: String) -> String? {
      guard items > 0 else { return nil }
      let known = unweighed < items ? canvas.weight(grams) : nil
      let unknown = unweighed > 0 ? "\(unweighed.counted("item")) of unknown weight" : nil
      return [known, unknown].compactMap(\.self).joined(separator: " and ") + " " + word
    }
    let parts = [
      side(food.bought.items, food.bought.unweighed, food.bought.grams, "bought"),
      side(food.eaten.items, food.eaten.unweighed, food.eaten.grams, "eaten"),
    ]
    return StyledLine("\(Self.name(food)): \(parts.compactMap(\.self).joined(separator: ", "))")
  }

  /// Formats a weight above zero; a weight that rounds to zero is shown as less than a gram.
  static func weight(_ grams: Double, on canvas: Canvas) -> String {
    if grams >= FoodBalance.minimumGrams { return canvas.weight(grams) }
    return canvas.weights == .imperial ? "<0.1 oz" : "<1 g"
  }

  /// The food's name, or `something without a food` if only other profiles typed its name, which stays private.
  static func name(_ food: FoodBalance) -> String { food.name ?? "something without a food" }

  /// Names the items that the balance leaves out for one reason, with their number: `2 skipped`, `1 deposit`.
  static func words(_ sum: LeftOutSum) -> String {
    switch sum.reason {
    case .noFood: "\(sum.items.counted("item")) not in the food bank"
    case .skipped: "\(Figure.text(sum.items)) skipped"
    case .deposit: sum.items.counted("deposit")
    case .depositReturn: "\(sum.items.counted("deposit")) returned"
    case .discount: sum.items.counted("discount")
    case .service: sum.items.counted("service")
    }
  }
}
