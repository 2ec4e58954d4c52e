package import Domain
package import Reference

/// A line of reference-foods.tsv: a food with all its names.
package struct ReferenceRow: Sendable {
  /// The food's numbers; the values are those of the first.
  package let ids: [ReferenceID]
  /// The name that people see.
  package let name: String
  /// The language of the name.
  package let language: ReferenceLanguage
  /// Other names: English ones and brands, then German, French and Italian ones.
  package let otherNames: [String]
  /// All German names.
  package let germanNames: [String]
  /// What kind of thing it is.
  package let head: String
  /// Its category.
  package let category: FoodCategory
  /// Energy, protein, carbohydrates, fat, saturated fat, sugar, fiber and sodium; nil is unknown.
  package let nutrients: [TableNumber?]
  /// What was done to it.
  package let states: [ReferenceState]
  /// The serving in grams and where it is from; nil if there is none.
  package let serving: (grams: TableNumber, origin: ReferenceServing.Origin)?
  /// The portions in grams, in the order of the line.
  package let portions: [(role: PortionRole, grams: TableNumber)]
  /// How everyday it is, -128 to 127.
  package let plainness: Int
  /// The NDB number of the same food in the starter bank; nil if there is none.
  package let starter: String?

  /// Whether energy and all macros are known, without which a food is no food.
  package var isComplete: Bool { nutrients.prefix(4).allSatisfy { $0 != nil } }

  /// The columns of the file, in order.
  package static let columns = [
    "ids", "name", "lang", "other", "de", "fr", "it", "head", "category", "kcal", "protein", "carbohydrates", "fat",
    "saturated", "sugar", "fiber", "sodium", "states", "serving", "servingFrom", "portions", "plain", "starter",
  ]

  /// Reads all lines; throws `ReferenceProblem` with the number of the first line that is wrong.
  package static func rows(of table: String) throws -> [ReferenceRow] {
    let lines = table.utf8.split(separator: UInt8(ascii: "\n")).map {
      $0.split(separator: 9, omittingEmptySubsequences: false).map { String($0) ?? "" }
    }
    guard lines.first == columns else { throw ReferenceProblem(line: 1, fact: "the columns are not \(columns)") }
    return try lines.enumerated().dropFirst().map { number, fields in
      guard fields.count == columns.count else {
        throw ReferenceProblem(line: number + 1, fact: "\(fields.count) columns instead of \(columns.count)")
      }
      guard let row = try ReferenceRow(fields) else {
        throw ReferenceProblem(line: number + 1, fact: "a value that is not understood: \(fields[0])")
      }
      return row
    }
  }

  private init?(_ fields: [String]) throws {
    let ids = Self.parts(fields[0], at: " ").map { ReferenceID($0) }
    guard !ids.isEmpty, ids.allSatisfy({ $0?.code != nil }), !fields[1].isEmpty,
      let language = ReferenceLanguage.allCases.first(where: { $0.code == fields[2] }),
      let category = FoodCategory(rawValue: fields[8]), let plainness = Int(fields[21]),
      (-128...127).contains(plainness),
      let states = Self.all(Self.parts(fields[17], at: ",").map(ReferenceState.init(rawValue:))),
      let portions = Self.all(Self.parts(fields[20], at: "|").map(Self.portion)),
      let serving = Self.serving(fields[18], fields[19])
    else { return nil }
    self.ids = ids.compactMap(\.self)
    name = fields[1]
    self.language = language
    let others = fields[3...6].map { Self.parts($0, at: "|") }
    otherNames = others.flatMap(\.self)
    germanNames = others[1] + (language == .german ? [fields[1]] : [])
    head = fields[7]
    self.category = category
    nutrients = try fields[9...16].map { $0.isEmpty ? nil : try TableNumber($0) }
    self.states = states
    self.serving = serving.first
    self.portions = portions
    self.plainness = plainness
    starter = fields[22].isEmpty ? nil : fields[22]
  }

  /// No serving, or one; nil if it is not understood.
  private static func serving(
    _ grams: String, _ word: String
  ) -> [(grams: TableNumber, origin: ReferenceServing.Origin)]? {
    if grams.isEmpty, word.isEmpty { return [] }
    guard let grams = try? TableNumber(grams),
      let origin = ReferenceServing.Origin.allCases.first(where: { $0.word == word })
    else { return nil }
    return [(grams, origin)]
  }

  private static func portion(_ text: String) -> (role: PortionRole, grams: TableNumber)? {
    let sides = parts(text, at: "=")
    guard sides.count == 2, let role = PortionRole(rawValue: sides[0]), let grams = try? TableNumber(sides[1]) else {
      return nil
    }
    return (role, grams)
  }

  private static func parts(_ text: String, at mark: Character) -> [String] {
    text.split(separator: mark).map(String.init)
  }

  private static func all<Value>(_ values: [Value?]) -> [Value]? {
    let known = values.compactMap(\.self)
    return known.count == values.count ? known : nil
  }
}

/// A decimal number of a table, kept digit by digit: 0.093 has the digits 93 and three places.
package struct TableNumber: Hashable, Sendable {
  /// The digits as a whole number.
  package let digits: Int
  /// How many of them are behind the point, 0 to 4.
  package let places: Int

  /// Reads a number that is not negative; throws `ReferenceProblem` for anything else.
  package init(_ text: String) throws {
    let sides = text.split(separator: ".", omittingEmptySubsequences: false)
    var fraction = sides.count == 2 ? sides[1] : ""
    while fraction.last == "0" { fraction.removeLast() }
    guard (1...2).contains(sides.count), !sides[0].isEmpty, fraction.utf8.count <= 4,
      (sides[0] + fraction).utf8.allSatisfy({ (0x30...0x39).contains($0) }), let digits = Int(sides[0] + fraction),
      digits < 1 << 40
    else { throw ReferenceProblem(line: nil, fact: "`\(text)` is not a number with at most four decimals") }
    self.digits = digits
    places = fraction.utf8.count
  }

  /// The number.
  package var value: Double { Double(digits) / [1, 10, 100, 1000, 10_000][places] }
}

/// Something in reference-foods.tsv that cannot be packed.
package struct ReferenceProblem: Error, CustomStringConvertible {
  /// The line in the file, from 1; nil if it is not known here.
  package let line: Int?
  /// What is wrong.
  package let fact: String

  /// The line and what is wrong there.
  package var description: String { line.map { "line \($0): \(fact)" } ?? fact }
}
