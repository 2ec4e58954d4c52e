import Expect
import TestSupport
import Testing

@testable import Domain

/// The classes of ingredient lines, each with lines whose reading was worked out by hand.
@Suite struct IngredientReaderTests {
  /// A reading as text: `amount unit | name`, then each further amount, then `?` if optional.
  private func read(_ line: String) -> String {
    let found = IngredientReader.read(line)
    let amount: IngredientAmount? = if case .ingredient(let reading)? = found { reading.amount } else { nil }
    expect(IngredientReader.hasAmount(line), equals: amount != nil, "\(line)")
    switch found {
    case nil: return "nothing"
    case .heading(let title): return "# \(title)"
    case .ingredient(let ingredient):
      let further = ingredient.moreAmounts.map { " | \(Self.mark($0.role))\(Self.text($0.amount))" }.joined()
      return "\(Self.text(ingredient.amount)) | \(ingredient.name)\(further)\(ingredient.isOptional ? " ?" : "")"
    }
  }

  private static func mark(_ role: OtherAmount.Role) -> String {
    switch role {
    case .same: "="
    case .each: "à "
    case .added: "+"
    case .rest: "&"
    }
  }

  private static func text(_ amount: IngredientAmount?) -> String {
    guard let amount else { return "-" }
    var number = amount.quantity.map { "\(($0 * 1000).rounded() / 1000)" } ?? "some"
    if let most = amount.quantityMax { number += "-\(most)" }
    return amount.unit.map { "\(number) \($0.symbol)" } ?? number
  }

  @Test(
    "fractions and decimals",
    arguments: [
      ("1 1/2 cups flour", "1.5 cup | flour"), ("1½ cups flour", "1.5 cup | flour"),
      ("1 ½ cups flour", "1.5 cup | flour"),
      ("1-1/2 cups flour", "1.5 cup | flour"), ("1 ⁄ 2 cup rye flour", "0.5 cup | rye flour"),
      ("1 and 1/2 cups oats", "1.5 cup | oats"), ("one and a half cups oats", "1.5 cup | oats"),
      ("7/8 cup milk", "0.875 cup | milk"), ("5/6 potatoes", "5.0-6.0 | potatoes"),
      (".5 cup oats", "0.5 cup | oats"), ("1,5 l Wasser", "1.5 l | Wasser"),
      ("1,000 g flour", "1000.0 g | flour"), ("1.000 g Mehl", "1000.0 g | Mehl"), ("0,25 l Milch", "0.25 l | Milch"),
    ])
  func fractions(line: String, expected: String) { expect(read(line), equals: expected) }

  @Test(
    "ranges and number words",
    arguments: [
      ("2-3 large tomatoes", "2.0-3.0 | tomatoes"), ("2 – 3 EL Öl", "2.0-3.0 EL | Öl"),
      ("2 to 3 limes", "2.0-3.0 | limes"),
      ("2 bis 3 Äpfel", "2.0-3.0 | Äpfel"), ("2 à 3 tomates", "2.0-3.0 | tomates"),
      ("1/2 - 3/4 cup oil", "0.5-0.75 cup | oil"), ("one onion", "1.0 | onion"), ("half a lemon", "0.5 | lemon"),
      ("4 Paar Wiener", "8.0 | Wiener"), ("2 pairs of sausages", "4.0 | sausages"),
      ("half a dozen oysters", "6.0 | oysters"), ("a dozen oysters", "12.0 | oysters"), ("zwei Eier", "2.0 | Eier"),
      ("mezzo limone", "0.5 | limone"), ("media cebolla", "0.5 | cebolla"),
      ("une poignée de noix", "1.0 poignée | noix"),
    ])
  func ranges(line: String, expected: String) { expect(read(line), equals: expected) }

  @Test(
    "sizes and two systems",
    arguments: [
      ("1 (15 oz) can lentils", "1.0 can | lentils | à 15.0 oz"),
      ("1 14-oz can lentils", "1.0 can | lentils | à 14.0 oz"),
      ("2 x 400g tins lentils", "2.0 tin | lentils | à 400.0 g"),
      ("2 Dosen à 400 g Linsen", "2.0 Dose | Linsen | à 400.0 g"),
      ("4 6-oz. trout fillets", "4.0 | trout fillets | à 6.0 oz"),
      ("1 Würfel Hefe (21 g)", "1.0 Würfel | Hefe | à 21.0 g"),
      ("150g/5½oz butter", "150.0 g | butter | =5.5 oz"), ("1 cup (240 ml) milk", "1.0 cup | milk | =240.0 ml"),
      ("8 oz. / 225 g ricotta", "8.0 oz | ricotta | =225.0 g"), ("2 tbsp plus 1 tsp oil", "2.0 tbsp | oil | +1.0 tsp"),
      ("1 lb 2 oz leeks", "1.0 lb | leeks | +2.0 oz"), ("1 egg + 1 egg yolk", "1.0 | egg"),
    ])
  func sizes(line: String, expected: String) { expect(read(line), equals: expected) }

  @Test(
    "rough amounts, and none",
    arguments: [
      ("about 300 g leeks", "300.0 g | leeks"), ("ca. 300 g Lauch", "300.0 g | Lauch"),
      ("2 heaping tbsp cocoa", "2.0 tbsp | cocoa"),
      ("1 gestr. TL Salz", "1.0 TL | Salz"), ("2 gehäufte EL Kakao", "2.0 EL | Kakao"), ("salt to taste", "- | salt"),
      ("sale q.b.", "- | sale"), ("olive oil, for frying", "- | olive oil"),
      ("etwas Butter für die Form", "- | Butter"),
      ("pinch of salt", "some pinch | salt"), ("a few sprigs of dill", "some sprig | dill"),
      ("Prise Zucker", "some Prise | Zucker"),
    ])
  func rough(line: String, expected: String) { expect(read(line), equals: expected) }

  @Test(
    "amounts behind the name",
    arguments: [
      ("flour - 200 g", "200.0 g | flour"), ("Butter: 100 g", "100.0 g | Butter"), ("Sugar, 1 cup", "1.0 cup | Sugar"),
      ("Farina 00 500 g", "500.0 g | Farina 00"), ("砂糖 50g", "50.0 g | 砂糖"), ("1 % milk, 2 cups", "2.0 cup | 1% milk"),
      ("2 cups 2% milk", "2.0 cup | 2% milk"), ("1 cup 00 flour", "1.0 cup | 00 flour"),
      ("500 g Mehl Type 405", "500.0 g | Mehl Type 405"),
    ])
  func trailing(line: String, expected: String) { expect(read(line), equals: expected) }

  @Test(
    "names, and what is no part of them",
    arguments: [
      ("juice of 1 lemon", "1.0 | lemon juice"), ("Saft von 1 Zitrone", "1.0 | Saft von Zitrone"),
      ("le jus d'un citron", "1.0 | jus de citron"), ("3 garlic cloves, minced", "3.0 clove | garlic"),
      ("6 cloves", "6.0 | cloves"), ("1 tsp freshly ground black pepper", "1.0 tsp | black pepper"),
      ("1 tsp ground cumin", "1.0 tsp | ground cumin"), ("500 g minced beef", "500.0 g | minced beef"),
      ("2 tbsp minced onion", "2.0 tbsp | onion"),
      ("4 boneless, skinless chicken thighs", "4.0 | boneless, skinless chicken thighs"),
      ("1 cup dried cherries, figs, or plums", "1.0 cup | dried cherries, figs, or plums"),
      ("butter or margarine", "- | butter or margarine"), ("1 tbsp butter or 2 tsp oil", "1.0 tbsp | butter"),
      ("2 tomates, pelées", "2.0 | tomates"), ("200 g de farine", "200.0 g | farine"),
      ("3 cucchiai d'olio", "3.0 cucchiaio | olio"), ("2 dientes de ajo", "2.0 diente | ajo"),
      ("2 ст. л. цукру", "2.0 ст. л. | цукру"), ("1 c. à café de sel", "1.0 c. à c. | sel"),
      ("2 c.s. de farine", "2.0 c. à s. | farine"), ("1 c.c. de sel", "1.0 c. à c. | sel"),
      ("2 c. s. d'huile", "2.0 c. à s. | huile"), ("2 cs de sucre", "2.0 c. à s. | sucre"),
      ("1 c. flour", "1.0 cup | flour"), ("1 cucch.no di sale", "1.0 cucchiaino | sale"),
      ("2 cucch. di olio", "2.0 cucchiaio | olio"), ("1 c. sopera de aceite", "1.0 cucharada | aceite"),
      ("1 c. de postre de azúcar", "1.0 cucharadita | azúcar"),
      ("2 colheres (sopa) de açúcar", "2.0 colher de sopa | açúcar"),
      ("lievito per dolci", "- | lievito per dolci"), ("1 c. sopa de mel", "1.0 colher de sopa | mel"),
    ])
  func names(line: String, expected: String) { expect(read(line), equals: expected) }

  @Test(
    "words that mean two things",
    arguments: [
      ("1 kl. Dose Mais", "1.0 Dose | Mais"), ("1 KL Salz", "1.0 TL | Salz"), ("2 gr. Zwiebeln", "2.0 | Zwiebeln"),
      ("200 gr. Mehl", "200.0 g | Mehl"), ("1 T sugar", "1.0 tbsp | sugar"), ("1 t sugar", "1.0 tsp | sugar"),
      ("7-Up, 1 can", "1.0 can | 7-Up"), ("2-inch piece ginger", "2.0 in | piece ginger"),
      ("je 1 TL Thymian und Oregano", "1.0 TL | Thymian und Oregano"),
      ("Saft einer halben Zitrone", "0.5 | Saft Zitrone"),
      ("n. B. Chiliflocken", "- | Chiliflocken"), ("salt, pepper, paprika", "- | salt, pepper, paprika"),
      ("flour, sifted", "- | flour"), ("1 bouquet garni", "1.0 | bouquet garni"),
    ])
  func ambiguous(line: String, expected: String) { expect(read(line), equals: expected) }

  @Test(
    "marks and headings",
    arguments: [
      ("• 1 cup rice", "1.0 cup | rice"), ("- 2 tbsp honey", "2.0 tbsp | honey"), ("▢ 1 leek", "1.0 | leek"),
      ("[ ] 1 leek", "1.0 | leek"),
      ("For the sauce:", "# For the sauce"), ("Für den Teig", "# Für den Teig"), ("Teig:", "# Teig"),
      ("2 leeks (optional)", "2.0 | leeks ?"),
      ("1 Ei(er)", "1.0 | Ei"), ("3 Möhre(n)", "3.0 | Möhre"), ("1.500 g Kartoffeln", "1500.0 g | Kartoffeln"),
      ("1,500 kg Mehl", "1.5 kg | Mehl"), ("1.250 l Milch", "1.25 l | Milch"), ("1 Pfd. Mehl", "1.0 Pfund | Mehl"),
      ("28.350 g butter", "28.35 g | butter"),
      ("2.835 g yeast", "2.835 g | yeast"), ("200 g apricots(dry)", "200.0 g | apricots(dry)"),
      ("4 Scheibe/n Brot", "4.0 Scheibe | Brot"), ("", "nothing"), (" - ", "nothing"),
      // A time is no ingredient.
      ("30 Minuten", "nothing"), ("ca. 45 min", "nothing"), ("1 Std. 20 Min.", "nothing"),
      ("Backzeit: 25 Minuten", "nothing"), ("20-25 minutes", "nothing"), ("30 minute rice", "30.0 | minute rice"),
      ("2 h", "2.0 | h"), ("12", "12.0 | "),
    ])
  func marks(line: String, expected: String) { expect(read(line), equals: expected) }

  @Test func `what is said besides is kept`() throws {
    guard case .ingredient(let ingredient)? = IngredientReader.read("1 cup finely chopped dill, plus extra to serve")
    else {
      Issue.record("no ingredient")
      return
    }
    expect(ingredient.note, equals: "finely chopped, plus extra to serve")
  }

  /// No line breaks the reader, and each gives the same twice.
  @Test(arguments: SplitMix64.seeds) func `any line is read, and always alike`(seed: UInt64) {
    let pieces = [
      "1", "½", "1/2", "-", "–", "x", "(", ")", "[", "cup", "EL", "g", "of", "or", "plus", "/", ",", ";", ":", "dozen",
      "a", "half", "butter",
      "juice", "%", "\u{0}", "\u{1B}", "\u{301}", "𝟚", "🥕", "'", "d'", "c.", "à", "s.", "9999999999999999999999", ".",
      "~", "\"", "to",
    ]
    var random = SplitMix64(seed: seed)
    for _ in 0..<20_000 {
      let line = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        (pieces.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? " " : "")
      }.joined()
      let first = IngredientReader.read(line)
      expect(IngredientReader.read(line), equals: first, "seed \(seed): \(line)")
      guard case .ingredient(let ingredient)? = first else { continue }
      for amount in [ingredient.amount].compactMap({ $0 }) + ingredient.moreAmounts.map(\.amount) {
        expect(amount.quantity.map { $0 > 0 && $0.isFinite } ?? true, "seed \(seed): \(line)")
        expect((amount.quantityMax ?? .infinity) > (amount.quantity ?? 0), "seed \(seed): \(line)")
      }
    }
  }
}
