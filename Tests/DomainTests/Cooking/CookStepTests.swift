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
    let first = try #require(soup.cookStep(1, RecipeScale()))
    #expect((first.number, first.count, first.section) == (1, 3, nil))
    #expect(first.ingredients == [2])
    #expect(first.durations == [300])
    let second = try #require(soup.cookStep(2, RecipeScale(factor: 2)))
    #expect(second.section == "Later")
    #expect(second.ingredients == [1])
    // The own time, what its range allows beyond it, and the others.
    #expect(second.durations == [1200, 300, 600])
    #expect(try #require(soup.cookStep(3, RecipeScale())).durations == [])
    #expect(soup.cookStep(0, RecipeScale()) == nil)
    #expect(soup.cookStep(4, RecipeScale()) == nil)
  }

  @Test func aTimeThatWasSetByHandComesFirst() throws {
    var soup = try Self.soup()
    soup.steps[0].part?.seconds = 420
    #expect(try #require(soup.cookStep(1, RecipeScale())).durations == [420, 300])
  }

  @Test func theFoodsNameCountsToo() throws {
    var soup = try Self.soup()
    soup.steps[0].part?.text = "Heat the oil."
    #expect(try #require(soup.cookStep(1, RecipeScale())).ingredients == [])
    soup.ingredients[3].part?.food = FoodReference(id: 7, name: "Olive oil, extra")
    #expect(try #require(soup.cookStep(1, RecipeScale())).ingredients == [3])
  }

  @Test func thePlaceTicksAndScales() throws {
    var place = CookPlace(recipe: 1, startedAt: Moment(seconds: 0, offset: 0))
    #expect(place.scale(of: try Self.soup()).isAsWritten)
    place.servings = 6
    #expect(place.scale(of: try Self.soup()).factor == 1.5)
    place.tick(3)
    place.tick(12)
    place.tick(3)
    place.tick(2)
    #expect(place.tickedText == "2,12")
    #expect(CookPlace.ticked("2,12") == [2, 12])
    #expect(CookPlace.ticked("x,,-1,0,4") == [4])
  }
}
