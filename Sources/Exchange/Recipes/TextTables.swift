import Domain

// Tables of ingredients, and recipes of several parts.

extension TextLine {
  /// Whether most lines of two columns have a name in the first and an amount in the second: `Fresh coriander   4 bunches`.
  static func haveAmountsBehind(_ lines: [Substring]) -> Bool {
    var (behind, before) = (0, 0)
    for line in lines.prefix(mostOfTable) where line.utf8.count <= longestOfTable {
      guard let (first, second) = columns(line) else { continue }
      if first.isNumber { before += 1 } else if first.isLetter, second.isNumber { behind += 1 }
    }
    return behind >= fewestOfTable && behind > 3 * before
  }

  /// Whether a line has two columns, an amount in the second one only.
  static func hasAmountBehind(_ line: Substring) -> Bool {
    guard line.utf8.count <= longestOfTable, let (first, second) = columns(line) else { return false }
    return first.isLetter && second.isNumber && !line.contains(":")
  }

  /// The first characters of the two columns of a line; nil if the line has not two.
  private static func columns(_ line: Substring) -> (Character, Character)? {
    let line = line.drop(while: \.isWhitespace)
    guard let first = line.first, let gap = line.firstRange(of: "   "),
      case let second = line[gap.upperBound...].drop(while: \.isWhitespace), let start = second.first,
      second.firstRange(of: "   ").map({ second[$0.upperBound...].allSatisfy(\.isWhitespace) }) ?? true
    else { return nil }
    return (first, start)
  }

  private static let mostOfTable = 1000
  private static let longestOfTable = 400
  private static let fewestOfTable = 3
}

extension [TextLine] {
  /// The lines of a recipe of several parts with the ingredients of all parts before their steps, if each part has its own
  /// without headings for either, as breads have.
  func withPartsGathered() -> [TextLine] {
    guard !contains(where: { $0.part == .ingredients || $0.part == .steps }) else { return self }
    let paragraphs = paragraphs()
    let lists = paragraphs.indices.filter { paragraphs[$0].isList }
    guard let first = lists.first, let last = lists.last,
      last - first >= lists.count,
      paragraphs[first...].allSatisfy({ $0.isList || $0.areSentences })
    else { return self }
    var (result, steps) = (Array(paragraphs[..<first].joined()), [TextLine]())
    for paragraph in paragraphs[first...] {
      if !paragraph.isList {
        steps += paragraph
      } else if let head = paragraph.first, !head.isIngredient, !head.isHeading, head.isProse {
        var heading = head
        heading.text += ":"
        result += [heading] + paragraph.dropFirst()
      } else {
        result += paragraph
      }
    }
    return result + steps
  }

  private func paragraphs() -> [[TextLine]] {
    var result: [[TextLine]] = []
    for line in self {
      if line.beginsParagraph || result.isEmpty { result.append([]) }
      result[result.count - 1].append(line)
    }
    return result
  }

  /// Whether a paragraph lists ingredients, perhaps below the name of a part.
  private var isList: Bool {
    let amounts = count(where: \.isIngredient)
    return amounts > 1 && amounts * 2 >= count && !contains { $0.text.hasSuffix(".") || $0.number != nil }
  }

  /// Whether a paragraph has sentences, each with an end.
  private var areSentences: Bool {
    last?.text.last.map { ".!)".contains($0) } == true && !contains { $0.isIngredient }
  }
}
