import Expect
import Testing

@testable import Domain

/// Which names may be the same food prepared in different ways.
@Suite struct FoodKindTests {
  @Test(arguments: [
    // Raw and cooked.
    ("Uncooked rice", "Cooked rice", true), ("Rice, white, long-grain, raw", "Cooked rice", true),
    ("Raw chicken breast", "Grilled skinless chicken breast", true), ("Dry pasta", "Cooked pasta", true),
    ("Raw potato", "Potatoes boiled in their skins", true), ("Raw potato", "Mashed potatoes with butter", true),
    ("Egg", "Hard-boiled egg", true), ("Egg", "Scrambled eggs", true),
    ("Dry kidney beans", "Canned kidney beans", true),
    ("Frozen green beans", "Boiled green beans", true), ("Rohe Kartoffel", "Gekochte Kartoffeln", true),
    // Near ones.
    ("Whole milk", "Low-fat milk", true), ("Whole milk", "1% milk", true), ("Uncooked rice", "Cooked brown rice", true),
    ("Basmati rice", "Cooked rice", true), ("Cherry tomatoes", "Tomato", true), ("Butter", "Unsalted butter", true),
    ("Juice, orange", "Orange juice", true),
    // Other things of the same form, and other things altogether.
    ("Orange juice", "Apple juice", false), ("Whole milk", "Soy milk", false), ("Olive oil", "Sunflower oil", false),
    ("Soup, tomato", "Soup, lentil", false), ("Raw potato", "Boiled sweet potato", false),
    ("Cooked brown rice", "Cooked wild rice", false), ("Uncooked rice", "Rice cake", false),
    ("White bread", "Rye bread", false), ("Egg", "Egg white", false), ("Banana", "Banana bread", false),
    ("Milk chocolate", "Chocolate milk", false), ("Green beans", "Baked beans", false), ("Apple", "Apple pie", false),
    ("Raw chicken breast", "Roast chicken thigh", false), ("Peanut butter", "Butter", false),
  ])
  func near(first: String, second: String, isNear: Bool) throws {
    let (left, right) = (try require(FoodKind(first)), try require(FoodKind(second)))
    expect(left.isNear(right), equals: isNear, "\(left.words) and \(right.words)")
    expect(right.isNear(left), equals: isNear)
  }

  @Test(arguments: ["", "  ", "–", ",;"]) func namesWithoutWordsAreNoKind(name: String) {
    expect(FoodKind(name), equals: nil)
  }
}
