import Domain
import Expect
import Testing

/// Search texts that people type, and the food of the starter bank that they expect first.
@Suite struct FoodSearchWordsTests {
  private static func lines(_ text: String) -> [(query: String, name: String)] {
    text.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      let sides = words.split(separator: "=").map { $0.joined(separator: " ") }
      return (sides[0], sides.last ?? "")
    }
  }

  private func check(_ text: String) throws {
    for (query, name) in Self.lines(text) {
      expect(try SearchBank.starter.names(query).first, equals: name, "\(query)")
    }
  }

  @Test func wordsInAnyOrder() throws {
    try check(
      """
      breast of turkey = Roast turkey breast
      thighs chicken skinless = Roast chicken thigh without skin
      steamed broccoli = Boiled broccoli
      carrots, steamed = Boiled carrots
      yogurt greek whole milk = Greek yogurt, whole milk
      cooked quinoa = Cooked quinoa
      beans kidney canned = Canned kidney beans
      butter almond = Almond butter
      """)
  }

  @Test func otherWordsForTheSame() throws {
    try check(
      """
      turkey mince = Raw ground turkey
      tinned tomatoes = Canned tomatoes
      courgettes = Zucchini
      garbanzos = Cooked chickpeas
      skimmed milk = Skim milk
      nonfat milk = Skim milk
      beetroots = Beetroot
      linseed oil = Linseed oil
      flax oil = Linseed oil
      """)
  }

  @Test func wordsThatNoNameOfTheBankHas() throws {
    // Each of these needs the lexicon: the bank's names do not have the word.
    try check(
      """
      rutabagas = Swede
      gekochtes Huhn = Stewed chicken meat
      gedünsteter Brokkoli = Boiled broccoli
      Schokokeks = Fudge cookie
      """)
  }

  @Test func slipsOfTheKeyboard() throws {
    try check(
      """
      chikcen breast = Cooked chicken breast
      brocolli = Broccoli
      tomatos = Tomato
      pomegranite = Pomegranate
      crossant = Croissant
      spagetti = Cooked pasta
      Kartofelsalat = Potato salad
      Hänchenbrust = Cooked chicken breast
      Bannane = Banana
      zuchini = Zucchini
      mayonaisse = Mayonnaise
      cinamon = Cinnamon
      """)
  }

  @Test func joinedAndSplitWords() throws {
    try check(
      """
      oatmilk = Oat milk
      almondbutter = Almond butter
      corn flakes = Corn flakes
      chick peas = Cooked chickpeas
      brownrice = Cooked brown rice
      Apfel Saft = Apple juice
      Hähnchen Brust = Cooked chicken breast
      """)
  }

  @Test func beginnings() throws {
    try check(
      """
      straw = Strawberries
      banan = Banana
      brocc = Broccoli
      chick brea = Cooked chicken breast
      moz = Mozzarella
      """)
  }

  @Test func germanWords() throws {
    try check(
      """
      Putenbrust = Roast turkey breast
      Räucherlachs = Smoked salmon
      Traubensaft = Grape juice
      Roggenbrot = Rye bread
      Haferkekse = Oatmeal cookie
      getrocknete Aprikosen = Dried apricots
      Vollkornnudeln gekocht = Cooked wholemeal pasta
      """)
  }
}
