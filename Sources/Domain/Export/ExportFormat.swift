/// The format of an export: which data of a household it contains, in which order and under which names.
///
/// A test fails if a table or column is listed neither here nor in `leftOut`. Rows refer to each other by uid; a table
/// comes after the tables that its rows refer to.
package enum ExportFormat {
  /// The name of the format, which each exported file states.
  package static let name = "larder household"
  /// The version of the format, which rises when files may contain something that an older Larder cannot read.
  package static let version = 1

  /// The tables of the household's data, in the order in which an exported file lists them.
  package static let tables: [ExportTable] = [
    profiles, foodImports, foods, recipes, recipeFavourites, ingredientFoods, meals, goals, trips, settings, favourites,
    members, targets, guides, learnedNames, printedNames, weights, dayMarks, limits,
    inboxItems,
  ]

  /// The tables of the journal of changes, which are exported only on request and are never imported.
  package static let journal: [ExportTable] = [devices, steps]

  /// The tables and columns that are never exported, each with the reason.
  package static let leftOut: [String: String] = [
    "displaySetting": "only changes how values look on one machine",
    "recipeView": "only says when somebody last looked at a recipe",
    "cookSession": "is where somebody who cooks has got to",
    "cookTimer": "runs while somebody cooks",
    "inboxFetch": "is fetched again from the links of the inbox",
    "foodSearch": "is built from the names of the foods",
    "foodWord": "is built from the names of the foods",
    "foodWordPage": "is built from the names of the foods",
    "step.authorId": "is a number that means nothing in another file; `authorUid` names the profile",
    "stepProfile.profileId": "is a number that means nothing in another file; `profileUid` names the profile",
    "change.rowId": "is a number that means nothing in another file; `rowUid` names the row",
  ]

  /// The column that is left out of every table, because its number has no meaning in another file.
  package static let localNumber = "id"

  /// All tables, including those of parts and of the journal.
  package static let all: [ExportTable] = (tables + journal).flatMap { [$0] + $0.parts }

  /// The table of the household's data that has this name in the database; nil if there is none.
  package static func table(of name: String) -> ExportTable? { tables.first { $0.table == name } }
}

// MARK: What everybody shares

extension ExportFormat {
  private static let uid = ExportColumn("uid", "uid", .uid)
  private static let position = ExportColumn("position", "position", .integer)
  private static let ofProfile = ExportColumn("profileId", "profile", .reference("profile"))

  private static func time(_ column: String, _ name: String? = nil, isOptional: Bool = false) -> ExportColumn {
    ExportColumn(column, name, .time, isOptional: isOptional)
  }

  private static let profiles = ExportTable(
    table: "profile", name: "profiles", noun: "profile",
    columns: [
      uid, ExportColumn("name"), ExportColumn("icon", isOptional: true), ExportColumn("color", isOptional: true),
      ExportColumn("isDefault", "isDefault", .flag), time("createdAt"),
    ],
    single: (flag: "isDefault", among: []),
    key: ("key", source: "name"), isRenamed: true)

  private static let foodImports = ExportTable(
    table: "foodBatch", name: "foodImports", noun: "import of foods",
    columns: [uid, ExportColumn("kind"), ExportColumn("file"), time("createdAt")])

  private static func category(isOptional: Bool) -> ExportColumn {
    ExportColumn("category", "category", .word(FoodCategory.allCases.map(\.rawValue)), isOptional: isOptional)
  }

  private static let foods = ExportTable(
    table: "food", name: "foods", noun: "food",
    columns: [uid, ExportColumn("name"), category(isOptional: false)]
      + nutrients(optional: [.saturatedFat, .sugar, .fiber, .sodium]) + [
        ExportColumn("basis"), ExportColumn("density", "density", .real, isOptional: true),
        ExportColumn("isUserCreated", "isUserCreated", .flag),
        ExportColumn("sourceName", "source.name", isOptional: true),
        ExportColumn("sourceId", "source.id", isOptional: true),
        ExportColumn("batchId", "import", .reference("foodBatch"), isOptional: true), time("createdAt"),
        time("updatedAt"), time("deletedAt", isOptional: true),
      ],
    parts: [
      ExportTable(
        table: "foodPortion", name: "portions", noun: "portion",
        columns: [uid, position, ExportColumn("name"), ExportColumn("grams", "grams", .real)],
        link: ("foodId", "food"), order: "position, id"),
      ExportTable(
        table: "foodAlias", name: "aliases", noun: "other name",
        columns: [uid, position, ExportColumn("name"), ExportColumn("language", isOptional: true)],
        link: ("foodId", "food"), order: "position, id", key: ("key", source: "name")),
      ExportTable(
        table: "foodTag", name: "tags", noun: "tag", columns: [uid, position, ExportColumn("name")],
        link: ("foodId", "food"), order: "position, id"),
    ],
    // Foods are sorted by uid, because the same starter foods have different IDs in a new household.
    order: "uid", key: ("key", source: "name"), isRenamed: true)

  private static let settings = ExportTable(
    table: "setting", name: "settings", noun: "setting",
    columns: [uid, ExportColumn("name"), ExportColumn("value")], identity: ["name"])

  private static let printedNames = ExportTable(
    table: "printedName", name: "printedNames", noun: "printed name",
    columns: [
      uid, ExportColumn("store"), ExportColumn("printed"),
      ExportColumn("foodId", "food", .reference("food"), isOptional: true),
      ExportColumn("grams", "grams", .real, isOptional: true), time("learnedAt"),
    ],
    identity: ["store", "key"], key: ("key", source: "printed"))
}

// MARK: What belongs to a profile

extension ExportFormat {
  private static func nutrients(optional: [Nutrient]) -> [ExportColumn] {
    Nutrient.allCases.map {
      ExportColumn($0.rawValue, "nutrients.\($0.rawValue)", .real, isOptional: optional.contains($0))
    }
  }

  /// The columns that the items of meals, trips and favorites have in common.
  ///
  /// `said` is the exported name of the column with the words that were typed or that were printed on a receipt.
  private static func line(said: String) -> [ExportColumn] {
    [
      position, ExportColumn("name"), ExportColumn("quantity", "quantity.number", .real, isOptional: true),
      ExportColumn("quantityTo", "quantity.upTo", .real, isOptional: true),
      ExportColumn("unit", "quantity.unit", isOptional: true),
      ExportColumn("share", "quantity.share", .real, isOptional: true), ExportColumn("isAbout", "about", .flag),
      ExportColumn("isAssumed", "assumed", .flag), ExportColumn("grams", "grams", .real, isOptional: true),
      ExportColumn("said", said, isOptional: true),
      ExportColumn("foodId", "food", .reference("food"), isOptional: true),
    ] + nutrients(optional: Nutrient.allCases) + [ExportColumn("confidence", "confidence", .real)]
  }

  private static let skipped = ExportColumn("isSkipped", "skipped", .flag)

  private static let meals = ExportTable(
    table: "meal", name: "meals", noun: "meal",
    columns: [
      uid, ofProfile, ExportColumn("day", "date", .day), time("time"),
      ExportColumn("slot", "type", .word(Slot.allCases.map(\.rawValue))),
      ExportColumn("notes", isOptional: true), ExportColumn("touch", "touch", .integer),
      time("createdAt", isOptional: true), time("updatedAt", isOptional: true),
    ],
    parts: [
      ExportTable(
        table: "mealItem", name: "items", noun: "item",
        columns: [uid] + line(said: "said") + [
          skipped, ExportColumn("entry", "entry", .integer),
          ExportColumn("recipeId", "recipe", .reference("recipe"), isOptional: true),
        ],
        link: ("mealId", "meal"), order: "position, id")
    ])

  private static let goals = ExportTable(
    table: "macroGoals", name: "goals", noun: "goal",
    columns: [uid, ofProfile]
      + ["calories", "proteinShare", "carbsShare", "fatShare"].map { ExportColumn($0, $0, .integer) },
    identity: ["profileId"])

  private static let trips = ExportTable(
    table: "trip", name: "trips", noun: "trip",
    columns: [
      uid, ofProfile, ExportColumn("day", "date", .day), time("time", isOptional: true),
      ExportColumn("store", isOptional: true),
      ExportColumn("printedTotal", "totalMinor", .integer, isOptional: true),
      ExportColumn("isChecked", "checked", .flag), ExportColumn("touch", "touch", .integer),
      time("createdAt", isOptional: true), time("updatedAt", isOptional: true),
    ],
    parts: [
      ExportTable(
        table: "tripItem", name: "items", noun: "item",
        columns: [uid] + line(said: "text") + [
          skipped, ExportColumn("unitPrice", "unitPriceMinor", .integer, isOptional: true),
          ExportColumn("price", "priceMinor", .integer, isOptional: true), ExportColumn("kind"),
          category(isOptional: true), ExportColumn("gramsFrom", isOptional: true),
        ],
        link: ("tripId", "trip"), order: "position, id"),
      ExportTable(
        table: "receipt", name: "receipt", noun: "receipt",
        columns: [
          uid, ExportColumn("store", isOptional: true), ExportColumn("currency", isOptional: true),
          ExportColumn("checks"), ExportColumn("doubts"), ExportColumn("lines"), ExportColumn("file", isOptional: true),
        ],
        link: ("tripId", "trip")),
    ])

  private static let favourites = ExportTable(
    table: "favourite", name: "favourites", noun: "favourite", columns: [uid, ofProfile, ExportColumn("name")],
    parts: [
      ExportTable(
        table: "favouriteItem", name: "items", noun: "item", columns: [uid] + line(said: "said"),
        link: ("favouriteId", "favourite"), order: "position, id")
    ],
    identity: ["profileId", "key"], key: ("key", source: "name"))

  private static let nutrient = ExportColumn("nutrient", "nutrient", .word(Nutrient.allCases.map(\.rawValue)))

  private static let members = ExportTable(
    table: "familyMember", name: "guideMembers", noun: "family member",
    columns: [
      uid, ofProfile, ExportColumn("name"), ExportColumn("age", "age", .real), ExportColumn("ageOn", "ageOn", .day),
      ExportColumn("weight", "weight", .real),
      ExportColumn("activity", "activity", .word(ActivityLevel.allCases.map(\.rawValue))),
      ExportColumn("diet", "diet", .word(DietType.allCases.map(\.rawValue))), ExportColumn("sex", isOptional: true),
      ExportColumn("height", "height", .real, isOptional: true),
      ExportColumn("trimester", "trimester", .integer, isOptional: true),
      ExportColumn("isLactating", "lactating", .flag), ExportColumn("isMe", "me", .flag),
      ExportColumn("weeklyChange", "weeklyChange", .real, isOptional: true),
    ],
    identity: ["profileId", "key"], single: (flag: "isMe", among: ["profileId"]),
    key: ("key", source: "name"))

  private static let targets = ExportTable(
    table: "ownTarget", name: "guideTargets", noun: "target of one's own",
    columns: [
      uid, ofProfile, ExportColumn("memberId", "member", .reference("familyMember"), isOptional: true), nutrient,
      ExportColumn("value", "value", .integer),
    ],
    identity: ["profileId", "memberId", "nutrient"])

  private static let guides = ExportTable(
    table: "familyGuide", name: "guides", noun: "family guide", columns: [uid, ofProfile, time("completedAt")],
    identity: ["profileId"])

  private static let learnedNames = ExportTable(
    table: "learnedName", name: "learnedNames", noun: "learnt name",
    columns: [
      uid, ofProfile, ExportColumn("name"), ExportColumn("foodId", "food", .reference("food")),
      ExportColumn("isCorrection", "correction", .flag), time("learnedAt"),
    ],
    identity: ["profileId", "key"], key: ("key", source: "name"))

  private static let weights = ExportTable(
    table: "bodyWeight", name: "weights", noun: "weight",
    columns: [
      uid, ofProfile, ExportColumn("day", "date", .day), ExportColumn("kilograms", "kg", .real), time("updatedAt"),
    ],
    identity: ["profileId", "day"])

  private static let dayMarks = ExportTable(
    table: "dayMark", name: "dayMarks", noun: "marked day",
    columns: [
      uid, ofProfile, ExportColumn("day", "date", .day), ExportColumn("isPartial", "partial", .flag), time("updatedAt"),
    ],
    identity: ["profileId", "day"])

  private static let limits = ExportTable(
    table: "ownLimit", name: "limits", noun: "limit of one's own",
    columns: [uid, ofProfile, nutrient, ExportColumn("value", "value", .integer)], identity: ["profileId", "nutrient"])
}

// MARK: The recipe book

extension ExportFormat {
  private static let recipes = ExportTable(
    table: "recipe", name: "recipes", noun: "recipe",
    columns: [
      uid, ExportColumn("profileId", "profile", .reference("profile"), isOptional: true), ExportColumn("title"),
      ExportColumn("description", isOptional: true), ExportColumn("sourceURL", isOptional: true),
      ExportColumn("sourcePlatform", isOptional: true), ExportColumn("language", isOptional: true),
      ExportColumn("servings", "servings", .real), ExportColumn("isServingsStated", "servingsStated", .flag),
      ExportColumn("yieldText", isOptional: true), ExportColumn("weight", "weight", .real, isOptional: true),
      ExportColumn("prepMinutes", "prepMinutes", .integer, isOptional: true),
      ExportColumn("cookMinutes", "cookMinutes", .integer, isOptional: true),
      ExportColumn("totalMinutes", "totalMinutes", .integer, isOptional: true),
      ExportColumn("category", "category", .word(Slot.allCases.map(\.rawValue)), isOptional: true),
      ExportColumn(
        "difficulty", "difficulty", .word(Recipe.Difficulty.allCases.map(\.rawValue)), isOptional: true),
      ExportColumn("notes", isOptional: true), time("createdAt"), time("updatedAt"),
      time("archivedAt", isOptional: true), time("deletedAt", isOptional: true),
      ExportColumn("photo", isOptional: true), ExportColumn("sourceUid", isOptional: true),
      ExportColumn("imported", isOptional: true),
    ],
    parts: [
      ExportTable(
        table: "recipeTag", name: "tags", noun: "tag", columns: [uid, position, ExportColumn("name")],
        link: ("recipeId", "recipe"), order: "position, id"),
      ExportTable(
        table: "recipeNutrition", name: "nutrition", noun: "value",
        columns: [uid, ExportColumn("kind", "kind", .word(["own", "source"]))]
          + nutrients(optional: Nutrient.allCases), link: ("recipeId", "recipe"), order: "kind, id"),
      ExportTable(
        table: "recipeIngredient", name: "ingredients", noun: "ingredient",
        columns: [
          uid, position, ExportColumn("text"), ExportColumn("isHeading", "heading", .flag),
          ExportColumn("foodId", "food", .reference("food"), isOptional: true),
          ExportColumn("partUid", "recipe", isOptional: true),
          ExportColumn("servings", "servings", .real, isOptional: true),
          ExportColumn("grams", "grams", .real, isOptional: true),
          ExportColumn(
            "gramsFrom", "gramsFrom", .word(IngredientWeight.allCases.map(\.rawValue)), isOptional: true),
          ExportColumn("confidence", "confidence", .real), ExportColumn("isSetByHand", "setByHand", .flag),
        ],
        link: ("recipeId", "recipe"), order: "position, id"),
      ExportTable(
        table: "recipeStep", name: "steps", noun: "step of a recipe",
        columns: [
          uid, position, ExportColumn("text"), ExportColumn("isHeading", "heading", .flag),
          ExportColumn("seconds", "seconds", .integer, isOptional: true),
        ],
        link: ("recipeId", "recipe"), order: "position, id"),
    ],
    key: ("key", source: "title"))

  private static let recipeFavourites = ExportTable(
    table: "recipeFavourite", name: "recipeFavourites", noun: "favourite recipe",
    columns: [uid, ofProfile, ExportColumn("recipeId", "recipe", .reference("recipe"))],
    identity: ["profileId", "recipeId"])

  private static let ingredientFoods = ExportTable(
    table: "ingredientFood", name: "ingredientFoods", noun: "ingredient's food",
    columns: [
      uid, ExportColumn("name"), ExportColumn("foodId", "food", .reference("food"), isOptional: true),
      time("learnedAt"),
    ],
    identity: ["key"], key: ("key", source: "name"))

  private static let inboxItems = ExportTable(
    table: "inboxItem", name: "inbox", noun: "item of the inbox",
    columns: [
      uid, ExportColumn("url", isOptional: true), ExportColumn("caption", isOptional: true),
      ExportColumn("sharedBy", isOptional: true), time("createdAt"),
    ])
}

// MARK: The journal

extension ExportFormat {
  private static let devices = ExportTable(
    table: "device", name: "devices", noun: "device",
    columns: [uid, ExportColumn("isOwn", "isOwn", .flag), time("createdAt")])

  private static let steps = ExportTable(
    table: "step", name: "steps", noun: "step",
    columns: [
      uid, ExportColumn("deviceId", "device", .reference("device")), ExportColumn("seq", "seq", .integer),
      ExportColumn("at"), ExportColumn("authorUid", "author", isOptional: true),
      ExportColumn("authorName", isOptional: true), ExportColumn("label", "command"),
      ExportColumn("isShared", "isShared", .flag),
      ExportColumn("undoes", "undoes", .reference("step"), isOptional: true),
      ExportColumn("schemaNumber", "layout", .integer),
    ],
    parts: [
      ExportTable(
        table: "stepProfile", name: "profiles", noun: "profile",
        columns: [ExportColumn("profileUid", "profile")], link: ("stepId", "step"), order: "profileUid"),
      ExportTable(
        table: "change", name: "changes", noun: "change",
        columns: [
          ExportColumn("tableName", "table"), ExportColumn("rowUid", "row", isOptional: true),
          ExportColumn("before", isOptional: true), ExportColumn("after", isOptional: true),
        ],
        link: ("stepId", "step")),
    ])
}
