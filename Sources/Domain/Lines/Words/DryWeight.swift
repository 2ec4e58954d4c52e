/// Food that was weighed as it is in its pack, before it was cooked.
enum DryWeight {
  /// The item's name with the state in which it was weighed; nil if the words do not say that it was weighed dry.
  ///
  /// In `Reis, roh gewogen, gekocht`, the rice was raw when it was weighed. What is in half a pack of spaghetti of 500 g
  /// is uncooked.
  static func name(of item: ItemPhrase) -> String? {
    guard item.name.utf8.count <= 80, item.quantity?.mass != nil else { return nil }
    let words = item.name.split(separator: " ").map(String.init)
    let isRaw = words.contains { raw.contains($0.plainLetters) }
    let kept = words.filter { !cooked.contains($0.plainLetters) }
    if isRaw { return kept.count < words.count ? kept.joined(separator: " ") : nil }
    guard kept.count == words.count, let head = words.last, staples.contains(head.plainLetters),
      item.text.utf8.count <= 120,
      item.text.split(whereSeparator: { !$0.isLetter }).contains(where: { packs.contains(PortionWords.key($0)) })
    else { return nil }
    return "uncooked \(item.name)"
  }

  private static let raw: Set<String> = ["roh", "raw", "dry", "trocken", "uncooked", "ungekocht", "roher"]
  private static let cooked: Set<String> = ["gekocht", "cooked", "boiled", "gekochter"]
  private static let packs: Set<String> = ["package", "packet", "box"]
  /// Foods that shops sell dry under the name by which people call them when they are cooked.
  private static let staples: Set<String> = [
    "spaghetti", "pasta", "nudeln", "penne", "fusilli", "makkaroni", "macaroni", "tagliatelle", "rice", "reis",
    "couscous", "bulgur", "quinoa",
  ]
}
