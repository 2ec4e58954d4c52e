extension ItemPhrase {
  /// The item under the name of the state in which it was weighed, if a food has that name; nil if the words do not say
  /// that it was weighed dry.
  ///
  /// In `Reis, roh gewogen, gekocht`, the rice was raw when it was weighed. What is in half a pack of spaghetti of 500 g
  /// is uncooked.
  package var weighedDry: ItemPhrase? {
    guard name.utf8.count <= 80, quantity?.mass != nil else { return nil }
    let words = name.split(separator: " ").map(String.init)
    func begins(_ word: String, _ stems: [String]) -> Bool { stems.contains { word.plainLetters.hasPrefix($0) } }
    let kept = words.filter { !begins($0, Self.cooked) }
    var dry = self
    if words.contains(where: { Self.raw.contains($0.plainLetters) || begins($0, Self.rawStems) }) {
      // One form of the word is enough for the tables.
      let bare = kept.filter { !Self.raw.contains($0.plainLetters) && !begins($0, Self.rawStems + Self.weighing) }
      dry.name = "\(bare.joined(separator: " ")) roh"
      return kept.count < words.count && !bare.isEmpty ? dry : nil
    }
    guard kept.count == words.count, let head = words.last?.plainLetters,
      Self.staples.contains(where: head.hasSuffix), text.utf8.count <= 120,
      case let typed = text.split(whereSeparator: { !$0.isLetter }),
      typed.contains(where: { Self.packs.contains(PortionWords.key($0)) }),
      !typed.contains(where: { Self.ready.contains($0.plainLetters) })
    else { return nil }
    dry.name = "uncooked \(name)"
    return dry
  }

  private static let raw: Set<String> = ["roh", "rohe", "rohen", "roher", "rohes", "raw", "dry", "uncooked"]
  private static let weighing = ["gewogen", "abgewogen", "weigh"]
  private static let rawStems = ["ungekocht", "trocken"]
  private static let cooked = ["gekocht", "cooked", "boiled"]
  private static let packs: Set<String> = ["package", "packet"]
  private static let ready: Set<String> = [
    "ready", "microwave", "fresh", "frisch", "frische", "takeaway", "takeout", "cooked", "mikrowelle", "gekochte",
  ]
  /// Endings of foods that shops sell dry under the name by which people call them when they are cooked.
  private static let staples = [
    "spaghetti", "pasta", "nudeln", "penne", "fusilli", "makkaroni", "macaroni", "tagliatelle", "couscous", "bulgur",
  ]
}
