internal import Domain
internal import Matching

/// Finds the food that the words of a command name, by its number or by a name.
///
/// Asks if the food is not certain. If nobody can answer, throws an error that names the foods in question.
struct FoodFinder {
  let session: Session

  /// The food that a name means; with `inTables` it can also be a food of the public food tables that come with Larder.
  ///
  /// A food of these tables has no number.
  ///
  /// - Throws: `unknownFood`, `ambiguousFood` or `doubtful` if nobody can answer.
  func find(_ name: String, inTables: Bool = false, location: LarderError.Location? = nil) throws -> FoodMatch {
    let choosing = FoodChoosing(session)
    let finding = try session.withBank { try $0.find(name, inTables: inTables) }
    switch finding {
    case .several(let matches), .unsure(let matches):
      guard session.dialogue.isInteractive, !session.globals.isYes else { break }
      let answer = try session.dialogue.choose(choosing.question(name, matches), choosing.answers(matches))
      guard let answer, matches.indices.contains(answer) else { throw choosing.noChoice(name, matches) }
      return FoodBank.confirmedMatch(matches[answer])
    case .food, .unknown, .typo, .noNumber: break
    }
    return try choosing.unattended(name, finding, at: location)
  }

  /// The food with exactly this name, found faster than by a search; nil if no food has that name.
  func named(_ name: String) throws -> FoodMatch? { try session.withBank { try $0.named(name) } }

  /// Reads a food's number: `#12` or `12`; nil for anything else.
  static func number(_ text: String) -> Int? { RowNumber.read(text) }
}
