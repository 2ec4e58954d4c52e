/// The kind of a food by its name, regardless of preparation: raw, cooked and canned chickpeas are one kind.
///
/// It is used for a food that was bought under one name and may have been eaten under another. The kind is a guess, and
/// is shown only as a guess.
package struct FoodKind: Hashable, Sendable {
  /// The normalized word that says what the food is: `rice` in `Uncooked rice`, `Rice, white, raw` and
  /// `Cooked brown rice`.
  let head: String
  /// The head and the words before the head that distinguish kinds: `brown`, `rice`.
  let words: Set<String>

  /// The kind of food that a name describes; nil for a name without words.
  package init?(_ name: String) {
    let parts = NameWords(name)
    guard !parts.words.isEmpty else { return nil }
    let place = parts.head(0)
    let own = parts.words.indices.filter { $0 <= place && parts.words[$0].part == parts.words[place].part }
    let telling = own.filter { !Self.isModifier(parts, $0) }
    // `Potatoes boiled in their skins`: the word before `in` only says how the food was prepared.
    head = parts.text(telling.last ?? place)
    var words = Set(telling.map(parts.text)).union([head])
    if words.count == 1, Self.forms.contains(head) {
      // `Juice, orange`: the fruit comes after the comma.
      let next = parts.words.indices.filter { parts.words[$0].part == parts.words[place].part + 1 }
      words.formUnion(next.filter { !Self.isModifier(parts, $0) }.map(parts.text))
    }
    self.words = words
  }

  /// Whether two kinds may well be the same food.
  ///
  /// This is so if their distinguishing words are equal, or if they have the same head and one has additional words
  /// (rice and brown rice). For juices, oils and other forms, all words must be equal.
  package func isNear(_ other: FoodKind) -> Bool {
    guard head == other.head else { return false }
    if words == other.words { return true }
    return !Self.forms.contains(head) && (words.isSubset(of: other.words) || other.words.isSubset(of: words))
  }

  /// Whether a word says how a food was prepared, stored, cut or skimmed, and not what it is.
  private static func isModifier(_ parts: NameWords, _ index: Int) -> Bool {
    let word = parts.words[index]
    if word.kind == .plain || word.kind == .connective || word.isNumber { return true }
    let text = parts.text(index)
    return PreparedForm.statesPreparation(text) || modifiers.contains(text)
  }

  private static func normalized(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map { SearchText.normalize(String($0)) })
  }

  private static let modifiers = normalized(
    """
    hard soft simmered microwaved toasted canned dried dehydrated frozen homemade organic bio deli sliced chopped grated \
    shredded peeled mashed skim skimmed nonfat reduced low free light lite unsalted sweetened washed loose \
    gekochter gekochtes gebratener gebratenes roher rohes rohe trockener trockene trockenes gedünstete gedämpfte getrocknete \
    gefrorene fettarm fettarme entrahmte frische frischer tiefgekühlt tiefgekühlte gehackte geriebener
    """)

  /// Words for the form of a food; the word before the form tells what the food is: orange juice is not apple juice.
  private static let forms = normalized(
    """
    bar ball bean beer biscuit bowl breast broth bun butter cake candy casserole cereal cheese chip chocolate chop cider cookie \
    cracker cream curry dip dish dressing drink drumstick fillet flakes flour gravy ice jam jelly juice leg liver liqueur loin \
    meat milk mix noodle nugget nut oil pancake paste pepper pie pizza potato powder pudding puree roll salad sandwich sauce \
    sausage seed shake shoulder smoothie soda soup spread sprouts steak stew stick stock syrup tea thigh topping vinegar water \
    wine wing wrap yogurt yolk \
    Saft Öl Milch Mehl Suppe Soße Sauce Kuchen Salat Wurst Käse Brühe Wasser Wein Bier Tee Nuss Joghurt Quark Marmelade
    """)
}
