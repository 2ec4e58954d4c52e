/// English and German words for numbers, and single characters for fractions, such as `½`.
enum NumberWords {
  /// The value of a word such as `two`, `half`, `zwölf`, ignoring case and accents.
  static func value(of word: String) -> Double? {
    guard word.utf8.count <= 20 else { return nil }
    let plain = word.plainLetters
    return cardinals[plain] ?? articles[plain] ?? parts[plain]
  }

  /// Articles, which mean one and may follow `half`: `a`, `an`, `ein`.
  static let articles: [String: Double] = Dictionary(
    uniqueKeysWithValues: [
      "a", "an", "ein", "eine", "einen", "einem", "einer", "eines", "ne", "nen", "'ne", "'nen", "es", "un", "une",
      "una", "uno", "een",
    ].map { ($0, 1) })

  static let cardinals: [String: Double] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
    "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70,
    "eighty": 80, "ninety": 90,
    "bir": 1, "iki": 2,
    "both": 2, "beide": 2, "beiden": 2, "eins": 1, "zwei": 2, "zwo": 2, "drei": 3, "vier": 4, "funf": 5, "fuenf": 5,
    "sechs": 6, "sieben": 7, "acht": 8,
    "neun": 9, "zehn": 10, "elf": 11, "zwolf": 12, "zwoelf": 12, "dreizehn": 13, "vierzehn": 14, "funfzehn": 15,
    "fuenfzehn": 15, "sechzehn": 16, "siebzehn": 17, "achtzehn": 18, "neunzehn": 19, "zwanzig": 20, "dreissig": 30,
    "vierzig": 40, "funfzig": 50, "fuenfzig": 50, "sechzig": 60, "siebzig": 70, "achtzig": 80, "neunzig": 90,
    "zweihundert": 200, "dreihundert": 300, "vierhundert": 400, "funfhundert": 500, "fuenfhundert": 500,
    "anderthalb": 1.5, "eineinhalb": 1.5, "zweieinhalb": 2.5, "dreiviertel": 0.75,
    "doppelte": 2,
  ]

  /// Words that multiply the number before them: `a dozen`, `two halves`, `three quarters`, `ein Paar`.
  static let parts: [String: Double] = [
    "half": 0.5, "halves": 0.5, "quarter": 0.25, "quarters": 0.25, "dozen": 12, "couple": 2, "pair": 2,
    "halb": 0.5, "halbe": 0.5, "halber": 0.5, "halbes": 0.5, "halben": 0.5, "halbem": 0.5, "halbs": 0.5, "hoibs": 0.5,
    "viertel": 0.25,
    "viertele": 0.25,
    "achtel": 0.125, "achterl": 0.125, "dreiviertel": 0.75, "halfte": 0.5, "haelfte": 0.5, "halften": 0.5,
    "haelften": 0.5, "dutzend": 12, "paar": 2,
    "third": 1 / 3, "thirds": 1 / 3, "drittel": 1 / 3, "hundred": 100, "hundert": 100,
  ]

  static let fractions: [Character: Double] = [
    "½": 1 / 2, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 1 / 4, "¾": 3 / 4, "⅕": 1 / 5, "⅖": 2 / 5, "⅗": 3 / 5, "⅘": 4 / 5,
    "⅙": 1 / 6, "⅚": 5 / 6, "⅐": 1 / 7, "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8, "⅑": 1 / 9, "⅒": 1 / 10,
  ]
}
