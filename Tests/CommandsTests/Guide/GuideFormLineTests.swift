import Commands
import Domain
import Expect
import Store
import Testing
import Text

/// Lines of members in `guide start`, as families type them.
@Suite struct GuideFormLineTests {
  @Test func `lines without commas, in German, with a wish`() throws {
    let household = try SampleHousehold.empty()
    try household.run("profile add Dad")
    let (_, person) = try household.run(
      "guide start",
      answering: [
        "Sabine 41 Jahre 74 kg weiblich sitzend vegetarisch abnehmen 0,3 kg", "168",
        "Oma 74 61 kg f pensioner high blood pressure",
        "", "", "", "1", "Sabine", "Sabine lose 0.5 kg", "Sabine lose 0.37 kg", "", "", "", "",
      ])
    expect(
      person.asked,
      equals: [
        "name", "Sabine's height [none]", "next name [done]", "Oma's height [none]", "next name [done]",
        "is Sabine pregnant or breastfeeding [no]", "Oma's activity",
        "which one is you [nobody]", "change [none]", "change [none] Sabine lose 0.5 kg", "next change [done]",
        "change [none]",
        "use them as daily goals [yes]", "save? [Y/n]",
      ])
    expect(person.unused == [] && !person.ranOut)
    expect(person.shown.contains { $0.contains("lose 0.3 kg a week") })
    expect(person.shown.contains { $0.contains("high blood pressure: planned with the low-sodium diet") })
    expect(person.shown.contains { $0.contains("`pensioner` does not say how much somebody moves") })
    expect(person.shown.contains { $0.contains("0.5 kg a week is too fast for Sabine at 74 kg: at most 0.37 kg") })
    let members = try household.session.read { reading in
      try reading.profile(household.session.profile(in: reading).id).guide().members
    }
    expect(members.map(\.weeklyChange) == [-0.37, nil] && members.map(\.diet) == [.vegetarian, .lowSodium])
    expect(try household.lastLabel()?.contains("lose 0.37 kg"), equals: true)
  }
}
