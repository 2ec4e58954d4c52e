internal import Domain

/// What TAB offers in cook mode: the words of cook mode and, after a colon, what the ordinary prompt offers.
@MainActor struct CookCompleter {
  let commands: Completer

  /// The candidates at the cursor.
  func complete(_ line: String, cursor: Int) -> LineEditor.Completion {
    if let command = CookLine.command(in: line) {
      let start = line.count - command.count
      guard cursor >= start else { return LineEditor.Completion() }
      var completion = commands.complete(command, cursor: cursor - start)
      completion.replacing = completion.replacing.lowerBound + start..<completion.replacing.upperBound + start
      return completion
    }
    let typed = line.prefix(cursor)
    let word = typed.drop(while: \.isWhitespace)
    guard !word.contains(where: \.isWhitespace) else { return LineEditor.Completion() }
    let words = CookWord.allCases.map(\.rawValue).filter { $0.hasPrefix(word.lowercased()) }
    return LineEditor.Completion(
      replacing: typed.count - word.count..<typed.count, candidates: words.map { LineEditor.Candidate(text: $0) })
  }
}
