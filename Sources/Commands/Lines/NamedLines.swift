internal import Domain
internal import Matching
internal import Store

/// Finds lines by the name of a food typed after an amount: `200g rice`.
struct NamedLines {
  let session: Session
  let lines: [FoodLine]

  /// The name after the amount in the text; nil unless the text is a single item with an amount.
  func name(in text: String) -> String? {
    let phrases = try? session.withBank { try Resolver($0, purpose: .eaten).phrases(text) }
    guard let phrase = phrases?.first, phrases?.count == 1, phrase.quantity != nil else { return nil }
    return phrase.name
  }

  /// The numbers of the lines with this name; if no line has it, the numbers of the lines whose names contain all of
  /// its words, or else of those with a compound that ends with it: `Suppe` for Kartoffelsuppe.
  func numbers(called name: String, among numbers: [Int]) throws -> [Int] {
    let items = numbers.map { (number: $0, line: lines[$0 - 1]) }
    let foods = try session.read { reading in
      try items.map { try $0.line.food.flatMap { try reading.foods.get($0.id) } }
    }
    let called = zip(items, foods).filter { LoggedFood(name: $0.line.name, food: $1).isNamed(by: name) }
    guard called.isEmpty else { return called.map(\.0.number) }
    let wanted = Set(SearchText.words(name))
    let named = items.map { (number: $0.number, words: Set(SearchText.words($0.line.name))) }
    let containing = named.filter { !wanted.isEmpty && wanted.isSubset(of: $0.words) }
    guard containing.isEmpty, wanted.count == 1, let head = wanted.first, Self.heads.contains(head) else {
      return containing.map(\.number)
    }
    return named.filter { $0.words.contains { $0.hasSuffix(head) } }.map(\.number)
  }

  /// The amount that the words state for a line which they name only by the end of its name, as `200 g Suppe` names a
  /// Kartoffelsuppe; nil for all other words.
  func amount(of number: Int, in words: [Word]) -> String? {
    let text = words.map(\.raw).joined(separator: " ")
    let phrases = try? session.withBank { try Resolver($0, purpose: .eaten).phrases(text) }
    guard let phrase = phrases?.first, phrases?.count == 1, !phrase.amountText.isEmpty,
      case let wanted = SearchText.words(phrase.name), wanted.count == 1, let head = wanted.first,
      Self.heads.contains(head), case let logged = SearchText.words(lines[number - 1].name),
      !logged.contains(head), logged.contains(where: { $0.hasSuffix(head) })
    else { return nil }
    return phrase.amountText
  }

  /// Ends of German compounds that name the food, unlike the apple of a pineapple.
  private static let heads = Set(
    [
      "suppe", "salat", "auflauf", "eintopf", "kuchen", "torte", "brot", "brötchen", "soße", "gulasch", "hering",
      "wurst", "saft", "pfanne", "braten",
    ].flatMap(
      SearchText.words))

  /// Lines with their names and numbers: `Egg (2), White bread (3)`; `2 Egg` would read as two eggs.
  func list(_ numbers: [Int]) -> String {
    numbers.map { "\(lines[$0 - 1].name) (\($0))" }.joined(separator: ", ")
  }
}
