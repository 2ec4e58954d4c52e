internal import Domain
internal import Exchange

/// The kinds of files that can be imported, from other programs or from another Larder household.
enum ImportKind: String, CaseIterable {
  case larder
  case usda
  case openfoodfacts
  case csv
  case myfitnesspal
  case cronometer
  case loseit
  case weight

  /// The name of the program or the format.
  var title: String {
    switch self {
    case .larder: "household"
    case .usda: "USDA FoodData Central"
    case .openfoodfacts: "Open Food Facts"
    case .csv: "table of foods"
    case .myfitnesspal: "MyFitnessPal"
    case .cronometer: "Cronometer"
    case .loseit: "Lose It!"
    case .weight: "table of weights"
    }
  }

  /// What a file contains.
  enum Contents {
    case household
    case foods
    case meals(MealLogKind)
    case weights
  }

  var contents: Contents {
    switch self {
    case .larder: .household
    case .usda, .openfoodfacts, .csv: .foods
    case .myfitnesspal: .meals(.myFitnessPal)
    case .cronometer: .meals(.cronometer)
    case .loseit: .meals(.loseIt)
    case .weight: .weights
    }
  }

  private var shortForms: [String] {
    switch self {
    case .larder: ["household"]
    case .usda: ["fdc", "fooddata"]
    case .openfoodfacts: ["off"]
    case .csv: ["tsv", "table"]
    case .myfitnesspal: ["mfp"]
    case .cronometer, .loseit: []
    case .weight: ["weights", "gewicht"]
    }
  }

  /// Reads the kind that a word names: by its full name, the beginning of its name, or a common short form.
  ///
  /// Throws `badValue` for any other word.
  static func read(_ word: Word, _ invocation: Invocation) throws -> ImportKind {
    let text = String(word.text.lowercased().filter { $0.isLetter })
    if let kind = allCases.first(where: { $0.rawValue == text || $0.shortForms.contains(text) }) { return kind }
    let begun = allCases.filter { !text.isEmpty && $0.rawValue.hasPrefix(text) }
    if begun.count == 1 { return begun[0] }
    let names = allCases.map(\.rawValue)
    throw invocation.error(
      .badValue, "`\(word.text)` is not a kind of file that can be imported", at: word,
      hint: "one of " + names.joined(separator: ", ")
    ).suggesting(NearestWord.among(names, to: text))
  }
}
