import Domain
import Expect
import Testing

/// Values that a name explains: a hint shows in values that would be refused or remarked on without it.
@Suite struct NameHintTests {
  /// 4 x (10 + 20) + 9 x 10 = 210 kcal; in dairy, only alcohol can raise that to 400.
  private static func isAlcoholic(_ name: String) -> Bool {
    Stated(name, .dairy, 400, 10, 20, 10).finding(.energy)?.severity == .warning
  }

  /// 4 x (1 + 90) = 364 kcal, of which sweeteners may take 264, fiber (a third of the carbs) 120.
  private static func isLow(_ name: String) -> Bool {
    Stated(name, .dairy, 100, 1, 90, 0, [.sugar: 1]).finding(.energy)?.severity == .warning
  }

  /// 6 g of sodium, 15 g of salt.
  private static func isSalt(_ name: String) -> Bool {
    Stated(name, .pantry, 100, 5, 10, 4.4, [.sodium: 6000]).finding(.salt) == nil
  }

  private static func isCalorieFree(_ name: String) -> Bool {
    Stated(name, nil, 0, 0, 0, 0).finding(.nothing) == nil
  }

  @Test(arguments: [
    "Rotwein", "Weinbrand", "Branntwein", "Red wine", "Wines", "Pils Bier", "Weizenbier", "Sekt", "Eierlikör",
    "Schnaps",
    "Kirschgeist", "Rumtopf", "Whiskey", "Weinsoße", "Apfelmost", "Rum punch",
  ])
  func `alcohol is told from the name`(name: String) { expect(Self.isAlcoholic(name)) }

  @Test(arguments: [
    "Own brand pudding", "Erdbeer Joghurt", "Weintrauben", "Weingummi", "Schwein", "Swine", "Insekt",
    "Most popular pudding",
    "Port Salut", "Mead Johnson formula", "Root beer", "Fruit cocktail", "Cocktailtomaten", "Spirited pudding",
    "Fruit punch",
    "Alkoholfreier Drink",
  ])
  func `no alcohol is told from parts of other words`(name: String) { expect(!Self.isAlcoholic(name)) }

  @Test(arguments: [
    "Bonbon zuckerfrei", "Candy, sugar-free", "Diet candy", "Kaugummi", "Low calorie jelly", "Xylit", "Stevia drops",
    "Weizenkleie", "Kakao", "Zitronensäure", "Citric acid", "Currypulver", "Backhefe", "Essig", "Instantkaffee",
  ])
  func `sweeteners, fiber and acids are told from the name`(name: String) { expect(Self.isLow(name)) }

  @Test(arguments: [
    "Saure Sahne", "Vanilla yogurt", "Vanillepudding", "Light cream", "Turkey, light meat", "Fat reduced cream",
    "Sweetened yogurt", "Zwieback", "Fatback", "Milchpulver", "Puddingpulver", "Kaffeesahne", "High calorie shake",
    "Amino acid shake", "Agaricus",
  ])
  func `none of them is told from ordinary words`(name: String) { expect(!Self.isLow(name)) }

  @Test(arguments: [
    "Salt", "Meersalz", "Kräutersalz", "Salt, table", "Soup, onion, dry, mix", "Gemüsebrühe", "Brühwürfel", "Soy sauce",
    "Sojasoße", "Tamari", "Sauce, fish", "Miso", "Leavening agents, baking soda", "Natron", "Gravy, dry",
    "Anchovis paste",
    "Fish, cod, dried and salted", "Streuwürze", "Table salt without iodine",
  ])
  func `salt, stock and soy sauce may have more than 5 g of sodium`(name: String) { expect(Self.isSalt(name)) }

  @Test(arguments: [
    "Tomato sauce", "Tomatensoße", "Tomato soup", "Tomatensuppe", "Tomato paste", "Milk powder", "Milchpulver",
    "Cream soda",
    "Soy milk", "Sojadrink", "Salted butter", "Salzstangen", "Gewürzgurken", "Wurzelgemüse", "Peas, no salt added",
    "Seeds, with salt", "Nudeln mit Salz", "Schmalz", "Ketchup",
  ])
  func `other sauces, soups and powders may not`(name: String) { expect(!Self.isSalt(name)) }

  @Test(arguments: [
    "Water", "Leitungswasser", "Mineralwasser, still", "Pfefferminztee", "Tea", "Filterkaffee", "Club soda",
    "Cola zero", "Süßstoff",
  ])
  func `what may have nothing in it is told from the name`(name: String) { expect(Self.isCalorieFree(name)) }

  @Test(arguments: [
    "Watermelon", "Wassermelone", "Watercress", "Water chestnuts", "Steel cut oats", "Steak", "Saure Sahne",
    "Saure Gurken",
    "Light cream", "Acidophilus milk", "Country club crackers", "Mineral-rich bread", "Kaffeesahne",
    "Own brand pudding",
  ])
  func `what has something in it is not taken for water or tea`(name: String) { expect(!Self.isCalorieFree(name)) }
}
