import Expect
import Foundation
import TestSupport
import Testing

/// Shopping trips by their keys: the guided form, TAB, and what `bought` asks, through the whole program on a terminal.
@Suite struct TripTerminalTests {
  let home: ReplHome

  init() throws {
    home = try ReplHome()
    expect(try home.run(["bought", "40 g butter 0.79 at Edeka Center @-9"]).status, equals: 0)
    expect(try home.run(["bought", "500g tomatoes 2.49 at REWE @yesterday"]).status, equals: 0)
  }

  private func lastCommand() throws -> String { try home.run(["history", "--last", "1"]).text }

  @Test func `trip add: Enter, TAB, back, why, finish and the preview`() throws {
    let larder = try home.larder(["trip", "add"], prompt: "store [REWE] ❯ ")
    try larder.type("Ed\t", expecting: "Edeka Center")
    try larder.enter("", then: "day [today] ❯ ")
    // Back with the answer kept.
    try larder.send("<\r")
    try larder.expect("the kept answer") { $0.typed == "Edeka Center" }
    let why = try larder.enter(" ?", then: "store [REWE] ❯ ")
    expect(why.contains("The store; `none`"))
    try larder.send("\u{15}\r")
    try larder.expect("day [today] ❯ ")
    try larder.enter("yesterday", then: "item ❯ ")
    let wrong = try larder.enter("milk 1,234", then: "item ❯ milk 1,234")
    expect(wrong.contains("\n  milk 1,234\n       ^^^^^\n"), "\(wrong)")
    let understood = try larder.enter("\u{15}1l milk 1.09, toilet paper 3.99", then: "next item [done] ❯ ")
    expect(understood.contains("1 l Whole milk, 628 kcal, 1.09") && understood.contains("toilet paper, ? kcal, 3.99"))
    let preview = try larder.enter(".", then: "save? [Y/n] ❯ ")
    expect(preview.hasPrefix("Dad · Fri 20 Nov · REWE\n"), "\(preview)")
    expect(preview.hasSuffix("total 5.08 · 628 kcal bought, 1 item unknown"), "\(preview)")
    try larder.enter("<", then: "total [sum] ❯ ")
    let corrected = try larder.enter("5.00", then: "save? [Y/n] ❯ ")
    expect(
      corrected.hasSuffix("total 5.00, the items add up to 5.08 · 628 kcal bought, 1 item unknown"), "\(corrected)")
    try larder.send("y\r")
    try larder.expect("`undo` takes it back")
    expect(try larder.waitForExit(), equals: 0)
    expect(try lastCommand().contains("bought 1l milk 1.09, toilet paper 3.99"))
    expect(try home.run(["undo"]).status, equals: 0)
    expect(try home.run(["trip", "show", "yesterday"]).text.contains("Tomato"))
  }

  private static let questions: [(question: String, answer: String)] = [
    ("store [REWE] ❯ ", ""), ("day [today] ❯ ", ""), ("item ❯ ", "milk 1.09"), ("next item [done] ❯ ", ""),
    ("total [sum] ❯ ", ""), ("save? [Y/n] ❯ ", ""),
  ]

  @Test(arguments: ["\u{3}", "\u{4}"]) func `leaving at any question writes nothing`(key: String) throws {
    let larder = try home.larder()
    let before = try lastCommand()
    for count in Self.questions.indices {
      try larder.enter("trip add", then: Self.questions[0].question)
      for (step, next) in zip(Self.questions, Self.questions.dropFirst()).prefix(count) {
        try larder.enter(step.answer, then: next.question)
      }
      try larder.send(key)
      try larder.expect("left `trip add`\n  nothing was saved\n")
      try larder.expect(ReplHome.dad())
    }
    expect(try lastCommand(), equals: before)
  }

  @Test func `forty columns, and plain ASCII`() throws {
    let larder = try home.larder(["--ascii", "trip", "add"], prompt: "store [REWE]> ", columns: 40)
    try larder.enter("", then: "day [today]> ")
    try larder.enter("", then: "item> ")
    try larder.enter("500g tomatoes 2.49", then: "next item [done]> ")
    let preview = try larder.enter(".", then: "save? [Y/n]> ")
    expect(preview.hasPrefix("Dad | Sat 21 Nov | REWE\n 1  500 g  Tomato  90 kcal  2.49\n"), "\(preview)")
  }

  @Test func `bought asks which food and whether a number is a price`() throws {
    let larder = try home.larder()
    try larder.enter("bought eggs 10 at REWE", then: "1-2, Enter for none ❯ ")
    let counted = try larder.enter("1", then: ReplHome.dad())
    expect(counted.contains("10  Egg"), "\(counted)")
    try larder.enter("bought bread 2.49", then: "Enter for none ❯ ")
    let bread = try larder.enter("1", then: ReplHome.dad())
    expect(bread.contains("bread"), "\(bread)")
    try larder.enter("bought bread 2.49", then: "1-9, Enter for none ❯ ")
    let kept = try larder.enter("7", then: ReplHome.dad())
    expect(kept.contains("not in the food bank, so no nutrition is counted: bread"), "\(kept)")
  }

  @Test func `TAB offers foods, stores and days`() throws {
    let larder = try home.larder()
    try larder.type("bought 2 papa\t", expecting: "bought 2 Papaya")
    try larder.type("\u{15}bought milk 1.09 at Ed\t", expecting: "bought milk 1.09 at Edeka Center")
    try larder.type("\u{15}bought milk 1.09 at REWE @yes\t", expecting: "bought milk 1.09 at REWE @yesterday")
    try larder.type("\u{15}trip show RE\t", expecting: "trip show REWE")
    try larder.type("\u{15}trip edit --store Ed\t", expecting: "trip edit --store \"Edeka Center\"")
  }
}
