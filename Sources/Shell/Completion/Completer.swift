internal import Commands
internal import Domain

/// What TAB offers: commands, options, foods by any word in their names, profiles, days, meals, units, files.
@MainActor struct Completer {
  let session: Session
  private let table = CommandTable.larder
  static let limit = 200
  /// Accepted only on the command line that starts Larder, not in a line of a session.
  private static let startOptions: Set<String> = ["db", "f", "keep-going", "version"]

  init(session: Session) { self.session = session }

  /// The candidates at the cursor; none if the household cannot be read.
  func complete(_ line: String, cursor: Int) -> LineEditor.Completion {
    let place = LinePlace(line, cursor: cursor, table: table)
    if place.isNonsense { return LineEditor.Completion() }
    if let option = place.openOption { return values(at: place, from: place.start, isWord: true).complete(option.kind) }
    if !place.endsOptions, place.current == "-" || place.current.hasPrefix("--") { return options(at: place) }
    if place.words.isEmpty { return values(at: place).words(table.commandWords) }
    guard let spec = place.specs.first else { return LineEditor.Completion() }
    if let verbs = place.verbs(in: table) { return values(at: place).words(verbs) }
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
      !Self.startOptions.contains($0.name) && ($0.isRepeatable || !place.usedOptions.contains("--\($0.name)"))
    }
    return values(at: place).words(offered.map { "--\($0.name)" }.unique)
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
    guard let first = named.first else { return values(at: place).words(table.commandWords) }
    let specs = named.indices.dropFirst().reduce(table.specs(named: first)) { specs, depth in
      specs.filter { $0.path.count > depth && $0.path[depth] == named[depth].lowercased() }
    }
    return values(at: place).words(table.verbs(of: specs, at: named.count))
  }

  private func values(at place: LinePlace, from start: Int? = nil, isWord: Bool = false) -> ValueCompleter {
    ValueCompleter(session: session, place: place, start: start ?? place.start, isWord: isWord)
  }
}
