import Expect
import Testing

@testable import Domain

/// A step as somebody sees it who cooks, and where they are.
@Suite struct CookStepTests {
  private static func soup() throws -> Recipe {
    var recipe = Recipe(title: "Soup")
    recipe.ingredients = try ["For the soup:", "250 g red lentils", "1 onion, chopped", "2 EL Olivenöl", "1 tsp salt"]
      .map(RecipeCheck.ingredient)
    recipe.steps = try [
      "Fry the onion for 5 minutes.", "Later:", "Add the lentils. Simmer for 20-25 minutes, then rest 10 min.",
      "Season.",
    ].map(RecipeCheck.step)
    return recipe
  }

  @Test func hasItsIngredientsSectionAndTimes() throws {
    let soup = try Self.soup()
    let first = try require(soup.cookStep(1, RecipeScale()))
    expect((first.number, first.count, first.section) == (1, 3, nil))
    expect(first.ingredients, equals: [2])
    expect(first.times, equals: [StepDuration.Span(seconds: 300, more: 0)])
    let second = try require(soup.cookStep(2, RecipeScale(factor: 2)))
    expect(second.section, equals: "Later")
    expect(second.ingredients, equals: [1])
    expect(
      second.times, equals: [StepDuration.Span(seconds: 1200, more: 300), StepDuration.Span(seconds: 600, more: 0)])
    expect(try require(soup.cookStep(3, RecipeScale())).times, equals: [])
    expect(soup.cookStep(0, RecipeScale()), equals: nil)
    expect(soup.cookStep(4, RecipeScale()), equals: nil)
  }

  @Test func aTimeThatWasSetByHandComesFirst() throws {
    var soup = try Self.soup()
    soup.steps[0].part?.seconds = 420
    expect(try require(soup.cookStep(1, RecipeScale())).times.map(\.seconds), equals: [420, 300])
  }

  @Test func theFoodsNameCountsToo() throws {
    var soup = try Self.soup()
    soup.steps[0].part?.text = "Heat the oil."
    expect(try require(soup.cookStep(1, RecipeScale())).ingredients, equals: [])
    soup.ingredients[3].part?.food = FoodReference(id: 7, name: "Olive oil, extra")
    expect(try require(soup.cookStep(1, RecipeScale())).ingredients, equals: [3])
  }

  /// A page's rump steak with a salsa: both have salt and oil, and no headings.
  @Test(
    arguments: [
      ("Tomaten würfeln, Zwiebel hacken und mit Salz und Olivenöl abschmecken.", [1, 2, 3, 4]),
      (
        "Pfefferkörner zerstoßen. Steaks mit der Pfeffermischung und Salz einreiben. 3 El Olivenöl erhitzen.",
        [5, 6, 7, 8]
      ),
      ("Restliches Olivenöl (2 El) erhitzen, Pimientos braten.", [8, 9]),
      ("Mit Salz bestreuen.", [3, 7]), ("1,5 El Olivenöl zugeben.", [4]), ("5 El Olivenöl zugeben.", [8]),
    ])
  func ofTwoWithTheSameNameTheStepMeansOne(step: String, numbers: [Int]) throws {
    var steak = Recipe(title: "Rumpsteak mit Salsa")
    steak.ingredients = try [
      "500 g Strauchtomate", "1 rote Zwiebel", "Salz", "1,5 El Olivenöl", "4,5 El bunte Pfefferkörner", "4 Rumpsteak",
      "Salz", "5 El Olivenöl", "Pimientos de Padrón",
    ].map(RecipeCheck.ingredient)
    steak.steps = [try RecipeCheck.step(step)]
    expect(try require(steak.cookStep(1, RecipeScale())).ingredients, equals: numbers)
  }

  @Test func theHeadingThatTheStepNamesDecides() throws {
    var cake = Recipe(title: "Cake")
    cake.ingredients = try ["For the dough:", "100 g sugar", "For the icing:", "50 g sugar"].map(RecipeCheck.ingredient)
    cake.steps = try ["Stir the sugar for the icing until smooth.", "Dough:", "Beat the sugar."].map(RecipeCheck.step)
    expect(try require(cake.cookStep(1, RecipeScale())).ingredients, equals: [2])
    expect(try require(cake.cookStep(2, RecipeScale())).ingredients, equals: [1])
  }

  @Test func aRecipeThatWasPutAsideGoesOnWhereItWas() throws {
    let start = Moment(seconds: 1_000_000, offset: 3600)
    var soup = CookPlace.beginning(7, after: nil, at: start)
    (soup.step, soup.servings, soup.units) = (3, 2.5, .imperial)
    soup.tick(4)
    var salad = CookPlace.beginning(8, after: soup, at: start)
    expect(salad.step == 1 && salad.aside == [soup])
    salad.tick(2)
    // As the database keeps it.
    expect(CookPlace.ticked(salad.stored) == [2] && CookPlace.aside(salad.stored) == [soup])
    let again = CookPlace.beginning(7, after: salad, at: start)
    expect((again.step, again.servings, again.ticked) == (3, 2.5, [4]))
    expect(again.aside.map(\.recipe) == [8] && again.next?.recipe == 8 && again.next?.aside == [])
    // The same recipe once more goes on as well, and after some days it begins anew.
    expect(CookPlace.beginning(7, after: soup, at: start).step, equals: 3)
    let later = Moment(seconds: 1_000_000 + 3 * 86_400, offset: 3600)
    expect(CookPlace.beginning(7, after: soup, at: later).step, equals: 1)
    // What cannot be read is left out, and a long evening fits into the column.
    expect(
      CookPlace.aside("1,x@2;;;;,0@1;;;;2026-11-28T18:00:00Z,5@2;nan;;;2026-11-28T18:00:00Z").map(\.servings),
      equals: [nil])
    var long = soup
    for recipe in 1...40 {
      for number in 1...500 where !long.ticked.contains(number) { long.tick(number) }
      long = CookPlace.beginning(100 + recipe, after: long, at: start)
    }
    expect(long.aside.count == CookPlace.mostAside && long.stored.utf8.count <= 4000)
  }

  @Test func thePlaceTicksAndScales() throws {
    var place = CookPlace(recipe: 1, startedAt: Moment(seconds: 0, offset: 0))
    expect(place.scale(of: try Self.soup()).isAsWritten)
    place.servings = 6
    expect(place.scale(of: try Self.soup()).factor, equals: 1.5)
    place.tick(3)
    place.tick(12)
    place.tick(3)
    place.tick(2)
    expect(place.tickedText, equals: "2,12")
    expect(CookPlace.ticked("2,12"), equals: [2, 12])
    expect(CookPlace.ticked("x,,-1,0,4"), equals: [4])
  }
}
