internal import Domain
internal import Matching

extension JSON {
  /// The JSON of a line of a meal or trip; `further` adds the keys that only meals or only trips have.
  static func line(_ line: FoodLine, number: Int, _ further: [String: JSON]) -> JSON {
    .object(
      [
        "n": .int(number), "name": .string(line.name), "grams": .optional(line.grams),
        "food": line.food.map { .object(["id": $0.id > 0 ? .int($0.id) : .null, "name": .string($0.name)]) } ?? .null,
        "nutrients": nutrients(line.nutrients), "confidence": .number(line.confidence),
        "skipped": .bool(line.isSkipped),
      ].merging(further) { _, own in own })
  }

  /// The JSON of a meal's item.
  static func item(_ line: FoodLine, number: Int) -> JSON {
    self.line(
      line, number: number,
      [
        "recipe": line.recipe.map { .object(["id": .int($0.id), "title": .string($0.title)]) } ?? .null,
        "amount": .string(line.amountText), "assumed": .bool(line.isAmountAssumed),
        "quantity": line.quantity.map(quantity) ?? .null,
      ])
  }

  static func quantity(_ quantity: Quantity) -> JSON {
    .object([
      "number": .number(quantity.number), "upTo": .optional(quantity.upTo), "unit": .optional(quantity.unit.word),
      "share": .optional(quantity.share), "about": .bool(quantity.isAbout),
    ])
  }

  /// The JSON of a doubt about an item; its `number` is nil if the doubt concerns the whole meal.
  static func doubt(_ doubt: Doubt, number: Int?) -> JSON {
    .object([
      "n": number.map { .int($0) } ?? .null, "what": .string(doubt.subject.rawValue), "text": .string(doubt.text),
      "candidates": .array(
        doubt.candidates.map { candidate in
          .object([
            "id": candidate.id.map { .int($0) } ?? .null, "name": .string(candidate.name),
            "confidence": .optional(candidate.confidence),
          ])
        }),
      "likeliest": doubt.likeliest.map { .int($0 + 1) } ?? .null,
    ])
  }
}

extension JSON {
  static func meal(_ meal: Meal) -> JSON {
    .object([
      "id": meal.id == 0 ? .null : .int(meal.id), "date": .string(meal.day.iso), "time": .string(meal.time.iso),
      "type": .string(meal.slot.rawValue), "notes": .optional(meal.notes),
      "items": .array(meal.items.enumerated().map { item($0.element.line, number: $0.offset + 1) }),
      "total": total(meal.total), "unknown": unknown(meal.total), "createdAt": .optional(meal.createdAt?.iso),
      "updatedAt": .optional(meal.updatedAt?.iso),
    ])
  }
}
