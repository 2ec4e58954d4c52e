/// Lines of commands that are given less often than meals and trips.
extension RandomLines {
  /// What one profile does for itself.
  mutating func uncommon() -> String {
    switch count(1...13) {
    case 1...3:
      "weigh \(one(of: ["\(count(40...140)).\(count(0...9))", "161 lb", "11 st 7", "0", "83,2 kg"]))\(maybe(" @" + day()))"
    case 4: "weigh remove \(day())"
    case 5, 6: "day \(day()) \(one(of: ["partial", "complete"]))"
    case 7, 8:
      "goals set \(one(of: ["sodium", "saturated-fat", "sugar", "fiber"])) \(one(of: ["none", "\(count(1...3000))"]))"
    case 9:
      one(of: ["goals from guide", "guide start", "food forget \(food())", "trip learned remove \(count(1...3))"])
    case 10, 11: "meal move \(meal()) @\(one(of: [day(), slot(), "\(slot()) @\(day())"]))"
    case 12: "eat \(count(50...900)) kcal\(one(of: ["", " lunch box", " 20 g protein"])) @\(slot())"
    default: "eat \(amount()) \(word()) @\(day()) --yes"
    }
  }

  /// A setting; those of the household are steps.
  mutating func setting() -> String {
    let value = one(of: [
      "week-start \(one(of: ["monday", "sunday", "sat"]))", "day-start 0\(count(0...9)):00", "day-start 11:59",
      "currency \(one(of: ["EUR", "CHF", "JPY", "none", "xyz"]))", "history-days \(count(1...36_500))",
      "history-days forever", "backup-size \(count(50...900)) MB", "units \(one(of: ["metric", "imperial"]))",
      "theme \(one(of: ["dark", "light", "none"]))", "prompt-limits \(one(of: ["on", "off"]))", word(),
    ])
    return one(of: [true, true, true, false]) ? "settings set \(value)" : "settings reset \(value.prefix { $0 != " " })"
  }

  /// Imports and receipts; the second time most of them change nothing.
  mutating func file() -> String {
    one(of: [
      "data import csv foods.csv", "data import csv foods.csv --source \(one(of: ["shop", "list"]))",
      "data import cronometer servings.csv --no-refused", "data import weight weights.csv --dates dmy",
      one(of: ["data import larder household.json", "data import weight weights.csv"]), "trip scan receipt.txt --save",
      "trip scan receipt.txt --save --again",
      "trip scan receipt.txt --save --again --no-keep --date \(day())", "data import csv \(word())",
    ])
  }

  /// What changes the rows of several profiles, or of one that is not in use.
  mutating func together() -> String {
    switch count(1...8) {
    case 1...3:
      "eat \(items()) @\(one(of: ["dad", "kid", "mom"])) @\(one(of: ["mom", "all", "dad"]))\(maybe(" @" + slot()))"
    case 4: "weigh \(count(40...120)) @\(one(of: ["mom", "dad", "kid"]))"
    case 5: "meal move \(meal()) @\(one(of: ["mom", "dad", "kid"]))"
    case 6: "meal copy \(meal()) @\(one(of: ["mom", "dad", "kid"]))\(maybe(" @" + day()))"
    case 7: "day \(day()) @\(one(of: ["mom", "dad"])) \(one(of: ["partial", "complete"]))"
    default: "guide hand-out\(maybe(" --update"))"
    }
  }
}
