import Domain
import Expect
import Store
import Testing

@testable import Matching

/// The lines of a purchase, their prices, and the doubts about them.
@Suite struct PurchaseResolverTests {
  let sample: SampleBank

  init() throws { sample = try SampleBank() }

  private func resolve(_ text: String, keepsUnknown: Bool = false) throws -> [ResolvedPurchase] {
    try sample.bank { try PurchaseResolver($0, currency: .euro, keepsUnknown: keepsUnknown).resolve(text).lines }
  }

  /// A line, abbreviated: name, grams, price in cents, and the kind if it is not a product.
  private static func text(_ line: ResolvedPurchase) -> String {
    let item = line.item
    return [
      item.food == nil ? "(\(item.name))" : item.name, item.grams.map { "\($0) g" },
      item.price.map { "\($0.minorUnits)" }, item.kind == .product ? nil : item.kind.rawValue,
    ].compactMap(\.self).joined(separator: ", ")
  }

  // MARK: Without a doubt

  @Test(
    arguments: [
      // Grams that were said, a litre of 1.03 g/ml, ten eggs of 50 g; a pack is not a portion.
      ("500g tomatoes 2.49", "Tomato, 500.0 g, 249"), ("1l milk 1.09", "Whole milk, 1030.0 g, 109"),
      ("10 eggs 2.99", "Egg, 500.0 g, 299"), ("milk 1.09", "Whole milk, 109"), ("2 milk 2.18", "Whole milk, 218"),
      ("2 bottles milk 2.18", "Whole milk, 218"), ("tomatoes", "Tomato"),
      // Food that is bought is not cooked yet.
      ("300g chicken breast 4.99", "Raw chicken breast, 300.0 g, 499"),
      ("1 can of tomatoes 0.89", "Canned tomatoes, 400.0 g, 89"),
      ("2 Dosen Tomaten 1.78", "Canned tomatoes, 800.0 g, 178"),
      // A name that no food resembles is kept without a food.
      ("toilet paper 3.49", "(toilet paper), 349"), ("2kg qwxyz 3.00", "(qwxyz), 2000.0 g, 300"),
    ])
  func `lines that can be taken as they are`(text: String, line: String) throws {
    let resolved = try require(try resolve(text).first)
    expect(Self.text(resolved) == line && resolved.resolved.doubts.isEmpty && resolved.item.confidence >= 0.8)
    expect(resolved.item.nutrients.isUnknown, equals: (resolved.item.food == nil || resolved.item.grams == nil))
    expect(resolved.item.originalText, equals: resolved.phrase.item.text)
  }

  @Test func `the store, and what one costs`() throws {
    let list = try sample.bank {
      try PurchaseResolver($0, currency: .euro).resolve("milk 2 x 1.09, 500g tomatoes 2.49 at REWE City")
    }
    expect(list.store == "REWE City" && list.lines.count == 2)
    expect(list.lines[0].item.price, equals: Money(minorUnits: 218))
    expect(list.lines[0].item.unitPrice, equals: Money(minorUnits: 109))
    expect(list.lines[0].item.category == .dairy && list.lines[1].item.category == .produce)
    expect(try sample.bank { try PurchaseResolver($0, currency: .euro).resolve(lines: "milk 1.09").count }, equals: 1)
  }

  // MARK: Signs and kinds

  @Test(
    arguments: [
      ("Pfand 0.25", "(Pfand), 25, deposit"), ("Pfand -0.25", "(Pfand), -25, deposit_return"),
      ("deposit return 0.25", "(deposit return), -25, deposit_return"),
      ("Leergut -3.00", "(Leergut), -300, deposit_return"), ("coupon 1.00", "(coupon), -100, discount"),
      ("10% Rabatt -1.20", "(10% Rabatt), -120, discount"), ("delivery fee 3.90", "(delivery fee), 390, service"),
      // A product without a food below zero is a discount by another name.
      ("qwxyz vbnmk -1.00", "(qwxyz vbnmk), -100, discount"),
    ])
  func `kind and sign go together`(text: String, line: String) throws {
    let resolved = try require(try resolve(text).first)
    expect(Self.text(resolved) == line && resolved.resolved.doubts.isEmpty)
    expect(resolved.item.nutrients.isUnknown && !resolved.item.countsAsFood)
  }

  @Test func `a food costs nothing below zero`() throws {
    let error = try #require(throws: LarderError.self) { try resolve("tomatoes 2.49, milk -1.00") }
    expect(error.code == .outOfRange && error.message == "the price of milk is below zero")
    expect(error.marked?.hasPrefix("milk"), equals: true)
  }

  // MARK: Each doubt

  @Test func `a whole number at the end is a count or the price`() throws {
    let line = try require(try resolve("tomatoes 2.49, eggs 10").last)
    let doubt = try require(line.resolved.doubts.first)
    expect(doubt.subject == .count && doubt.text == "eggs 10" && doubt.marked == "eggs 10" && doubt.likeliest == nil)
    expect(doubt.candidates.map(\.name) == ["10", "eggs"] && doubt.candidates.allSatisfy { $0.id == nil })
    expect(line.item.food == nil && line.resolved.line.confidence == 0)
    guard case .countOrPrice(let phrase, let counted) = doubt.cause else {
      Issue.record("another cause")
      return
    }
    // Either answer goes on.
    expect(phrase.price == Money(minorUnits: 1000) && counted.quantity == .count(10, unit: nil))
    let ten = try sample.bank {
      try PurchaseResolver($0, currency: .euro).resolve(PurchasePhrase(item: counted), in: "eggs 10")
    }
    expect(Self.text(ten), equals: "Egg, 500.0 g")
  }

  @Test func `several foods`() throws {
    let line = try require(try resolve("200g cheese 2.49").first)
    let doubt = try require(line.resolved.doubts.first)
    expect(
      line.resolved.doubts.count == 1 && doubt.subject == .food && doubt.text == "cheese" && doubt.marked == "cheese")
    expect(doubt.likeliest == 0 && doubt.candidates.count == FoodRanking.offered)
    expect(Self.text(line) == "Cottage cheese, 200.0 g, 249" && line.item.confidence == 0.5)
  }

  @Test func `a slip of a short name is no new product, and a number must be there`() throws {
    let slip = try require(try resolve("egs 2.49").first)
    expect(slip.resolved.doubts.map(\.subject) == [.food] && slip.resolved.doubts[0].candidates.map(\.name) == ["Egg"])
    expect(Self.text(slip) == "(egs), 249" && slip.item.confidence == 0.5)
    let number = try require(try resolve("#9999 1.00").first)
    expect(number.resolved.doubts.map(\.text) == ["#9999"] && number.resolved.doubts[0].candidates.isEmpty)
    expect(number.item.food == nil && number.item.price == Money(minorUnits: 100))
  }

  /// Strawberry yogurt is yogurt: a name that shares its last word comes first, and one that is only spelled alike is
  /// left out.
  @Test func `what shares a word with a food is a doubt that nobody has to answer`() throws {
    let line = try require(try resolve("rye wobbel bread 2.49").first)
    let doubt = try require(line.resolved.doubts.first)
    guard case .food(let name, .unknown(let akin), let unattended) = doubt.cause else {
      Issue.record("another cause")
      return
    }
    expect(name == "rye wobbel bread" && unattended == nil && doubt.likeliest == nil)
    expect(line.resolved.nearest == "Rye bread" && akin.first?.food.name == "Rye bread")
    expect(Self.text(line), equals: "(rye wobbel bread), 249")
    expect(akin.allSatisfy { match in ["rye", "bread"].contains { SearchText.words(match.matched).contains($0) } })
    // Nothing shares a word: nothing to ask.
    expect(try resolve("wobbelkuchen 2.49").first?.resolved.doubts.isEmpty, equals: true)
  }

  @Test(arguments: ["cheese 2.49", "egs 2.49", "rye wobbel bread 2.49", "qwxyz vbnmk 2.49"])
  func `without a food nothing is asked`(text: String) throws {
    let line = try require(try resolve(text, keepsUnknown: true).first)
    expect(line.resolved.doubts.isEmpty && line.item.food == nil && line.item.confidence == 1)
    expect(line.item.price == Money(minorUnits: 249) && line.resolved.match == nil)
  }

  /// `--no-food` leaves out uncertain foods; certain foods stay, and a number must exist all the same.
  @Test func `without a food where there is one for certain`() throws {
    expect(try resolve("milk 1.09", keepsUnknown: true).first?.item.food?.name, equals: "Whole milk")
    expect(try resolve("#9999 1.00", keepsUnknown: true).first?.resolved.doubts.count, equals: 1)
  }

  /// Raw foods in a shop have rivals that do not matter at the table: a script gets the food with exactly this name.
  @Test func `where nobody answers the name itself is taken`() throws {
    for name in ["cheese", "egs", "bread"] {
      let doubt = try require(try resolve("\(name) 2.49").first?.resolved.doubts.first)
      guard case .food(_, _, let unattended?) = doubt.cause else {
        Issue.record("another cause: \(name)")
        continue
      }
      let eaten = try sample.bank { try $0.find(name) }
      expect(unattended.matches.map(\.food.id), equals: eaten.matches.map(\.food.id), "\(name)")
    }
  }

  // MARK: What was typed of the amount

  /// The weight in brackets is that of each can; that dry beans are meant must not be assumed.
  @Test(
    arguments: [
      ("1 Dose Kidneybohnen (400 g) 1.09", "Kidneybohnen (400 g)", 400, "400 g"),
      ("2 Dosen Kidneybohnen (400 g) 2.18", "Kidneybohnen (400 g)", 800, "800 g"),
      ("rye wobbel 500 g bread 2.49", "rye wobbel 500 g bread", 500, "500 g"),
    ] as [(String, String, Double, String)])
  func `a weight inside the name stays, whichever food is chosen`(
    text: String, name: String, grams: Double, amount: String
  ) throws {
    let open = try require(try resolve(text).first)
    expect(open.resolved.doubts.map(\.text) == [name] && open.item.food == nil && open.item.name == name)
    expect(open.item.grams == grams && open.item.line.amountText == amount)
    let beans = try sample.food("Canned kidney beans")
    let settled = try sample.bank {
      try PurchaseResolver($0, currency: .euro).resolve(
        open.phrase, as: FoodBank.confirmedMatch(FoodBank.certainMatch(beans)), in: text)
    }
    expect(settled.item.name == beans.name && settled.item.grams == grams && settled.item.line.amountText == amount)
    // As it is, where nothing is to be asked.
    expect(try resolve(text, keepsUnknown: true).first?.item.line.amountText != amount)
  }

  @Test(
    arguments: [
      ("Äpfel (1 kg) 2.49", "Apple", 1000, "1000 g"), ("10 eggs (580 g) 2.99", "Egg", 580, "580 g"),
      ("ca. 150 g Gouda 3.00", "Gouda cheese", 150, "about 150 g"),
    ] as [(String, String, Double, String)])
  func `without it the name may certainly be a food`(
    text: String, name: String, grams: Double, amount: String
  ) throws {
    let line = try require(try resolve(text).first)
    expect(line.resolved.doubts.isEmpty && line.item.food?.name == name && line.item.name == name)
    expect(line.item.grams == grams && line.item.line.amountText == amount)
  }

  /// Flour of type 405 is not 405 of anything, and the words of an item that is not food stay as they are.
  @Test func `a count inside the name stays a part of it`() throws {
    for name in ["rye wobbel 405 bread", "omega 3 capsules", "qwxyz 250 ml vbnmk"] {
      let line = try require(try resolve("\(name) 0.99").first)
      expect(line.item.name == name && line.item.quantity == nil, "\(name)")
    }
  }

  // MARK: What cannot be read

  @Test(
    arguments: [
      ("milk 1.09, 1,500 g rice 2.00", ErrorCode.doubtful, "1,500 g rice 2.00"),
      ("milk 1.09, 2.49 tomatoes", .doubtful, "2.49 tomatoes"), ("milk 1.09 bread", .badValue, "1.09"),
      ("milk 1.09, 2.49", .badValue, "2.49"), ("101 kg rice 3.00", .outOfRange, "101 kg"),
    ])
  func `is refused with its place`(text: String, code: ErrorCode, marked: String) throws {
    let error = try #require(throws: LarderError.self) { try resolve(text) }
    expect(error.code == code && error.location?.text == text)
    expect(error.marked.map { marked.hasPrefix($0) }, equals: true, "\(error.marked ?? "")")
  }
}
