import Domain
import Expect
import Store
import Testing

@testable import Matching

/// The food that a name refers to in the food bank.
@Suite struct FoodBankTests {
  let sample: SampleBank

  init() throws { sample = try SampleBank() }

  /// The result of a look-up in the bank, abbreviated.
  private static func text(_ finding: FoodBank.Finding) -> String {
    switch finding {
    case .food(let match): "food \(match.food.name)"
    case .several(let matches): "several \(matches[0].food.name)"
    case .unsure(let matches): "unsure \(matches[0].food.name)"
    case .unknown(let matches): matches.isEmpty ? "unknown" : "unknown, near some"
    case .typo(let match): "slip \(match.food.name)"
    case .noNumber(let number): "no number \(number)"
    }
  }

  @Test(
    arguments: [
      // Its own name, case and plural aside; another name of it; words of its name.
      ("Egg", "food Egg"), ("eggs", "food Egg"), ("EGG", "food Egg"), ("Ei", "food Egg"),
      ("salmon", "food Cooked salmon"),
      // Alike; alike in a word of an alias only (`sunny side up`); in nothing; but for a letter.
      ("bread", "several Wholemeal bread"), ("up", "unsure Fried egg"), ("wobbelkuchen", "unknown, near some"),
      ("qwxyz vbnmk", "unknown"), ("egs", "slip Egg"), ("#9999", "no number 9999"), ("#0", "no number 0"),
    ])
  func `a name means`(name: String, finding: String) throws {
    expect(try sample.bank { Self.text(try $0.find(name)) }, equals: finding)
  }

  @Test(arguments: [("bread and jam", "bread"), ("Brot mit Honig", "Brot"), ("toast, cheese and grapes", "cheese")])
  func `an average that one line took does not answer for its name later`(line: String, name: String) throws {
    let before = try sample.bank { Self.text(try $0.find(name)) }
    let items = try sample.resolve(line).map { MealItem($0.line) }
    try sample.change { writing in
      var pending = PendingFoods()
      _ = try pending.saveFoods(of: items, by: writing.foods)
    }
    expect(before.hasPrefix("several"))
    expect(try sample.bank { Self.text(try $0.find(name)) }, equals: before)
    expect(try sample.resolve(line).map(\.line.name), equals: items.map(\.line.name))
  }

  /// A plate is looked up first, so its name must be no other food's: `english breakfast` is a tea as well.
  @Test func `no plate has the name of a food`() {
    let tables = OpenTables()
    let names = NamedPlate.all.flatMap(\.names)
    expect(names.count > NamedPlate.all.count)
    expect(names.filter { tables.hasName($0) || tables.like($0) != nil }, equals: [])
  }

  @Test func `a number means the food that has it`() throws {
    let egg = try sample.food("Egg")
    guard case .food(let match) = try sample.bank({ try $0.find("#\(egg.id)") }) else {
      Issue.record("no food")
      return
    }
    expect(match, equals: FoodMatch(food: egg, matched: "Egg", confidence: 1, isExact: true))
  }

  @Test func `the first of several is certain by itself, of what is unsure it is not`() throws {
    guard case .several(let cheeses) = try sample.bank({ try $0.find("cheese") }),
      case .unsure(let near) = try sample.bank({ try $0.find("up") })
    else {
      Issue.record("another finding")
      return
    }
    expect(cheeses.count > 1 && cheeses.allSatisfy { $0.food.name.lowercased().contains("cheese") || !$0.isExact })
    expect(cheeses[0].confidence >= 0.8 && near[0].confidence < 0.8)
  }

  @Test func `what is bought is taken raw where nothing is said`() throws {
    expect(try sample.bank { Self.text(try $0.find("chicken breast")) }, equals: "food Cooked chicken breast")
    expect(
      try sample.bank { Self.text(try $0.find("chicken breast", prefersRaw: true)) }, equals: "food Raw chicken breast")
    expect(
      try sample.bank { Self.text(try $0.find("cooked chicken breast", prefersRaw: true)) },
      equals: "food Cooked chicken breast")
  }

  // MARK: Habits

  private func eat(_ name: String, times: Int, _ profile: Profile) throws {
    for day in 0..<times { try sample.log([sample.line(name, 30)], for: profile, .snack, daysAgo: day) }
  }

  @Test func `a habit decides among what fits alike, for whose it is`() throws {
    try eat("Gouda cheese", times: 20, sample.dad)
    expect(try sample.bank(of: sample.dad) { Self.text(try $0.find("cheese")) }, equals: "food Gouda cheese")
    for other in [sample.mom, nil] {
      expect(try sample.bank(of: other) { Self.text(try $0.find("cheese")) }, equals: "several Cottage cheese")
    }
    // How words are split does not depend on anybody's habits.
    try sample.bank(of: sample.dad) { bank in
      guard case .several(let matches) = try bank.plain("cheese").choice else {
        Issue.record("a habit weighs in")
        return
      }
      expect(matches[0].food.name, equals: "Cottage cheese")
    }
  }

  @Test func `a habit is no match for a food's own name`() throws {
    try eat("Coffee with milk", times: 40, sample.dad)
    expect(try sample.bank(of: sample.dad) { Self.text(try $0.find("coffee")) }, equals: "food Coffee")
    expect(try sample.bank(of: sample.dad) { try $0.find("coffee").matches.map(\.confidence) }, equals: [1])
  }

  /// However many names a line has, they are all looked up at the same moment.
  @Test func `habits are read once for a bank`() throws {
    try sample.change { writing in
      let bank = FoodBank(writing.reading, profile: sample.dad.id)
      expect(Self.text(try bank.find("cheese")), equals: "several Cottage cheese")
      let gouda = try require(try writing.reading.foods.food(named: "Gouda cheese"))
      for day in 0..<20 {
        let line = FoodLine(name: gouda.name, food: FoodReference(id: gouda.id, name: gouda.name), grams: 30)
        _ = try writing.profile(sample.dad.id).insert(
          Meal(day: SampleBank.today - day, time: SampleBank.now, slot: .snack, items: [MealItem(line)]))
      }
      expect(Self.text(try bank.find("cheese")), equals: "several Cottage cheese")
      let later = FoodBank(writing.reading, profile: sample.dad.id)
      expect(Self.text(try later.find("cheese")), equals: "food Gouda cheese")
    }
  }

  // MARK: Described foods

  private static func described(_ name: String, kcal: Double = 300) -> Food {
    Food(
      name: name, category: .bakery, nutrients: Nutrients(calories: kcal, protein: 5, carbohydrates: 45, fat: 11),
      portions: [Portion(name: "piece", grams: 50)])
  }

  @Test func `a food that was described goes before all others`() throws {
    var foods = PendingFoods()
    let cake = foods.add(Self.described("Wobbelkuchen"), typed: "wobbel")
    let egg = foods.add(Self.described("Easter egg"), typed: "egg")
    let banana = try sample.food("Banana")
    expect(cake.id == -1 && egg.id == -2)
    try sample.bank(described: foods) { bank in
      for name in ["wobbel", "Wobbelkuchen", "WOBBELKUCHEN", "Wobbels"] {
        expect(try bank.find(name).matches.map(\.food.id), equals: [-1], "\(name)")
      }
      for name in ["egg", "eggs", "easter egg"] {
        expect(try bank.find(name).matches.map(\.food.id), equals: [-2], "\(name)")
        expect(try bank.find(name, prefersRaw: true).matches.map(\.food.id), equals: [-2], "\(name)")
      }
      expect(try bank.food(-1)?.name == "Wobbelkuchen" && bank.food(-3) == nil)
      expect(try bank.food(banana.id), equals: banana)
      // A food that is not saved yet has no number for others.
      let doubt = Doubt(.food(name: "egg", try bank.find("egg"), unattended: nil), text: "egg", location: nil)
      expect(doubt.candidates.map(\.id), equals: [nil])
    }
  }

  @Test func `of two that were described for a name the later one counts`() {
    var foods = PendingFoods()
    _ = foods.add(Self.described("Wobbelkuchen", kcal: 300), typed: "wobbel")
    let later = foods.add(Self.described("Wobbeltorte", kcal: 400), typed: "wobbel")
    expect(foods.named("Wobbel"), equals: later)
    expect(foods.named("wobbelkuchen")?.nutrients.calories, equals: 300)
    expect(foods.named("") == nil && foods.named("other") == nil)
  }

  @Test func `they are saved once a write, with the items that have them`() throws {
    var foods = PendingFoods()
    let cake = foods.add(Self.described("Wobbelkuchen"), typed: "wobbel")
    _ = foods.add(Self.described("Unused"), typed: "unused")
    let item = MealItem(FoodLine(name: cake.name, food: FoodReference(id: cake.id, name: cake.name)))
    let known = MealItem(try sample.line("Egg", 50))
    let before = try sample.household.read { try $0.foods.count() }
    foods.beginWrite()
    let settled = try sample.change { try foods.saveFoods(of: [item, known, item], by: $0.foods) }
    let id = try sample.food("Wobbelkuchen").id
    expect(id > 0 && settled.map { $0.food?.id } == [id, known.food?.id, id])
    expect(try sample.household.read { try $0.foods.count() }, equals: before + 1)
    // Another write may have failed: the food is saved again, although another program may have added it in between.
    foods.beginWrite()
    let error = #expect(throws: LarderError.self) { try sample.change { try foods.saveFood(of: item, by: $0.foods) } }
    expect(error?.code, equals: .alreadyExists)
  }
}
