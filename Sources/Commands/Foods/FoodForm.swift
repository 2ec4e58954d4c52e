internal import Domain
internal import Store
internal import Text

/// Asks for the values of a food, one after the other.
///
/// The form is used for `food add` without words, for `food estimate` at a terminal, and for a food that is added while
/// another command runs.
struct FoodForm {
  let session: Session
  let purpose: Purpose

  /// What happens to the food once it is described.
  enum Purpose {
    /// The food is added to the food bank.
    case add
    /// A food with estimated values is added to the food bank.
    ///
    /// The form starts with the estimated values and with the options that were already given.
    case estimate(FoodEstimation)
    /// The food is returned to the running command, and the form does not ask for its name.
    case describe(name: String, estimate: FoodEstimate?, quantity: Quantity?)
  }

  /// The answers so far, in the form of the options of `food add`.
  struct Answers {
    var name = ""
    var values: [(option: OptionSpec, text: String)] = []
    /// Remarks on values that were corrected after they had been typed.
    var repairs: [String] = []
    /// The names of the options that a pasted label has filled.
    var labelled: Set<String> = []

    func has(_ option: OptionSpec) -> Bool { values.contains { $0.option.name == option.name } }

    /// Stores the answer for an option that occurs only once, in place of an earlier answer.
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

  /// Asks for a food and returns it unsaved.
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

  /// Asks for a food, and saves it or returns it as the purpose says.
  func run(_ save: @escaping (Answers) throws -> any Report) throws -> any Report {
    let parts = [portions] + (isDescription ? [] : [aliases])
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

  /// The addition that `food add` would make from the answers; forced if the user has confirmed values that look wrong.
  func addition(_ answers: Answers) -> FoodAddition {
    func addition(isForced: Bool) -> FoodAddition {
      FoodAddition(session: session, invocation: invocation(of: FoodCommands.add, answers, isForced: isForced))
    }
    let plain = addition(isForced: false)
    let isDoubtful = (try? FoodDoubts.findings(plain.food()).contains(where: \.isRefused)) ?? false
    return isDoubtful ? addition(isForced: true) : plain
  }

  /// The answers as an invocation of a command that takes a food's name and its options.
  func invocation(of spec: CommandSpec, _ answers: Answers, isForced: Bool) -> Invocation {
    let values = answers.values.map { (option: $0.option, text: String?.some($0.text)) }
    return Invocation(
      typing: spec, words: Word.typed(name: answers.name),
      values: values + (isForced ? [(option: FoodOptions.force, text: nil)] : []), globals: session.globals)
  }
}

// MARK: By purpose

extension FoodForm {
  var isDescription: Bool { if case .describe = purpose { true } else { false } }

  var estimate: FoodEstimate? {
    switch purpose {
    case .add: nil
    case .estimate(let estimation): estimation.estimate
    case .describe(_, let estimate, _): estimate
    }
  }

  /// The food whose values Enter accepts as answers; nil if no values are proposed.
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
    return Answers(values: estimation.givenOptions)
  }

  private var title: String {
    switch purpose {
    case .add: "Add a food with its nutrition per 100 g."
    case .estimate: "Add the food: Enter takes what is estimated for 100 g."
    case .describe(let name, nil, _):
      "Add `\(name.truncated(to: 60))` with its nutrition per 100 g; it is saved with what you log."
    case .describe(let name, _, _):
      "Add `\(name.truncated(to: 60))`: Enter takes what is estimated for 100 g; it is saved with what you log."
    }
  }

  private var commandName: String { if case .estimate = purpose { "food estimate" } else { "food add" } }

  /// The typed amount, such as `2 slices`, if its weight is unknown until the food has a portion; `One` if no amount
  /// was typed.
  ///
  /// Nil if the weight of the amount is known without a portion.
  var countedText: String? {
    guard case .describe(_, _, let quantity) = purpose, var food = try? food(Answers(name: "x")) else { return nil }
    food.portions = []
    guard (try? food.weight(of: quantity)) == nil else { return nil }
    return quantity.map { "`\($0.text)`" } ?? "One"
  }
}
