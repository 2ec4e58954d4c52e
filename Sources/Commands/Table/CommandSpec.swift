internal import Domain

/// One command of the language: what it is called, what it takes, and what it does.
///
/// Parsing, help, completion and docs/commands.md are all made from it.
package struct CommandSpec: Sendable {
  /// `["food", "search"]`: the noun and its verb, or the command alone.
  package let path: [String]
  /// Other names of the first word of the path.
  package let aliases: [String]
  /// One sentence.
  package let summary: String
  /// Whatever else a reader has to know; paragraphs are parted by an empty line.
  package let details: String
  package let arguments: [ArgumentSpec]
  package let options: [OptionSpec]
  /// Command lines that work as they stand on a fresh household with a profile; a test runs them.
  package let examples: [String]
  package let effect: Effect
  package let topic: Topic
  package let run: @Sendable (Invocation, Session) throws -> any Report

  package init(
    _ path: [String], aliases: [String] = [], _ summary: String, details: String = "", arguments: [ArgumentSpec] = [],
    options: [OptionSpec] = [], examples: [String], effect: Effect, topic: Topic,
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
    self.run = run
  }

  /// What a command does to the household.
  package enum Effect: Sendable {
    case reads
    /// One undo step.
    case writes
    /// Changes the session only: no step.
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

  /// `food search`.
  package var name: String { path.joined(separator: " ") }

  /// `food search TEXT [--category CATEGORY] [--limit N]`.
  package var usage: String {
    ([name] + arguments.map(\.usage) + options.map(\.usage)).joined(separator: " ")
  }
}

/// What stands for what in the words of a command; completion offers its members.
package enum Kind: Sendable, Equatable {
  case text
  case items
  case food
  case profile
  case day
  case meal
  case nutrient
  case number
  case category
  case tag
  case command
  case choice([String])
  case file
}

/// A word, or the rest of the words, that a command takes.
package struct ArgumentSpec: Sendable {
  package let name: String
  package let kind: Kind
  package let arity: Arity
  package let help: String

  package init(_ name: String, _ kind: Kind, _ arity: Arity = .one, _ help: String) {
    self.name = name
    self.kind = kind
    self.arity = arity
    self.help = help
  }

  /// How many words it takes.
  package enum Arity: Sendable {
    case one
    case optional
    /// All that follow, at least one: names need no quotes.
    case rest
    case optionalRest
  }

  package var usage: String {
    switch arity {
    case .one, .rest: name
    case .optional, .optionalRest: "[\(name)]"
    }
  }
}

/// An option: `--name`, with or without a value.
package struct OptionSpec: Sendable {
  package let name: String
  package let value: Value
  package let kind: Kind
  package let help: String
  package let isRequired: Bool
  package let isRepeatable: Bool

  /// Whether a word follows it.
  package enum Value: Sendable, Equatable {
    case none
    case required(String)
    /// Taken when the next word is a number.
    case optional(String)
  }

  /// An option without a value.
  package static func flag(_ name: String, _ help: String) -> OptionSpec {
    OptionSpec(name: name, value: .none, kind: .text, help: help, isRequired: false, isRepeatable: false)
  }

  /// An option with a value.
  package static func value(
    _ name: String, _ placeholder: String, _ kind: Kind, _ help: String, required: Bool = false,
    repeatable: Bool = false
  ) -> OptionSpec {
    OptionSpec(
      name: name, value: .required(placeholder), kind: kind, help: help, isRequired: required, isRepeatable: repeatable)
  }

  /// An option whose value, a number, may be left out.
  package static func optionalNumber(_ name: String, _ placeholder: String, _ help: String) -> OptionSpec {
    OptionSpec(
      name: name, value: .optional(placeholder), kind: .number, help: help, isRequired: false, isRepeatable: false)
  }

  /// `--limit N`, as help writes it.
  package var spelling: String {
    let dashes = name.count == 1 ? "-" : "--"
    return switch value {
    case .none: "\(dashes)\(name)"
    case .required(let placeholder): "\(dashes)\(name) \(placeholder)"
    case .optional(let placeholder): "\(dashes)\(name) [\(placeholder)]"
    }
  }

  package var usage: String {
    let dots = isRepeatable ? "..." : ""
    return isRequired ? spelling + dots : "[\(spelling)]\(dots)"
  }
}
