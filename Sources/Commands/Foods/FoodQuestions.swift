internal import Domain
internal import Store
internal import Text

/// The questions of the food form.
extension FoodForm {
  var name: FormField<Answers> {
    FormField("name", why: "Its name; any word of the name will find it.") { text, answers in
      let name = try FoodCheck.name(SafeText.stored(text))
      try session.refuseTaken(name)
      answers.name = name
      return .nothing
    }.preset { _ in proposedName }
  }

  var category: FormField<Answers> {
    FormField("category", why: FoodOptions.categoryHelp, kind: .category) { text, answers in
      let (word, line) = Self.line(text, session)
      let category = try FoodOptions.readCategory(word, line)
      answers.set(FoodOptions.requiredCategory, category.rawValue)
      return category.rawValue == text ? .nothing : .understood(category.rawValue)
    }.preset { _ in proposal?.category.rawValue }
  }

  /// The questions in the order of a label in the European Union (EU 1169/2011 Annex XV).
  ///
  /// The form asks for salt unless the values are estimated: an estimated food has a value for sodium and none for
  /// salt. It asks for sodium only if no salt was entered and no label was pasted.
  var nutrients: [FormField<Answers>] {
    let required = FoodOptions.requiredNutrients.map(\.name)
    let order: [Nutrient] = [.calories, .fat, .saturatedFat, .carbohydrates, .sugar, .fiber, .protein]
    func question(_ nutrient: Nutrient) -> FormField<Answers>? {
      guard let option = FoodOptions.nutrients.first(where: { $0.nutrient == nutrient })?.option else { return nil }
      let need: FormNeed = required.contains(option.name) ? .required : .optional("unknown")
      let name = nutrient == .calories ? "energy" : Self.parts[nutrient] ?? nutrient.label
      return field("\(name), \(nutrient.unit)", option, need, nutrient)
        .preset { _ in proposal?.nutrients[nutrient].map(FoodText.csv) }
        .asked { !$0.labelled.contains(option.name) }
    }
    let salt = field("salt, g", FoodOptions.salt, .optional("unknown"), nil)
      .asked { proposal == nil && !$0.labelled.contains(FoodOptions.salt.name) }
    let sodium = question(.sodium)?.asked { !$0.has(FoodOptions.salt) && $0.labelled.isEmpty }
    return order.compactMap(question) + [salt] + [sodium].compactMap(\.self)
  }

  /// The wording on labels for nutrients that are a part of the nutrient above them.
  private static let parts: [Nutrient: String] = [.saturatedFat: "of which saturated", .sugar: "of which sugars"]

  /// A question for a nutrient.
  ///
  /// - Parameter nutrient: Nil for salt, which is converted to sodium.
  private func field(
    _ label: String, _ option: OptionSpec, _ need: FormNeed, _ nutrient: Nutrient?
  ) -> FormField<Answers> {
    let unknown = need == .required ? "" : " What is not known stays unknown, which is not zero."
    let paste = nutrient == .calories ? " The whole label may be pasted instead." : ""
    return FormField(label, why: option.help + unknown + paste, kind: .number, need: need) { text, answers in
      if nutrient == .calories, let label = try? LabelText(text), label.count > 1 { return try answers.take(label) }
      let (word, line) = Self.line(text, session)
      var typed = text
      var value = try FoodOptions.value(word, of: nutrient?.field ?? .salt, named: label, line)
      if nutrient == .calories, let meant = try FoodDoubts(session: session).energy(ofImpossible: value) {
        answers.repairs = ["\(FoodText.amount(value, .calories)) was read as kJ"]
        (value, typed) = (meant, FoodText.csv(meant))
      }
      var nutrients = Nutrients(calories: 0, protein: 0, carbohydrates: 0, fat: 0)
      nutrients[nutrient ?? .sodium] = nutrient == nil ? value * StatedNutrients.sodiumOfSalt : value
      try FoodCheck.range(nutrients)
      answers.set(option, typed)
      // Salt and sodium are two ways to state one value.
      if nutrient == nil { answers.values.removeAll { $0.option.name == FoodOptions.sodium.name } }
      if nutrient == .sodium { answers.values.removeAll { $0.option.name == FoodOptions.salt.name } }
      return .nothing
    }
  }

  // MARK: Asked again if a value looks like another unit

  var energyAgain: FormField<Answers> { again("energy, kcal", FoodOptions.kcal, .calories, unit: "kJ") }
  var sodiumAgain: FormField<Answers> { again("sodium, mg", FoodOptions.sodium, .sodium, unit: "g") }

  private func again(
    _ label: String, _ option: OptionSpec, _ nutrient: Nutrient, unit: String
  ) -> FormField<Answers> {
    let finding = { (answers: Answers) in
      (try? food(answers)).flatMap { food in
        FoodDoubts.findings(food).first { $0.meant?.nutrient == nutrient }
      }
    }
    return FormField("\(label) again", why: "\(option.help) What was typed looks like another unit.", kind: .number) {
      text, answers in
      let (word, line) = Self.line(text, session)
      let value = try FoodOptions.value(word, of: nutrient.field, named: label, line)
      var nutrients = Nutrients(calories: 0, protein: 0, carbohydrates: 0, fat: 0)
      nutrients[nutrient] = value
      try FoodCheck.range(nutrients)
      if let repair = finding(answers)?.meant, repair.value == value,
        let before = answers.values.last(where: { $0.option.name == option.name })?.text
      {
        answers.repairs.append("\(before) \(nutrient.unit) of \(nutrient.label) was read as \(repair.text)")
      }
      answers.set(option, text)
      return .nothing
    }
    .asked { finding($0) != nil }
    .preset { finding($0)?.meant.map { FoodText.csv($0.value) } }
    .introduced { finding($0)?.message }
  }

  // MARK: What goes with the values

  /// Asks whether the carbs include the fiber; skipped for a food without fiber.
  ///
  /// The answer is not stored if it is what the other values suggest anyway.
  var basis: FormField<Answers> {
    let guess = { (answers: Answers) in (try? addition(answers).food().basis) ?? CarbohydrateBasis.total }
    return FormField(
      "fiber in the carbs",
      why:
        "Labels of the European Union give carbohydrates without "
        + "fiber (`no`), those of the United States with it (`yes`).",
      kind: .choice(["yes", "no"])
    ) { text, answers in
      let basis: CarbohydrateBasis
      switch SaveAnswer(text) {
      case .yes: basis = .total
      case .no: basis = .available
      default: throw LarderError(.badValue, "`\(text.truncated(to: 60))` is neither yes nor no", hint: "`y` or `n`")
      }
      if basis != (try food(answers).basis) { answers.set(FoodOptions.basis, basis.rawValue) }
      return .nothing
    }
    .asked { ((try? food($0))?.nutrients.fiber ?? 0) > 0 && estimate == nil }
    .preset { guess($0) == .total ? "yes" : "no" }
  }

  var portions: FormField<Answers> {
    let counted = countedText
    return FormField(
      "portion", why: "A named amount and its weight: slice=30g, or cup 150 g. A bare count means the first one.",
      need: .list(atLeast: counted == nil ? 0 : 1)
    ) { text, answers in
      let portion = try FoodOptions.readPortion(text)
      answers.values.append((FoodOptions.portion, text))
      return .drawn { [FormReply.line("\(portion.name), \($0.weight(portion.grams))", on: $0)] }
    }.introduced { _ in
      counted.map { "\($0) of it: what is that called, and what does one weigh? Such as cup=150g." }
    }
  }

  var aliases: FormField<Answers> {
    FormField("other name", why: "Another name that it is found by.", need: .list(atLeast: 0)) { text, answers in
      answers.values.append((FoodOptions.alias, try FoodCheck.name(SafeText.stored(text))))
      return .nothing
    }
  }

  /// Wraps an answer in a line of one word, so that the functions that read options can read it, and an error can point
  /// its caret at it.
  static func line(_ text: String, _ session: Session) -> (word: Word, line: Invocation) {
    let line = CommandLine(arguments: [text])
    return (
      line.words[0],
      Invocation(
        spec: FoodCommands.add, line: line, words: line.words, globals: session.globals, isVerbImplied: false,
        values: [:])
    )
  }
}

extension FoodForm.Answers {
  /// Stores the values that a pasted label states; the form no longer asks for these nutrients.
  ///
  /// Throws `outOfRange` for a value that is impossible in 100 g.
  mutating func take(_ label: LabelText) throws -> FormReply {
    var nutrients = Nutrients(calories: 0, protein: 0, carbohydrates: 0, fat: 0)
    for nutrient in Nutrient.allCases { nutrients[nutrient] = label.stated[nutrient.field] ?? nutrients[nutrient] }
    try FoodCheck.range(nutrients)
    values.removeAll { labelled.contains($0.option.name) }
    labelled = []
    var said: [String] = []
    for (option, nutrient) in FoodOptions.nutrients {
      let value = nutrient == .calories ? label.stated.energy : label.stated[nutrient.field]
      guard let value, nutrient != .sodium || label.stated.salt == nil else { continue }
      set(option, FoodText.csv(value))
      labelled.insert(option.name)
      said.append("\(nutrient.label) \(FoodText.amount(value, nutrient)) \(nutrient.unit)")
    }
    if let salt = label.stated.salt {
      set(FoodOptions.salt, FoodText.csv(salt))
      labelled.insert(FoodOptions.salt.name)
      said.append("salt \(FoodText.csv(salt)) g")
    }
    return .understood(said.joined(separator: ", "))
  }
}
