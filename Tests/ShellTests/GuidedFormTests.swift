import Expect
import Foundation
import TestSupport
import Testing

/// The keys of guided forms, at the prompt and from the shell, through the whole program on a terminal.
@Suite struct GuidedFormTests {
  let home: ReplHome

  init() throws { home = try ReplHome() }

  enum Place: CaseIterable {
    case prompt
    case shell
  }

  /// Larder at a form's first question.
  private func form(
    _ command: String, at place: Place, asking question: String, columns: Int = 80, _ extra: [String: String] = [:]
  ) throws -> PseudoTerminal {
    guard place == .prompt else {
      let words = command.split(separator: " ").map(String.init)
      return try home.larder(words, extra, prompt: question, columns: columns)
    }
    let larder = try home.larder([], extra, prompt: "338/2,200 ❯ ", columns: columns)
    try larder.enter(command, then: question)
    return larder
  }

  /// The form is left: the prompt is back and works, or the program has ended.
  private func expectEnd(_ larder: PseudoTerminal, at place: Place, eaten: String, status: Int32) throws {
    if place == .prompt {
      try larder.expect(ReplHome.dad(eaten))
      let answer = try larder.enter("today", then: ReplHome.dad(eaten))
      expect(answer.hasPrefix("Today"), "\(answer)")
    } else {
      expect(try larder.waitForExit(), equals: status)
    }
    expect(try home.eaten(), equals: Int(eaten))
  }

  // MARK: meal add

  @Test(arguments: Place.allCases)
  func `meal add: Enter takes what the brackets say`(place: Place) throws {
    let larder = try form("meal add", at: place, asking: "day [today] ❯ ")
    try larder.enter("", then: "meal [lunch] ❯ ")
    try larder.enter("", then: "item ❯ ")
    try larder.enter("a banana", then: "next item [done] ❯ ")
    try larder.enter("", then: "time [12:30] ❯ ")
    try larder.enter("", then: "note [none] ❯ ")
    let preview = try larder.enter("", then: "save? [Y/n] ❯ ")
    expect(preview.hasPrefix("Dad · Sat 21 Nov · lunch 12:30\n") && preview.hasSuffix("443 of 2,200 kcal, 1,757 left"))
    expect(try home.eaten(), equals: 338)
    try larder.send("\r")
    try larder.expect("`undo` takes it back")
    try expectEnd(larder, at: place, eaten: "443", status: 0)
    expect(try home.run(["history", "--last", "1"]).text.contains("eat a banana @lunch"))
    expect(try home.run(["undo"]).status, equals: 0)
    expect(try home.eaten(), equals: 338)
  }

  @Test(arguments: Place.allCases)
  func `meal add: back, why, finish, and TAB`(place: Place) throws {
    let larder = try form("meal add", at: place, asking: "day [today] ❯ ")
    try larder.type("yes\t", expecting: "yesterday")
    try larder.enter("", then: "meal ❯ ")
    // Back with the answer kept; behind it `<` is a sign still, and this is the first question.
    try larder.send("<\r")
    try larder.expect("the kept answer") { $0.typed == "yesterday" }
    try larder.send(" <\r")
    try larder.expect("this is the first question")
    try larder.expect("the kept answer") { $0.typed == "yesterday" }
    try larder.send("\u{15}today\r")
    try larder.expect("meal [lunch] ❯ ")
    let why = try larder.enter("?", then: "meal [lunch] ❯ ")
    expect(why.hasPrefix("Which meal of the day it was"))
    try larder.type("din\t", expecting: "dinner")
    try larder.enter("", then: "item ❯ ")
    try larder.type("2 papa\t", expecting: "2 Papaya")
    try larder.type("\u{15}cooked rice 1 c\t", expecting: "cooked rice 1 cup")
    // TAB without a word offers what Dad eats.
    try larder.send("\u{15}\t")
    try larder.expect("Cooked rice")
    try larder.enter("2 eggz xyz", then: "Enter for none ❯ ")
    let wrong = try larder.enter("", then: "item ❯ 2 eggz xyz")
    expect(wrong.contains("\n  2 eggz xyz\n    ^^^^^^^^\n"), "\(wrong)")
    try larder.enter("\u{15}2 eggs", then: "next item [done] ❯ ")
    try larder.enter(".", then: "save? [Y/n] ❯ ")
    try larder.enter("<", then: "note [none] ❯ ")
    try larder.enter("late", then: "save? [Y/n] ❯ ")
    try larder.send("y\r")
    try larder.expect("note: late")
    try larder.expect("`undo` takes it back")
    try expectEnd(larder, at: place, eaten: "481", status: 0)
  }

  /// The answers up to the last question, and what each is answered to.
  private static let meal: [(question: String, answer: String)] = [
    ("day [today] ❯ ", ""), ("meal [lunch] ❯ ", ""), ("item ❯ ", "2 eggs"), ("next item [done] ❯ ", ""),
    ("time [12:30] ❯ ", "12:45"), ("note [none] ❯ ", "soft"), ("save? [Y/n] ❯ ", ""),
  ]
  private static let food: [(question: String, answer: String)] = [
    ("name ❯ ", "Kvarg"), ("category ❯ ", "dairy"), ("energy, kcal ❯ ", "67"), ("fat, g ❯ ", "0.2"),
    ("of which saturated, g [unknown] ❯ ", "<0,1 g"), ("carbs, g ❯ ", "4"), ("of which sugars, g [unknown] ❯ ", ""),
    ("fiber, g [unknown] ❯ ", ""), ("protein, g ❯ ", "12"), ("salt, g [unknown] ❯ ", "0,10"),
    ("portion [none] ❯ ", "cup=250g"), ("next portion [done] ❯ ", ""), ("other name [none] ❯ ", ""),
    ("save? [Y/n] ❯ ", ""),
  ]

  @Test(arguments: ["\u{3}", "\u{4}"], ["meal add", "food add"])
  func `Ctrl-C and Ctrl-D leave at any question, and nothing is written`(key: String, command: String) throws {
    let questions = command == "meal add" ? Self.meal : Self.food
    let larder = try home.larder()
    for count in questions.indices {
      try larder.enter(command, then: questions[0].question)
      for (step, next) in zip(questions, questions.dropFirst()).prefix(count) {
        try larder.enter(step.answer, then: next.question)
      }
      try larder.send(key)
      try larder.expect("left `\(command)`\n  nothing was saved\n")
      try larder.expect(ReplHome.dad())
      expect(try larder.enter("today").hasPrefix("Today"))
    }
    expect(try home.run(["history", "--last", "1"]).text.contains("eat 2 eggs, 150g cooked rice @breakfast"))
    expect(try home.run(["food", "show", "Kvarg"]).status, equals: 1)
  }

  @Test(arguments: ["\u{3}", "\u{4}"], [("meal add", "day [today] ❯ "), ("food add", "name ❯ ")])
  func `leaving from the shell is status 130`(key: String, form: (command: String, question: String)) throws {
    let larder = try self.form(form.command, at: .shell, asking: form.question)
    try larder.send(key)
    try larder.expect("larder: left `\(form.command)`\n  nothing was saved\n")
    try expectEnd(larder, at: .shell, eaten: "338", status: 130)
  }

  @Test func `no is an answer too, and so is a choice that is left`() throws {
    let larder = try form("meal add", at: .prompt, asking: "day [today] ❯ ")
    for step in zip(Self.meal, Self.meal.dropFirst()) { try larder.enter(step.0.answer, then: step.1.question) }
    let left = try larder.enter("n", then: ReplHome.dad())
    expect(left, equals: "left `meal add`\n  nothing was saved")
    try larder.enter("meal add", then: "day [today] ❯ ")
    try larder.enter("", then: "meal [lunch] ❯ ")
    try larder.enter("", then: "item ❯ ")
    // None of the breads: the item is asked again. Ctrl-C there: the form is left.
    try larder.enter("bread", then: "Enter for none ❯ ")
    try larder.enter("", then: "item ❯ bread")
    try larder.enter("", then: "Enter for none ❯ ")
    try larder.enter("<", then: "item ❯ bread")
    try larder.enter("", then: "Enter for none ❯ ")
    try larder.send("\u{3}")
    try larder.expect("left `meal add`")
    try larder.expect(ReplHome.dad())
    expect(try home.eaten(), equals: 338)
  }

  @Test func `the program ends where it is told to, with nothing written`() throws {
    let larder = try form("meal add", at: .prompt, asking: "day [today] ❯ ")
    try larder.enter("", then: "meal [lunch] ❯ ")
    larder.process.send(signal: SIGTERM)
    expect(try larder.waitForExit(), equals: 128 + SIGTERM)
    let other = try form("meal add", at: .shell, asking: "day [today] ❯ ")
    other.hangUp()
    expect(try other.waitForExit(), equals: 128 + SIGHUP)
    expect(try home.eaten(), equals: 338)
  }

  // MARK: food add

  @Test(arguments: Place.allCases)
  func `food add asks for each part`(place: Place) throws {
    let larder = try form("food add", at: place, asking: "name ❯ ")
    for (step, next) in zip(Self.food, Self.food.dropFirst()) { try larder.enter(step.answer, then: next.question) }
    try larder.enter("<", then: "other name [none] ❯ ")
    try larder.enter("Swedish quark", then: "next other name [done] ❯ ")
    try larder.enter("", then: "save? [Y/n] ❯ ")
    try larder.send("\r")
    try larder.expect("Added Kvarg")
    try larder.expect("`undo` takes it back")
    try expectEnd(larder, at: place, eaten: "338", status: 0)
    expect(try home.run(["food", "show", "Swedish quark"]).text.contains("portions    cup 250 g"))
    expect(try home.run(["undo"]).text.contains("food add Kvarg --category dairy --kcal 67"))
  }

  @Test func `food add: TAB, a wrong answer, and values that look wrong`() throws {
    let larder = try form("food add", at: .prompt, asking: "name ❯ ")
    expect(try larder.enter("banana", then: "name ❯ banana").contains("there is a food `Banana` already"))
    try larder.enter("\u{15}Wonder", then: "category ❯ ")
    try larder.type("sn\t", expecting: "snacks")
    try larder.enter("", then: "energy, kcal ❯ ")
    try larder.enter("260 kW", then: "energy, kcal ❯ ")
    try larder.enter("260 kJ", then: "fat, g ❯ ")
    try larder.enter("0", then: "of which saturated, g [unknown] ❯ ")
    try larder.enter("", then: "carbs, g ❯ ")
    try larder.enter("30", then: "of which sugars, g [unknown] ❯ ")
    try larder.enter("", then: "fiber, g [unknown] ❯ ")
    try larder.enter("", then: "protein, g ❯ ")
    try larder.enter("90", then: "salt, g [unknown] ❯ ")
    let preview = try larder.enter(".", then: "save it anyway? [y/n] ❯ ")
    expect(preview.contains("this looks wrong: protein, carbs and fat add up to 120 g per 100 g"))
    expect(try larder.enter("", then: "[y/n] ❯ ").hasPrefix("`y` saves it"))
    try larder.enter("y", then: ReplHome.dad())
    expect(try home.run(["food", "show", "Wonder"]).text.contains("90.0 g"))
  }

  // MARK: Lines

  @Test func `answers stay out of the history, and the history out of the questions`() throws {
    let larder = try home.larder()
    try larder.enter("eat a banana @dinner", then: ReplHome.dad("443"))
    try larder.enter("meal add", then: "day [today] ❯ ")
    try larder.enter("yesterday", then: "meal ❯ ")
    try larder.send("\u{1B}[A\u{1B}[A")
    try larder.type("sna", expecting: "sna")
    try larder.enter("ck", then: "item ❯ ")
    try larder.send("\u{3}")
    try larder.expect(ReplHome.dad("443"))
    try larder.type("\u{1B}[A", expecting: "meal add")
    try larder.type("\u{1B}[A", expecting: "eat a banana @dinner")
  }

  @Test func `pasted lines are answers, one by one, but never the yes`() throws {
    let larder = try form("meal add", at: .prompt, asking: "day [today] ❯ ")
    try larder.enter("", then: "meal [lunch] ❯ ")
    try larder.enter("", then: "item ❯ ")
    try larder.send("\u{1B}[200~a banana\n2 eggz xyz\n150g cooked rice\n\u{1B}[201~\r")
    try larder.expect("next item [done] ❯ 2 eggz xyz\n")
    // A wrong one waits to be corrected; then the rest goes on.
    try larder.expect("`eggz xyz` is not in the food bank")
    try larder.expect("Enter for none ❯ ")
    try larder.send("\r")
    try larder.expect("the wrong line") { $0.typed == "2 eggz xyz" }
    try larder.send("\u{15}2 eggs\r")
    try larder.expect("next item [done] ❯ 150g cooked rice\n")
    try larder.expect("next item [done] ❯ ")
    try larder.send("\u{1B}[200~done\n12:45\nsoft\ny\ntoday\n\u{1B}[201~\r")
    try larder.expect("note [none] ❯ soft\n")
    try larder.expect("save? [Y/n] ❯ ")
    expect(try home.eaten(), equals: 338)
    try larder.send("\r")
    // 338 + 105 + 143 + 195; what was pasted after it is not a command either.
    try larder.expect(ReplHome.dad("781"))
    let history = try larder.enter("history --last 1", then: ReplHome.dad("781"))
    expect(history.contains("eat a banana, 2 eggs, 150g cooked rice"), "\(history)")
    expect(!larder.transcript.contains("Lunch 12:45 ·"))
  }

  @Test func `an answer that was there before the preview does not save it`() throws {
    let larder = try form("meal add", at: .prompt, asking: "day [today] ❯ ")
    try larder.enter("", then: "meal [lunch] ❯ ")
    try larder.enter("", then: "item ❯ ")
    try larder.send("a banana\r.\r\ry\r")
    let sentence = "that was typed before this question: please answer it now\n"
    try larder.expect("save? [Y/n] ❯ \n" + sentence)
    try larder.expect("save? [Y/n] ❯ y\n" + sentence)
    try larder.expect("save? [Y/n] ❯ ")
    expect(try home.eaten(), equals: 338)
    try larder.send("y\r")
    try larder.expect(ReplHome.dad("443"))
  }

  @Test func `a command that is pasted before its answers waits for them to be typed`() throws {
    let larder = try home.larder()
    try larder.send("\u{1B}[200~meal add\ntoday\n\u{1B}[201~\r")
    try larder.expect("day [today] ❯ ")
    try larder.send("\u{3}")
    try larder.expect("left `meal add`")
    try larder.expect(ReplHome.dad())
    try larder.enter("eat a banana", then: ReplHome.dad("443"))
  }

  // MARK: Terminals

  @Test(arguments: [("--ascii", "day [today]> "), ("--accessible", "day, Enter for today: ")])
  func `the questions of plain terminals`(option: String, question: String) throws {
    let larder = try form("\(option) meal add", at: .shell, asking: question)
    try larder.enter("", then: option == "--ascii" ? "meal [lunch]> " : "meal, Enter for lunch: ")
    try larder.enter("", then: option == "--ascii" ? "item> " : "item: ")
    try larder.send("a banana\r.\r")
    try larder.expect(option == "--ascii" ? "save? [Y/n]> " : "save? [Y/n]: ")
    try larder.send("\r")
    expect(try larder.waitForExit(), equals: 0)
    expect(try home.eaten(), equals: 443)
  }

  @Test(arguments: ["meal add", "food add"])
  func `forty columns are enough, and TERM=dumb has no escape sequences`(command: String) throws {
    let questions = command == "meal add" ? Self.meal : Self.food
    let plain = { (text: String) in text.replacing(" ❯ ", with: "> ") }
    let larder = try form(command, at: .shell, asking: plain(questions[0].question), columns: 40, ["TERM": "dumb"])
    for (step, next) in zip(questions, questions.dropFirst()) {
      try larder.enter("?", then: plain(step.question))
      try larder.enter(step.answer, then: plain(next.question))
    }
    try larder.send("y\r")
    expect(try larder.waitForExit(), equals: 0)
    expect(!larder.transcript.contains("\u{1B}"))
    let long = larder.transcript.split(whereSeparator: \.isNewline).filter { Screen.cells($0) > 40 }
    expect(long.isEmpty, "\(long)")
  }

  @Test(arguments: [
    ("meal add", "`meal add` asks questions, so it needs a terminal", 1),
    ("food add", "`food add` is incomplete: NAME is missing", 64),
  ])
  func `where the answer goes into a pipe, nothing is asked`(command: String, message: String, status: Int32) throws {
    let piped = try home.program("/bin/bash", ["-c", "set -o pipefail; \(Larder.binary) \(command) | cat"])
    try piped.expect(message)
    expect(try piped.waitForExit(), equals: status)
  }
}
