import Commands
import Domain
import Expect
import Testing
import Text

/// A pizza: each kind of question once.
private struct Order: Equatable {
  var name = ""
  var size = ""
  var address: String?
  var toppings: [String] = []
  var note: String?

  var text: String {
    ([name, size] + (address.map { ["to \($0)"] } ?? []) + toppings + (note.map { ["(\($0))"] } ?? []))
      .joined(separator: " ")
  }
}

private struct OrderReport: Report {
  let order: Order
  var json: JSON { .string(order.text) }
  func text(on canvas: Canvas) -> [StyledLine] { [StyledLine("order: \(order.text)")] }
}

/// Asks for a pizza; keeps what was saved.
private final class Pizzeria {
  var saved: [Order] = []
  /// The errors that saving throws, one after the other.
  var failures: [LarderError] = []

  var form: Form<Order> {
    Form(
      "Order a pizza.", name: "order", instead: "`order` by telephone",
      fields: [
        FormField("name", why: "Somebody calls it out.") { text, order in
          order.name = "?"
          order.name = try Self.checked(text)
          return .nothing
        },
        FormField("size", why: "How large.", kind: .choice(["small", "large"])) { text, order in
          order.size = try Self.checked(text)
          return .understood("a \(text) one")
        }.preset { _ in "small" },
        FormField("address", why: "Large ones are brought.") { text, order in
          order.address = text
          return .nothing
        }.asked { $0.size == "large" },
        FormField("topping", why: "What lies on it.", need: .list(atLeast: 1)) { text, order in
          order.toppings.append(try Self.checked(text))
          return .nothing
        }.preset { $0.name == "Ann" ? "cheese" : nil },
        FormField("note", why: "For the cook.", need: .optional()) { text, order in
          order.note = text
          return .nothing
        },
      ],
      preview: { order in
        if order.note == "raw" { throw LarderError(.badValue, "nothing raw", hint: "say how long") }
        return FormPreview(OrderReport(order: order), doubts: order.note == "burnt" ? ["burnt"] : [])
      },
      save: { order in
        if !self.failures.isEmpty { throw self.failures.removeFirst() }
        self.saved.append(order)
        return OrderReport(order: order)
      })
  }

  private static func checked(_ text: String) throws -> String {
    guard !text.contains("bad") else { throw LarderError(.badValue, "`\(text)` is bad", hint: "say something good") }
    return text
  }
}

@Suite struct FormTests {
  /// Fills the form; returns what was saved, the text shown instead, and the person who was asked.
  private func fill(
    _ answers: [String], isYes: Bool = false, failures: [LarderError] = []
  ) throws -> (saved: String?, error: LarderError?, person: ScriptedPerson) {
    let (pizzeria, person, household) = (Pizzeria(), ScriptedPerson(answers), try SampleHousehold())
    pizzeria.failures = failures
    household.session.terminalDialogue = person.dialogue
    household.session.globals.isYes = isYes
    var failure: LarderError?
    do { _ = try pizzeria.form.run(Order(), in: household.session) } catch let error as LarderError { failure = error }
    expect(pizzeria.saved.count, equals: (failure == nil ? 1 : 0), "saved exactly where nothing was thrown")
    return (pizzeria.saved.last?.text, failure, person)
  }

  @Test(
    arguments: [
      // Each question answered; Enter for the size, for the end of the list, for no note, and to save.
      (["Bob", "", "ham", "", "", ""], "Bob small ham"),
      (["Bob", "large", "Elm St 1", "ham", "egg", "", "quick", "y"], "Bob large to Elm St 1 ham egg (quick)"),
      // The habit of Ann's first topping; her second has none.
      (["Ann", "", "", "", "", "yes"], "Ann small cheese"),
      (["Ann", "", "", "egg", "", "", ""], "Ann small cheese egg"),
      // The default in the brackets may be typed.
      (["Bob", "small", "ham", "done", "none", "ja"], "Bob small ham"),
      (["Ann", "", "cheese", "Done", "NONE", ""], "Ann small cheese"),
      // White space around an answer is not part of it.
      (["  Bob ", " ", "\tham", " ", "", " Y "], "Bob small ham"),
      // `.` finishes at once, or as soon as the first question without a default is answered.
      (["Ann", ".", ""], "Ann small cheese"), ([".", "Ann", ""], "Ann small cheese"),
      ([".", "Bob", "ham", ""], "Bob small ham"),
      (["Bob", "large", ".", "Elm St 1", "ham", "."], "Bob large to Elm St 1 ham"),
      (["Bob", "", "ham", "egg", ".", ""], "Bob small ham egg"), (["Bob", "", "ham", "", ".", ""], "Bob small ham"),
      // A wrong answer is asked for again, with the text kept; a required one cannot be empty, nor a list too short.
      (["bad Bob", "Bob", "", "ham", "", "", ""], "Bob small ham"),
      (["", "Bob", "", "", "ham", "", "", ""], "Bob small ham"),
      (["bad", "~ but true", "good", "", "bad", "ham", "", "", ""], "good small ham"),
      // Back, and the answers come again to be confirmed or changed.
      (["Bob", "<", "~", "", "ham", "", "", ""], "Bob small ham"),
      (["Bob", "<", "Zoe", "", "ham", "", "", ""], "Zoe small ham"),
      (["Bob", "large", "<", "~", "<", "small", "ham", "", "", ""], "Bob small ham"),
      // To the first question and beyond.
      (["<", "Bob", "<", "<", "~", "", "ham", "", "", ""], "Bob small ham"),
      // Back within the list, and into it from behind: its end is a step of its own.
      (["Bob", "", "ham", "egg", "<", "olive", "", "", ""], "Bob small ham olive"),
      (["Bob", "", "ham", "egg", "", "<", "<", "<", "~", "~", "", "", ""], "Bob small ham egg"),
      // An empty line in the middle ends the list: later elements are dropped.
      (["Bob", "", "ham", "egg", "", "<", "<", "", "", ""], "Bob small ham"),
      // A sign after the kept text counts as a sign.
      (["Bob", "large", "Elm St 1", "<", "~<", "~<", "~!", "~", "~", "ham", "", "", ""], "Bob! large to Elm St 1 ham"),
      (["Bob", "", "ham", "", "good.", "<", "~.", ""], "Bob small ham (good..)"),
      (["Bob", "", "ham", "", "good", "<", "~ .", ""], "Bob small ham (good)"),
      (["Ann", "large", "<", "~.", "Elm St 1", ""], "Ann large to Elm St 1 cheese"),
      (["Ann", "large", "<", "~?", "~", "Elm St 1", ".", ""], "Ann large to Elm St 1 cheese"),
      // `.` after going back keeps what was answered before.
      (
        ["Bob", "", "ham", "egg", "", "quick", "<", "<", "<", "<", "<", "<", "Zoe", ".", ""],
        "Zoe small ham egg (quick)"
      ),
      // Back from the last question of all.
      (["Bob", "", "ham", "", "", "<", "quick", ""], "Bob small ham (quick)"),
      (["Ann", ".", "<", "quick", ""], "Ann small cheese (quick)"),
      // `?` changes nothing.
      (["?", "Bob", "?", "", "?", "ham", "?", "", "?", "", "?", ""], "Bob small ham"),
      // An error that shows only when everything is put together brings back the last question.
      (["Bob", "", "ham", "", "raw", "five minutes", ""], "Bob small ham (five minutes)"),
      // A doubtful value needs an explicit yes.
      (["Bob", "", "ham", "", "burnt", "", ".", "what", "y"], "Bob small ham (burnt)"),
      (["Bob", "", "ham", "", "burnt", "<", "brown", ""], "Bob small ham (brown)"),
    ] as [([String], String)])
  func `the answers give the order`(answers: [String], order: String) throws {
    let (saved, error, person) = try fill(answers)
    expect(saved, equals: order, "\(person.asked) \(person.shown)")
    expect(error == nil && !person.ranOut)
    expect(person.unused, equals: [])
  }

  @Test func `what a question shows`() throws {
    let (_, _, person) = try fill(["Ann", "large", "<", "~", "Elm St 1", "", "bad egg", "egg", "", "", "<", "", ""])
    expect(
      person.asked,
      equals: [
        "name", "size [small]", "address", "size [small] large", "address", "topping [cheese]", "next topping [done]",
        "next topping [done] bad egg", "next topping [done]", "note [none]", "save? [Y/n]", "note [none]",
        "save? [Y/n]",
      ])
    expect(person.kinds[1] == .choice(["small", "large"]) && person.kinds[0] == .text)
    expect(
      person.shown,
      equals: [
        "Order a pizza.", "`?` explains the question, `<` goes back, `.` finishes, Ctrl-C leaves", "  a large one",
        "  a large one", "`bad egg` is bad", "  say something good", "correct it, or clear the line with Ctrl-U",
        "order: Ann large to Elm St 1 cheese egg",
        "order: Ann large to Elm St 1 cheese egg",
      ])
  }

  @Test(
    arguments: [
      (["?"], "Somebody calls it out."), (["Bob", "", "?"], "What lies on it."),
      (["Bob", "", "ham", "?"], "What lies on it. An empty line ends the list."), (["<"], "this is the first question"),
      ([""], "name is needed"), (["."], "name is still needed"), (["Bob", "", ""], "topping is needed"),
      (["Ann", ".", "?"], "`y` or Enter saves it, `<` goes back to correct it, `n` leaves without saving"),
      (["Ann", ".", "x"], "`y` or Enter saves it, `<` goes back to correct it, `n` leaves without saving"),
      (["Bob", "", "ham", "", "burnt"], "this looks wrong: burnt"),
      (["Bob", "", "ham", "", "burnt", ""], "`y` saves it, `<` goes back to correct it, `n` leaves without saving"),
    ])
  func `what is said on the way`(answers: [String], line: String) throws {
    let (_, _, person) = try fill(answers)
    expect(person.shown.contains(line), "\(person.shown)")
  }

  @Test func `leaving at any question saves nothing`() throws {
    let answers = ["Bob", "large", "Elm St 1", "ham", "egg", "", "quick", "y"]
    for count in answers.indices {
      for last in [["^C"], ["?", "^C"], ["q"], ["?", " q "]] {
        let (saved, error, _) = try fill(answers.prefix(count) + last)
        expect(saved, equals: nil)
        expect(error?.code == .interrupted && error?.hint == "nothing was saved", "after \(count) answers")
      }
    }
    expect(try fill(answers.dropLast() + ["n"]).error?.code, equals: .interrupted)
    expect(try fill(answers.dropLast() + ["no"]).error?.code, equals: .interrupted)
  }

  /// A `q` at the question for a note may be a slip; after three answers it is asked about, and no goes on where it was.
  @Test(arguments: [
    (["Bob", "large", "q"], 0), (["Bob", "large", "Elm St 1", "q", "y"], 1),
    (["Bob", "large", "Elm St 1", "q", "q"], 1),
    (["Bob", "large", "Elm St 1", "ham", "", "q", "", "q", "yes"], 2),
  ])
  func `a q asks before much is lost`(answers: [String], asked: Int) throws {
    let (saved, error, person) = try fill(answers)
    expect(saved == nil && error?.code == .interrupted && !person.ranOut && person.unused.isEmpty)
    expect(person.asked.count { $0.hasPrefix("leave without saving your ") }, equals: asked)
  }

  @Test func `whoever stays goes on where the q was typed`() throws {
    let stayed = try fill(["Bob", "large", "Elm St 1", "ham", "q", "n", "egg", "", "quick", "q", "", "y"])
    let straight = try fill(["Bob", "large", "Elm St 1", "ham", "egg", "", "quick", "y"])
    expect(stayed.saved != nil && stayed.saved == straight.saved)
  }

  @Test func `saving that fails may be tried again, or left`() throws {
    let busy = LarderError(.busy, "another program writes", hint: "try again")
    let (saved, _, person) = try fill(["Ann", ".", "", "<", "~", "y"], failures: [busy])
    expect(saved, equals: "Ann small cheese")
    expect(person.shown.contains("another program writes"))
    expect(try fill(["Ann", ".", "y", "n"], failures: [busy]).saved, equals: nil)
    let stopped = LarderError(.interrupted, "interrupted", hint: "nothing was written")
    expect(try fill(["Ann", ".", "y"], failures: [stopped]).error?.code, equals: .interrupted)
  }

  @Test func `with --yes only what has no answer of its own is asked`() throws {
    let (saved, _, person) = try fill(["Ann"], isYes: true)
    expect(saved, equals: "Ann small cheese")
    expect(person.asked, equals: ["name"])
    expect(try fill(["Bob", "ham"], isYes: true).saved, equals: "Bob small ham")
  }

  @Test func `without a terminal nothing is asked`() throws {
    let (pizzeria, household) = (Pizzeria(), try SampleHousehold())
    let error = #expect(throws: LarderError.self) { try pizzeria.form.run(Order(), in: household.session) }
    expect(error?.code == .needsAnswer && error?.hint == "`order` by telephone")
    expect(pizzeria.saved.isEmpty)
  }

  @Test func `a program that reads JSON is not asked`() throws {
    let (pizzeria, person, household) = (Pizzeria(), ScriptedPerson(["Ann", "."]), try SampleHousehold())
    household.session.terminalDialogue = person.dialogue
    household.session.globals.format = .json
    #expect(throws: LarderError.self) { try pizzeria.form.run(Order(), in: household.session) }
    expect(person.asked.isEmpty)
  }

  @Test func `a question may be called by an earlier answer, with something drawn above it each time`() throws {
    let (person, household) = (ScriptedPerson(["Lena", "<", "Ida", "8", "", ""]), try SampleHousehold())
    household.session.terminalDialogue = person.dialogue
    let form = Form<Order>(
      "Ask.", name: "ask", instead: "nothing",
      fields: [
        FormField("name", why: "w") { text, order in
          order.name = text
          return .nothing
        },
        FormField("age", why: "w", need: .list(atLeast: 1)) { text, order in
          order.toppings.append(text)
          return .nothing
        }.labelled { "\($0.name)'s age" }.shown { order, canvas in [StyledLine("\(order.name) on \(canvas.width)")] },
      ], preview: { FormPreview(OrderReport(order: $0)) }, save: { OrderReport(order: $0) })
    _ = try form.run(Order(), in: household.session)
    expect(
      person.asked, equals: ["name", "Lena's age", "name Lena", "Ida's age", "next Ida's age [done]", "save? [Y/n]"])
    expect(person.shown.filter { $0.hasSuffix("on 80") }, equals: ["Lena on 80", "Ida on 80"])
  }
}
