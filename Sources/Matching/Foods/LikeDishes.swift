internal import Domain

/// Dishes that no table has, and a food of the tables whose energy is within a fifth of what recipes of the dish have.
enum LikeDishes {
  /// The number in the tables of the food that is like a dish; nil for another name.
  static func id(_ name: String) -> String? { ids[key(name)] }

  private static func key(_ name: some StringProtocol) -> String {
    SearchText.words(String(name)).joined(separator: " ")
  }

  private static let ids: [String: String] = {
    var ids: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let id = parts[0].filter { $0 != " " }
      for name in parts[1].split(separator: ";") { ids[key(name)] = id }
    }
    return ids
  }()
}
