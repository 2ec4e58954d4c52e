import Expect
import Testing

@testable import Domain

/// Which ingredients a step mentions.
@Suite struct IngredientMentionTests {
  /// The names in the list, the step, and the names that it mentions.
  static let steps: [([String], String, [String])] = [
    (["red lentils", "onion", "salt"], "Add the lentils.", ["red lentils"]),
    (
      ["red lentils", "onion", "salt"], "Chop the onions, add red lentils and salt.", ["red lentils", "onion", "salt"]
    ),
    (["tomato", "cherry tomatoes"], "Halve the cherry tomatoes.", ["cherry tomatoes"]),
    (["sugar", "brown sugar"], "Mix in the brown sugar.", ["brown sugar"]),
    (["sugar", "brown sugar"], "Mix the sugar and the brown sugar.", ["sugar", "brown sugar"]),
    (["red pepper", "black pepper"], "Season with black pepper.", ["black pepper"]),
    (["red pepper", "black pepper"], "Add the pepper.", ["red pepper", "black pepper"]),
    (["red pepper", "black pepper"], "Slice the red pepper. Season with pepper.", ["red pepper", "black pepper"]),
    (["cream of tartar", "cream"], "Whip the cream.", ["cream"]),
    (["milk", "buttermilk"], "Warm the milk.", ["milk"]),
    (["Olivenöl", "Zwiebeln"], "Öl erhitzen, Zwiebel darin anbraten.", ["Olivenöl", "Zwiebeln"]),
    (["Weizenmehl", "Eier"], "Das Mehl mit den Eiern verrühren.", ["Weizenmehl", "Eier"]),
    (
      ["Rumpsteak", "bunte Pfefferkörner"], "Steaks mit der Pfeffermischung einreiben.",
      ["Rumpsteak", "bunte Pfefferkörner"]
    ),
    (
      ["Pfeffer", "bunte Pfefferkörner"], "Pfefferkörner zerstoßen. Mit der Pfeffermischung einreiben.",
      ["bunte Pfefferkörner"]
    ),
    (["Pfeffer", "bunte Pfefferkörner"], "Mit Pfeffer abschmecken.", ["Pfeffer"]),
    (["Knoblauchzehe", "Zwiebel"], "Knoblauch hacken, Zwiebelwürfel zugeben.", ["Knoblauchzehe", "Zwiebel"]),
    (["rice"], "Serve on ice.", []), (["eggs"], "Beat well.", []), (["salt", "salt"], "Add salt.", ["salt", "salt"]),
    ([""], "Add it.", []), (["flour"], "", []), ([], "Stir.", []),
  ]

  @Test(arguments: steps) func finds(names: [String], step: String, mentioned: [String]) {
    expect(IngredientMention.indices(of: names, in: step).map { names[$0] }, equals: mentioned)
  }

  @Test func readsLongStepsToTheirEnd() {
    let step = String(repeating: "Stir and wait. ", count: 500) + "Add the flour."
    expect(IngredientMention.indices(of: ["flour", "milk"], in: step), equals: [0])
  }
}
