import Expect
import Testing

@testable import Domain

@Suite("The starter bank, said aloud")
struct StarterBankLanguageTests {
  static let foods = StarterBank.foods
  static let byName = Dictionary(
    foods.flatMap { food in ([food.name] + food.aliases).map { (SearchText.normalize($0), food) } },
    uniquingKeysWith: { first, _ in first })

  static func food(_ name: String) -> Food? { byName[SearchText.normalize(name)] }

  static let spellings = Set(foods.flatMap { [$0.name] + $0.aliases }.map { $0.lowercased() })

  static var reader: ItemListReader {
    ItemListReader(
      knows: { food($0) != nil }, spells: { spellings.contains($0.lowercased()) },
      hasPortion: { food($1)?.portion(called: $0) != nil })
  }

  @Test("Every name and alias is one item, alone and after an amount")
  func names() throws {
    for food in Self.foods {
      for name in [food.name] + food.aliases {
        for (text, quantity) in [
          (name, Quantity?.none), ("150g \(name)", .grams(150)), ("\(name) 150g", .grams(150)),
          ("2 \(name)", .count(2, unit: nil)),
        ] {
          let items = try Self.reader.read(text)
          expect(items.map(\.name), equals: [name], "\(text)")
          expect(items.first?.quantity, equals: quantity, "\(text)")
        }
      }
    }
  }

  @Test("Every portion can be said, and weighs what the bank says")
  func portions() throws {
    for food in Self.foods {
      for portion in food.portions {
        // The plural too: Larder itself writes it.
        for name in [portion.name, PortionWords.plural(portion.name)] {
          let text = "3 \(name) \(food.name)"
          let item = try require(try Self.reader.read(text).first)
          expect(item.name, equals: food.name, "\(text)")
          let grams = try food.weight(of: item.quantity).grams
          expect(abs(grams - 3 * portion.grams) < 1e-9, "\(text) is \(grams) g")
        }
      }
    }
  }
}
