internal import Domain
internal import Matching
internal import Store
internal import Text

/// Asks for something eaten that is logged once, without a food of the food bank: its weight and the known nutrients.
struct OneOffItemForm {
  let session: Session
  let phrase: ItemPhrase
  private var name: String { phrase.name }

  /// The answers so far.
  struct Answers {
    /// The weight in grams; nil if the item was not weighed.
    var grams: Double?
    /// Whether the values are per 100 g; otherwise they are for everything that was eaten.
    var isPerHundred = false
    var values: [Nutrient: Double] = [:]
  }

  /// Asks for the line; throws `interrupted` if the user leaves.
  func line() throws -> FoodLine {
    var line: FoodLine?
    let form = Form(
      "Log `\(name.truncated(to: 60))` once, without a food.", name: "eat",
      instead: "`meal item add 200 g birthday cake --no-food` logs it without nutrition",
      fields: [weight, whole] + Self.fields.map(value),
      preview: { answers in
        let item = try self.line(answers)
        let hundred = item.grams.flatMap { grams in item.nutrients.scaled(by: 100 / grams).whole }
        let findings = hundred.map { FoodStatement(StatedNutrients($0), name: name).findings } ?? []
        return FormPreview(
          OneOffItemReport(line: item, warnings: findings.filter { !$0.isRefused }.map(\.message)),
          doubts: findings.filter(\.isRefused).map(\.message))
      },
      save: { answers in
        let made = try self.line(answers)
        line = made
        return OneOffItemReport(line: made, warnings: [])
      })
    _ = try form.run(Answers(grams: phrase.quantity?.mass), in: session)
    guard let line else { throw Dialogue.left }
    return line
  }

  private func line(_ answers: Answers) throws -> FoodLine {
    var nutrients = PartialNutrients(values: Nutrient.allCases.map { answers.values[$0] })
    if let grams = answers.grams, answers.isPerHundred { nutrients = nutrients.scaled(by: grams / 100) }
    return FoodLine(
      name: try FoodCheck.name(SafeText.stored(name)),
      quantity: phrase.quantity ?? answers.grams.map(Quantity.grams) ?? Quantity(1, .piece), grams: answers.grams,
      nutrients: nutrients, originalText: phrase.originalText.map(SafeText.stored))
  }

  // MARK: The questions

  private var weight: FormField<Answers> {
    FormField(
      "weight", why: "What all of it weighed, such as 150 g; what is not known stays unknown.", kind: .number,
      need: .optional("unknown")
    ) { text, answers in
      let reading = try AmountReader.whole(text)
      try DoubtfulNumber.refuse(reading?.doubt, location: nil)
      let grams: Double? =
        reading?.quantity.mass ?? reading?.quantity.pieces
      guard let grams, grams > 0, grams <= Quantity.limit else {
        throw LarderError(
          .badAmount, "`\(text.truncated(to: 60))` is not a weight", hint: "such as 150 g, at most 100 kg")
      }
      answers.grams = grams
      return .drawn { [FormReply.line($0.weight(grams), on: $0)] }
    }.asked { _ in phrase.quantity?.mass == nil }
  }

  private var whole: FormField<Answers> {
    FormField(
      "the values are those of", why: "A label gives values for 100 g, a menu those of the whole.",
      kind: .choice(["all of it", "100 g"])
    ) { text, answers in
      switch text.lowercased() {
      case let word where !word.isEmpty && "all of it".hasPrefix(word): answers.isPerHundred = false
      case "100 g", "100g", "100", "label": answers.isPerHundred = true
      default:
        throw LarderError(
          .badValue, "`\(text.truncated(to: 60))` is neither all of it nor 100 g", hint: "`all` or `100 g`")
      }
      return .nothing
    }.asked { $0.grams != nil }.preset { _ in "all of it" }
  }

  private static let fields: [Nutrient] = Nutrient.allCases

  /// A question for the amount of one nutrient.
  ///
  /// Every amount may be left unknown, since a menu may state nothing but 620 kcal; without energy the other nutrients
  /// are not asked for.
  private func value(_ nutrient: Nutrient) -> FormField<Answers> {
    let why =
      nutrient == .calories
      ? "Without it the item counts as unknown in every nutrient, which is not zero."
      : "What is not known stays unknown, which is not zero."
    return FormField(
      "\(nutrient.label), \(nutrient.unit)", why: why, kind: .number, need: .optional("unknown")
    ) { text, answers in
      let (word, line) = FoodForm.line(text, session)
      let value = try line.number(word, named: nutrient.label, unit: nutrient.unit)
      try Self.check(value, nutrient, answers)
      answers.values[nutrient] = value
      return .nothing
    }.asked { nutrient == .calories || $0.values[.calories] != nil }
  }
}

extension OneOffItemForm {
  /// The highest value for something that was not weighed, as a multiple of the highest possible value per 100 g.
  ///
  /// A multiple of 100 corresponds to ten kilograms eaten.
  private static let maximumHundreds = 100.0

  private static func check(_ value: Double, _ nutrient: Nutrient, _ answers: Answers) throws {
    var known = Nutrients(calories: 0, protein: 0, carbohydrates: 0, fat: 0)
    known[nutrient] =
      answers.isPerHundred
      ? value : answers.grams.map { value * 100 / $0 } ?? (value < 0 ? value : min(value, nutrient.field.maximum))
    try FoodCheck.range(known)
    guard answers.grams != nil || value <= nutrient.field.maximum * maximumHundreds else {
      throw LarderError(
        .outOfRange, "\(FoodText.amount(value, nutrient)) \(nutrient.unit) is more than anybody eats at once",
        hint: "give what was eaten")
    }
  }
}

/// An item that is logged once, shown before it is accepted.
private struct OneOffItemReport: Report {
  let line: FoodLine
  let warnings: [String]

  var json: JSON { .null }

  func text(on canvas: Canvas) -> [StyledLine] {
    WriteReport.fitted(StyledLine(canvas.show(LineText.sentence(line, on: canvas))), on: canvas)
      + FoodText.warnings(warnings, on: canvas)
  }
}
