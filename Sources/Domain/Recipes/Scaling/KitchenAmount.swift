internal import Figures

/// Rounds amounts so that a kitchen can measure them: halves and thirds of cups, whole eggs, grams that a scale shows.
package enum KitchenAmount {
  /// An amount multiplied by `factor`, as text: `1½ cups`, `2–3`, `~4`; `~` marks a rounding error of more than 5 %.
  package static func text(_ amount: IngredientAmount, times factor: Double = 1) -> String {
    guard let quantity = amount.quantity else { return amount.unit?.symbol ?? "" }
    guard let most = amount.quantityMax else { return text(quantity * factor, amount.unit) }
    let (low, high) = (rounded(quantity * factor, amount.unit), rounded(most * factor, amount.unit))
    guard low.unit == high.unit, low.rest == nil, high.rest == nil, low.number != high.number else {
      let ends = [quantity, most].map { text($0 * factor, amount.unit) }
      return ends[0] == ends[1] ? ends[1] : ends.joined(separator: "–")
    }
    let mark = low.isRough || high.isRough ? "~" : ""
    return mark + "\(number(low.number, low.unit))–\(number(high.number, high.unit))" + unitText(high.unit, high.number)
  }

  private static func text(_ quantity: Double, _ unit: IngredientUnit?) -> String {
    let rounded = rounded(quantity, unit)
    let first = number(rounded.number, rounded.unit) + unitText(rounded.unit, rounded.number)
    // `1 lb 2 oz` is said without a plus.
    let joint = rounded.unit == "lb" ? " " : " + "
    let rest = rounded.rest.map { joint + number($0.number, $0.unit) + unitText($0.unit, $0.number) } ?? ""
    return (rounded.isRough ? "~" : "") + first + rest
  }

  /// A rounded number and its unit, with a remainder in a smaller unit if needed: 2 tbsp and 1 tsp.
  fileprivate struct Rounded {
    var number: Double
    var unit: String?
    var rest: (number: Double, unit: String)?
    var isRough = false
  }

  private static func rounded(_ quantity: Double, _ unit: IngredientUnit?) -> Rounded {
    guard let unit else { return pieces(quantity, nil) }
    switch unit.symbol {
    case "g", "kg", "ml", "l": return metric(quantity, unit.symbol)
    case "oz", "lb": return imperial(quantity, unit.symbol)
    case "cup": return spoons(quantity * 48, cup: "cup", table: "tbsp", tea: "tsp")
    case "tbsp": return spoons(quantity * 3, cup: "cup", table: "tbsp", tea: "tsp")
    case "tsp": return spoons(quantity, cup: "cup", table: "tbsp", tea: "tsp")
    case "EL": return spoons(quantity * 3, cup: nil, table: "EL", tea: "TL")
    case "TL": return spoons(quantity, cup: nil, table: "EL", tea: "TL")
    default:
      guard unit.kind == .mass || unit.kind == .volume else { return pieces(quantity, unit.symbol) }
      return Rounded(number: (quantity * 4).rounded() > 0 ? (quantity * 4).rounded() / 4 : quantity, unit: unit.symbol)
        .checked(against: quantity)
    }
  }

  // MARK: Weights and volumes

  private static func metric(_ quantity: Double, _ symbol: String) -> Rounded {
    let isMass = symbol == "g" || symbol == "kg"
    let base = symbol == "g" || symbol == "ml" ? quantity : quantity * 1000
    let step = base < 20 ? 1.0 : base < 500 ? 5 : 10
    // Amounts below a gram, such as saffron, are rounded to the nearest tenth.
    let rounded = base < 1 ? max((base * 10).rounded() / 10, 0.1) : (base / step).rounded() * step
    if rounded >= 1000 {
      return Rounded(number: rounded / 1000, unit: isMass ? "kg" : "l").checked(against: base / 1000)
    }
    return Rounded(number: rounded, unit: isMass ? "g" : "ml").checked(against: base)
  }

  private static func imperial(_ quantity: Double, _ symbol: String) -> Rounded {
    let ounces = symbol == "oz" ? quantity : quantity * 16
    guard ounces >= 15.75 else {
      let step = ounces < 4 ? 0.25 : 0.5
      let rounded = ounces < 1 ? max(nearest(ounces, among: thirds), 0.125) : (ounces / step).rounded() * step
      return Rounded(number: rounded, unit: "oz").checked(against: ounces)
    }
    let quarters = (ounces / 4).rounded() / 4
    if ounces >= 80 || (quarters * 16 - ounces).magnitude <= fineFrom * ounces {
      return Rounded(number: quarters, unit: "lb").checked(against: ounces / 16)
    }
    let whole = ounces.rounded()
    let rest = whole.truncatingRemainder(dividingBy: 16)
    return Rounded(number: (whole / 16).rounded(.down), unit: "lb", rest: rest > 0 ? (rest, "oz") : nil)
  }

  /// The largest error of a rounded weight in quarters of a pound; otherwise it is shown in pounds and ounces.
  private static let fineFrom = 0.025

  // MARK: Cups and spoons

  private static let thirds = [0.25, 1.0 / 3, 0.5, 2.0 / 3, 0.75]
  private static let quarters = [0.25, 0.5, 0.75]

  /// Converts teaspoons to the largest unit that fits: 3 teaspoons are a tablespoon, 4 tablespoons a quarter cup.
  private static func spoons(_ tea: Double, cup: String?, table: String, tea small: String) -> Rounded {
    if let cup, tea >= 11.5 {
      let plain = Rounded(number: nearest(tea / 48, among: thirds), unit: cup).checked(against: tea / 48)
      return plain.isRough ? cups(tea, cup, table, small) ?? plain : plain
    }
    guard tea >= 2.75 else {
      let parts = tea < 0.25 ? [0.125] : quarters
      return Rounded(number: max(nearest(tea, among: parts), 0.125), unit: small).checked(against: tea)
    }
    let tables = tea / 3
    let plain = nearest(tables, among: [0.5])
    if (plain - tables).magnitude <= 0.02 * tables { return Rounded(number: plain, unit: table) }
    // Any other number of tablespoons has its remainder in teaspoons.
    let whole = tables.rounded(.down)
    guard whole > 0 else { return Rounded(number: nearest(tea, among: quarters), unit: small).checked(against: tea) }
    let rest = nearest(tea - whole * 3, among: quarters)
    guard rest > 0, rest < 3 else {
      return Rounded(number: rest < 3 ? whole : whole + 1, unit: table).checked(against: tables)
    }
    var rounded = Rounded(number: whole, unit: table, rest: (rest, small))
    rounded.isRough = ((whole * 3 + rest) - tea).magnitude > roughFrom * tea
    return rounded
  }

  /// Cups with what is left in spoons: 2 cups and 2 tablespoons for half a liter; nil if spoons are no closer.
  private static func cups(_ tea: Double, _ cup: String, _ table: String, _ small: String) -> Rounded? {
    let whole = (tea / 48).rounded(.down)
    guard let number = ([0] + thirds).map({ whole + $0 }).last(where: { $0 * 48 <= tea }), number > 0 else {
      return nil
    }
    let left = tea - number * 48
    let spoons = [(1.0, small, 1.0), (2, small, 2), (1, table, 3), (1.5, table, 4.5), (2, table, 6), (3, table, 9)]
    guard let rest = spoons.min(by: { ($0.2 - left).magnitude < ($1.2 - left).magnitude }),
      (number * 48 + rest.2 - tea).magnitude <= roughFrom * tea
    else { return nil }
    return Rounded(number: number, unit: cup, rest: (rest.0, rest.1))
  }

  // MARK: Pieces

  private static func pieces(_ quantity: Double, _ symbol: String?) -> Rounded {
    let step = quantity > 4 ? 1.0 : 0.5
    var number = (quantity / step).rounded() * step
    // An amount below a quarter of a piece is shown as a quarter or an eighth.
    if number == 0 { number = nearest(quantity, among: quarters) }
    if number == 0 { number = max((quantity * 8).rounded() / 8, 0.125) }
    return Rounded(number: number, unit: symbol).checked(against: quantity)
  }

  // MARK: Text

  /// The number nearest to `quantity` that is whole, or whole plus one of the fractions in `parts`.
  private static func nearest(_ quantity: Double, among parts: [Double]) -> Double {
    let whole = quantity.rounded(.down)
    return ([0, 1] + parts).map { whole + $0 }.min { ($0 - quantity).magnitude < ($1 - quantity).magnitude } ?? quantity
  }

  fileprivate static let roughFrom = 0.05

  private static func number(_ number: Double, _ unit: String?) -> String {
    if let unit, ["g", "ml", "kg", "l"].contains(unit) { return Figure.text(number, upTo: 2) }
    let whole = number.rounded(.down)
    let part = fractions.first { (number - whole - $0.value).magnitude < 0.01 }
    guard let part else { return Figure.text(number, upTo: 2) }
    return (whole > 0 ? Figure.text(whole) : "") + part.sign
  }

  private static let fractions: [(value: Double, sign: String)] = [
    (0.125, "⅛"), (0.25, "¼"), (1.0 / 3, "⅓"), (0.5, "½"), (2.0 / 3, "⅔"), (0.75, "¾"),
  ]

  private static func unitText(_ unit: String?, _ number: Double) -> String {
    guard let unit else { return "" }
    return " " + (number > 1 ? plurals[unit] ?? unit : unit)
  }

  private static let plurals: [String: String] = [
    "cup": "cups", "clove": "cloves", "slice": "slices", "can": "cans", "tin": "tins", "stalk": "stalks",
    "leaf": "leaves", "bunch": "bunches", "sprig": "sprigs", "pinch": "pinches", "handful": "handfuls",
    "stick": "sticks", "head": "heads", "jar": "jars", "bottle": "bottles", "piece": "pieces", "serving": "servings",
    "Dose": "Dosen", "Zehe": "Zehen", "Scheibe": "Scheiben", "Prise": "Prisen", "Stange": "Stangen", "Tasse": "Tassen",
  ]
}

extension KitchenAmount.Rounded {
  /// Sets `isRough` if the rounded number differs from the exact one by more than 5 %.
  fileprivate func checked(against exact: Double) -> Self {
    var marked = self
    marked.isRough = (number - exact).magnitude > KitchenAmount.roughFrom * exact
    return marked
  }
}
