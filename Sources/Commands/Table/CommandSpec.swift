internal import Domain
internal import Text

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
  /// The words that it takes after its name, in their order.
  package let arguments: [ArgumentSpec]
  /// The options of its own; one that is named like one of `Globals` wins after the command's words.
  package let options: [OptionSpec]
  /// Command lines that work as they stand on a fresh household with a profile; a test runs them.
  package let examples: [String]
  /// Whether it reads, writes one undo step, or changes the session only.
  package let effect: Effect
  /// The heading of help that it is listed under.
  package let topic: Topic
  /// Does the same by asking, where the name stands alone and somebody is there to answer; nil where nothing is asked.
  package let guide: (@Sendable (Invocation, Session) throws -> any Report)?
  /// Does the work; throws `LarderError` and has then written nothing.
  package let run: @Sendable (Invocation, Session) throws -> any Report

  /// A command; `path` must be unlike every other command's in the table.
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
    /// Looks only: the household stays as it was.
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

  /// What help says of a command that asks for what it is not given.
  var guidance: String? {
    guide == nil
      ? nil : "At a terminal `\(name)` alone asks for one part after the other; Ctrl-C leaves without saving."
  }

  /// `food search`.
  package var name: String { path.joined(separator: " ") }

  /// `food search TEXT [--category CATEGORY] [--limit N]`.
  package var usage: String {
    ([name] + arguments.map(\.usage) + options.map(\.usage)).joined(separator: " ")
  }
}

extension CommandSpec {
  /// The command as it can be given again, for the step that it makes: with what stands behind its name, and its options with
  /// their values, nil for one that takes none.
  func label(words: String, _ values: [(option: OptionSpec, text: String?)] = []) -> String {
    let options = options.flatMap { option in values.filter { $0.option.name == option.name } }
      .map { "--\($0.option.name)" + ($0.text.map { " " + Self.typed($0) } ?? "") }
    // A shell's arguments may hold what no typed line does: escape sequences.
    return SafeText.visible(([name] + (words.isEmpty ? [] : [words]) + options).joined(separator: " "))
  }

  private static func typed(_ value: String) -> String {
    value.isEmpty || value.contains { $0.isWhitespace || $0 == "\"" } ? Word.quoted(value) : value
  }
}

/// What stands for what in the words of a command; completion offers its members.
package enum Kind: Sendable, Equatable {
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
  /// A meal that the profile has given a name.
  case favourite
  /// A trip: its number, a day, a store.
  case trip
  /// A store where the profile has been.
  case store
  case nutrient
  /// What `explain` takes: keywords, nutrients, members, days, foods.
  case explained
  /// Somebody of the profile's family guide.
  case member
  case number
  case category
  case tag
  case command
  /// One of these words.
  case choice([String])
  /// What the setting named before it takes.
  case settingValue
  /// A path in the file system.
  case file
}

/// A word, or the rest of the words, that a command takes.
package struct ArgumentSpec: Sendable {
  /// What usage and errors call it, in capitals: `FOOD`.
  package let name: String
  /// What its words stand for, for completion.
  package let kind: Kind
  /// How many words it takes, and whether there have to be any.
  package let arity: Arity
  /// What it is for, in one sentence.
  package let help: String

  /// An argument of one word unless said otherwise; one that takes the rest has to be the last.
  package init(_ name: String, _ kind: Kind, _ arity: Arity = .one, _ help: String) {
    self.name = name
    self.kind = kind
    self.arity = arity
    self.help = help
  }

  /// How many words it takes.
  package enum Arity: Sendable {
    /// Exactly one word, which must be there.
    case one
    /// One word or none.
    case optional
    /// All that follow, at least one: names need no quotes.
    case rest
    /// All that follow, if any do.
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
  /// What is typed after the dashes: `limit`; a name of one letter has one dash.
  package let name: String
  /// Whether a word follows, and what usage calls it.
  package let value: Value
  /// What its value stands for, for completion; of no use without a value.
  package let kind: Kind
  /// What it is for, in one sentence.
  package let help: String
  /// Whether the command refuses to run without it.
  package let isRequired: Bool
  /// Whether it may be given several times, each time with a value that counts.
  package let isRepeatable: Bool

  /// Whether a word follows it.
  package enum Value: Sendable, Equatable {
    /// Nothing follows: the option alone says it.
    case none
    /// A word has to follow; usage calls it so.
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

  /// `NAME`, in brackets where it may be left out.
  package var usage: String {
    let dots = isRepeatable ? "..." : ""
    return isRequired ? spelling + dots : "[\(spelling)]\(dots)"
  }
}
