import Domain

// Numbers before steps, and numbers that only look like these.

extension [TextLine] {
  /// The lines, those with a number that does not go on with the ones above as they were written: `12. November` below the
  /// fifth step.
  ///
  /// A list may begin anew with 1, and a number may be missing.
  func withoutLeaps() -> [TextLine] {
    var last: Int?
    return map { line in
      guard let number = line.number else { return line }
      let isDate = TextLine.namesDate("\(number) \(line.text.prefix { !$0.isWhitespace && $0 != ":" })")
      guard !isDate, number == 1 || last.map({ ($0...$0 + 2).contains(number) }) ?? true else {
        var line = line
        (line.number, line.text) = (nil, "\(number). \(line.text)")
        return line
      }
      last = number
      return line
    }
  }
}

extension TextLine {
  /// The steps of a paragraph that numbers them, as in `1. Mix it. 2. Bake it.`, as a line each; nil for any other line.
  func partedAtNumbers() -> [TextLine]? {
    guard level == 0, !isItem, number == nil || number == 1, text.utf8.count <= Self.longestList else { return nil }
    var steps: [[Substring]] = number == 1 ? [[]] : []
    var last: Character = "."
    for word in text.split(separator: " ") {
      if ".!?:;)".contains(last), word == "\(steps.count + 1)." || word == "\(steps.count + 1))" {
        steps.append([])
      } else if steps.isEmpty {
        return nil
      } else {
        steps[steps.count - 1].append(word)
      }
      last = word.last ?? " "
    }
    guard steps.count > 1, steps.allSatisfy({ !$0.isEmpty }) else { return nil }
    return steps.enumerated().map { index, words in
      var line = TextLine(text: words.joined(separator: " "))
      line.number = index + 1
      line.beginsParagraph = index == 0 && beginsParagraph
      return line
    }
  }

  /// Whether a text names a day of a month, as an invitation does: `18. Juni`, `March 3`, `el 9 de noviembre`.
  static func namesDate(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber }.filter { !["of", "de", "the"].contains($0.lowercased()) }
    let isDay = { (word: Substring) in
      let digits = word.prefix(while: \.isASCIIDigit)
      return Int(digits).map { (1...31).contains($0) } == true
        && ["", "st", "nd", "rd", "th", "er"].contains(word.dropFirst(digits.count).lowercased())
    }
    return zip(words, words.dropFirst()).contains { first, second in
      isDay(first) && isMonth(second) || isMonth(first) && isDay(second)
    }
  }

  /// Whether a word is the name of a month; `may` and `march` are verbs, and a `Mars` is a bar.
  private static func isMonth(_ word: Substring) -> Bool {
    let plain = word.plainLetters
    let isCapital = word.first?.isUppercase == true
    switch plain {
    case "may", "march", "august": return isCapital
    case "mars", "marts", "mai": return !isCapital || plain == "mai"
    default: return months.contains(plain)
    }
  }

  private static let months: Set<String> = [
    "january", "february", "april", "june", "july", "september", "october", "november", "december", "januar", "janner",
    "februar", "marz", "juni", "juli", "oktober", "dezember", "janvier", "fevrier", "avril", "juin", "juillet", "aout",
    "septembre", "octobre", "novembre", "decembre", "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno",
    "luglio", "agosto", "settembre", "ottobre", "dicembre", "enero", "febrero", "abril", "mayo", "junio", "julio",
    "septiembre", "octubre", "noviembre", "diciembre", "januari", "februari", "maart", "mei", "augustus", "maj",
    "augusti", "janeiro", "fevereiro", "marco", "maio", "junho", "julho", "setembro", "outubro",
    "novembro", "dezembro",
  ]
}
