internal import Domain
internal import Store
internal import Text

/// A food asked for value by value: `food add` without words, `food estimate` at a terminal, and what is added in passing.
struct FoodForm {
  let session: Session
  let purpose: Purpose

  /// What becomes of the food.
  enum Purpose {
    /// Added to the bank.
    case add
    /// Added to the bank, with the estimate's values for Enter to take; the invocation has what was said before.
    case estimate(FoodEstimation)
    /// Given back for the command that runs; nobody says its name again.
    case describe(name: String, estimate: FoodEstimate?, quantity: Quantity?)
  }

  /// What has been answered, as `food add` is given it.
  struct Answers {
    var name = ""
    var values: [(option: OptionSpec, text: String)] = []
    /// What was typed and then put right.
    var repairs: [String] = []

    func has(_ option: OptionSpec) -> Bool { values.contains { $0.option.name == option.name } }

    /// An option that stands once; answered again, the new answer counts.
    mutating func set(_ option: OptionSpec, _ text: String) {
      values.removeAll { $0.option.name == option.name }
      values.append((option, text))
    }
  }

  /// Asks for a food and adds it.
  @Sendable static func ask(_ invocation: Invocation, _ session: Session) throws -> any Report {
    let form = FoodForm(session: session, purpose: .add)
    return try form.run { try FoodCommands.add.run(form.addition($0).invocation, session) }
  }

  /// Asks for a food and gives it back unsaved.
  func described() throws -> Food {
    var described: Food?
    _ = try run { answers in
      let food = try food(answers)
      described = food
      return FoodReport(food: food)
    }
    guard let described else { throw Dialogue.left }
    return described
  }

  /// Asks for a food and does with it what the purpose is.
  func run(_ save: @escaping (Answers) throws -> any Report) throws -> any Report {
    let parts = [portions] + (isInPassing ? [] : [aliases])
    let form = Form(
      title, name: commandName, instead: "`help food add` shows how it is written in one line",
      fields: [name, category] + nutrients + [energyAgain, sodiumAgain, basis] + parts, preview: preview, save: save)
    return try form.run(start, in: session)
  }

  private func preview(_ answers: Answers) throws -> FormPreview {
    let food = try food(answers)
    if case .describe(_, _, let quantity) = purpose { _ = try food.weight(of: quantity) }
    let findings = FoodDoubts.findings(food)
    let taken = try addition(answers).takenName(of: food)
    let warnings = answers.repairs + findings.filter { !$0.isRefused }.map(\.message) + [taken].compactMap(\.self)
    return FormPreview(
      FoodReport(food: food, warnings: warnings), doubts: findings.filter(\.isRefused).map(\.message))
  }

  /// The food as it would be saved.
  func food(_ answers: Answers) throws -> Food {
    var food = try addition(answers).food()
    if let estimate {
      food.source = estimate.source
      if !answers.has(FoodOptions.basis) { food.basis = estimate.basis }
    }
    return food
  }

  /// The line that does the same as `food add` does; whoever was asked has said yes to what looks wrong, if anything does.
  func addition(_ answers: Answers) -> FoodAddition {
    func addition(isForced: Bool) -> FoodAddition {
      FoodAddition(session: session, invocation: invocation(of: FoodCommands.add, answers, isForced: isForced))
    }
    let plain = addition(isForced: false)
    let isDoubtful = (try? FoodDoubts.findings(plain.food()).contains(where: \.isRefused)) ?? false
    return isDoubtful ? addition(isForced: true) : plain
  }

  /// The answers as a line of a command that takes a food's name and its options.
  func invocation(of spec: CommandSpec, _ answers: Answers, isForced: Bool) -> Invocation {
    let values = answers.values.map { (option: $0.option, text: String?.some($0.text)) }
    return Invocation(
      typing: spec, words: Word.typed(name: answers.name),
      values: values + (isForced ? [(option: FoodOptions.force, text: nil)] : []), globals: session.globals)
  }
}

// MARK: By purpose

extension FoodForm {
  var isInPassing: Bool { if case .describe = purpose { true } else { false } }

  var estimate: FoodEstimate? {
    switch purpose {
    case .add: nil
    case .estimate(let estimation): estimation.estimate
    case .describe(_, let estimate, _): estimate
    }
  }

  /// What Enter takes at each question; nil where nothing is proposed.
  var proposal: Food? {
    switch purpose {
    case .add: nil
    case .estimate(let estimation): estimation.proposal
    case .describe(let name, let estimate?, _): estimate.food(named: name, at: session.now)
    case .describe: nil
    }
  }

  var proposedName: String? {
    switch purpose {
    case .add: nil
    case .estimate(let estimation): estimation.proposal.name
    case .describe(let name, _, _): name
    }
  }

  private var start: Answers {
    guard case .estimate(let estimation) = purpose else { return Answers() }
    return Answers(values: estimation.said)
  }

  private var title: String {
    switch purpose {
    case .add: "Add a food with its nutrition in 100 g."
    case .estimate: "Add the food: Enter takes what is estimated for 100 g."
    case .describe(let name, nil, _):
      "Add `\(name.truncated(to: 60))` with its nutrition in 100 g; it is saved with what you log."
    case .describe(let name, _, _):
      "Add `\(name.truncated(to: 60))`: Enter takes what is estimated for 100 g; it is saved with what you log."
    }
  }

  private var commandName: String { if case .estimate = purpose { "food estimate" } else { "food add" } }

  /// What was counted of it, so that a portion has to be given: `2 slices`, `One` where nothing was said; nil where none has to.
  var countedText: String? {
    guard case .describe(_, _, let quantity) = purpose, var food = try? food(Answers(name: "x")) else { return nil }
    food.portions = []
    guard (try? food.weight(of: quantity)) == nil else { return nil }
    return quantity.map { "`\($0.text)`" } ?? "One"
  }
}
