internal import Domain
internal import Text

/// One command of the language: its name, its arguments and options, and what it does.
///
/// Parsing, help, completion and docs/commands.md are all generated from it.
///
/// ```
/// let name = ArgumentSpec("NAME", .profile, .rest, "Whom to greet.")
/// let greet = CommandSpec(
///   ["greet"], "Greet somebody.", arguments: [name], examples: ["greet Dad"], effect: .reads, topic: .session
/// ) { invocation, _ in
///   TextReport([StyledLine("Hello, \(invocation.text)!")], json: .object(["name": .string(invocation.text)]))
/// }
/// greet.usage  // "greet NAME"
/// CommandTable([greet]).specs(named: "greet").map(\.name)  // ["greet"]
/// ```
package struct CommandSpec: Sendable {
  /// `["food", "search"]`: the noun and its verb, or a single word.
  package let path: [String]
  /// Other words that may be typed for the first word of the path.
  package let aliases: [String]
  /// What the command does, in one sentence.
  package let summary: String
  /// Whatever else a reader has to know; paragraphs are separated by an empty line.
  package let details: String
  /// The words that follow the command's name, in order.
  package let arguments: [ArgumentSpec]
  /// Whether the command has an argument that cannot be left out.
  package var needsArguments: Bool { arguments.contains { [.one, .rest].contains($0.arity) } }
  /// The command's own options.
  ///
  /// If an option has the same name as a global option, the name means the command's option wherever it is typed after
  /// the command's words.
  package let options: [OptionSpec]
  /// Command lines that work as written on a new household with one profile; a test runs them.
  package let examples: [String]
  /// What the command may change: nothing, the household (in one undo step), or only the session.
  package let effect: Effect
  /// The heading under which help lists the command.
  package let topic: Topic
  /// Whether the verb may also be typed last: `day thu partial` for `day partial thu`.
  package let mayFollowArguments: Bool
  /// Asks for everything if the command is typed alone and somebody can answer; nil if the command never asks.
  package let guide: (@Sendable (Invocation, Session) throws -> any Report)?
  /// Runs the command; throws `LarderError`, in which case nothing has been saved, or the error says what was.
  package let run: @Sendable (Invocation, Session) throws -> any Report

  /// Creates a command; `path` must differ from that of every other command in the table.
  package init(
    _ path: [String], aliases: [String] = [], _ summary: String, details: String = "", arguments: [ArgumentSpec] = [],
    options: [OptionSpec] = [], examples: [String], effect: Effect, topic: Topic,
    mayFollowArguments: Bool = false,
    guide: (@Sendable (Invocation, Session) throws -> any Report)? = nil,
    run: @escaping @Sendable (Invocation, Session) throws -> any Report
  ) {
    self.path = path
    self.aliases = aliases
    self.summary = summary
    self.details = details
    self.arguments = arguments
    self.options = options
    self.examples = examples
    self.effect = effect
    self.topic = topic
    self.mayFollowArguments = mayFollowArguments
    self.guide = guide
    self.run = run
  }

  /// What a command may change.
  package enum Effect: Sendable {
    /// Changes nothing: the command only reads.
    case reads
    /// Changes the household, so the command creates one step for `undo`.
    case writes
    /// Changes only the session, so the command creates no undo step.
    case session
  }

  /// The heading under which help lists a command.
  package enum Topic: String, CaseIterable, Sendable {
    case everyDay = "Every day"
    case lookingBack = "Looking back"
    case foodBank = "Food bank"
    case household = "Household"
    case session = "Larder itself"
  }

  /// The sentence in help on what the command asks for if it is typed alone; nil if it never asks.
  var guidance: String? {
    guide == nil
      ? nil : "At a terminal, `\(name)` alone asks for everything step by step; Ctrl-C leaves without saving."
  }

  /// The words of the path: `food search`.
  package var name: String { path.joined(separator: " ") }

  /// The usage line: `food search TEXT [--category CATEGORY] [--limit N]`.
  package var usage: String {
    ([name] + arguments.map(\.usage) + options.map(\.usage)).joined(separator: " ")
  }
}

extension CommandSpec {
  /// The line that repeats the command, as the label of its step: its name, its words, and its options with their
  /// values.
  ///
  /// Give nil as the text of an option that takes no value.
  func label(words: String, _ values: [(option: OptionSpec, text: String?)] = []) -> String {
    let options = options.flatMap { option in values.filter { $0.option.name == option.name } }
      .map { "--\($0.option.name)" + ($0.text.map { " " + Self.typed($0) } ?? "") }
    // Unlike a typed line, arguments from a shell may contain escape sequences.
    return SafeText.visible(([name] + (words.isEmpty ? [] : [words]) + options).joined(separator: " "))
  }

  private static func typed(_ value: String) -> String {
    value.isEmpty || value.contains { $0.isWhitespace || $0 == "\"" } ? Word.quoted(value) : value
  }
}

/// What an argument or the value of an option names, so that completion can offer matching names.
package enum ArgumentKind: Sendable, Equatable {
  /// Free text: nothing is completed.
  case text
  /// An item list: `2 eggs, 150g cooked rice`.
  case items
  /// A list of items with their prices, and the store: `500g tomatoes 2.49 at REWE`.
  case purchases
  /// A food: its name, another name of it, or its number such as `#12`.
  case food
  case profile
  /// A day as people say it: `yesterday`, `mon`, `2026-11-20`.
  case day
  case meal
  /// A meal that the profile saved under a name.
  case favourite
  /// A recipe: its number, its title, or words of the title.
  case recipe
  /// A trip: its number, its day or its store.
  case trip
  /// A store that the profile has shopped at.
  case store
  case nutrient
  /// Whatever `explain` explains: keywords, nutrients, members of the family guide, days, foods.
  case explained
  /// A member of the profile's family guide.
  case member
  case number
  case category
  case tag
  case command
  /// One of these words.
  case choice([String])
  /// A value of the setting that the word before it names.
  case settingValue
  /// A path in the file system.
  case file
}

/// A word that a command takes, or all remaining words.
package struct ArgumentSpec: Sendable {
  /// The name of the argument in usage lines and errors, in capitals: `FOOD`.
  package let name: String
  /// What the words name, so that completion can offer matching names.
  package let kind: ArgumentKind
  /// How many words the argument takes, and whether it may be left out.
  package let arity: Arity
  /// What the argument is for, in one sentence.
  package let help: String

  /// Creates an argument, of one word by default; an argument that takes all remaining words has to be the last.
  package init(_ name: String, _ kind: ArgumentKind, _ arity: Arity = .one, _ help: String) {
    self.name = name
    self.kind = kind
    self.arity = arity
    self.help = help
  }

  /// How many words an argument takes.
  package enum Arity: Sendable {
    /// Exactly one word, which is required.
    case one
    /// One word or none.
    case optional
    /// All remaining words, at least one; a name of several words needs no quotes.
    case rest
    /// All remaining words, if there are any.
    case optionalRest
  }

  /// The argument in a usage line: `TEXT`, or in brackets if it may be left out.
  package var usage: String {
    switch arity {
    case .one, .rest: name
    case .optional, .optionalRest: "[\(name)]"
    }
  }
}

/// An option: `--name`, with or without a value.
package struct OptionSpec: Sendable {
  /// The name after the dashes: `limit`; a name of one letter has a single dash.
  package let name: String
  /// Whether a value follows the option, and what usage lines call the value.
  package let value: Value
  /// What the value names, so that completion can offer matching names; ignored if there is no value.
  package let kind: ArgumentKind
  /// What the option is for, in one sentence.
  package let help: String
  /// Whether the option cannot be left out.
  package let isRequired: Bool
  /// Whether the option may be typed several times; then every value counts.
  package let isRepeatable: Bool
  /// The name of another option that makes this required one unnecessary; nil if there is none.
  package var substitute: String?

  /// Whether the value is a new name, of which people may type several words without quotes.
  var isName: Bool { ["title", "name"].contains(name) }

  /// Whether a value follows an option.
  package enum Value: Sendable, Equatable {
    /// No value: the option alone is enough.
    case none
    /// A value must follow; usage lines call it by this name.
    case required(String)
    /// A value may follow: the next word is the value if it is a number.
    case optional(String)
  }

  /// An option without a value.
  package static func flag(_ name: String, _ help: String) -> OptionSpec {
    OptionSpec(name: name, value: .none, kind: .text, help: help, isRequired: false, isRepeatable: false)
  }

  /// An option with a value.
  package static func value(
    _ name: String, _ placeholder: String, _ kind: ArgumentKind, _ help: String, required: Bool = false,
    repeatable: Bool = false, unless substitute: String? = nil
  ) -> OptionSpec {
    OptionSpec(
      name: name, value: .required(placeholder), kind: kind, help: help, isRequired: required, isRepeatable: repeatable,
      substitute: substitute)
  }

  /// An option whose value, a number, may be omitted.
  package static func optionalNumber(_ name: String, _ placeholder: String, _ help: String) -> OptionSpec {
    OptionSpec(
      name: name, value: .optional(placeholder), kind: .number, help: help, isRequired: false, isRepeatable: false)
  }

  /// The option and its value as help shows them: `--limit N`.
  package var spelling: String {
    let dashes = name.count == 1 ? "-" : "--"
    return switch value {
    case .none: "\(dashes)\(name)"
    case .required(let placeholder): "\(dashes)\(name) \(placeholder)"
    case .optional(let placeholder): "\(dashes)\(name) [\(placeholder)]"
    }
  }

  /// The option in a usage line, in brackets if it may be left out.
  package var usage: String {
    let dots = isRepeatable ? "..." : ""
    return isRequired ? spelling + dots : "[\(spelling)]\(dots)"
  }
}
