internal import Domain
internal import Store
internal import Text

/// `food add` without words: what its options take, asked for one after the other.
struct FoodForm {
  let session: Session

  /// What has been answered, as `food add` is given it.
  struct Answers {
    var name = ""
    var values: [(option: OptionSpec, text: String)] = []

    func has(_ option: OptionSpec) -> Bool { values.contains { $0.option.name == option.name } }
  }

  /// Asks for a food and adds it.
  @Sendable static func ask(_ invocation: Invocation, _ session: Session) throws -> any Report {
    try FoodForm(session: session).run()
  }

  private func run() throws -> any Report {
    let form = Form(
      "Add a food with its nutrition in 100 g.", name: "food add",
      instead: "`help food add` shows how it is written in one line",
      fields: [name, category] + nutrients + [portions, aliases], preview: preview, save: save)
    return try form.run(Answers(), in: session)
  }

  private func preview(_ answers: Answers) throws -> FormPreview {
    let addition = addition(answers)
    let food = try addition.food()
    let findings = FoodCheck.findings(food.nutrients, basis: food.basis, name: food.name)
    let warnings =
      try findings.filter { !$0.isRefused }.map(\.message) + [addition.takenName(of: food)].compactMap(\.self)
    return FormPreview(
      FoodReport(food: food, warnings: warnings), doubts: findings.filter(\.isRefused).map(\.message))
  }

  /// Whoever was asked has said yes to what looks wrong, if anything does.
  private func save(_ answers: Answers) throws -> any Report {
    let isDoubtful = try !preview(answers).doubts.isEmpty
    return try FoodCommands.add.run(addition(answers, isForced: isDoubtful).invocation, session)
  }

  /// The line that does the same.
  private func addition(_ answers: Answers, isForced: Bool = false) -> FoodAddition {
    let values = answers.values.map { (option: $0.option, text: String?.some($0.text)) }
    return FoodAddition(
      session: session,
      invocation: Invocation(
        typing: FoodCommands.add, words: Word.typed(name: answers.name),
        values: values + (isForced ? [(option: FoodOptions.force, text: nil)] : []), globals: session.globals))
  }
}

// MARK: The questions

extension FoodForm {
  private var name: FormField<Answers> {
    FormField("name", why: "What it is called; it is found by any word of it.") { text, answers in
      let name = try FoodCheck.name(SafeText.stored(text))
      let plain = SearchText.normalize(name)
      let alike = try session.read { try $0.foods.candidates(for: name, limit: FoodFinder.reach) }
      if let taken = alike.first(where: { SearchText.normalize($0.name) == plain }) {
        throw LarderError(
          .alreadyExists, "there is a food `\(taken.name)` already (#\(taken.id))",
          hint: "choose another name; `food edit` changes the one there is")
      }
      answers.name = name
      return .nothing
    }
  }

  private var category: FormField<Answers> {
    FormField("category", why: FoodOptions.categoryHelp, kind: .category) { text, answers in
      let (word, line) = Self.line(text, session)
      let category = try FoodOptions.readCategory(word, line)
      answers.values.append((FoodOptions.requiredCategory, category.rawValue))
      return category.rawValue == text ? .nothing : .understood(category.rawValue)
    }
  }

  private var nutrients: [FormField<Answers>] {
    let required = FoodOptions.requiredNutrients.map(\.name)
    let fields = FoodOptions.nutrients.map { option, nutrient in
      let need: FormNeed = required.contains(option.name) ? .required : .optional("unknown")
      let name = nutrient == .calories ? "energy" : nutrient.label
      return field("\(name), \(nutrient.unit)", option, need, unit: nutrient.unit) { value, nutrients in
        nutrients[nutrient] = value
      }
    }
    let salt = field("salt, g", FoodOptions.salt, .optional("unknown"), unit: "g") { value, nutrients in
      nutrients.sodium = value * FoodOptions.sodiumOfSalt
    }
    return fields + [salt.asked { !$0.has(FoodOptions.sodium) }]
  }

  private func field(
    _ label: String, _ option: OptionSpec, _ need: FormNeed, unit: String,
    set: @escaping (Double, inout Nutrients) -> Void
  ) -> FormField<Answers> {
    let unknown = need == .required ? "" : " What is not known stays unknown, which is not zero."
    return FormField(label, why: option.help + unknown, kind: .number, need: need) { text, answers in
      let (word, line) = Self.line(text, session)
      let value = try line.number(word, named: label, unit: unit)
      var nutrients = Nutrients(calories: 0, protein: 0, carbohydrates: 0, fat: 0)
      set(value, &nutrients)
      try FoodCheck.range(nutrients)
      answers.values.append((option, text))
      return .nothing
    }
  }

  private var portions: FormField<Answers> {
    FormField(
      "portion", why: "A named amount and its weight: slice=30g, or cup 150 g. A bare count means the first one.",
      need: .list(atLeast: 0)
    ) { text, answers in
      let portion = try FoodOptions.readPortion(text)
      answers.values.append((FoodOptions.portion, text))
      return .drawn { [FormReply.line("\(portion.name), \($0.weight(portion.grams))", on: $0)] }
    }
  }

  private var aliases: FormField<Answers> {
    FormField("other name", why: "Another name that it is found by.", need: .list(atLeast: 0)) { text, answers in
      answers.values.append((FoodOptions.alias, try FoodCheck.name(SafeText.stored(text))))
      return .nothing
    }
  }

  /// An answer as a line of one word, for the readers of options and their carets.
  private static func line(_ text: String, _ session: Session) -> (word: Word, line: Invocation) {
    let line = CommandLine(arguments: [text])
    return (
      line.words[0],
      Invocation(
        spec: FoodCommands.add, line: line, words: line.words, globals: session.globals, isVerbImplied: false,
        values: [:])
    )
  }
}
