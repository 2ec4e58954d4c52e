import Expect
import TestSupport
import Testing

/// A food that is not in the food bank, added within the meal: through the whole program on a terminal.
@Suite struct NewFoodTerminalTests {
  let home: ReplHome

  init() throws { home = try ReplHome() }

  @Test func `an unknown item is added, the meal has it, and undo takes all away`() throws {
    let larder = try home.larder()
    let question = try larder.enter("eat 2 wobbelkuchen xyz @dinner", then: "Enter for none ❯ ")
    expect(question.contains("`wobbelkuchen xyz` is not in the food bank"), "\(question)")
    expect(question.contains("log it once, without saving a food"), "\(question)")
    try larder.enter("add", then: "name [wobbelkuchen xyz] ❯ ")
    try larder.enter("", then: "category ❯ ")
    try larder.enter("bakery", then: "energy, kcal ❯ ")
    // 1,255 kJ on the label.
    let joules = try larder.enter("1255", then: "Enter for none ❯ ")
    expect(joules.contains("1  300 kcal"), "\(joules)")
    try larder.enter("1", then: "fat, g ❯ ")
    try larder.enter("11", then: "of which saturated, g [unknown] ❯ ")
    try larder.enter("", then: "carbs, g ❯ ")
    try larder.enter("45", then: "of which sugars, g [unknown] ❯ ")
    try larder.enter("", then: "fiber, g [unknown] ❯ ")
    try larder.enter("", then: "protein, g ❯ ")
    try larder.enter("5", then: "salt, g [unknown] ❯ ")
    let portion = try larder.enter(".", then: "portion ❯ ")
    expect(portion.contains("what does one weigh?"), "\(portion)")
    let preview = try larder.enter("piece=100g", then: "save? [Y/n] ❯ ")
    expect(preview.contains("portions    piece 100 g"), "\(preview)")
    expect(try home.eaten(), equals: 338)
    let report = try larder.enter("", then: ReplHome.dad("938"))
    expect(report.contains("wobbelkuchen xyz") && report.contains("600 kcal"), "\(report)")
    expect(try home.run(["food", "show", "wobbelkuchen", "xyz"]).text.contains("typed in"))
    try larder.enter("undo", then: ReplHome.dad("338"))
    expect(try home.run(["food", "show", "wobbelkuchen", "xyz"]).status, equals: 1)
  }

  @Test(arguments: ["\u{3}", "\u{4}"]) func `leaving on the way writes nothing`(key: String) throws {
    let larder = try home.larder()
    let before = try home.run(["history", "--last", "1"]).text
    for answers in [[], ["add"], ["add", "", "bakery"]] {
      try larder.enter("eat 2 wobbelkuchen xyz", then: "Enter for none ❯ ")
      for answer in answers { try larder.enter(answer, then: " ❯ ") }
      try larder.send(key)
      try larder.expect(ReplHome.dad())
    }
    expect(try home.run(["history", "--last", "1"]).text, equals: before)
  }

  @Test func `forty columns, and plain ASCII`() throws {
    let larder = try home.larder(
      ["--ascii", "food", "estimate", "hazelnut", "yogurt"], prompt: "name [hazelnut yogurt]> ", columns: 40)
    expect(larder.screen.lines.allSatisfy { Screen.cells($0) <= 40 }, "\(larder.screen.text)")
    let preview = try larder.enter(".", then: "save? [Y/n]> ")
    expect(preview.contains("estimate from"), "\(preview)")
  }
}
