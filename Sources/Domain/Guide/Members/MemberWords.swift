/// The words with which families describe their members, in English and German, spelled in plain letters.
///
/// Words of a phrase are joined by a hyphen, as the names of activity levels and diets are.
enum MemberWords {
  static let sexes: [String: Sex] = [
    "f": .female, "female": .female, "woman": .female, "girl": .female, "lady": .female, "w": .female,
    "weiblich": .female, "frau": .female, "madchen": .female, "maedchen": .female, "madel": .female, "dame": .female,
    "m": .male, "male": .male, "man": .male, "boy": .male, "gentleman": .male, "mannlich": .male, "maennlich": .male,
    "mann": .male, "junge": .male, "bub": .male, "bube": .male, "knabe": .male, "herr": .male,
  ]

  static let activities: [String: ActivityLevel] = [
    "light": .lightlyActive, "moderate": .moderatelyActive, "sitting": .sedentary, "inactive": .sedentary,
    "hardly-active": .sedentary, "not-active": .sedentary, "slightly-active": .lightlyActive,
    "sitzend": .sedentary, "sitzende-tatigkeit": .sedentary, "sitzende-taetigkeit": .sedentary,
    "sitzende-arbeit": .sedentary, "sitzt-den-ganzen-tag": .sedentary, "sits-all-day": .sedentary,
    "inaktiv": .sedentary, "kaum-aktiv": .sedentary, "kaum-bewegung": .sedentary,
    "nicht-aktiv": .sedentary, "leicht-aktiv": .lightlyActive, "etwas-aktiv": .lightlyActive,
    "massig-aktiv": .moderatelyActive, "maessig-aktiv": .moderatelyActive, "mittel-aktiv": .moderatelyActive,
    "moderat-aktiv": .moderatelyActive, "moderat": .moderatelyActive, "massig": .moderatelyActive,
    "maessig": .moderatelyActive, "aktiv": .active, "sehr-aktiv": .veryActive,
  ]

  static let diets: [String: DietType] = [
    "none": .standard, "normal": .standard, "mixed": .standard, "mischkost": .standard, "normalkost": .standard,
    "eats-everything": .standard, "isst-alles": .standard,
    "vegetarisch": .vegetarian, "vegetarier": .vegetarian, "vegetarierin": .vegetarian, "veggie": .vegetarian,
    "veganer": .vegan, "veganerin": .vegan,
    "low-carb": .keto, "lowcarb": .keto, "ketogen": .keto, "ketogenic": .keto,
    "mittelmeer": .mediterranean, "mittelmeerkost": .mediterranean, "mittelmeerkuche": .mediterranean,
    "mittelmeerdiat": .mediterranean, "mediterran": .mediterranean,
    "eiweissreich": .highProtein, "proteinreich": .highProtein, "viel-eiweiss": .highProtein,
    "low-salt": .lowSodium, "less-salt": .lowSodium, "little-salt": .lowSodium, "salzarm": .lowSodium,
    "natriumarm": .lowSodium, "wenig-salz": .lowSodium,
  ]

  /// Words for high blood pressure, which select the low-sodium diet; a note tells the user so.
  static let bloodPressure: Set<String> = [
    "high-blood-pressure", "hypertension", "bluthochdruck", "hoher-blutdruck", "hohen-blutdruck",
    "hoch-blutdruck",
  ]

  /// Whether the text contains a phrase for high blood pressure.
  static func namesBloodPressure(_ text: String) -> Bool {
    let words = "-\(key(text))-"
    return bloodPressure.contains { words.contains("-\($0)-") }
  }

  /// Words for a person who has stopped working; a note tells the user that they say nothing about the person's
  /// activity.
  static let retired: Set<String> = [
    "pensioner", "retired", "retiree", "senior", "rentner", "rentnerin", "pensionar", "pensionarin", "seniorin",
    "pensioniert", "in-rente",
  ]

  /// Phrases that have several meanings or do not affect a target, each with a hint that names the words to type
  /// instead.
  static let doubtful: [String: String] = [
    "wenig-aktiv": littleActive, "wenig-bewegung": littleActive, "not-very-active": littleActive,
    "little-active": littleActive, "sitzt": sits, "sitzt-viel": sits, "sitzt-meist": sits, "sitzt-meistens": sits,
    "viel-sitzen": sits, "buro": sits, "burojob": sits, "buroarbeit": sits, "sits": sits, "sits-a-lot": sits,
    "sits-mostly": sits, "office": sits, "office-job": sits, "desk-job": sits, "sporty": sporty, "athletic": sporty,
    "sportlich": sporty, "sport": sporty,
    "no-meat": noMeat, "without-meat": noMeat, "kein-fleisch": noMeat, "ohne-fleisch": noMeat, "fleischlos": noMeat,
    "blood-pressure": bloodPressures, "low-blood-pressure": bloodPressures, "normal-blood-pressure": bloodPressures,
    "blutdruck": bloodPressures, "niedriger-blutdruck": bloodPressures, "diabetes": illness, "diabetic": illness,
    "diabetiker": illness, "diabetikerin": illness,
  ]

  private static let littleActive = "sedentary (sitzend) or lightly active (leicht aktiv)?"
  private static let sits =
    "sedentary (sitzend) with hardly any exercise, lightly active (leicht aktiv) with some walking or a little exercise"
  private static let sporty = "moderately active for sport a few times a week, very active for sport every day"
  private static let noMeat = "vegetarian is without meat and fish; who eats fish is standard or mediterranean"
  private static let bloodPressures = "`high blood pressure` is planned as low-sodium; any other is left out"
  private static let illness = "there are no targets for an illness: leave it out, and ask a doctor about the diet"

  static let pregnancy: Set<String> = [
    "pregnant", "pregnancy", "trimester", "schwanger", "schwangerschaft", "trimenon", "schwangerschaftsdrittel",
  ]

  static let breastfeeding: Set<String> = [
    "breastfeeding", "breast-feeding", "lactating", "nursing", "stillend", "stillt",
  ]

  /// Words as people type them; for a word with a typing error, the nearest of these words is suggested.
  static let typed: [String] =
    (sexes.keys.filter { $0.count > 2 } + activities.keys + diets.keys).map { $0.replacing("-", with: " ") }.sorted()

  /// Words that withdraw an earlier statement: `height none`, `pregnant no`, `schwanger nein`.
  static let nones: Set<String> = ["none", "no", "nein", "kein", "keine", "keiner"]
  static let yeses: Set<String> = ["yes", "true", "ja"]

  /// The trimesters by their ordinal numbers, without the dot of `2.`.
  static let trimesters: [String: Int] = [
    "1": 1, "1st": 1, "first": 1, "erstes": 1, "ersten": 1, "2": 2, "2nd": 2, "second": 2, "zweites": 2, "zweiten": 2,
    "3": 3, "3rd": 3, "third": 3, "drittes": 3, "dritten": 3,
  ]

  /// Words that may come between statements and have no meaning of their own: `is 7 years old and`.
  static let fillers: Set<String> = [
    "is", "ist", "and", "und", "old", "alt", "tall", "gross", "schwer", "has", "hat", "with", "mit", "he", "she", "er",
    "sie", "wants", "want", "to", "will", "mochte", "moechte", "im", "in",
  ]

  /// A phrase in the spelling of the tables: plain letters, dashes for spaces, without a dot at the end.
  static func key(_ phrase: String) -> String {
    let plain = PlainName.trimmed(phrase).plainLetters.map { $0.isWhitespace || $0 == "_" ? "-" : $0 }
    return String(plain.count > 1 && plain.last == "." ? plain.dropLast() : plain[...])
  }

  /// The words of a phrase in plain letters, each without a dot at its end: `2.` is `2`, `J.` is `j`.
  static func plain(_ phrase: String) -> [String] {
    phrase.plainLetters.split { $0.isWhitespace || $0 == "/" }.map { word in
      String(word.count > 1 && word.last == "." ? word.dropLast() : word)
    }
  }
}
