import Expect
import Foundation
import TestSupport
import Testing

/// `guide start` by its keys, through the whole program on a terminal.
@Suite struct GuideStartTerminalTests {
  let home: ReplHome

  init() throws { home = try ReplHome() }

  private func lastCommand() throws -> String { try home.run(["history", "--last", "1", "--width", "400"]).text }

  /// The way through the five steps, and what each question is answered with.
  private static let questions: [(question: String, answer: String)] = [
    ("name ❯ ", "Dad, 40, 82 kg, m, 182 cm"), ("next name [done] ❯ ", "Lena"), ("Lena's age ❯ ", "8"),
    ("Lena's weight ❯ ", "28"), ("Lena's sex [none] ❯ ", "f"), ("Lena's height [none] ❯ ", ""),
    ("next name [done] ❯ ", ""), ("Dad's activity ❯ ", "2"), ("Dad's diet [standard] ❯ ", ""),
    ("Lena's activity ❯ ", "active"), ("Lena's diet [standard] ❯ ", "keto"),
    ("which one is you [Dad] ❯ ", ""), ("change [none] ❯ ", "Dad weight 84"), ("next change [done] ❯ ", ""),
    ("change [none] ❯ ", "sodium 6000"), ("next change [done] ❯ ", ""),
    ("use them as daily goals [yes] ❯ ", "no"), ("save? [Y/n] ❯ ", ""),
  ]
  private static let line =
    "guide start --member \"Dad, 40, 84 kg, lightly-active, standard, m, 182 cm, me\" "
    + "--member \"Lena, 8, 28 kg, active, keto, f\" --set sodium=6000"

  /// Answers the questions from the first to that of a place, which is open then.
  private func walk(_ larder: PseudoTerminal, to place: Int, _ form: (String) -> String = { $0 }) throws {
    for (step, next) in zip(Self.questions, Self.questions.dropFirst()).prefix(place) {
      try larder.enter(step.answer, then: form(next.question))
    }
  }

  @Test func `five steps at the prompt, one step for undo`() throws {
    let larder = try home.larder()
    let first = try larder.enter("guide start", then: "name ❯ ")
    expect(first.contains("daily targets for everybody in Dad's family"), "\(first)")
    expect(first.contains("1 of 5: who eats here?"))
    try walk(larder, to: 6)
    let habits = try larder.enter("", then: "Dad's activity ❯ ")
    expect(
      habits.contains("2 of 5") && habits.contains("5  very-active") && habits.contains("hard physical work"),
      "\(habits)")
    try larder.enter("2", then: "Dad's diet [standard] ❯ ")
    try larder.enter("", then: "Lena's activity ❯ ")
    try larder.type("act\t", expecting: "active")
    try larder.enter("", then: "Lena's diet [standard] ❯ ")
    try larder.type("ke\t", expecting: "keto")
    try larder.enter("", then: "which one is you [Dad] ❯ ")
    let review = try larder.enter("", then: "change [none] ❯ ")
    expect(review.contains("3 of 5") && review.contains("82 kg  182 cm  m    lightly-active"), "\(review)")
    expect(try larder.enter("Dad weight 84", then: "next change [done] ❯ ").contains("Dad · 40 years · 84 kg"))
    let targets = try larder.enter("", then: "change [none] ❯ ")
    expect(targets.contains("4 of 5") && targets.contains("5 of 5"), "\(targets)")
    expect(targets.contains("✗ REFUSED Lena: keto is offered from 18 years only"), "\(targets)")
    let changed = try larder.enter("sodium 6000", then: "next change [done] ❯ ")
    // 2,000 mg of an adult and 1,700 mg at 8 years (EFSA 2019).
    expect(changed.contains("household: ≤ 6,000 mg sodium") && changed.contains("3,700"), "\(changed)")
    let goals = try larder.enter("", then: "use them as daily goals [yes] ❯ ")
    expect(goals.contains("Dad: 2,720 kcal") && goals.contains("you have set no goals yet"), "\(goals)")
    let preview = try larder.enter("no", then: "save? [Y/n] ❯ ")
    expect(preview.contains("added     Dad · Lena") && preview.contains("sodium=6000"), "\(preview)")
    expect(try home.run(["guide", "member", "list"]).text.contains("has no members yet"))
    let saved = try larder.enter("", then: ReplHome.dad())
    expect(saved.contains("`undo` takes it back"), "\(saved)")
    expect(try lastCommand().contains(Self.line))
    try larder.enter("undo", then: ReplHome.dad())
    expect(try home.run(["guide", "member", "list"]).text.contains("has no members yet"))
  }

  @Test func `back, why, wrong answers and finish`() throws {
    let larder = try home.larder(["guide", "start"], prompt: "name ❯ ")
    expect(try larder.enter("<", then: "name ❯ ").hasPrefix("this is the first question"))
    try walk(larder, to: 2)
    expect(try larder.enter("?", then: "Lena's age ❯ ").contains("7 months"))
    expect(try larder.enter("200", then: "Lena's age ❯ ").contains("an age of 200 years is out of range"))
    expect(try larder.enter("1e308", then: "Lena's age ❯ ").contains("`1e308` is not an age"))
    try larder.send("<\r")
    try larder.expect("the kept name") { $0.typed == "Lena" }
    try larder.send("\u{15}Ida\r")
    try larder.expect("Ida's age ❯ ")
    try larder.enter("8", then: "Ida's weight ❯ ")
    expect(try larder.enter("abc", then: "Ida's weight ❯ ").contains("`abc` is not a weight"))
    try larder.enter("28", then: "Ida's sex [none] ❯ ")
    // The rest as Enter would, as far as it has an answer of its own.
    expect(try larder.enter(".", then: "Dad's activity ❯ ").contains("2 of 5"))
    try larder.enter("paleo", then: "Dad's activity ❯ ")
    try larder.enter("1", then: "Ida's activity ❯ ")
    try larder.enter("3", then: "save? [Y/n] ❯ ")
    // Back to the targets with their table, and on.
    try larder.enter("<", then: "use them as daily goals [yes] ❯ ")
    expect(try larder.enter("<", then: "change [none] ❯ ").contains("4 of 5"))
    let wrong = try larder.enter("fibre lots", then: "change [none] ❯ fibre lots")
    expect(wrong.contains("is not a whole number of g"), "\(wrong)")
    try larder.enter("\u{15}Ida fibre 17", then: "next change [done] ❯ ")
    try larder.enter("", then: "use them as daily goals [yes] ❯ ")
    try larder.enter("", then: "save? [Y/n] ❯ ")
    try larder.send("y\r")
    expect(try larder.waitForExit(), equals: 0)
    expect(try lastCommand().contains("--set \"Ida fiber=17\""))
  }

  @Test(arguments: ["\u{3}", "\u{4}"])
  func `Ctrl-C and Ctrl-D leave at any question, and nothing is written`(key: String) throws {
    let larder = try home.larder()
    for place in Self.questions.indices {
      try larder.enter("guide start", then: Self.questions[0].question)
      try walk(larder, to: place)
      try larder.send(key)
      try larder.expect("left `guide start`\n  nothing was saved\n")
      try larder.expect(ReplHome.dad())
    }
    expect(try home.run(["guide", "member", "list"]).text.contains("has no members yet"))
    expect(try lastCommand().contains("eat 2 eggs"))
  }

  @Test(arguments: ["\u{3}", "\u{4}"])
  func `leaving from the shell is status 130`(key: String) throws {
    let larder = try home.larder(["guide", "start"], prompt: "name ❯ ")
    try larder.send(key)
    try larder.expect("left `guide start`")
    expect(try larder.waitForExit(), equals: 130)
  }

  @Test(
    arguments: [([], ["TERM": "dumb"], 40), (["--ascii"], [:], 80), (["--accessible"], [:], 40)]
      as [([String], [String: String], Int)])
  func `plain and narrow terminals`(options: [String], environment: [String: String], columns: Int) throws {
    let isAccessible = options == ["--accessible"]
    let form = { (text: String) in
      let plain = text.replacing(" ❯ ", with: "> ")
      guard isAccessible else { return plain }
      return text.replacing(" ❯ ", with: ": ").replacing(" [", with: ", Enter for ").replacing("]", with: "")
        .replacing("save?, Enter for Y/n", with: "save? [Y/n]")
    }
    let larder = try home.larder(
      options + ["guide", "start"], environment, prompt: form(Self.questions[0].question), columns: columns)
    for (step, next) in zip(Self.questions, Self.questions.dropFirst()) {
      try larder.enter("?", then: form(step.question))
      try larder.enter(step.answer, then: form(next.question))
    }
    try larder.send("y\r")
    expect(try larder.waitForExit(), equals: 0)
    let long = larder.transcript.split(whereSeparator: \.isNewline).filter { Screen.cells($0) > columns }
    if environment["TERM"] == "dumb" { expect(!larder.transcript.contains("\u{1B}") && long.isEmpty, "\(long)") }
    if options == ["--ascii"] { expect(!larder.transcript.contains("≥") && !larder.transcript.contains("✗")) }
    expect(try lastCommand().contains(Self.line))
  }

  @Test func `where nobody answers, the options are named`() throws {
    let result = try home.run(["guide", "start"])
    expect(result.status, equals: 1)
    expect(
      result.errorText.contains("asks questions, so it needs a terminal") && result.errorText.contains("--member"))
  }
}
