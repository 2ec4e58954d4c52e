extension ItemPhrase {
  /// The item under names of the state in which it was weighed, the best first; empty if the words do not say that it
  /// was weighed raw or dry.
  ///
  /// In `Reis, roh gewogen, gekocht`, the rice was raw when it was weighed. What is in half a pack of spaghetti of 500 g
  /// is uncooked. The item's weight has to be known.
  package var weighedDry: [ItemPhrase] {
    guard name.utf8.count <= 80, quantity?.mass != nil else { return [] }
    func named(_ name: String) -> ItemPhrase {
      var dry = self
      dry.name = name
      return dry
    }
    let words = name.split(separator: " ").map { $0.filter { !"()!.,".contains($0) } }
    func begins(_ word: String, _ stems: [String]) -> Bool { stems.contains { word.plainLetters.hasPrefix($0) } }
    func isRaw(_ word: String) -> Bool { Self.raw.contains(word.plainLetters) || begins(word, Self.rawStems) }
    if let raw = words.first(where: isRaw) {
      let cooking = words.firstIndex { begins($0, Self.cooked) }
      let isWeighed = words.contains { begins($0, Self.weighing) }
      // What follows the cooking is its manner: `raw beef cooked in oil`.
      let before = cooking.map { words[..<$0] }.flatMap { $0.contains(where: isRaw) ? $0 : nil } ?? words[...]
      let bare = before.filter { !isRaw($0) && !begins($0, Self.weighing + Self.cooked + Self.purchased) }
      guard cooking != nil || isWeighed, !bare.isEmpty else { return [] }
      let food = bare.joined(separator: " ")
      let state = raw.plainLetters.hasSuffix("gewicht") ? "rohe" : raw
      return [named("\(state) \(food)"), named("\(food) roh")]
    }
    guard let head = words.last?.plainLetters, Self.staples.contains(where: head.hasSuffix), text.utf8.count <= 120,
      case let typed = text.split(whereSeparator: { !$0.isLetter }),
      typed.contains(where: { Self.packs.contains(PortionWords.key($0)) }),
      !typed.contains(where: { begins(String($0), Self.ready + Self.cooked) })
    else { return [] }
    return [named("uncooked \(name)")]
  }

  private static let raw: Set<String> = [
    "rohgewicht", "roh", "rohe", "rohen", "roher", "rohes", "raw", "dry", "uncooked",
  ]
  private static let weighing = ["gewogen", "abgewogen", "weigh", "rohgewicht", "trockengewicht"]
  private static let rawStems = ["ungekocht", "trocken"]
  private static let cooked = [
    "gekocht", "cooked", "boiled", "gebraten", "fried", "gebacken", "baked", "gegrillt", "grilled", "roasted",
    "geschmort", "gegart", "gedunstet", "gedampft", "steamed",
  ]
  private static let purchased = ["frisch", "fresh"]
  private static let packs: Set<String> = ["package", "packet"]
  private static let ready = ["ready", "microwav", "mikrowell", "fresh", "frisch", "takeaway", "takeout"]
  /// Endings of foods that shops sell dry under the name by which people call them when they are cooked.
  private static let staples = [
    "spaghetti", "pasta", "nudeln", "penne", "fusilli", "makkaroni", "macaroni", "tagliatelle", "couscous", "bulgur",
    "noodles",
  ]
}
