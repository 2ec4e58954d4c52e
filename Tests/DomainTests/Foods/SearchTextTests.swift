import Domain
import Expect
import Testing

/// The one form in which names and queries meet.
@Suite struct SearchTextTests {
  @Test(arguments: [
    ("Egg", "egg"), ("eggs", "egg"), ("tomatoes", "tomato"), ("Tomatoe", "tomato"), ("berries", "berry"),
    ("slices", "slice"), ("cookies", "cooky"), ("cookie", "cooky"), ("pies", "pie"), ("loaves", "loaf"),
    ("radishes", "radish"), ("peaches", "peach"), ("glasses", "glass"), ("hummus", "hummus"), ("oats", "oat"),
    ("Kartoffeln", "kartoffel"), ("Bananen", "banane"), ("Linsen", "linse"), ("gas", "gas"),
    ("Käse", "kase"), ("Kaese", "kase"), ("kase", "kase"), ("KÄSE", "kase"), ("Ka\u{308}se", "kase"),
    ("Öl", "ol"), ("Oel", "ol"), ("Weißbrot", "weissbrot"), ("WEISSBROT", "weissbrot"), ("Müsli", "musli"),
    ("Muesli", "musli"), ("queso", "queso"), ("Neue Kartoffeln", "neue kartoffel"), ("Crème fraîche", "creme fraiche"),
    ("smørrebrød", "smorrebrod"), ("  Milk,  whole (3.5%) ", "milk whole 3 5"), ("shepherd's pie", "shepherd pie"),
    ("shepherds’ pie", "shepherd pie"), ("mac & cheese", "mac cheese"), ("soft\u{AD}cheese", "softcheese"),
    ("豆腐 とうふ", "豆腐 とうふ"), ("Йогурт", "иогурт"), ("И\u{306}огурт", "иогурт"), ("🍌", ""), ("\u{0}\u{1B}[31m", "31m"),
    ("", ""),
  ])
  func spellingsMeet(text: String, normal: String) {
    expect(SearchText.normalize(text), equals: normal)
  }

  @Test func singularAndPluralMeet() {
    for (one, many) in [
      ("apple", "apples"), ("strawberry", "strawberries"), ("potato", "potatoes"), ("Banane", "Bananen"),
      ("Zwiebel", "Zwiebeln"), ("Apfel", "Äpfel"), ("brownie", "brownies"), ("leaf", "leaves"), ("box", "boxes"),
      ("Tomate", "Tomaten"), ("chicken", "chickens"),
    ] {
      expect(SearchText.normalize(one), equals: SearchText.normalize(many), "\(one), \(many)")
    }
  }

  @Test func normalTextStaysNormal() {
    for name in StarterBank.foods.flatMap({ [$0.name] + $0.aliases }) {
      let once = SearchText.words(name)
      expect(once.allSatisfy { !$0.isEmpty && !$0.contains(" ") }, "\(name)")
    }
  }

  @Test func longTextIsCut() {
    let long = String(repeating: "Käse ", count: 1_000_000)
    expect(SearchText.normalize(long).utf8.count <= 1000)
    expect(SearchText.normalize("a" + String(repeating: "\u{301}", count: 1_000_000)), equals: "a")
  }
}
