internal import Domain
internal import Text

/// Foods as rows: bought, eaten, left over, what that cost, the share that was eaten.
struct BalanceTable {
  let money: MoneyText
  /// Foods that were perhaps eaten under another name; they bear a `?`.
  let doubtful: Set<FoodBalance>

  /// Narrower canvases leave out what was bought and eaten: the share says it mostly.
  private static let narrow = 60

  /// A row a food, and one for the `rest`, so that the rows add up to all that is left.
  func part(_ foods: [FoodBalance], rest: [FoodBalance], on canvas: Canvas) -> Document.Part {
    canvas.isAccessible
      ? .lines(
        (foods.map(sentence) + others(rest, canvas)).flatMap { StyledLine(canvas.show($0)).wrapped(to: canvas.width) })
      : .table(table(foods, rest: rest, on: canvas))
  }

  private func table(_ foods: [FoodBalance], rest: [FoodBalance], on canvas: Canvas) -> TextTable {
    let isNarrow = canvas.width < Self.narrow
    let columns: [TextTable.Column] =
      [.init("food")] + (isNarrow ? [] : [.init("bought", .right), .init("eaten", .right)])
      + [.init("left over", .right), .init("cost", .right), .init("eaten", .right)]
    func row(_ name: StyledLine, _ grams: [Double], left: Double, _ cost: Money?, _ share: Double?) -> [StyledLine] {
      [name] + (isNarrow ? [] : grams.map { StyledLine($0 > 0 ? canvas.weight($0) : "-") })
        + [
          StyledLine(left > 0 ? canvas.weight(left) : "-"), StyledLine(left > 0 ? cost.map(money.text) ?? "?" : ""),
          StyledLine(share.map { BalanceText.percent($0) + " %" } ?? "", .faint),
        ]
    }
    let rows = foods.map { food in
      row(
        StyledLine(Self.name(food) + (doubtful.contains(food) ? " ?" : "")), [food.bought.grams, food.eaten.grams],
        left: food.left, food.costLeft, food.share)
    }
    let total = BalanceTotal(rest)
    let last =
      rest.isEmpty
      ? []
      : [
        row(
          StyledLine(rest.count.counted("other"), .faint), [total.bought, total.eaten], left: total.left,
          total.costLeft, total.share)
      ]
    return TextTable(columns, rows: rows + last)
  }

  /// A food as it is read aloud: `Butter: 500 g bought, 120 g eaten, 380 g left over, €3.48, 24 % eaten`.
  private func sentence(_ food: FoodBalance) -> String {
    let canvas = money.canvas
    let parts = [
      food.bought.items > 0 ? "\(canvas.weight(food.bought.grams)) bought" : "not bought",
      food.eaten.items > 0 ? "\(canvas.weight(food.eaten.grams)) eaten" : "not eaten",
      food.hasLeft ? "\(canvas.weight(food.left)) left over" : nil,
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

  /// `Whole milk: 2 of 3 bought of unknown weight, 1,030 g bought, 400 g eaten`.
  func unclear(_ food: FoodBalance, on canvas: Canvas) -> [StyledLine] {
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
    let text = "\(Self.name(food)): \(parts.compactMap(\.self).joined(separator: ", "))"
    return StyledLine(canvas.show(text)).wrapped(to: canvas.width)
  }

  /// A food's name; what only others have typed is not shown.
  static func name(_ food: FoodBalance) -> String { food.name ?? "something without a food" }

  /// What stays out, and how often: `2 skipped items`.
  static func words(_ sum: LeftOutSum) -> String {
    switch sum.reason {
    case .noFood: "\(sum.items.counted("thing")) not in the food bank"
    case .skipped: "\(sum.items) skipped"
    case .deposit: sum.items.counted("deposit")
    case .depositReturn: "\(sum.items.counted("deposit")) returned"
    case .discount: sum.items.counted("discount")
    case .service: sum.items.counted("service")
    }
  }
}
