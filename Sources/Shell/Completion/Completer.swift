internal import Commands
internal import Domain

/// What TAB offers: commands, options, foods by any word of their names, profiles, days, meals, units, files.
@MainActor struct Completer {
  let session: Session
  private let table = CommandTable.larder
  static let limit = 200

  init(session: Session) { self.session = session }

  /// The candidates for the place of the cursor; an unreadable household offers nothing.
  func complete(_ line: String, cursor: Int) -> LineEditor.Completion {
    let text = String(line.prefix(cursor))
    let words = Self.words(text)
    let current = words.last.flatMap { $0.range.upperBound == cursor ? $0 : nil }
    let before = current == nil ? words : words.dropLast()
    let place = Place(
      text: text, words: Array(before), current: current?.text ?? "", start: current?.range.lowerBound ?? cursor)
    return completion(at: place)
  }

  /// Where the cursor stands: the words before, and the one that it is in.
  struct Place {
    let text: String
    let words: [PlainWord]
    let current: String
    let start: Int

    var end: Int { text.count }
  }

  /// A word as completion sees it: split at spaces only, since a quote may not be closed yet.
  struct PlainWord {
    let text: String
    let range: Range<Int>
  }

  private static func words(_ text: String) -> [PlainWord] {
    var words: [PlainWord] = []
    var word = ""
    var offset = 0
    for character in text + " " {
      if character.isWhitespace {
        if !word.isEmpty { words.append(PlainWord(text: word, range: offset - word.count..<offset)) }
        word = ""
      } else {
        word.append(character)
      }
      offset += 1
    }
    return words
  }

  private func completion(at place: Place) -> LineEditor.Completion {
    let positional = place.words.filter { !$0.text.hasPrefix("--") }
    guard let first = positional.first else {
      if place.current.hasPrefix("--") {
        return offer(Globals.specs.map { "--\($0.name)" }.filter { $0.count > 3 }, at: place)
      }
      return offer(table.commandWords, at: place)
    }
    let specs = table.specs(named: first.text)
    guard !specs.isEmpty else { return LineEditor.Completion() }
    return completion(at: place, specs: specs, words: positional)
  }

  /// Walks from the noun to the verb that the words name, then offers what that takes.
  private func completion(at place: Place, specs: [CommandSpec], words: [PlainWord]) -> LineEditor.Completion {
    var specs = specs
    var depth = 1
    while let verbs = table.verbs(of: specs, at: depth) {
      guard depth < words.count else {
        let verbs = offer(verbs, at: place)
        return verbs.candidates.isEmpty ? values(of: specs[0], at: place, from: depth, words: words) : verbs
      }
      let narrowed = specs.filter { $0.path.count > depth && $0.path[depth].hasPrefix(words[depth].text.lowercased()) }
      guard !narrowed.isEmpty else { break }
      specs = narrowed
      depth += 1
    }
    return values(of: specs[0], at: place, from: depth, words: words)
  }

  private func values(
    of spec: CommandSpec, at place: Place, from depth: Int, words: [PlainWord]
  ) -> LineEditor.Completion {
    if place.current.hasPrefix("--") {
      let used = Set(place.words.map(\.text))
      let own = spec.options.filter { $0.isRepeatable || !used.contains("--\($0.name)") }
      return offer((own + Globals.specs.filter { $0.name.count > 1 }).map { "--\($0.name)" }, at: place)
    }
    if let last = place.words.last, last.text.hasPrefix("--"),
      let option = (spec.options + Globals.specs).first(where: { "--\($0.name)" == last.text }), option.value != .none
    {
      return ValueCompleter(session: session, place: place, start: place.start).complete(option.kind)
    }
    let index = min(max(0, words.count - depth), max(0, spec.arguments.count - 1))
    guard spec.arguments.indices.contains(index) else { return LineEditor.Completion() }
    let argument = spec.arguments[index]
    let isRest = argument.arity == .rest || argument.arity == .optionalRest
    let start = isRest && words.count > depth ? words[depth].range.lowerBound : place.start
    return ValueCompleter(session: session, place: place, start: start).complete(argument.kind)
  }

  private func offer(_ words: [String], at place: Place) -> LineEditor.Completion {
    let typed = place.current.lowercased()
    return LineEditor.Completion(
      replacing: place.start..<place.end,
      candidates: words.filter { $0.lowercased().hasPrefix(typed) }.map { LineEditor.Candidate(text: $0) })
  }
}
