internal import Commands
internal import Domain

/// What TAB offers: commands, options, foods by any word in their names, profiles, days, meals, units and files.
@MainActor struct Completer {
  let session: Session
  /// Whether a shell, not Larder's own prompt, asks for candidates.
  ///
  /// A shell adds its own quotes, and its line can contain the options with which Larder is started.
  private let isInShell: Bool
  private let table = CommandTable.larder
  static let limit = 200
  /// The options that are accepted only on the command line that starts Larder, not in a line of a session.
  private static let startOptions: Set<String> = ["db", "f", "keep-going", "version"]

  init(session: Session, isInShell: Bool = false) {
    self.session = session
    self.isInShell = isInShell
  }

  /// The candidates at the cursor; empty if the household cannot be read.
  func complete(_ line: String, cursor: Int) -> LineEditor.Completion {
    complete(at: CursorContext(line, cursor: cursor, table: table))
  }

  /// The candidates at the cursor of a line that has already been read.
  func complete(at context: CursorContext) -> LineEditor.Completion {
    if context.isNonsense { return LineEditor.Completion() }
    if let option = context.openOption {
      return values(at: context, from: context.start, isWord: true).complete(option.kind)
    }
    if !context.endsOptions, context.current == "-" || context.current.hasPrefix("--") { return options(at: context) }
    if context.words.isEmpty { return commands([], at: context) }
    guard let spec = context.specs.first else { return LineEditor.Completion() }
    let own = table.commandTaking(context.current, of: context.specs, at: context.depth)
    if own == nil, let verbs = context.verbs(in: table) {
      let path = spec.path.prefix(context.depth)
      return values(at: context).words(verbs).withNotes { table.summary(of: path + [$0]) }
    }
    return arguments(of: own ?? spec, at: context)
  }

  /// The candidates for the answer to a question; the answer is a single value of the given kind.
  func complete(answer: String, cursor: Int, as kind: ArgumentKind) -> LineEditor.Completion {
    let context = CursorContext(answer, cursor: cursor, table: CommandTable([]))
    return values(at: context, from: 0).complete(kind)
  }

  /// The options that are not used yet, the command's own options first.
  ///
  /// After `--color=`, for example, the candidates are the values of that option.
  private func options(at context: CursorContext) -> LineEditor.Completion {
    if let sign = context.current.firstIndex(of: "=") {
      let name = context.current[..<sign].dropFirst(2)
      guard let option = context.options.first(where: { $0.name == name }) else { return LineEditor.Completion() }
      let start = context.start + context.current.distance(from: context.current.startIndex, to: sign) + 1
      return values(at: context, from: start, isWord: true).complete(option.kind)
    }
    let offered = context.options.filter {
      (isInShell || !Self.startOptions.contains($0.name))
        && ($0.isRepeatable || !context.usedOptions.contains("--\($0.name)"))
    }
    let names = offered.filter { $0.name.count > 1 || context.words.isEmpty }
      .map { ($0.name.count > 1 ? "--" : "-") + $0.name }
    return values(at: context).words(names.unique).withNotes { name in
      offered.first { $0.name == name.drop { $0 == "-" } }?.help ?? ""
    }
  }

  private func arguments(of spec: CommandSpec, at context: CursorContext) -> LineEditor.Completion {
    let given = context.words.dropFirst(context.depth)
    guard let index = spec.arguments.indices.last(where: { $0 <= given.count }) else { return LineEditor.Completion() }
    let argument = spec.arguments[index]
    let isRest = argument.arity == .rest || argument.arity == .optionalRest
    guard isRest || index == given.count else { return LineEditor.Completion() }
    if argument.kind == .command { return commands(given.map(\.text), at: context) }
    let first = given.dropFirst(index).first { $0.range.lowerBound >= context.lastOptionEnd }
    let start = isRest ? first?.range.lowerBound ?? context.start : context.start
    return values(at: context, from: start, isWord: !isRest).complete(argument.kind)
  }

  /// The names of commands as arguments of `help`: first a noun, then its verbs.
  private func commands(_ named: [String], at context: CursorContext) -> LineEditor.Completion {
    guard let first = named.first else {
      return values(at: context).words(table.commandWords).withNotes { table.summary(of: [$0]) }
    }
    let specs = named.indices.dropFirst().reduce(table.specs(named: first)) { specs, depth in
      specs.filter { $0.path.count > depth && $0.path[depth] == named[depth].lowercased() }
    }
    let path = specs.first?.path.prefix(named.count) ?? []
    return values(at: context).words(table.verbs(of: specs, at: named.count)).withNotes {
      table.summary(of: path + [$0])
    }
  }

  private func values(at context: CursorContext, from start: Int? = nil, isWord: Bool = false) -> ValueCompleter {
    ValueCompleter(
      session: session, context: context, start: start ?? context.start, isWord: isWord, isQuotedByShell: isInShell)
  }
}

extension LineEditor.Completion {
  /// Returns the same candidates, each with a note, which a shell shows next to the candidate.
  fileprivate func withNotes(_ note: (String) -> String) -> Self {
    var noted = self
    for index in noted.candidates.indices { noted.candidates[index].note = note(noted.candidates[index].text) }
    return noted
  }
}
