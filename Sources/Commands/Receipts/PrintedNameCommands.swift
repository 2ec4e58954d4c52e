internal import Domain
internal import Store
internal import Text

/// `trip learned`: lists and removes what the household has taught Larder about the lines that stores print.
enum PrintedNameCommands {
  static let specs: [CommandSpec] = [list, remove]

  private static let list = CommandSpec(
    ["trip", "learned"], "List what you have said of lines that stores print on receipts.",
    details: """
      If a line of a scanned receipt is set right, in `trip scan` or with `trip item edit`, that holds for the same line on the store's \
      next receipts; on those of other stores the food is offered first.
      """,
    arguments: [ArgumentSpec("STORE", .store, .optionalRest, "Only those of this store.")],
    examples: ["trip learned"], effect: .reads, topic: .everyDay
  ) { invocation, session in
    let store = invocation.text
    let names = try session.read { try $0.printedNames.all() }
    return PrintedNamesReport(
      names: names.filter { store.isEmpty || $0.store.plainLetters == store.plainLetters },
      store: store.isEmpty || names.isEmpty ? nil : store)
  }

  private static let remove = CommandSpec(
    ["trip", "learned", "remove"], "Forget what was said of a printed line.",
    arguments: [ArgumentSpec("N", .text, .one, "The number that `trip learned` shows.")],
    examples: ["trip learned remove 1"], effect: .writes, topic: .everyDay
  ) { invocation, session in
    let word = invocation.words[0]
    let names = try session.read { try $0.printedNames.all() }
    guard let number = FoodFinder.number(word.text), let name = names.first(where: { $0.id == number }) else {
      throw invocation.error(
        .notFound, "there is no learned line \(word.text)", at: word, hint: "`trip learned` lists them")
    }
    let written = try session.write(label: invocation.label, profile: nil) { try $0.printedNames.forget(number) }
    return WriteReport(
      [StyledLine("Forgot what `\(name.printed)` means; it is looked up again from now on.")],
      ["forgotten": .printedName(name)], step: written.step, scope: "the household")
  }
}

/// The learned lines of receipts as a table.
private struct PrintedNamesReport: Report {
  let names: [PrintedName]
  /// The store to which the list is limited; nil for all stores, and if nothing was learned at all.
  var store: String?

  var json: JSON { .object(["names": .array(names.map(JSON.printedName))]) }

  var table: CSVTable? {
    CSVTable(
      ["n", "store", "printed", "food", "grams", "learned_at"],
      names.map {
        [
          String($0.id), $0.store, $0.printed, $0.food?.name ?? "", FoodText.csv($0.grams), $0.learnedAt?.iso ?? "",
        ]
      })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    guard !names.isEmpty else {
      let sentence =
        store.map {
          "Nothing has been learned from receipts of \(SafeText.visible($0)): `trip learned` lists all stores."
        }
        ?? "Nothing has been learned yet: a line of a scanned receipt is learned when you set it right, in `trip scan` or with `trip item edit`."
      return WriteReport.fitted(StyledLine(sentence), on: canvas)
    }
    let rows = names.map { name in
      [
        StyledLine("\(name.id)", .faint), StyledLine(canvas.show(name.store)), StyledLine(canvas.show(name.printed)),
        StyledLine(canvas.show(name.food?.name ?? "no food")), StyledLine(name.grams.map(canvas.weight) ?? "", .faint),
      ]
    }
    return TextTable(
      [.init("", .right), .init("store"), .init("printed"), .init("means"), .init("", .right)], rows: rows
    ).lines(on: canvas)
  }
}

extension JSON {
  fileprivate static func printedName(_ name: PrintedName) -> JSON {
    .object([
      "n": .int(name.id), "store": .string(name.store), "printed": .string(name.printed),
      "food": name.food.map { .object(["id": .int($0.id), "name": .string($0.name)]) } ?? .null,
      "grams": .optional(name.grams), "learnedAt": .optional(name.learnedAt?.iso),
    ])
  }
}
