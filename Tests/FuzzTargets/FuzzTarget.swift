/// What reads texts and files that anybody may have written, and is tried with bytes that nobody has thought of.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// A line of the command language, read but not run.
  case command
  /// The items of a meal, read against a food bank.
  case items
  /// The items of a grocery trip with their prices.
  case trips
  /// A day, a meal's time or a span of days.
  case days
  /// A table of foods, meals or weights.
  case csv
  /// A household's export, or products of Open Food Facts.
  case json
  /// An archive with tables.
  case zip
  /// A receipt as text, mail or page.
  case receipts
  /// A line of a recipe's ingredients.
  case ingredients
  /// A saved web page with a recipe in its text or its marked elements.
  case page
  /// A saved web page with a recipe in its structured data.
  case jsonld
  /// A recipe that was pasted as plain text.
  case text
  /// A recipe in Cooklang.
  case cooklang
  /// An archive with recipes of other programs.
  case recipezip

  /// The most bytes that a person would type, beyond which more time may be taken.
  package static let shortInput = 10_000
  /// The most milliseconds that a short input may take: more for a recipe file, each of whose lines is looked up.
  package var mostMilliseconds: Double {
    switch self {
    case .page, .jsonld, .text, .cooklang, .recipezip: 300
    case .command, .items, .trips, .days, .csv, .json, .zip, .receipts, .ingredients: 100
    }
  }
}
