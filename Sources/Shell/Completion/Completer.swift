internal import Commands
internal import Domain

/// What TAB offers: commands, options, foods by any word in their names, profiles, days, meals, units, files.
@MainActor struct Completer {
  let session: Session
  /// Whether it is a shell's TAB, which takes the options that Larder is started with and adds quotes of its own.
  private let isInShell: Bool
  private let table = CommandTable.larder
  static let limit = 200
  /// Accepted only on the command line that starts Larder, not in a line of a session.
  private static let startOptions: Set<String> = ["db", "f", "keep-going", "version"]

  init(session: Session, isInShell: Bool = false) {
    self.session = session
    self.isInShell = isInShell
  }

  /// The candidates at the cursor; none if the household cannot be read.
  func complete(_ line: String, cursor: Int) -> LineEditor.Completion {
    complete(at: LinePlace(line, cursor: cursor, table: table))
  }

  /// The candidates for a place in a line of this table's commands.
  func complete(at place: LinePlace) -> LineEditor.Completion {
    if place.isNonsense { return LineEditor.Completion() }
    if let option = place.openOption { return values(at: place, from: place.start, isWord: true).complete(option.kind) }
    if !place.endsOptions, place.current == "-" || place.current.hasPrefix("--") { return options(at: place) }
    if place.words.isEmpty { return commands([], at: place) }
    guard let spec = place.specs.first else { return LineEditor.Completion() }
    if let verbs = place.verbs(in: table) {
      let path = spec.path.prefix(place.depth)
      return values(at: place).words(verbs).noting { table.summary(of: path + [$0]) }
    }
    return arguments(of: spec, at: place)
  }

  /// The candidates in an answer to a question, which is a single value.
  func complete(answer: String, cursor: Int, as kind: ArgumentKind) -> LineEditor.Completion {
    let place = LinePlace(answer, cursor: cursor, table: CommandTable([]))
    return values(at: place, from: 0).complete(kind)
  }

  /// The options that are not used yet, the command's own first; after `--color=` its values.
  private func options(at place: LinePlace) -> LineEditor.Completion {
    if let sign = place.current.firstIndex(of: "=") {
      let name = place.current[..<sign].dropFirst(2)
      guard let option = place.options.first(where: { $0.name == name }) else { return LineEditor.Completion() }
      let start = place.start + place.current.distance(from: place.current.startIndex, to: sign) + 1
      return values(at: place, from: start, isWord: true).complete(option.kind)
    }
    let offered = place.options.filter {
      (isInShell || !Self.startOptions.contains($0.name))
        && ($0.isRepeatable || !place.usedOptions.contains("--\($0.name)"))
    }
    let names = offered.filter { $0.name.count > 1 || place.words.isEmpty }
      .map { ($0.name.count > 1 ? "--" : "-") + $0.name }
    return values(at: place).words(names.unique).noting { name in
      offered.first { $0.name == name.drop { $0 == "-" } }?.help ?? ""
    }
  }

  private func arguments(of spec: CommandSpec, at place: LinePlace) -> LineEditor.Completion {
    let given = place.words.dropFirst(place.depth)
    guard let index = spec.arguments.indices.last(where: { $0 <= given.count }) else { return LineEditor.Completion() }
    let argument = spec.arguments[index]
    let isRest = argument.arity == .rest || argument.arity == .optionalRest
    guard isRest || index == given.count else { return LineEditor.Completion() }
    if argument.kind == .command { return commands(given.map(\.text), at: place) }
    let first = given.dropFirst(index).first { $0.range.lowerBound >= place.lastOptionEnd }
    let start = isRest ? first?.range.lowerBound ?? place.start : place.start
    return values(at: place, from: start, isWord: !isRest).complete(argument.kind)
  }

  /// Names of commands, for help: first a noun, then its verbs.
  private func commands(_ named: [String], at place: LinePlace) -> LineEditor.Completion {
    guard let first = named.first else {
      return values(at: place).words(table.commandWords).noting { table.summary(of: [$0]) }
    }
    let specs = named.indices.dropFirst().reduce(table.specs(named: first)) { specs, depth in
      specs.filter { $0.path.count > depth && $0.path[depth] == named[depth].lowercased() }
    }
    let path = specs.first?.path.prefix(named.count) ?? []
    return values(at: place).words(table.verbs(of: specs, at: named.count)).noting { table.summary(of: path + [$0]) }
  }

  private func values(at place: LinePlace, from start: Int? = nil, isWord: Bool = false) -> ValueCompleter {
    ValueCompleter(
      session: session, place: place, start: start ?? place.start, isWord: isWord, isQuotedByShell: isInShell)
  }
}

extension LineEditor.Completion {
  /// The same candidates, each with what a shell shows beside it.
  fileprivate func noting(_ note: (String) -> String) -> Self {
    var noted = self
    for index in noted.candidates.indices { noted.candidates[index].note = note(noted.candidates[index].text) }
    return noted
  }
}
