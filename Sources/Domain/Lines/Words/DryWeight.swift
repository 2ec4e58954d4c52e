extension ItemPhrase {
  /// The item under the name of the state in which it was weighed; nil if the words do not say that it was weighed dry.
  ///
  /// In `Reis, roh gewogen, gekocht`, the rice was raw when it was weighed. What is in half a pack of spaghetti of 500 g
  /// is uncooked.
  package var weighedDry: ItemPhrase? {
    guard name.utf8.count <= 80, quantity?.mass != nil else { return nil }
    let words = name.split(separator: " ").map(String.init)
    let isRaw = words.contains { Self.raw.contains($0.plainLetters) }
    let kept = words.filter { !Self.cooked.contains($0.plainLetters) }
    var dry = self
    if isRaw {
      dry.name = kept.joined(separator: " ")
      return kept.count < words.count ? dry : nil
    }
    guard kept.count == words.count, let head = words.last, Self.staples.contains(head.plainLetters),
      text.utf8.count <= 120,
      text.split(whereSeparator: { !$0.isLetter }).contains(where: { Self.packs.contains(PortionWords.key($0)) })
    else { return nil }
    dry.name = "uncooked \(name)"
    return dry
  }

  private static let raw: Set<String> = ["roh", "raw", "dry", "trocken", "uncooked", "ungekocht", "roher"]
  private static let cooked: Set<String> = ["gekocht", "cooked", "boiled", "gekochter"]
  private static let packs: Set<String> = ["package", "packet", "box"]
  /// Foods that shops sell dry under the name by which people call them when they are cooked.
  private static let staples: Set<String> = [
    "spaghetti", "pasta", "nudeln", "penne", "fusilli", "makkaroni", "macaroni", "tagliatelle",
    "couscous", "bulgur", "quinoa",
  ]
}
