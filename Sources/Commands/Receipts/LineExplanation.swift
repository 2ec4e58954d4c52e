internal import Domain
internal import Figures
internal import Matching
internal import Text

/// Explains how a line of a receipt was read, and why it was understood in this way.
struct LineExplanation {
  private let number: Int
  private let item: TripItem
  private let read: UnderstoodItem
  private let currency: Currency
  /// Why the line's price may be wrong; nil if nothing speaks against it.
  private let priceDoubt: ReceiptDoubt?
  private let isFoodAsked: Bool

  /// Explains the line at this index.
  init(_ scanned: ScannedTrip, _ place: Int) {
    number = place + 1
    item = scanned.trip.items[place]
    read = scanned.items[place]
    currency = scanned.currency
    priceDoubt = scanned.trip.priceDoubts[place]
    isFoodAsked = scanned.isFoodAsked(place)
  }

  private var printed: String { item.originalText ?? item.name }

  /// The question about the line, followed by the foods that are offered for it.
  func question(on canvas: Canvas) -> [StyledLine] {
    let question =
      item.food == nil
      ? "line \(number), `\(printed)`: no food is known for it"
      : "line \(number), `\(printed)`: Enter takes \(item.name)"
    let price = priceRemark(on: canvas)
    return canvas.remarks([price, isFoodAsked ? question : nil].compactMap(\.self))
      + (isFoodAsked ? offers(on: canvas) : [])
  }

  /// What speaks against the line's price: `line 1, `BANANE`, costs €1.40, but its amount times the price for one gives
  /// €1.48`.
  private func priceRemark(on canvas: Canvas) -> String? {
    guard case .line(_, let exact)? = priceDoubt, let price = item.price else { return nil }
    let money = MoneyText(currency: currency, canvas: canvas)
    let cost = money.text(price)
    return exact.map {
      "line \(number), `\(printed)`, costs \(cost), but its amount times the price for one gives \(money.text($0))"
    } ?? "line \(number), `\(printed)`, costs \(cost), but the readings of the picture differ there"
  }

  /// Why the line was understood as it was, where its weight comes from, and how it was read in the picture.
  func lines(on canvas: Canvas) -> [StyledLine] {
    let sentences =
      ["line \(number), `\(printed)`: \(reason)", priceRemark(on: canvas), weight].compactMap(\.self)
      + readings(on: canvas)
    return sentences.flatMap { canvas.show($0).wrapped(to: canvas.width).map { StyledLine($0) } }
      + [StyledLine("`help` lists what can be typed", .faint)]
  }

  private func offers(on canvas: Canvas) -> [StyledLine] {
    read.candidates.enumerated().dropFirst(item.food == nil ? 0 : 1).map {
      StyledLine("  \($0.offset + 1) \($0.element.food.name)".truncated(to: canvas.width))
    }
  }

  private var reason: String {
    guard item.kind == .product else { return "it is not a product but a \(TripText.word(item.kind))" }
    if read.isCorrected {
      return item.food == nil ? "you said that it is not food" : "you said that it is \(item.name)"
    }
    guard item.food != nil else {
      if read.isCanceled { return "it was canceled at the till" }
      return read.isNoFood ? "it is known to be no food" : "no food has a name like it"
    }
    let share = Int(((read.candidates.first?.confidence ?? item.confidence) * 100).rounded())
    return item.isDoubtful
      ? "\(item.name) is a guess, which fits the printed words to \(share) %"
      : "\(item.name) fits the printed words to \(share) %"
  }

  private var weight: String? {
    guard item.kind == .product, item.food != nil else { return nil }
    guard item.grams != nil else { return "its weight is not known, so its nutrition is not, either" }
    return switch item.gramsFrom {
    case .printed: "its weight is printed on the receipt"
    case .size: "its weight is the size in the printed name"
    case .count: "its weight is the number of pieces times the weight of one"
    case .typical: "its weight is what such a pack or piece usually has"
    case .learned: "its weight is what you said of it before"
    case nil: "its weight is what you typed, or what is usual for it"
    }
  }

  /// The results of the attempts to read the line in the picture, the most frequent result first.
  private func readings(on canvas: Canvas) -> [String] {
    let money = MoneyText(currency: currency, canvas: canvas)
    let counts = read.readings.reduce(into: [ReceiptItem.Reading: Int]()) { $0[$1, default: 0] += 1 }
    let ordered = read.readings.reduce(into: [ReceiptItem.Reading]()) { if !$0.contains($1) { $0.append($1) } }
    return ordered.sorted { (counts[$0] ?? 0) > (counts[$1] ?? 0) }.map {
      "read \((counts[$0] ?? 0).counted("time")): \($0.text) \(money.text($0.price))"
    }
  }
}
