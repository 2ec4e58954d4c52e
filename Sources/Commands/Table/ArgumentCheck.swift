internal import Domain
internal import Text

extension Invocation {
  /// Whether the command was typed without words and options and can ask for everything it needs.
  var leavesAllOpen: Bool { spec.guide != nil && words.isEmpty && values.isEmpty }

  /// Throws an error if there are too many or too few words, or if a required option is missing.
  func check() throws {
    var minimum = 0
    var maximum = 0
    var isOpen = false
    for argument in spec.arguments {
      switch argument.arity {
      case .one: (minimum, maximum) = (minimum + 1, maximum + 1)
      case .optional: maximum += 1
      case .rest: (minimum, isOpen) = (minimum + 1, true)
      case .optionalRest: isOpen = true
      }
    }
    let example =
      (spec.examples.first.map { ", such as `\($0)`" } ?? "")
      + (spec.guide == nil ? "" : "; at a terminal, `\(spec.name)` alone asks for each value")
    if words.count < minimum {
      let missing = spec.arguments.filter { $0.arity == .one || $0.arity == .rest }.dropFirst(words.count)
      throw LarderError(
        .missingArgument,
        "`\(spec.name)` is incomplete: \(missing.map(\.name).joined(separator: " and ")) "
          + (missing.count == 1 ? "is missing" : "are missing"),
        hint: "usage: \(spec.usage)\(example)" + accepted(by: missing.first))
    }
    if !isOpen, words.count > maximum {
      throw error(
        .unexpectedArgument, "`\(spec.name)` does not take `\(words[maximum].text)`",
        at: words[maximum], hint: "usage: \(spec.usage)")
    }
    let missing = spec.options.filter { option in
      option.isRequired && values[option.name] == nil && option.substitute.flatMap { values[$0] } == nil
    }
    if !missing.isEmpty {
      throw LarderError(
        .missingValue, "`\(spec.name)` needs " + missing.map(\.spelling).joined(separator: ", "),
        hint: "usage: \(spec.usage)\(example)")
    }
  }

  /// The hint if a word is the name of an option, or a format of a saved report: `week compare`, `week as html`.
  ///
  /// Nil if there is no such word.
  var withOption: String? {
    func line(without word: Word) -> String {
      let others = words.filter { $0 != word && !SentenceWords.beforeOptions.contains($0.text.plainLetters) }
      return SafeText.visible(([spec.name] + others.map(\.raw)).joined(separator: " "))
    }
    for word in words where !word.isQuoted {
      let text = word.text.plainLetters
      let name = SentenceWords.options[text] ?? text
      if let option = spec.options.first(where: { $0.name == name }), case .none = option.value {
        return "write it as an option: `\(line(without: word)) --\(option.name)`"
      }
      if let format = SentenceWords.formats[text], spec.options.contains(where: { $0.name == "out" }) {
        return "`\(line(without: word)) --out \(spec.path[0]).\(format)` saves it in a file"
      }
    }
    return nil
  }

  /// Lists the values that a setting accepts, for the error if a setting was named without a value.
  private func accepted(by argument: ArgumentSpec?) -> String {
    guard argument?.kind == .settingValue, let word = words.last, let key = try? SettingKey.read(word.text) else {
      return ""
    }
    return "; \(key.rawValue) takes \(key.accepted)"
  }
}
