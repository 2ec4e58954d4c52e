/// Lines about trips and what was bought.
extension RandomLines {
  mutating func trip() -> String {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...4:
      "bought \(purchases())\(maybe(" \(one(of: ["at", "bei"])) \(store())"))\(maybe(" @\(day())\(maybe(" 18:\(count(10...59))"))"))"
        + maybe(" --no-food")
    case 5: "trip item add \(maybe(tripName() + " "))\(purchase())\(maybe(" --no-food"))"
    case 6:
      "trip item edit \(maybe(tripName() + " "))\(count(1...4)) \(one(of: [amount(), food(), price(), purchase()]))"
    case 7: "trip item edit \(count(1...4)) --price \(price())"
    case 8: "trip item \(one(of: ["skip", "remove"])) \(maybe(tripName() + " "))\(count(1...4))"
    case 9: "trip delete \(tripName())"
    case 10: "trip add\(maybe(" --store \(store())"))\(maybe(" --date \(day())"))\(maybe(" --total \(price())"))"
    default:
      "trip edit \(tripName())"
        + one(of: [
          " --store \(store())", " --date \(day())", " --time 1\(count(0...9)):15", " --total \(price())",
          " --total none",
        ])
    }
  }

  private mutating func purchases() -> String {
    (0..<count(1...3)).map { _ in purchase() }.joined(separator: one(of: [", ", "; ", " and "]))
  }

  /// Mostly of a kind that is understood: a line fails with any one of its items.
  private mutating func purchase() -> String {
    switch count(1...10) {
    case 1: "\(item()) \(price())"
    case 2: "\(one(of: ["deposit", "Leergut", "10% discount", "delivery fee", "toilet paper"])) \(price())"
    case 3...5: one(of: ["milk 1.09", "Zahnpasta 0,95", "bananas", "2 x egg 2 x 0.35"])
    default: "\(count(1...900))g \(one(of: ["banana", "oats", "butter"])) \(count(0...9)).99"
    }
  }

  mutating func price() -> String {
    one(of: [
      "\(count(0...99)).\(count(10...99))", "\(count(0...99)),\(count(10...99))", "€\(count(1...20))", "2 x 1.09", "3",
      "-0.25", "1,234.50", "1,234", "9999999.99", "99999999", "0.00", "2.499", "2.49 CHF", "99 ct",
    ])
  }

  mutating func store() -> String { one(of: ["REWE", "Edeka", "\"Müller, Sohn\"", "Markt at Platz", word()]) }

  mutating func tripName() -> String {
    one(of: ["last", "last", "#\(count(1...12))", "REWE", day(), "\(day()) Edeka"])
  }
}
