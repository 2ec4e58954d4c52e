internal import Domain
internal import Figures
internal import Text

/// Formats trips as rows and sentences.
struct TripText {
  let money: MoneyText
  var canvas: Canvas { money.canvas }

  /// The width in cells below which the weights are left out, since the amounts usually state them too.
  private static let narrow = 60

  /// The items as lines, with the numbers by which commands refer to them; the items in `marked` are highlighted.
  func rows(_ trip: Trip, marking marked: [Int] = []) -> [StyledLine] {
    let breadths: [Breadth] = canvas.width < Self.narrow ? [.energies] : [.weights, .energies]
    let tables = breadths.map { table(trip, marking: marked, $0) }
    let fitting = tables.first { $0.minimumCells(on: canvas) <= canvas.width }
    return (fitting ?? table(trip, marking: marked, .prices)).lines(on: canvas)
  }

  /// The columns that a table of items has in addition to the amount, the name and the price.
  private enum Breadth {
    /// The weight and the energy.
    case weights
    /// The energy only, since the amounts usually state the weight too.
    case energies
    /// No further columns.
    case prices
  }

  private func table(_ trip: Trip, marking marked: [Int], _ breadth: Breadth) -> TextTable {
    let rows = trip.items.enumerated().map { index, item in
      let isMarked = marked.isEmpty || marked.contains(index + 1)
      let ink: Ink = isMarked ? .plain : .faint
      let sign = isMarked && !marked.isEmpty && marked.count < trip.items.count ? "+" : " "
      let doubt = item.confidence < FoodMatch.certain ? " ?" : ""
      let start = [
        StyledLine("\(sign)\(index + 1)", ink), StyledLine(amount(item), ink), StyledLine(item.name + doubt, ink),
      ]
      let about = item.gramsFrom == .typical ? "~" : ""
      let grams = StyledLine(item.grams.map { about + canvas.weight($0) } ?? "", ink)
      let further =
        switch breadth {
        case .weights: [grams, energy(item, ink)]
        case .energies: [energy(item, ink)]
        case .prices: [StyledLine]()
        }
      return start + further + [price(item, ink)]
    }
    let numbers = (rows.first?.count ?? 0) - 3
    return TextTable(
      [.init("", .right), .init(""), .init("")]
        + [TextTable.Column](repeating: .init("", .right), count: max(0, numbers)),
      rows: rows)
  }

  /// The amount of an item, with weights in the reader's units: `500 g`, `1.5 kg`, `10`; empty if none was typed.
  func amount(_ item: TripItem) -> String {
    guard let (quantity, unit) = item.quantity?.purchased else { return "" }
    switch unit {
    case .pieces: return Figure.short(quantity)
    case .grams where canvas.weights == .imperial: return canvas.weight(quantity)
    case .kilograms where canvas.weights == .imperial: return canvas.weight(quantity * 1000)
    // Three decimals of a kilogram are enough: shop scales weigh to the gram.
    case .kilograms, .liters: return "\(Figure.text(quantity, upTo: 3)) \(unit.rawValue)"
    case .grams, .milliliters: return "\(Figure.short(quantity)) \(unit.rawValue)"
    }
  }

  /// An item in words: `500 g Tomato, 90 kcal, €2.49`.
  func sentence(_ item: TripItem) -> String {
    let name = item.name + (item.confidence < FoodMatch.certain ? " ?" : "")
    let named = [amount(item), name].filter { !$0.isEmpty }.joined(separator: " ")
    let energy = item.kind == .product ? energy(item, .plain).plain : nil
    return [named, energy, price(item, .plain).plain].compactMap(\.self).joined(separator: ", ")
  }

  private func energy(_ item: TripItem, _ ink: Ink) -> StyledLine {
    guard item.kind == .product else { return StyledLine(Self.word(item.kind), .faint) }
    return LineText.energy(item.line, ink)
  }

  private func price(_ item: TripItem, _ ink: Ink) -> StyledLine {
    item.price.map { StyledLine(money.text($0), ink) } ?? StyledLine("no price", .yellow)
  }

  /// The word for a line that is not a product, such as a deposit; empty for a product.
  static func word(_ kind: PurchaseKind) -> String {
    switch kind {
    case .product: ""
    case .deposit, .depositReturn: "deposit"
    case .discount: "discount"
    case .service: "service"
    }
  }

  /// The sums of a trip: `€7.57, 1 item without a price · 718 kcal, 1 item unknown`.
  func summary(_ trip: Trip) -> StyledLine {
    var line = StyledLine("total ")
    line.append(trip.total.map(money.text) ?? "unknown", .bold)
    if trip.unpriced > 0 {
      let unpriced = trip.unpriced == trip.items.count ? "all items" : trip.unpriced.counted("item")
      line.append(", \(unpriced) without a price", .yellow)
    }
    if let printed = trip.printedTotal, let sum = trip.sum, sum != printed {
      line.append(", the items add up to \(money.text(sum))", .yellow)
    }
    let nutrients = trip.nutrients
    line.append(canvas.isASCII ? " | " : " · ")
    let unknown = nutrients.unknown(.calories)
    guard trip.isEnergyKnown else {
      line.append(unknown > 0 ? "kcal not known" : "no food", unknown > 0 ? .yellow : .plain)
      return line
    }
    line.append(Figure.text(nutrients[.calories]), .bold)
    line.append(" kcal bought")
    if unknown > 0 { line.append(", \(unknown.counted("item")) unknown", .yellow) }
    return line
  }

  /// The nutrients of the trip, the number of items for which each is unknown, and the price of 100 kcal.
  func nutrition(_ trip: Trip) -> [StyledLine] {
    let total = trip.nutrients
    guard trip.isEnergyKnown else { return [] }
    let rows = Nutrient.allCases.map { nutrient in
      let unknown = total.unknown(nutrient)
      return [
        StyledLine("  " + nutrient.label),
        StyledLine(FoodText.amount(total[nutrient], nutrient) + " " + nutrient.unit),
        StyledLine(unknown == 0 ? "" : "\(unknown) unknown", .yellow),
      ]
    }
    let table = TextTable([.init(""), .init("", .right), .init("")], rows: rows).lines(on: canvas)
    guard let price = trip.pricePer100kcal else { return table }
    return table + [StyledLine("  \(money.text(price)) for 100 kcal", .faint)]
  }

  static func csv(_ trips: [Trip], _ currency: Currency) -> CSVTable {
    func price(_ money: Money?) -> String { FoodText.csv(money.map(currency.number)) }
    return CSVTable(
      ["trip", "date", "time", "store", "n", "text", "name", "quantity", "unit", "unitPrice", "price", "kind", "grams"]
        + ["category"] + Nutrient.allCases.map(\.rawValue) + ["skipped"],
      trips.flatMap { trip in
        trip.items.enumerated().map { index, item in
          [
            trip.id == 0 ? "" : String(trip.id), trip.day.iso, trip.time?.iso ?? "", trip.store ?? "",
            String(index + 1), item.originalText ?? "", item.name, FoodText.csv(item.quantity?.purchased?.quantity),
            item.quantity?.purchased?.unit.rawValue ?? "",
            price(item.unitPrice), price(item.price), item.kind.rawValue, FoodText.csv(item.grams),
            item.category?.rawValue ?? "",
          ] + Nutrient.allCases.map { FoodText.csv(item.nutrients[$0]) } + [String(item.isSkipped)]
        }
      })
  }
}

extension Trip {
  /// Whether the energy of at least one item is known.
  var isEnergyKnown: Bool { items.contains { $0.countsAsFood && !$0.line.isNoFood && $0.nutrients.calories != nil } }

  /// The price of 100 kcal, from the food items with known price and energy; nil if there are no such items.
  fileprivate var pricePer100kcal: Money? {
    let known = items.filter {
      $0.countsAsFood && !$0.line.isNoFood && $0.price != nil && $0.nutrients.calories != nil
    }
    let calories = known.reduce(0) { $0 + ($1.nutrients.calories ?? 0) }
    let price = Double(known.compactMap(\.price).sum.minorUnits) * 100 / calories
    guard calories >= 1, price.isFinite, price.magnitude < 1e15 else { return nil }
    return Money(minorUnits: Int(price.rounded()))
  }
}
