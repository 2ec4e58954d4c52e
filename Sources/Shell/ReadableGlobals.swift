internal import Commands

extension Globals {
  /// Reads the options that can be recognized even if the words are not a valid command; all other options are taken
  /// from `base`.
  ///
  /// The options determine how the error about these words is shown.
  init(readableIn words: [String], over base: Globals) {
    self = base
    if words.contains("--json") { format = .json }
    if words.contains("--ascii") { isASCII = true }
    if words.contains("--accessible") { isAccessible = true }
    if let path = Self.value(of: "--db", in: words) { database = path }
    if let choice = Self.value(of: "--color", in: words).flatMap(ColorChoice.init) { color = choice }
    if let cells = Self.value(of: "--width", in: words).flatMap({ Int($0) }), (40...1000).contains(cells) {
      width = cells
    }
  }

  /// The value that was typed after an option, or after its `=`; nil if the option was not used.
  private static func value(of option: String, in words: [String]) -> String? {
    zip(words, words.dropFirst()).first { $0.0 == option }?.1
      ?? words.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
  }
}
