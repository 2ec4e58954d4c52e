internal import Domain

/// What the columns of each table can hold.
///
/// A test compares the names with the layout, so a new table or column without a rule makes the test fail.
enum TableRules {
  /// A table's columns with their rules, in any order, and conditions that concern several columns of a row.
  struct Table: Sendable {
    let columns: [(name: String, rule: ColumnRule)]
    /// SQL conditions that a row must satisfy; each comes with a description of the error and the columns that a repair
    /// empties.
    var together: [(condition: String, says: String, emptied: [String])] = []
    /// Whether the table belongs to the search index, which can be rebuilt from the names of the foods.
    var isIndex = false
    /// Whether the rows have row IDs; tables without them are declared `WITHOUT ROWID`.
    var hasNumbers = true
  }

  static let all: [String: Table] = household.merging(bank) { $1 }.merging(logs) { $1 }.merging(guide) { $1 }
    .merging(recipes) { $1 }
    .merging(journal) { $1 }

  private static let id: (name: String, rule: ColumnRule) = ("id", .number)
  /// The rule of the column `uid`; an impossible uid is replaced with a random UUIDv4.
  private static let uid: (name: String, rule: ColumnRule) = (
    "uid",
    .replaceable(
      .uid,
      by: """
        lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a'
          || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))
        """)
  )
  private static let unnamed = "'unnamed ' || id"
  static let now = "strftime('%Y-%m-%dT%H:%M:%SZ', 'now')"
  private static let made = ColumnRule.replaceable(.moment, by: now)
  private static let profile: (name: String, rule: ColumnRule) = ("profileId", .number)
  private static let name: (name: String, rule: ColumnRule) = ("name", .replaceable(.text(1...1000), by: unnamed))
  private static let count = ColumnRule.replaceable(.whole(1...Int.largestStored), by: "1")
  private static let place = ColumnRule.replaceable(.whole(0...Int.largestStored), by: "0")
  private static let nutrients = Nutrient.allCases.map(\.rawValue)
  private static func words<Word: CaseIterable & RawRepresentable>(_ type: Word.Type) -> ColumnRule
  where Word.RawValue == String { .word(type.allCases.map(\.rawValue)) }

  /// The columns of a food line, whether it belongs to a meal, a favourite or a trip.
  private static let line: [(name: String, rule: ColumnRule)] =
    [
      id, uid, ("position", place), name, ("quantity", .optional(.real(.leastNonzeroMagnitude...1e9))),
      ("quantityTo", .optional(.real(.leastNonzeroMagnitude...1e9))), ("unit", .optional(.text(1...1000))),
      ("share", .optional(.real(.leastNonzeroMagnitude...1e5))), ("isAbout", .flag),
      ("grams", .optional(.real(.leastNonzeroMagnitude...1e5))), ("said", .optional(.text(1...1000))),
      ("foodId", .optional(.number)), ("confidence", .replaceable(.real(0...1), by: "1.0")), ("isAssumed", .flag),
    ] + nutrients.map { ($0, .optional(.real(0...1e9))) }
  private static let quantities: [(condition: String, says: String, emptied: [String])] = [
    (
      "quantity IS NOT NULL OR coalesce(quantityTo, unit, share) IS NULL", "has a unit without an amount",
      ["quantity", "quantityTo", "unit", "share"]
    ),
    ("quantityTo IS NULL OR quantityTo >= quantity", "has an amount up to less than it begins with", ["quantityTo"]),
  ]

  private static let household: [String: Table] = [
    "profile": Table(columns: [
      id, uid, ("name", .replaceable(.text(1...400), by: unnamed)), ("key", .key(of: "name") { ProfileName.key($0) }),
      ("icon", .optional(.text(1...40))), ("color", .optional(.text(7...7))), ("isDefault", .flag), ("createdAt", made),
    ]),
    "setting": Table(columns: [id, uid, ("name", .text(1...100)), ("value", .text(0...1000))]),
    "displaySetting": Table(columns: [("name", .text(1...100)), ("value", .text(0...1000))]),
    "macroGoals": Table(
      columns: [id, uid, profile, ("calories", .whole(1...100_000))]
        + ["proteinShare", "carbsShare", "fatShare"].map { ($0, .whole(0...10_000)) },
      together: [("proteinShare + carbsShare + fatShare = 10000", "has shares that are not 100 % together", [])]),
    "ownLimit": Table(columns: [id, uid, profile, ("nutrient", words(Nutrient.self)), ("value", .whole(1...1_000_000))]
    ),
    "bodyWeight": Table(columns: [
      id, uid, profile, ("day", .day), ("kilograms", .real(0.5...700)), ("updatedAt", made),
    ]),
    "dayMark": Table(columns: [id, uid, profile, ("day", .day), ("isPartial", .flag), ("updatedAt", made)]),
    "learnedName": Table(columns: [
      id, uid, profile, name, ("key", .key(of: "name") { LearnedName.key($0) }), ("foodId", .number),
      ("isCorrection", .flag), ("learnedAt", made),
    ]),
    "printedName": Table(columns: [
      id, uid, ("store", .text(0...200)), ("printed", .text(1...1000)),
      ("key", .key(of: "printed") { PrintedName.key($0) }),
      ("foodId", .optional(.number)), ("grams", .optional(.real(.leastNonzeroMagnitude...1e5))), ("learnedAt", made),
    ]),
  ]

  private static let bank: [String: Table] = [
    "foodBatch": Table(columns: [
      id, uid, ("kind", .text(1...40)), ("file", .replaceable(.text(0...1000), by: "''")), ("createdAt", made),
    ]),
    "food": Table(
      columns: [
        id, uid, name, ("key", .key(of: "name") { FoodKey.of($0) }),
        ("category", .replaceable(words(FoodCategory.self), by: "'other'")),
        ("basis", .replaceable(.word(["total", "available"]), by: "'total'")),
        ("density", .optional(.real(.leastNonzeroMagnitude...100))), ("isUserCreated", .flag),
        ("sourceName", .optional(.text(0...Int.largestText))), ("sourceId", .optional(.text(0...Int.largestText))),
        ("createdAt", made), ("updatedAt", made), ("deletedAt", .optional(.moment)), ("batchId", .optional(.number)),
      ]
        + nutrients.enumerated().map { index, name in (name, index < 4 ? .real(0...1e6) : .optional(.real(0...1e6))) },
      together: [
        (
          "(sourceName IS NULL) = (sourceId IS NULL)", "has a source without a name or number",
          ["sourceName", "sourceId"]
        )
      ]),
    "foodPortion": part([("grams", .real(.leastNonzeroMagnitude...1e5))]),
    "foodAlias": part([("key", .key(of: "name") { FoodKey.of($0) }), ("language", .optional(.text(2...20)))]),
    "foodTag": part([]),
    "foodSearch": Table(columns: [("words", .text(0...Int.largestText))], isIndex: true),
    "foodWord": Table(
      columns: [("word", .text(1...Int.largestText)), ("uses", .whole(1...Int.largestStored))], isIndex: true,
      hasNumbers: false),
    "foodWordPage": Table(
      columns: [id, ("length", .whole(2...32)), ("words", .text(1...Int.largestText))], isIndex: true),
  ]

  private static func part(_ further: [(name: String, rule: ColumnRule)]) -> Table {
    Table(columns: [id, uid, ("foodId", .number), ("position", place), name] + further)
  }

  private static let logs: [String: Table] = [
    "meal": Table(columns: [
      id, uid, profile, ("day", .day), ("time", .replaceable(.moment, by: "day || 'T12:00:00Z'")),
      ("slot", .replaceable(words(Slot.self), by: "'snack'")),
      ("notes", .optional(.text(0...10_000))), ("touch", count), ("createdAt", .optional(.moment)),
      ("updatedAt", .optional(.moment)),
    ]),
    "mealItem": Table(
      columns: line + [
        ("mealId", .number), ("entry", count), ("isSkipped", .flag), ("recipeId", .optional(.number)),
      ], together: quantities),
    "favourite": Table(columns: [id, uid, profile, name, ("key", .key(of: "name") { Favourite.key($0) })]),
    "favouriteItem": Table(columns: line + [("favouriteId", .number)], together: quantities),
    "trip": Table(columns: [
      id, uid, profile, ("day", .day), ("time", .optional(.moment)), ("store", .optional(.text(1...1000))),
      ("printedTotal", .optional(.whole(-1_000_000_000_000...1_000_000_000_000))), ("isChecked", .flag),
      ("touch", count), ("createdAt", .optional(.moment)), ("updatedAt", .optional(.moment)),
    ]),
    "tripItem": Table(
      columns: line + [
        ("tripId", .number), ("unitPrice", .optional(.whole(-1_000_000_000...1_000_000_000))),
        ("price", .optional(.whole(-1_000_000_000...1_000_000_000))),
        ("kind", .replaceable(words(PurchaseKind.self), by: "'product'")),
        ("category", .optional(words(FoodCategory.self))), ("isSkipped", .flag),
        ("gramsFrom", .optional(words(GramsSource.self))),
      ], together: quantities),
    "receipt": Table(columns: [
      id, uid, ("tripId", .number), ("store", .optional(.text(1...200))), ("currency", .optional(.text(3...3))),
      ("checks", .replaceable(.text(0...1000), by: "''")), ("doubts", .replaceable(.text(0...1000), by: "''")),
      ("lines", .replaceable(.text(0...1_000_000), by: "''")), ("file", .optional(.text(1...200))),
    ]),
  ]

  private static let minutes = ColumnRule.optional(.whole(0...43_200))
  private static let recipes: [String: Table] = [
    "recipe": Table(columns: [
      id, uid, ("profileId", .optional(.number)), ("title", .replaceable(.text(1...1000), by: unnamed)),
      ("key", .key(of: "title") { Recipe.key($0) }), ("description", .optional(.text(1...10_000))),
      ("sourceURL", .optional(.text(1...4000))), ("sourcePlatform", .optional(.text(1...400))),
      ("language", .optional(.text(2...20))),
      ("servings", .replaceable(.real(.leastNonzeroMagnitude...1000), by: "4.0")), ("isServingsStated", .flag),
      ("yieldText", .optional(.text(1...1000))), ("weight", .optional(.real(.leastNonzeroMagnitude...1e6))),
      ("prepMinutes", minutes), ("cookMinutes", minutes), ("totalMinutes", minutes),
      ("category", .optional(words(Slot.self))), ("difficulty", .optional(words(Recipe.Difficulty.self))),
      ("notes", .optional(.text(1...10_000))), ("createdAt", made), ("updatedAt", made),
      ("archivedAt", .optional(.moment)), ("deletedAt", .optional(.moment)), ("photo", .optional(.text(1...200))),
      ("sourceUid", .optional(.text(1...400))), ("imported", .optional(.text(2...1_000_000))),
    ]),
    "recipeTag": Table(columns: [id, uid, ("recipeId", .number), ("position", place), name]),
    "recipeNutrition": Table(
      columns: [id, uid, ("recipeId", .number), ("kind", words(RecipeRows.Values.self))]
        + nutrients.map { ($0, .optional(.real(0...1e9))) }),
    "recipeIngredient": Table(columns: [
      id, uid, ("recipeId", .number), ("position", place), ("text", .replaceable(.text(1...2000), by: "'?'")),
      ("isHeading", .flag), ("foodId", .optional(.number)), ("partUid", .optional(.uid)),
      ("servings", .optional(.real(.leastNonzeroMagnitude...1e6))),
      ("grams", .optional(.real(.leastNonzeroMagnitude...1e6))),
      ("gramsFrom", .optional(words(IngredientWeight.self))), ("confidence", .replaceable(.real(0...1), by: "0.0")),
      ("isSetByHand", .flag),
    ]),
    "recipeStep": Table(columns: [
      id, uid, ("recipeId", .number), ("position", place), ("text", .replaceable(.text(1...10_000), by: "'?'")),
      ("isHeading", .flag), ("seconds", .optional(.whole(1...2_592_000))),
    ]),
    "recipeFavourite": Table(columns: [id, uid, profile, ("recipeId", .number)]),
    "ingredientFood": Table(columns: [
      id, uid, name, ("key", .key(of: "name") { Recipe.key($0) }), ("foodId", .optional(.number)), ("learnedAt", made),
    ]),
    "recipeView": Table(columns: [id, profile, ("recipeId", .number), ("viewedAt", made)]),
    "cookSession": Table(columns: [
      id, profile, ("recipeId", .number), ("servings", .optional(.real(.leastNonzeroMagnitude...1000))),
      ("units", .optional(words(RecipeScale.Units.self))), ("step", count),
      ("ticked", .replaceable(.text(0...4000), by: "''")),
      ("startedAt", made),
    ]),
    "cookTimer": Table(
      columns: [
        id, profile, ("name", .replaceable(.text(1...200), by: unnamed)), ("recipe", .optional(.text(1...1000))),
        ("step", .optional(.whole(1...Int.largestStored))), ("seconds", .replaceable(.whole(1...2_592_000), by: "60")),
        ("endsAt", .optional(.moment)), ("remaining", .optional(.whole(0...2_592_000))), ("rung", .flag),
      ],
      together: [("(endsAt IS NULL) <> (remaining IS NULL)", "neither runs nor is paused, or both", [])]),
    "inboxItem": Table(
      columns: [
        id, uid, ("url", .optional(.text(1...4000))), ("caption", .optional(.text(1...10_000))),
        ("sharedBy", .optional(.text(1...200))), ("createdAt", made),
      ], together: [("url IS NOT NULL OR caption IS NOT NULL", "has neither a link nor a text", [])]),
    "inboxFetch": Table(columns: [
      id, ("itemUid", .uid), ("status", .replaceable(.word(["importing", "ready", "failed"]), by: "'failed'")),
      ("title", .optional(.text(1...1000))), ("recipes", .optional(.text(2...5_000_000))),
      ("photo", .optional(.text(1...200))), ("error", .optional(.text(1...100))),
      ("message", .optional(.text(1...10_000))), ("attempts", .replaceable(.whole(0...1000), by: "0")),
      ("changedAt", made),
    ]),
  ]

  private static let guide: [String: Table] = [
    "familyMember": Table(
      columns: [
        id, uid, profile, name, ("key", .key(of: "name") { MemberCheck.key($0) }), ("age", .real(0...110)),
        ("ageOn", .day), ("weight", .real(1...300)), ("activity", words(ActivityLevel.self)),
        ("diet", words(DietType.self)), ("sex", .optional(words(Sex.self))), ("height", .optional(.real(30...250))),
        ("trimester", .optional(.whole(1...3))), ("isLactating", .flag), ("isMe", .flag),
        ("weeklyChange", .optional(.real(-3...3))),
      ],
      together: [
        ("trimester IS NULL OR isLactating = 0", "is pregnant and lactating", ["trimester"]),
        ("weeklyChange IS NULL OR weeklyChange <> 0", "has a wish for no change", ["weeklyChange"]),
      ]),
    "ownTarget": Table(columns: [
      id, uid, profile, ("memberId", .optional(.number)), ("nutrient", words(Nutrient.self)),
      ("value", .whole(1...1_000_000)),
    ]),
    "familyGuide": Table(columns: [id, uid, profile, ("completedAt", made)]),
  ]

  private static let journal: [String: Table] = [
    "device": Table(columns: [id, uid, ("isOwn", .replaceable(.flag, by: "1")), ("createdAt", made)]),
    "step": Table(columns: [
      id, uid, ("deviceId", .replaceable(.number, by: "(SELECT id FROM device WHERE isOwn = 1)")),
      ("seq", .replaceable(.whole(1...Int.largestStored), by: "(SELECT coalesce(max(seq), 0) + 1 FROM step)")),
      ("at", made), ("authorId", .optional(.number)), ("authorUid", .optional(.uid)),
      ("authorName", .optional(.text(0...Int.largestText))),
      ("label", .replaceable(.text(0...Int.largestText), by: "''")),
      ("isShared", .flag), ("undoes", .optional(.number)), ("schemaNumber", .replaceable(.whole(0...10_000), by: "1")),
    ]),
    "stepProfile": Table(
      columns: [("stepId", .number), ("profileId", .number), ("profileUid", uid.rule)], hasNumbers: false),
    "change": Table(columns: [
      id, ("stepId", .number), ("tableName", .text(1...100)), ("rowId", .number), ("rowUid", .optional(.uid)),
      ("before", .optional(.text(0...Int.largestText))), ("after", .optional(.text(0...Int.largestText))),
    ]),
  ]
}

extension Int {
  /// The maximum number of characters in a string whose length the layout does not limit; longer strings are never
  /// read.
  static let largestText = String.longestStored
}
