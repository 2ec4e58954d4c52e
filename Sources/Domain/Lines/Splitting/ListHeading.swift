/// A heading over a list: `fry up: 2 sausages, 1 egg`.
enum ListHeading {
  /// The heading before a list, and the words of the list; nil if the list has no heading.
  ///
  /// Food before the colon is not a heading if it is bread or a sandwich (`sandwich: ham and cheese`) or if a single
  /// item follows (`fish: cod`).
  static func part(_ words: [TextWord], knows: (String) -> Bool) -> (heading: String, list: [TextWord])? {
    guard let last = words.prefix(longest).firstIndex(where: { $0.text.last == ":" }), last + 1 < words.count else {
      return nil
    }
    let heading = words[...last]
    let list = words[(last + 1)...]
    let isText = heading.allSatisfy { word in
      word.kind == .plain && !word.partsItems && word.text.utf8.count <= 24
        && !word.text.contains { $0.decimalDigit != nil }
    }
    let isList = list.contains { $0.kind == .mark || $0.partsItems }
    guard isText, isList || !knows(heading.map(\.withoutColon).phrase),
      !BreadWords.isBread(heading.map(\.withoutColon)[...])
        || heading.allSatisfy({ isMeal($0.withoutColon.plainShort) }),
      !heading.contains(where: { BreadWords.isNamedByFillings($0.withoutColon.plainShort) })
        || MixedDishes.areOfEggs(heading.map(\.withoutColon).phrase) && isWeighedWithEggs(list)
    else { return nil }
    return (String(heading.map(\.text).joined(separator: " ").dropLast()), Array(list))
  }

  /// Whether a German word that ends in `brot` means a packed meal: `Pausenbrot: ein Apfel`.
  private static func isMeal(_ plain: String) -> Bool { ["pausenbrot", "schulbrot", "vesperbrot"].contains(plain) }

  /// Whether a list has eggs and a weight, so that it is all that was eaten: `omelette: 2 eggs, 30 g cheese`.
  private static func isWeighedWithEggs(_ list: ArraySlice<TextWord>) -> Bool {
    let list = list.prefix(longestOfEggs)
    return list.contains { ItemPhrase.areEggs($0.plainShort.filter(\.isLetter)) }
      && list.indices.contains { index in
        guard list[index].text.first?.decimalDigit != nil,
          case .measure(.mass)? = (try? AmountReader.readings(list[index...].prefix(2), in: ""))?.last?.quantity.unit
        else { return false }
        return true
      }
  }

  /// The maximum number of words of a list of eggs and what was fried with them.
  private static let longestOfEggs = 24
  /// The maximum number of words of a heading.
  private static let longest = 6
}

extension TextWord {
  fileprivate var withoutColon: TextWord {
    text.last == ":" ? TextWord(text: String(text.dropLast()), range: range, kind: kind) : self
  }
}
