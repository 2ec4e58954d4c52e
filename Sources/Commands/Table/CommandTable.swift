internal import Domain

/// All commands.
///
/// They are in the order in which help lists them; a noun typed without a verb means its first verb.
package struct CommandTable: Sendable {
  /// Every command, in the order in which help lists them.
  package let specs: [CommandSpec]

  /// Creates a table; a noun typed without a verb means the first command of the noun in this order.
  package init(_ specs: [CommandSpec]) { self.specs = specs }

  enum Found {
    case found([CommandSpec])
    case ambiguous([String])
    case none
  }

  /// Every word that a command may begin with: the names, then the aliases.
  package var words: [String] {
    (specs.map { $0.path[0] } + specs.flatMap(\.aliases)).unique
  }

  /// Finds the commands by their first word: a name or alias, its plural or singular, or the beginning of only one
  /// name.
  func find(_ word: String) -> Found {
    if word.last == ":" { return entry(headed: word.dropLast().lowercased()) }
    let text = word.lowercased()
    // People type `ls` by habit from the shell: do not read it as the plural of `l`, which logs a lunch.
    for name in [text, text.hasSuffix("s") && text.count > 2 ? String(text.dropLast()) : text, text + "s"] {
      let exact = exact(name)
      if !exact.isEmpty { return .found(exact) }
    }
    guard !text.isEmpty else { return .none }
    let names = specs.map { $0.path[0] }.unique.filter { $0.hasPrefix(text) }
    if names.count > 1 { return .ambiguous(names) }
    guard let name = names.first else { return .none }
    return .found(specs.filter { $0.path[0] == name })
  }

  /// The commands whose first word or alias is this name.
  private func exact(_ name: String) -> [CommandSpec] {
    specs.filter { $0.path[0] == name || $0.aliases.contains(name) }
  }

  /// The command with this name that writes down what happened, which stands before a colon as in a diary: `snacks: 3
  /// biscuits`, `weigh: 80 kg`.
  ///
  /// No other name is read this way, since it may be a person's: `Bo: 2 eggs`.
  private func entry(headed name: String) -> Found {
    let singular = name.hasSuffix("s") && name.count > 2 ? String(name.dropLast()) : name
    for name in [name, singular] {
      guard Self.entries.contains(name) || Slot.read(name) != nil else { continue }
      let exact = exact(name)
      if !exact.isEmpty { return .found(exact) }
    }
    return .none
  }

  private static let entries: Set<String> = ["eat", "weigh", "shop", "buy", "bought"]
}

extension CommandTable {
  /// The first words of all commands, in the order of the help.
  package var commandWords: [String] { specs.map { $0.path[0] }.unique }

  /// The commands that the first word means; empty if it means none or is ambiguous.
  package func specs(named word: String) -> [CommandSpec] {
    guard case .found(let specs) = find(word) else { return [] }
    return specs
  }

  /// The words that may follow the first `depth` words of these commands' paths.
  package func verbs(of specs: [CommandSpec], at depth: Int) -> [String] {
    (specs.compactMap { $0.path.count > depth ? $0.path[depth] : nil }).unique
  }

  /// The command that takes this word as its argument, such as `trip learned` for `REWE`; nil if there is none.
  ///
  /// The command may have verbs as well; the result is nil if one of them begins with the word.
  package func commandTaking(_ word: String, of specs: [CommandSpec], at depth: Int) -> CommandSpec? {
    guard let own = specs.first(where: { $0.path.count == depth && !$0.arguments.isEmpty }) else { return nil }
    let begun = word.lowercased()
    return verbs(of: specs, at: depth).contains { $0.hasPrefix(begun) } ? nil : own
  }

  /// What the commands that begin with these words do.
  ///
  /// This is the summary of the only such command or of the command with exactly these words, or else the words that
  /// may follow.
  package func summary(of path: some Collection<String>) -> String {
    let family = specs.filter { $0.path.starts(with: path) }
    if family.count == 1 { return family[0].summary }
    return family.first { $0.path.count == path.count }?.summary
      ?? verbs(of: family, at: path.count).joined(separator: ", ")
  }
}
