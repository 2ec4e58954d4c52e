import Domain

/// Reads how long something takes.
enum RecipeDuration {
  /// Reads a duration, rounded to whole minutes; nil if none is stated, or if it is zero or more than 30 days.
  ///
  /// The text may be an ISO 8601 duration (`PT1H30M`), even a carelessly written one, or words such as `45 mins`; a
  /// plain number counts as minutes.
  static func minutes(_ tree: JSONTree) -> Int? {
    switch tree {
    case .number(let minutes): whole(minutes * 60)
    case .string(let text):
      whole(iso(text) ?? StepDuration.whole(MarkedText.line(String(text.prefix(longest)))).map(Double.init))
    case .array(let values): values.firstResult(minutes)
    case .object: tree.first("maxValue", "value", "minValue", "name").flatMap(minutes)
    default: nil
    }
  }

  private static let longest = 200

  private static func whole(_ seconds: Double?) -> Int? {
    guard let seconds, seconds > 0, seconds <= Double(RecipeCheck.mostMinutes) * 60 else { return nil }
    return max(1, Int((seconds / 60).rounded()))
  }

  /// The seconds of an ISO 8601 duration; nil for any other text.
  private static func iso(_ text: String) -> Double? {
    var rest = text.prefix(longest).lowercased().filter { !$0.isWhitespace }[...]
    guard rest.popFirst() == "p", !rest.isEmpty else { return nil }
    var isTime = false
    var seconds = 0.0
    var number = ""
    for character in rest {
      if character == "t" {
        isTime = true
      } else if character.isASCIIDigit || character == "." || character == "," || character == "-" {
        number.append(character == "," ? "." : character)
      } else {
        let units: [Character: Double] =
          isTime ? ["h": 3600, "m": 60, "s": 1] : ["y": 31_536_000, "m": 2_592_000, "w": 604_800, "d": 86_400]
        guard let unit = units[character], let value = Double(number) else { return nil }
        seconds += value * unit
        number = ""
      }
    }
    return number.isEmpty ? seconds : nil
  }
}
