internal import Domain
internal import Figures
internal import Matching
internal import Text

/// A table of the lines of a receipt and the food that each line is assumed to mean.
struct ScannedItemRows {
  let trip: Trip
  let items: [UnderstoodItem]
  let money: MoneyText
  /// The index of the only line that is shown; nil for all lines.
  var only: Int?
  private var canvas: Canvas { money.canvas }

  /// The width in cells below which the printed words are left out for lines whose food is known.
  private static let narrow = 60

  var lines: [StyledLine] {
    if canvas.isAccessible { return sentences }
    let isNarrow = canvas.width < Self.narrow
    let prices = trip.priceDoubts
    let rows = zip(trip.items, items).enumerated().filter(isShown).map { index, pair in
      let (item, read) = pair
      let isMarked = item.isDoubtful || prices[index] != nil
      let sign = isMarked ? (canvas.isASCII ? "!" : "▲") : " "
      let start = [StyledLine("\(sign)\(index + 1)", isMarked ? .yellow : .plain)]
      let printed = StyledLine(item.originalText ?? "", item.food == nil ? .plain : .faint)
      let price = StyledLine(item.price.map(money.text) ?? "", prices[index] == nil ? .plain : .yellow)
      let end = [StyledLine(amount(item)), weight(item), price]
      if isNarrow { return start + [item.food == nil ? printed : name(item, read), weight(item), end[2]] }
      return start + [printed, name(item, read)] + end
    }
    let columns: [TextTable.Column] =
      isNarrow
      ? [.init("", .right), .init(""), .init("", .right), .init("", .right)]
      : [
        .init("", .right), .init("printed"), .init("food"), .init("amount", .right), .init("", .right),
        .init("price", .right),
      ]
    let untitled = columns.map { TextTable.Column("", $0.alignment) }
    return TextTable(only == nil ? columns : untitled, rows: rows).lines(on: canvas)
  }

  private func isShown(_ line: (offset: Int, element: (TripItem, UnderstoodItem))) -> Bool {
    only == nil || only == line.offset
  }

  /// Each line as a sentence: `line 3: GRILL-SALAT 350G, perhaps Pasta salad, 350 g, €1.99`.
  private var sentences: [StyledLine] {
    let prices = trip.priceDoubts
    return zip(trip.items, items).enumerated().filter(isShown).flatMap { index, pair in
      let (item, read) = pair
      let food = item.isDoubtful && item.food != nil ? "perhaps \(item.name)" : name(item, read).plain
      let weight = item.grams.map { (item.gramsFrom == .typical ? "about " : "") + canvas.weight($0) } ?? ""
      let price = item.price.map { (prices[index] == nil ? "" : "perhaps ") + money.text($0) } ?? ""
      let parts = [item.originalText ?? "", food, amount(item), weight, price]
      let sentence = "line \(index + 1): " + parts.filter { !$0.isEmpty }.joined(separator: ", ")
      return canvas.show(sentence).wrapped(to: canvas.width).map { StyledLine($0) }
    }
  }

  private func name(_ item: TripItem, _ read: UnderstoodItem) -> StyledLine {
    guard item.kind == .product else { return StyledLine(TripText.word(item.kind), .faint) }
    guard item.food != nil else {
      if read.isCanceled { return StyledLine("canceled", .faint) }
      return read.isNoFood ? StyledLine("no food", .faint) : StyledLine("unknown food", .yellow)
    }
    if item.isSkipped { return StyledLine(item.name) + StyledLine(", skipped", .faint) }
    return item.isDoubtful ? StyledLine(item.name + "?", .yellow) : StyledLine(item.name)
  }

  private func weight(_ item: TripItem) -> StyledLine {
    guard let grams = item.grams else { return StyledLine("") }
    let isTypical = item.gramsFrom == .typical
    return StyledLine((isTypical ? "~" : "") + canvas.weight(grams), isTypical ? .faint : .plain)
  }

  /// The amount as a trip shows it; empty for a single piece.
  private func amount(_ item: TripItem) -> String {
    item.quantity?.isCount == true && item.quantity?.number == 1 ? "" : TripText(money: money).amount(item)
  }
}
