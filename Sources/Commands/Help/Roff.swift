/// Formats text as man(7) markup so that groff and mandoc show it alike.
enum Roff {
  /// Escapes running text so that groff and mandoc find no request and no escape sequence in it.
  ///
  /// `code` in backticks is bold, as command names are in manual pages.
  static func text(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    // With an odd number of backticks, none of them marks code.
    guard parts.count % 2 == 1 else { return escaped(text) }
    return parts.enumerated().map { index, part in index % 2 == 0 ? escaped(String(part)) : bold(String(part)) }
      .joined()
  }

  /// Formats words that are typed exactly as shown: in bold, with hyphens that can be copied.
  static func bold(_ text: String) -> String { text.isEmpty ? "" : "\\fB\(escaped(text))\\fR" }

  /// Formats a placeholder, which the user replaces with a word, in italic.
  static func italic(_ text: String) -> String { text.isEmpty ? "" : "\\fI\(escaped(text))\\fR" }

  /// A usage line: `FILE` in italic, everything else in bold.
  static func usage(_ text: String) -> String {
    let runs = text.split(separator: " ").reduce(into: [(isPlaceholder: Bool, text: String)]()) { runs, word in
      let name = word.filter { !"[].|".contains($0) }
      let isPlaceholder = !name.isEmpty && name.allSatisfy { $0.isUppercase || $0.isNumber }
      if let last = runs.last, last.isPlaceholder == isPlaceholder {
        runs[runs.count - 1].text += " " + word
      } else {
        runs.append((isPlaceholder, String(word)))
      }
    }
    return runs.map { $0.isPlaceholder ? italic($0.text) : bold($0.text) }.joined(separator: " ")
  }

  /// Makes a line of the text; if the first character would turn the line into a request, that character is escaped.
  static func line(_ roff: String) -> String { roff.first == "." || roff.first == "'" ? "\\&" + roff : roff }

  /// Running text in lines of at most 80 bytes, as man(7) asks for; the viewer wraps them again.
  static func filled(_ roff: String) -> [String] {
    roff.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.utf8.count + 1 + word.utf8.count <= 78 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(line(String(word)))
      }
    }
  }

  /// Paragraphs of plain text, separated by empty lines.
  static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.isEmpty ? [".PP"] : filled(self.text(String(line)))
    }
  }

  /// A tagged paragraph; `tag` is already man(7) markup, `text` is plain text.
  static func item(_ tag: String, _ text: String) -> [String] { [".TP", line(tag)] + filled(self.text(text)) }

  /// Lines shown unchanged, such as something to type.
  static func example(_ lines: [String]) -> [String] {
    [".RS 2", ".nf"] + lines.map { line(escaped($0)) } + [".fi", ".RE"]
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { roff, scalar in
      switch scalar {
      case "\\": roff += "\\e"
      case "-": roff += "\\-"
      case "'": roff += "\\(aq"
      case "`": roff += "\\(ga"
      case "^": roff += "\\(ha"
      case "~": roff += "\\(ti"
      case _ where scalar.isASCII: roff.unicodeScalars.append(scalar)
      default: roff += "\\[u\(Self.hexadecimal(scalar.value))]"
      }
    }
  }

  /// The number in hexadecimal with at least four digits, as groff requires.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
