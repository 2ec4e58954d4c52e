internal import Domain
internal import Figures
internal import Text

/// A receipt as it was read, and what agrees with what.
struct ReceiptReport: Report {
  let receipt: Receipt
  /// The time of the purchase; nil if the day or the time is unknown.
  let time: Moment?
  let today: Day

  /// A width at which no sentence is broken.
  private static let unbroken = 400

  private var currency: Currency { receipt.currency.flatMap(Currency.init(code:)) ?? .unnamed }

  var json: JSON {
    func money(_ money: Money?) -> JSON { .money(money, currency) }
    let texts = MoneyText(currency: currency, canvas: Canvas(width: Self.unbroken, glyphs: .ascii))
    return .object([
      "trip": .object([
        "id": .null, "date": .optional(receipt.day?.iso), "time": .optional(time?.iso),
        "store": .optional(receipt.store), "total": money(receipt.total), "printedTotal": money(receipt.total),
        "sum": money(receipt.sum), "sumMatchesTotal": receipt.total.map { .bool($0 == receipt.sum) } ?? .null,
        "items": .array(receipt.items.enumerated().map { item($0.element, number: $0.offset + 1) }),
        "currency": .optional(receipt.currency), "checked": .bool(receipt.isChecked),
        "checks": .array(
          receipt.checks.map { .object(["name": .string($0.name.rawValue), "holds": .bool($0.holds)]) }),
        "doubts": .array(receipt.doubts.map { .string($0.sentence(texts)) }), "duplicateOf": .null,
        "createdAt": .null, "updatedAt": .null,
      ])
    ])
  }

  private func item(_ item: ReceiptItem, number: Int) -> JSON {
    let grams = item.unit == .kilograms ? item.quantity * 1000 : nil
    return .object([
      "n": .int(number), "text": .string(item.text), "name": .string(item.text), "quantity": .number(item.quantity),
      "unit": .string(item.unit.rawValue), "unitPrice": .money(item.unitPrice, currency),
      "price": .money(item.price, currency), "kind": .string(item.kind.rawValue), "grams": .optional(grams),
      "gramsFrom": grams == nil ? .null : .string("printed"), "category": .null, "food": .null,
      "candidates": .array([]),
      "confidence": .number(0), "skipped": .bool(false),
    ])
  }

  var table: CSVTable? {
    CSVTable(
      ["n", "text", "quantity", "unit", "unitPrice", "price", "kind"],
      receipt.items.enumerated().map { index, item in
        [
          String(index + 1), item.text, FoodText.csv(item.quantity), item.unit.rawValue,
          FoodText.csv(item.unitPrice.map(currency.number)), FoodText.csv(currency.number(item.price)),
          item.kind.rawValue,
        ]
      })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    let money = MoneyText(currency: currency, canvas: canvas)
    let bar = canvas.isASCII ? " | " : " · "
    let when = receipt.day.map { day in
      [DayText.weekday(day, today: today), time?.clock].compactMap(\.self).joined(separator: " ")
    }
    let total = receipt.total.map { "total \(money.text($0))" }
    let head = [receipt.store, when, total, receipt.items.count.counted("item")].compactMap(\.self)
    var lines = canvas.show(head.joined(separator: bar)).wrapped(to: canvas.width).map { StyledLine($0, .bold) }
    let rows = receipt.items.enumerated().map { index, item in
      [
        StyledLine("\(index + 1)"), StyledLine(item.text.isEmpty ? "?" : item.text), StyledLine(amount(item)),
        StyledLine(TripText.word(item.kind), .faint), StyledLine(money.text(item.price)),
      ]
    }
    lines += TextTable(
      [.init("", .right), .init("printed"), .init("amount", .right), .init(""), .init("price", .right)], rows: rows
    ).lines(on: canvas)
    let holding = receipt.checks.filter(\.holds).map { (canvas.isASCII ? "" : "✓ ") + $0.name.agreement }
    if !holding.isEmpty {
      lines += canvas.show(holding.joined(separator: canvas.isASCII ? "; " : "   ")).wrapped(to: canvas.width).map {
        StyledLine($0, .green)
      }
    }
    lines += canvas.remarks(receipt.doubts.map { $0.sentence(money) })
    if receipt.total != nil, !receipt.isChecked, receipt.doubts.allSatisfy(\.isAboutTime) {
      lines += canvas.remarks(["nothing else that is printed agrees with the lines, so the receipt is not checked"])
    }
    return lines + [StyledLine("nothing was saved", .faint)]
  }

  private func amount(_ item: ReceiptItem) -> String {
    switch item.unit {
    case .pieces: item.quantity == 1 ? "" : Figure.short(item.quantity)
    case .kilograms, .grams, .liters, .milliliters: "\(Figure.text(item.quantity, upTo: 3)) \(item.unit.rawValue)"
    }
  }
}

extension ReceiptCheck.Name {
  /// What agrees, in a few words.
  fileprivate var agreement: String {
    switch self {
    case .sum: "adds up to the total"
    case .tax: "the tax table agrees"
    case .tender: "what was paid agrees"
    case .count: "the number of items agrees"
    }
  }
}

extension ReceiptDoubt {
  /// The doubt as a sentence.
  func sentence(_ money: MoneyText) -> String {
    switch self {
    case .noTotal: "no total was found, so the lines cannot be checked"
    case .sum(let lines, let total): "the lines give \(money.text(lines)), the receipt says \(money.text(total))"
    case .twoTotals(let first, let second):
      "\(money.text(first)) is taken as the total, but \(money.text(second)) is printed behind it"
    case .tax: "the lines do not give the sums of the tax table"
    case .tender: "what was paid, less the change, is not the total"
    case .count(let printed, let read): "the receipt has \(printed) items, but \(read) were read"
    case .noDay: "no day was found"
    case .twoDays(let first, let second): "the day may be \(first.iso) or \(second.iso)"
    }
  }

  /// Whether the doubt is only about when it was.
  fileprivate var isAboutTime: Bool {
    switch self {
    case .noDay, .twoDays: true
    case .noTotal, .sum, .twoTotals, .tax, .tender, .count: false
    }
  }
}
