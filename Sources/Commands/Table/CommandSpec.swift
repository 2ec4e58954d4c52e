internal import Domain
internal import Text

/// One command of the language: its name, what it takes and what it does.
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
  /// Other names of the first word of the path.
  package let aliases: [String]
  /// What the command does, in one sentence.
  package let summary: String
  /// Anything else that a reader has to know; paragraphs are separated by an empty line.
  package let details: String
  /// The words that follow the command's name, in order.
  package let arguments: [ArgumentSpec]
  /// The command's own options.
  ///
  /// An option with the same name as one of `Globals` wins after the command's words.
  package let options: [OptionSpec]
  /// Command lines that work as written on a new household with one profile; a test runs them.
  package let examples: [String]
  /// Whether the command reads, writes one undo step, or changes the session only.
  package let effect: Effect
  /// The heading under which help lists the command.
  package let topic: Topic
  /// Asks for everything instead, if the name is given alone and somebody can answer; nil if the command never asks.
  package let guide: (@Sendable (Invocation, Session) throws -> any Report)?
  /// Does the work; throws `LarderError`, in which case nothing has been written.
  package let run: @Sendable (Invocation, Session) throws -> any Report

  /// Creates a command; `path` must differ from that of every other command in the table.
  package init(
    _ path: [String], aliases: [String] = [], _ summary: String, details: String = "", arguments: [ArgumentSpec] = [],
    options: [OptionSpec] = [], examples: [String], effect: Effect, topic: Topic,
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
    self.guide = guide
    self.run = run
  }

  /// What a command does to the household.
  package enum Effect: Sendable {
    /// Only reads: the household stays as it was.
    case reads
    /// Writes one undo step.
    case writes
    /// Changes the session only and makes no step.
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

  /// What help says about a command that asks for the parts it is not given.
  var guidance: String? {
    guide == nil
      ? nil : "At a terminal, `\(name)` alone asks for everything step by step; Ctrl-C leaves without saving."
  }

  /// `food search`.
  package var name: String { path.joined(separator: " ") }

  /// `food search TEXT [--category CATEGORY] [--limit N]`.
  package var usage: String {
    ([name] + arguments.map(\.usage) + options.map(\.usage)).joined(separator: " ")
  }
}

extension CommandSpec {
  /// The line that repeats the command, used as the label of its step: its name, the words after it, and its options
  /// with their values (nil for an option without a value).
  func label(words: String, _ values: [(option: OptionSpec, text: String?)] = []) -> String {
    let options = options.flatMap { option in values.filter { $0.option.name == option.name } }
      .map { "--\($0.option.name)" + ($0.text.map { " " + Self.typed($0) } ?? "") }
    // Arguments from a shell may hold what a typed line never does: escape sequences.
    return SafeText.visible(([name] + (words.isEmpty ? [] : [words]) + options).joined(separator: " "))
  }

  private static func typed(_ value: String) -> String {
    value.isEmpty || value.contains { $0.isWhitespace || $0 == "\"" } ? Word.quoted(value) : value
  }
}

/// What an argument or option value stands for; completion offers matching names.
package enum ArgumentKind: Sendable, Equatable {
  /// Free text: nothing is completed.
  case text
  /// An item list: `2 eggs, 150g cooked rice`.
  case items
  /// Items with their prices, and the store: `500g tomatoes 2.49 at REWE`.
  case purchases
  /// A food by its name, another name of it, or its number as `#12`.
  case food
  case profile
  /// A day as people say it: `yesterday`, `mon`, `2026-11-20`.
  case day
  case meal
  /// A meal that the profile saved under a name.
  case favourite
  /// A trip: its number, a day, a store.
  case trip
  /// A store that the profile has shopped at.
  case store
  case nutrient
  /// What `explain` takes: keywords, nutrients, members, days, foods.
  case explained
  /// A member of the profile's family guide.
  case member
  case number
  case category
  case tag
  case command
  /// One of these words.
  case choice([String])
  /// A value for the setting named before it.
  case settingValue
  /// A path in the file system.
  case file
}

/// A word, or all remaining words, that a command takes.
package struct ArgumentSpec: Sendable {
  /// Its name in usage lines and errors, in capitals: `FOOD`.
  package let name: String
  /// What the words stand for, so that they can be completed.
  package let kind: ArgumentKind
  /// How many words it takes, and whether any are required.
  package let arity: Arity
  /// What it is for, in one sentence.
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
    /// All remaining words, at least one: names need no quotes.
    case rest
    /// All remaining words, if there are any.
    case optionalRest
  }

  /// `food search TEXT [--category CATEGORY] [--limit N]`.
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
  /// Whether a value follows, and its name in usage lines.
  package let value: Value
  /// What the value stands for, so that it can be completed; ignored if there is no value.
  package let kind: ArgumentKind
  /// What it is for, in one sentence.
  package let help: String
  /// Whether the command cannot run without it.
  package let isRequired: Bool
  /// Whether it may be given several times; then every value counts.
  package let isRepeatable: Bool

  /// Whether a value follows an option.
  package enum Value: Sendable, Equatable {
    /// No value: the option alone is enough.
    case none
    /// A value is required; usage lines call it by this name.
    case required(String)
    /// A value is optional: the next word is taken if it is a number.
    case optional(String)
  }

  /// An option without a value.
  package static func flag(_ name: String, _ help: String) -> OptionSpec {
    OptionSpec(name: name, value: .none, kind: .text, help: help, isRequired: false, isRepeatable: false)
  }

  /// An option with a value.
  package static func value(
    _ name: String, _ placeholder: String, _ kind: ArgumentKind, _ help: String, required: Bool = false,
    repeatable: Bool = false
  ) -> OptionSpec {
    OptionSpec(
      name: name, value: .required(placeholder), kind: kind, help: help, isRequired: required, isRepeatable: repeatable)
  }

  /// An option whose value, a number, may be omitted.
  package static func optionalNumber(_ name: String, _ placeholder: String, _ help: String) -> OptionSpec {
    OptionSpec(
      name: name, value: .optional(placeholder), kind: .number, help: help, isRequired: false, isRepeatable: false)
  }

  /// `--limit N`, as in help.
  package var spelling: String {
    let dashes = name.count == 1 ? "-" : "--"
    return switch value {
    case .none: "\(dashes)\(name)"
    case .required(let placeholder): "\(dashes)\(name) \(placeholder)"
    case .optional(let placeholder): "\(dashes)\(name) [\(placeholder)]"
    }
  }

  /// `NAME`, in brackets if it may be omitted.
  package var usage: String {
    let dots = isRepeatable ? "..." : ""
    return isRequired ? spelling + dots : "[\(spelling)]\(dots)"
  }
}
