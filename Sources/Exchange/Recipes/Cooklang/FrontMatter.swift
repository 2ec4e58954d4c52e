/// The properties at the beginning of the text, between two lines of `---`, in a small subset of YAML.
///
/// The subset has strings of one line, strings of several lines (`|` and `>`), lists, and properties inside other
/// properties. For example, the `url` inside a `source` has the key `source.url`.
struct FrontMatter {
  /// A property with its values: one string, or the items of a list.
  typealias Entry = (key: String, values: [String])

  /// The properties in the order of the text.
  var entries: [Entry] = []

  init() {}

  /// Reads the lines between the two lines of hyphens.
  init(_ lines: ArraySlice<Substring>) {
    var rest = lines
    while let line = rest.popFirst() {
      guard line.first != "#", Self.indentation(line) == 0, let entry = Self.entry(line) else { continue }
      let key = entry.key
      // List items may be indented no more than their key.
      func block(isText: Bool) -> ArraySlice<Substring> {
        let block = rest.prefix {
          Self.indentation($0) > 0 || $0.hasPrefix("- ") || $0.allSatisfy(\.isWhitespace) || !isText && $0.first == "#"
        }
        rest = rest.dropFirst(block.count)
        return block
      }
      switch Self.value(line) {
      case "": entries += Self.nested(key, block(isText: false))
      case "|", "|-", "|+": entries.append((key, [Self.joined(block(isText: true), "\n")]))
      case ">", ">-", ">+": entries.append((key, [Self.joined(block(isText: true), " ")]))
      default: entries.append(entry)
      }
    }
  }

  /// The front matter's lines and the lines after it; nil if the text does not begin with front matter.
  static func part(_ lines: ArraySlice<Substring>) -> (front: ArraySlice<Substring>, rest: ArraySlice<Substring>)? {
    let start = lines.drop { $0.allSatisfy(\.isWhitespace) }
    guard let first = start.first, isMark(first), let end = start.dropFirst().firstIndex(where: isMark) else {
      return nil
    }
    return (start[(start.startIndex + 1)..<end], start[(end + 1)...])
  }

  private static func isMark(_ line: Substring) -> Bool {
    line.hasPrefix("---") && line.dropFirst(3).allSatisfy(\.isWhitespace)
  }

  /// A line with a key, a colon and a value or a list in brackets; nil for any other line.
  static func entry(_ line: Substring) -> Entry? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let key = trimmed(line[..<colon])
    guard !key.isEmpty else { return nil }
    let value = value(line)
    if value.first == "[", value.last == "]" {
      return (String(key), items(value.dropFirst().dropLast()))
    }
    return (String(key), [scalar(value)])
  }

  /// The text after a line's first colon, with its quotes; empty if only a comment follows.
  private static func value(_ line: Substring) -> Substring {
    let value = trimmed(line.drop { $0 != ":" }.dropFirst())
    return value.first == "#" ? "" : value
  }

  private static func nested(_ key: String, _ block: ArraySlice<Substring>) -> [Entry] {
    var values: [String] = []
    var entries: [Entry] = []
    for line in block {
      let text = trimmed(line)
      guard text.first != "#" else { continue }
      if text.hasPrefix("- ") {
        values.append(scalar(trimmed(text.dropFirst(2))))
      } else if let inner = entry(text) {
        entries.append(("\(key).\(inner.key)", inner.values))
      }
    }
    return values.isEmpty ? entries.isEmpty ? [(key, [""])] : entries : [(key, values)] + entries
  }

  /// The values of a list in brackets.
  private static func items(_ text: Substring) -> [String] {
    var items: [String] = []
    var start = text.startIndex
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'", text[start..<index].allSatisfy(\.isWhitespace) {
        quote = character
      } else if character == "," {
        items.append(scalar(trimmed(text[start..<index])))
        start = text.index(after: index)
      }
    }
    return (items + [scalar(trimmed(text[start...]))]).filter { !$0.isEmpty }
  }

  /// A text without its quotes, or without the comment after it.
  private static func scalar(_ text: Substring) -> String {
    guard let first = text.first, text.count > 1, first == "\"" || first == "'", text.last == first else {
      return String(trimmed(text.firstRange(of: " #").map { text[..<$0.lowerBound] } ?? text))
    }
    let inner = text.dropFirst().dropLast()
    guard first == "\"" else { return String(inner.replacing("''", with: "'")) }
    var result = ""
    var rest = inner[...]
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      result.append(next == "n" ? "\n" : next == "t" ? "\t" : next)
    }
    return result
  }

  private static func joined(_ lines: ArraySlice<Substring>, _ separator: String) -> String {
    let texts = lines.map { String(trimmed($0)) }
    let end = texts.lastIndex { !$0.isEmpty } ?? -1
    return texts[...end].joined(separator: separator)
  }

  private static func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " || $0 == "\t" }.count }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
