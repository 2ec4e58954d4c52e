/// What a bunch of herbs or vegetables weighs: `1 Bund Petersilie`, `1 bunch of radishes`.
///
/// No food table lists bunches, except USDA's for spinach and broccoli, and one bunch may differ from another by half
/// of its weight. The other weights are estimates of what European shops sell as a bunch, without the leaves of
/// radishes and carrots. A weight from here is therefore always marked as assumed.
enum BunchWeights {
  /// The weight in grams of a bunch of the food with these names; nil if none of the names is listed.
  ///
  /// A name is listed if it contains a listed word, or a German compound that ends with one: `Blattpetersilie`.
  static func grams(_ names: [String]) -> Double? {
    for name in names where name.utf8.count <= longest {
      let words = SearchText.words(name)
      // Pairs of words come first: `spring onion` before `onion`.
      for pair in zip(words, words.dropFirst()) {
        if let grams = table["\(pair.0) \(pair.1)"] { return grams }
      }
      for word in words {
        if let grams = table[word] { return grams }
      }
      for word in words {
        let ends = table.filter { $0.key.count >= 5 && word.count >= $0.key.count + 3 && word.hasSuffix($0.key) }
        if let best = ends.max(by: { $0.key.count < $1.key.count }) { return best.value }
      }
    }
    return nil
  }

  private static let longest = 200

  private static let table: [String: Double] = {
    let rows: [(grams: Double, foods: String)] = [
      // A bunch of parsley: 1 to 2 ounces in American tables, 50 g in German ones.
      (50, "parsley, Petersilie, persil, prezzemolo, perejil, salsa"),
      (30, "coriander, cilantro, Koriander, coriandre, coriandolo, coentro, mint, peppermint, Minze, menthe, menta"),
      (25, "chives, Schnittlauch, ciboulette, erba cipollina, cebollino, dill, Dill, aneth, aneto, eneldo"),
      (25, "basil, Basilikum, basilic, basilico, albahaca, chervil, Kerbel, cerfeuil, tarragon, Estragon"),
      (
        20, "thyme, Thymian, thym, timo, tomillo, rosemary, Rosmarin, romarin, rosmarino, romero, sage, Salbei, oregano"
      ),
      (20, "marjoram, Majoran, savory, Bohnenkraut"), (75, "rocket, arugula, Rucola, Rauke, roquette, watercress"),
      (75, "Brunnenkresse, sorrel, Sauerampfer, wild garlic, Bärlauch"),
      (150, "spring onion, Frühlingszwiebel, Lauchzwiebel, scallion, radish, Radieschen, radis, ravanello, rábano"),
      (200, "Suppengrün, Suppengemüse, soup greens"), (500, "carrot, Möhre, Karotte, asparagus, Spargel, beetroot"),
      // USDA SR, portions `bunch` of spinach (11457) and broccoli (11090).
      (340, "spinach, Spinat, épinard, chard, Mangold"), (608, "broccoli, Brokkoli"),
      // An estimate: USDA has a bunch of 437 g for the cooked food (11097), and no bunch for raw broccoli raab (11096).
      (400, "broccoli raab, rapini"),
      (250, "kale, collard, Grünkohl, cavolo nero"),
    ]
    var table: [String: Double] = [:]
    for (grams, foods) in rows {
      for food in foods.split(separator: ",") {
        table[SearchText.normalize(String(food))] = grams
      }
    }
    return table
  }()
}
