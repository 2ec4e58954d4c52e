internal import Domain
internal import Store
internal import Text

/// Settles doubtful amounts: asks which reading is meant where somebody can answer, takes the first with `--yes`, refuses
/// elsewhere.
struct AmountDoubts {
  let session: Session
  let place: LarderError.Place?

  /// How sure an item is whose doubt nobody has settled: `--yes` did.
  static let unsettled = 0.5

  /// The weight that `body` gives, its doubt settled; `untold` is a doubt that was passed over, with `--yes`.
  func settled(_ body: () throws -> ResolvedAmount) throws -> (weight: ResolvedAmount, untold: String?) {
    var weight: ResolvedAmount
    do {
      weight = try body()
    } catch var error as LarderError {
      error.place = error.place ?? place
      throw error
    }
    guard let doubt = weight.doubt else { return (weight, nil) }
    let others = weight.otherwise
    (weight.doubt, weight.otherwise) = (nil, [])
    if session.globals.isYes { return (weight, doubt) }
    return (try asked(doubt, [weight] + others), nil)
  }

  private func asked(_ doubt: String, _ readings: [ResolvedAmount]) throws -> ResolvedAmount {
    let candidates = readings.map(Self.text)
    guard session.dialogue.isInteractive else {
      throw LarderError(
        .doubtful, doubt,
        hint: readings.count > 1
          ? "write the one that is meant, in grams for instance; `--yes` takes the first: \(candidates[0])"
          : "write it so that it can mean one thing only, in grams for instance; `--yes` takes it as it is",
        candidates: candidates, place: place)
    }
    if readings.count == 1 {
      guard try session.dialogue.choose("\(doubt). Take it so?", ["yes", "no"]) == 0 else { throw untaken(doubt) }
      return readings[0]
    }
    guard let index = try session.dialogue.choose("\(doubt). Which is meant?", candidates),
      readings.indices.contains(index)
    else { throw untaken(doubt) }
    return readings[index]
  }

  private func untaken(_ doubt: String) -> LarderError {
    LarderError(.doubtful, "not taken: \(doubt)", hint: "nothing was written", place: place)
  }

  /// `500 large, 25,000 g`; a weight only once, as it can be typed again.
  private static func text(_ weight: ResolvedAmount) -> String {
    weight.text.hasSuffix(" g") ? weight.text : "\(weight.text), \(Figure.short(weight.grams)) g"
  }
}
