/// The foods of the starter bank, for a person to read and correct.
///
/// Values are those of the United States Department of Agriculture's National Nutrient Database, Legacy Release (SR
/// Legacy, 2018; public domain).
///
/// A food is two lines. First: its NDB number there, category, name, and what 100 g hold: kcal, g of protein,
/// carbohydrates (fiber included), fat, saturated fat, sugar, fiber, and mg of sodium; `?` is unknown. Then its portions
/// in grams, the one that a bare count means first (`ml` is the density), other names, and perhaps tags. A line that
/// starts with `#` is a heading or says why.
///
/// A food that USDA does not know stands with the nearest row's values, if their energy is within 5 % of what another
/// published table says, and has a word of its own after the number: `01256/skyr`.
///
/// Portions are USDA's, but for the usual sizes of glass (200 ml), mug (300 ml), can (330 ml) and bottle (330, 500, wine
/// 750 ml), pot, jar and packet, a handful (half a cup of berries, an ounce of nuts), a scoop (half a cup), a plate
/// (300 to 400 g), a raw serving (113 g) and a cooked one (85 g), a square of chocolate (10 g), the döner (350 g), a cube of
/// yeast (42 g), the protein bar, and spoons where USDA has only the cup (a tablespoon is a sixteenth of it, a teaspoon a
/// third of that). A density is what USDA's cup (237 ml) or spoon (15 ml) weighs.
enum StarterTables {
  /// In the order in which a new household gets its numbers.
  static let all = [
    basics, fruit, vegetables, dairy, meat, fish, grains, legumes, seasoning, bakery, sweets, drinks, dishes, baby,
  ]
}
