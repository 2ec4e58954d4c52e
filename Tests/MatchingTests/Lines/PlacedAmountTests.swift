import Domain
import Expect
import Testing

@testable import Matching

/// Amounts in unusual places: in brackets before their food, behind a colon, said once for several foods, and raw weights.
///
/// Milk and chocolate milk have 1.03 and 1.06 g/ml (USDA: 244 and 250 g a cup of 236.6 ml), a can of cola has 370 g, an
/// egg 50 g and a scoop of ice cream 66 g.
@Suite struct PlacedAmountTests {
  private let sample: SampleBank

  init() throws { sample = try SampleBank() }

  @Test(arguments: [
    ("1 Becher (200 g) Skyr", ["Skyr 200.0 g"]),
    ("1 Scheibe (45 g) Gouda, 2 eggs", ["Gouda cheese 45.0 g", "Egg 100.0 g"]),
    ("half a tin (415g) of baked beans", ["Baked beans 207.5 g"]),
    ("3 Scheiben (à 20 g) Salami", ["Salami 60.0 g"]), ("3 Scheiben Salami (à 20 g)", ["Salami 60.0 g"]),
    ("1 Scheibe (à 20 g) Salami", ["Salami 20.0 g"]), ("3 can (12 fl oz) Cola", ["Cola 1110.0 g"]),
    ("Glas Milch (200 ml)", ["Whole milk 206.0 g"]), ("500-g-Becher Skyr", ["Skyr 500.0 g"]),
    ("halber 500-g-Becher Skyr", ["Skyr 250.0 g"]),
    ("1 packet (50 g) butter - 2 eggs", ["Butter 50.0 g", "Egg 100.0 g"]),
    ("1 Becher (150 g) Skyr plus 1 Apfel", ["Skyr 150.0 g", "Apple 182.0 g"]),
    ("¼ Packung (250 g) Butter", ["Butter 62.5 g"]), ("2 EL (30 g) Butter und 1 Ei", ["Butter 30.0 g", "Egg 50.0 g"]),
    ("½ cup (120 g) Skyr", ["Skyr 120.0 g"]), ("three quarters of a cup (180 g) Skyr", ["Skyr 180.0 g"]),
    ("1 bis 2 EL (20 g) Butter", ["Butter 20.0 g"]), ("one and a half cups (360 g) Skyr", ["Skyr 360.0 g"]),
    ("1 heaped tbsp (20 g) butter", ["Butter 20.0 g"]), ("1 1/2 cans (400 g) baked beans", ["Baked beans 600.0 g"]),
    ("halbe Portion (200 g) Reis", ["Cooked rice 200.0 g"]), ("0,33-l-Flasche Cola", ["Cola 343.2 g"]),
    ("quarter of a pack (250 g) butter", ["Butter 62.5 g"]), ("1/4 block (250 g) butter", ["Butter 62.5 g"]),
    ("1 cup (20 g) Spinach", ["Spinach 20.0 g"]),
    ("half a cup (120 g) Skyr", ["Skyr 120.0 g"]), ("3 slices (20 g each) salami", ["Salami 60.0 g"]),
  ])
  func `the size of a pack in brackets or with hyphens`(text: String, lines: [String]) throws {
    try expectLines(text, lines)
  }

  /// A cheese pizza has 293 g and a bar of chocolate 100 g, as packs say: a weight near that is the one of the whole.
  ///
  /// What is not sold with its weight was weighed in halves.
  @Test(arguments: [
    ("half a pizza (320g)", ["Cheese pizza 160.0 g"]), ("half a 12 inch pizza", ["Cheese pizza 266.0 g"]),
    ("pizza 10 inch, half", ["Cheese pizza 184.5 g"]), ("half a pizza (150 g)", ["Cheese pizza 150.0 g"]),
    ("half an avocado (70 g)", ["Avocado 70.0 g"]), ("half an avocado (200 g)", ["Avocado 200.0 g"]),
    ("half a potato (80 g)", ["Boiled potatoes 80.0 g"]), ("half a portion of rice (200 g)", ["Cooked rice 200.0 g"]),
    ("1/2 Tafel Schokolade (100g)", ["Milk chocolate 50.0 g"]),
    ("pizza (half)", ["Cheese pizza 146.5 g"]), ("pizza, half", ["Cheese pizza 146.5 g"]),
    ("Tafel Schokolade (halb)", ["Milk chocolate 50.0 g"]), ("a 12 inch pizza, half", ["Cheese pizza 266.0 g"]),
    ("1 pizza (2%)", ["Cheese pizza 293.0 g"]),
  ])
  func `a weight behind half of something is that of the whole or of the half`(text: String, lines: [String]) throws {
    try expectLines(text, lines)
  }

  @Test(arguments: [
    ("je 50 g Butter und Reis", ["Butter 50.0 g", "Cooked rice 50.0 g"]),
    ("je 50 g Butter, Reis und Salami, 1 Ei", ["Butter 50.0 g", "Cooked rice 50.0 g", "Salami 50.0 g", "Egg 50.0 g"]),
    ("eggs: 2, rice: 100 g", ["Egg 100.0 g", "Cooked rice 100.0 g"]),
    ("Kakao mit Milch 250 ml", ["Chocolate milk 265.0 g"]),
    ("Eis mit 2 Kugeln", ["Vanilla ice cream 132.0 g"]),
    ("100 g Reis, roh gewogen, gekocht", ["Uncooked rice 100.0 g"]),
    ("60 g raw rice cooked", ["Uncooked rice 60.0 g"]), ("60 g rice, weighed raw", ["Uncooked rice 60.0 g"]),
    ("Reis (roh gewogen!) 70 g", ["Uncooked rice 70.0 g"]), ("rice 60g uncooked weight", ["Uncooked rice 60.0 g"]),
    ("1 Pfd. Reis", ["Cooked rice 500.0 g"]), ("cola, 330 can", ["Cola 343.2 g"]), ("0,2 Cola", ["Cola 208.0 g"]),
    ("1 Glas Milch 0,2", ["Whole milk 206.0 g"]), ("80 g Reis Rohgewicht", ["Uncooked rice 80.0 g"]),
    ("je 100 g Reis mit Butter", ["Cooked rice 100.0 g", "Butter 10.0 g"]),
    ("toast, + 2 eggs", ["Toasted white bread 52.0 g", "Egg 100.0 g"]),
    ("100 g rohe Nudeln, gekocht", ["Dry pasta 100.0 g"]),
    ("box of pasta 200 g", ["Cooked pasta 200.0 g"]),
    ("je 100 g Butter, Reis, Skyr", ["Butter 100.0 g", "Cooked rice 100.0 g", "Skyr 100.0 g"]),
    ("oats 50 g, 1 apple", ["Oats 50.0 g", "Apple 182.0 g"]),
    ("halbe Packung Spaghetti (500 g)", ["Dry pasta 250.0 g"]),
    ("0.2 Cola", ["Cola 208.0 g"]), ("Feta (halbe Packung)", ["Feta 100.0 g"]), ("0.25 Cola", ["Cola 260.0 g"]),
    ("butter 1 kg 250 g Reis", ["Butter 1000.0 g", "Cooked rice 250.0 g"]),
    ("2 Toast mit je 1 Ei und Kaffee", ["Toasted white bread 52.0 g", "Egg 100.0 g", "Coffee 237.0 g"]),
    ("coffee and pizza shared between 4", ["Coffee 237.0 g", "Cheese pizza 73.3 g"]),
    ("2 cups of tea (200ml each)", ["Tea 400.0 g"]), ("1 1/4 chicken breasts", ["Cooked chicken breast 150.0 g"]),
    ("beans and egg on toast, half a tin", ["Baked beans 200.0 g", "Egg 50.0 g", "Toasted white bread 52.0 g"]),
    ("2 glasses of milk (300 ml in total)", ["Whole milk 309.0 g"]),
    ("3 Äpfel (600g insgesamt), 1 Ei", ["Apple 600.0 g", "Egg 50.0 g"]),
    ("2 Kaffee mit Zucker (je 2 TL)", ["Coffee 474.0 g", "Sugar 16.8 g"]),
    ("2 cans cola (330ml each)", ["Cola 686.4 g"]), ("2 eggs (each 60 g)", ["Egg 120.0 g"]),
    ("1 lb 2 oz butter", ["Butter 510.3 g"]), ("1 kg 200 g Reis", ["Cooked rice 1200.0 g"]),
    ("1 Ei (L)", ["Egg 50.0 g"]), ("2 Eier (Größe S)", ["Egg 76.0 g"]),
    ("toast mit je 20 g Gouda und Salami", ["Toasted white bread 52.0 g", "Gouda cheese 20.0 g", "Salami 20.0 g"]),
    ("overnight oats - 60 g oats, 200 ml milk", ["Oats 60.0 g", "Whole milk 206.0 g"]),
    ("omelette (2 eggs, 30 g gouda)", ["Egg 100.0 g", "Gouda cheese 30.0 g"]),
    ("4 egg omelette (ham)", ["Omelette 240.0 g"]),
    ("beans on toast, half a tin", ["Baked beans 200.0 g", "Toasted white bread 52.0 g"]),
    ("pizza und salat geteilt durch 3", ["Cheese pizza 97.7 g", "Side salad 29.0 g"]),
    ("pizza (gouda, salami) and salad", ["Cheese pizza 293.0 g", "Side salad 87.0 g"]),
  ])
  func `an amount for each, behind a colon, or of what was raw`(text: String, lines: [String]) throws {
    try expectLines(text, lines)
  }

  /// What looks like such an amount and is none must not end the program.
  @Test(arguments: [
    "1 Becher (200 g)", "Becher (200 g) (300 g) Skyr", "je", "je 50 g", "je 50 g und", "je 2 und 3", "a: 2",
  ])
  func `half such an amount is an error or a doubt`(text: String) {
    let resolved = (try? sample.resolve(text)) ?? []
    expect(resolved.allSatisfy { !$0.doubts.isEmpty })
  }

  private func expectLines(_ text: String, _ lines: [String]) throws {
    let resolved = try sample.resolve(text)
    expect(resolved.map(ResolverTests.text), equals: lines)
  }
}
