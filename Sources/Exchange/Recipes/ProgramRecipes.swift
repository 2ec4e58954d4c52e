import Domain

/// Reads the recipes that other recipe programs export as JSON: Paprika 3, Mealie and Tandoor.
///
/// Nextcloud Cookbook writes schema.org's format, which `LinkedRecipes` reads.
enum ProgramRecipes {
  /// The recipes; nil if the JSON is from none of these programs.
  static func all(in tree: JSONTree) -> [ImportedRecipe]? {
    if tree["recipes_ingredients"] != nil { return mealieTables(tree) }
    let recipes = tree.elements.compactMap { node -> ImportedRecipe? in
      guard node["name"]?.text != nil else { return nil }
      if node["ingredients"]?.text != nil, node["directions"] != nil { return paprika(node) }
      if node.first("recipe_ingredient", "recipeIngredient")?.elements.first?["note"] != nil { return mealie(node) }
      if node["steps"]?.elements.first?["instruction"] != nil { return tandoor(node) }
      return nil
    }
    return recipes.isEmpty ? nil : recipes
  }

  // MARK: Paprika

  private static func paprika(_ node: JSONTree) -> ImportedRecipe {
    var recipe = ImportedRecipe()
    recipe.title = text(node["name"]) ?? ""
    recipe.description = text(node["description"])
    recipe.platform = text(node["source"])
    recipe.sourceUID = text(node["uid"]).map { "paprika:\($0)" }
    recipe.url = text(node["source_url"])
    recipe.image = text(node["image_url"])
    // Some programs that write this format put `data:image/jpeg;base64,` before the Base64 text.
    let letters = node["photo_data"]?.text.map { text in
      text.prefix(100).firstRange(of: "base64,").map { text[$0.upperBound...] } ?? text[...]
    }
    recipe.photo = letters.flatMap { PhotoFile(Base64.decoded($0.utf8)) }.map { .file($0) }
    (recipe.servings, recipe.yieldText) = RecipeYield.read(node["servings"] ?? .null)
    recipe.prepMinutes = node["prep_time"].flatMap(RecipeDuration.minutes)
    recipe.cookMinutes = node["cook_time"].flatMap(RecipeDuration.minutes)
    recipe.totalMinutes = node["total_time"].flatMap(RecipeDuration.minutes)
    recipe.categories = (node["categories"] ?? .null).elements.compactMap(text)
    recipe.difficulty = text(node["difficulty"])?.lowercased()
    recipe.ingredients = MarkedText.lines(node["ingredients"]?.text ?? "").map(LinkedRecipes.ingredient)
    recipe.steps = steps(node["directions"])
    recipe.notes = joined([
      node["notes"]?.text, text(node["nutritional_info"]).map { "Nutrition: \($0)" }, rating(node["rating"]),
    ])
    recipe.unread = node.unread(besides: paprikaFields)
    return recipe
  }

  /// The fields of Paprika that are read, and those that only Paprika itself needs.
  private static let paprikaFields: Set<String> = [
    "categories", "cook_time", "description", "difficulty", "directions", "hash", "image_url", "ingredients", "name",
    "notes", "nutritional_info", "photo", "photo_data", "photo_hash", "photo_url", "prep_time", "rating", "servings",
    "source", "source_url", "total_time", "uid",
  ]

  // MARK: Mealie

  private static func mealie(_ node: JSONTree) -> ImportedRecipe {
    var recipe = ImportedRecipe()
    recipe.title = text(node["name"]) ?? ""
    recipe.description = text(node["description"])
    recipe.url = node.first("org_url", "orgURL").flatMap(text)
    recipe.sourceUID = text(node["id"]).map { "mealie:\($0)" }
    // An export has the photos beside each recipe; a backup has them in a folder named after the recipe's ID.
    let id = key(node["id"]).filter(\.isHexDigit)
    let folders = ["", "data/recipes/\(id)/", "data/recipes/\(dashed(id))/"].prefix(id.count == 32 ? 3 : 1)
    recipe.photoPaths = folders.flatMap { folder in PhotoSearch.endings.map { "\(folder)images/original.\($0)" } }
    (recipe.servings, recipe.yieldText) = mealieYield(node)
    if let servings = node.first("recipe_servings", "recipeServings")?.number, servings > 0 {
      recipe.servings = servings
    }
    recipe.prepMinutes = node.first("prep_time", "prepTime").flatMap(RecipeDuration.minutes)
    recipe.cookMinutes = node.first("perform_time", "performTime", "cook_time", "cookTime").flatMap(
      RecipeDuration.minutes)
    recipe.totalMinutes = node.first("total_time", "totalTime").flatMap(RecipeDuration.minutes)
    recipe.categories = LinkedRecipes.words(node.first("recipe_category", "recipeCategory"))
    recipe.tags = LinkedRecipes.words(node["tags"])
    for line in (node.first("recipe_ingredient", "recipeIngredient") ?? .null).elements {
      if let title = text(line["title"]) { recipe.ingredients.append(.heading(title)) }
      if let line = mealieLine(line) { recipe.ingredients.append(line) }
    }
    for step in (node.first("recipe_instructions", "recipeInstructions") ?? .null).elements {
      if let title = text(step["title"]) { recipe.steps.append(.heading(title)) }
      recipe.steps += steps(step["text"])
    }
    recipe.nutrients = node["nutrition"].flatMap(LinkedNutrients.read)
    let notes = (node["notes"] ?? .null).elements.map { note in
      [text(note["title"]), text(note["text"])].compactMap(\.self).joined(separator: ": ")
    }
    recipe.notes = joined(notes + [rating(node["rating"])])
    recipe.unread = node.unread(besides: mealieFields)
    return recipe
  }

  /// The fields of Mealie that are read, in both spellings, and those that only Mealie itself needs.
  private static let mealieFields: Set<String> = [
    "cookTime", "cook_time", "createdAt", "created_at", "dateAdded", "dateUpdated", "date_added", "date_updated",
    "description", "groupId", "group_id", "householdId", "household_id", "id", "image", "name", "notes", "nutrition",
    "orgURL", "org_url", "performTime", "perform_time", "prepTime", "prep_time", "rating", "recipeCategory",
    "recipeIngredient", "recipeInstructions", "recipeServings", "recipeYield", "recipeYieldQuantity",
    "recipe_category", "recipe_ingredient", "recipe_instructions", "recipe_servings", "recipe_yield",
    "recipe_yield_quantity", "settings", "slug", "tags", "totalTime", "total_time", "updateAt", "update_at",
    "updatedAt", "updated_at", "userId", "user_id",
  ]

  /// The yield; newer versions of Mealie keep its number apart from its words: 12 and `muffins`.
  private static func mealieYield(_ node: JSONTree) -> (servings: Double?, words: String?) {
    let words = node.first("recipe_yield", "recipeYield") ?? .null
    guard let number = node.first("recipe_yield_quantity", "recipeYieldQuantity")?.number, number > 0,
      case let text = text(words) ?? "", !text.contains(where: \.isNumber)
    else { return RecipeYield.read(words) }
    return RecipeYield.read(.string("\(RecipeYield.text(number)) \(text)"))
  }

  /// An ingredient's original line, if Mealie has kept it; otherwise a line made from the amount, the unit, the food
  /// and the note.
  private static func mealieLine(_ line: JSONTree) -> ImportedRecipe.Line? {
    if let original = line.first("originalText", "original_text").flatMap(text) { return .text(original) }
    let note = text(line["note"])
    if line.first("disable_amount", "disableAmount") == .bool(true) { return note.map { .text($0) } }
    let food = line["food"].flatMap(text)
    // Mealie stores an amount of 1 if none was given.
    let amount = food == nil && line["unit"].flatMap(text) == nil ? nil : line["quantity"]?.number
    return self.line(amount, line["unit"].flatMap(text), food, note)
  }

  /// Reads a backup of Mealie, which contains the tables of its database.
  private static func mealieTables(_ tree: JSONTree) -> [ImportedRecipe] {
    func rows(_ name: String) -> [JSONTree] { (tree[name] ?? .null).elements }
    func byRecipe(_ name: String) -> [String: [JSONTree]] {
      Dictionary(grouping: rows(name)) { key($0["recipe_id"]) }.mapValues { rows in
        rows.sorted { ($0["position"]?.number ?? 0) < ($1["position"]?.number ?? 0) }
      }
    }
    func names(_ name: String) -> [String: JSONTree] {
      Dictionary(rows(name).map { (key($0["id"]), $0["name"] ?? .null) }) { first, _ in first }
    }
    let (units, foods) = (names("ingredient_units"), names("ingredient_foods"))
    let (tags, categories) = (names("tags"), names("categories"))
    let (ingredients, instructions) = (byRecipe("recipes_ingredients"), byRecipe("recipe_instructions"))
    let (nutrition, notes) = (byRecipe("recipe_nutrition"), byRecipe("notes"))
    let (tagged, filed) = (byRecipe("recipes_to_tags"), byRecipe("recipes_to_categories"))
    return rows("recipes").map { row in
      guard case .object(var members) = row else { return ImportedRecipe() }
      let id = key(row["id"])
      members["recipe_ingredient"] = .array(
        (ingredients[id] ?? []).map { line in
          guard case .object(var parts) = line else { return line }
          parts["unit"] = units[key(line["unit_id"])]
          parts["food"] = foods[key(line["food_id"])]
          return .object(parts)
        })
      members["recipe_instructions"] = .array(instructions[id] ?? [])
      members["tags"] = .array((tagged[id] ?? []).compactMap { tags[key($0["tag_id"])] })
      members["recipe_category"] = .array((filed[id] ?? []).compactMap { categories[key($0["category_id"])] })
      members["notes"] = .array(notes[id] ?? [])
      if case .object(let values)? = nutrition[id]?.first {
        members["nutrition"] = .object(
          Dictionary(values.map { (camel($0.key), $0.value) }) { first, _ in first })
      }
      return mealie(.object(members))
    }
  }

  private static func key(_ tree: JSONTree?) -> String { tree.flatMap(LinkedRecipes.line) ?? "" }

  /// Formats an ID of 32 hexadecimal digits as a UUID, with hyphens between its groups.
  private static func dashed(_ id: String) -> String {
    var groups: [Substring] = []
    var rest = id[...]
    for length in [8, 4, 4, 4] {
      groups.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return (groups + [rest]).joined(separator: "-")
  }

  /// Converts a name such as `fat_content` to the form `fatContent`.
  private static func camel(_ name: String) -> String {
    let words = name.split(separator: "_")
    return (words.prefix(1) + words.dropFirst().map { Substring($0.prefix(1).uppercased() + $0.dropFirst()) }).joined()
  }

  // MARK: Tandoor

  private static func tandoor(_ node: JSONTree) -> ImportedRecipe {
    var recipe = ImportedRecipe()
    recipe.title = text(node["name"]) ?? ""
    recipe.description = text(node["description"])
    recipe.url = text(node["source_url"])
    recipe.photoPaths = PhotoSearch.endings.map { "image.\($0)" }
    recipe.servings = node["servings"]?.number.flatMap { $0 > 0 ? $0 : nil }
    if let servings = recipe.servings, let words = text(node["servings_text"]) {
      let yield = "\(RecipeYield.text(servings)) \(words)"
      recipe.yieldText = yield
      if RecipeYield.isOfWholes(yield) { recipe.servings = nil }
    }
    let (working, waiting) = (minutes(node["working_time"]), minutes(node["waiting_time"]))
    recipe.prepMinutes = working
    recipe.totalMinutes = working == nil && waiting == nil ? nil : (working ?? 0) + (waiting ?? 0)
    recipe.tags = (node["keywords"] ?? .null).elements.compactMap { text($0["name"]) }
    var unread: Set<String> = []
    for step in (node["steps"] ?? .null).elements {
      if let name = text(step["name"]) {
        recipe.steps.append(.heading(name))
        if !(step["ingredients"] ?? .null).elements.isEmpty { recipe.ingredients.append(.heading(name)) }
      }
      for line in (step["ingredients"] ?? .null).elements {
        let (food, note) = (line["food"].flatMap(text), text(line["note"]))
        if line["is_header"] == .bool(true) {
          (note ?? food).map { recipe.ingredients.append(.heading($0)) }
          continue
        }
        let amount = line["no_amount"] == .bool(true) ? nil : line["amount"]?.number
        if let read = self.line(amount, line["unit"].flatMap(text), food, note) { recipe.ingredients.append(read) }
      }
      recipe.steps += timed(steps(step["instruction"]), minutes(step["time"]))
      unread.formUnion(step.unread(besides: tandoorStepFields))
    }
    recipe.nutrients = node["nutrition"].flatMap(tandoorNutrients)
    recipe.unread = node.unread(besides: tandoorFields) + unread.sorted().map { "steps.\($0)" }
    return recipe
  }

  /// The fields of Tandoor that are read, and those that only Tandoor itself needs.
  private static let tandoorFields: Set<String> = [
    "description", "id", "image", "internal", "keywords", "name", "nutrition", "servings", "servings_text",
    "source_url", "steps", "waiting_time", "working_time",
  ]
  private static let tandoorStepFields: Set<String> = [
    "id", "ingredients", "instruction", "name", "order", "show_as_header", "show_ingredients_table", "time",
  ]

  /// Adds the minutes that a step takes to its last line, unless the step's words already say how long it takes.
  private static func timed(_ lines: [ImportedRecipe.Line], _ minutes: Int?) -> [ImportedRecipe.Line] {
    guard let minutes,
      !lines.contains(where: { if case .text(let text) = $0 { !StepDuration.all(in: text).isEmpty } else { false } }),
      let last = lines.lastIndex(where: { if case .text = $0 { true } else { false } }),
      case .text(let text) = lines[last]
    else { return lines }
    var lines = lines
    lines[last] = .text("\(text) (\(minutes) min)")
    return lines
  }

  /// The nutrients of a serving, which Tandoor gives names of its own.
  private static func tandoorNutrients(_ tree: JSONTree) -> PartialNutrients? {
    let names: [Nutrient: String] = [
      .calories: "calories", .protein: "proteins", .carbohydrates: "carbohydrates", .fat: "fats",
    ]
    let values = Nutrient.allCases.map { nutrient in
      names[nutrient].flatMap { tree[$0]?.number }.flatMap { $0 > 0 && $0 <= 1e6 ? $0 : nil }
    }
    return values.contains { $0 != nil } ? PartialNutrients(values: values) : nil
  }

  private static func minutes(_ tree: JSONTree?) -> Int? {
    tree?.number.flatMap { $0 > 0 && $0 <= Double(RecipeCheck.mostMinutes) ? Int($0) : nil }
  }

  // MARK: Parts

  private static func text(_ tree: JSONTree?) -> String? { tree.flatMap(LinkedRecipes.line) }

  /// The steps in the text; a line that is a heading in Markdown (`# Sauce`) becomes a heading.
  private static func steps(_ tree: JSONTree?) -> [ImportedRecipe.Line] {
    LinkedRecipes.stepLines(tree?.text ?? "").map { line in
      guard case .text(let text) = line, text.hasPrefix("#") else { return line }
      let title = text.drop { $0 == "#" || $0.isWhitespace }
      return title.isEmpty ? line : .heading(String(title))
    }
  }

  /// The line of an ingredient from its parts: `1.5 cup flour, sifted`; nil if all parts are missing.
  ///
  /// An amount of 0 means that no amount is given.
  private static func line(_ amount: Double?, _ unit: String?, _ food: String?, _ note: String?) -> ImportedRecipe.Line?
  {
    let number = amount.flatMap { $0 > 0 && $0 <= 1e6 ? $0 : nil }.map(number)
    let words = [number, number == nil ? nil : unit, food].compactMap(\.self).joined(separator: " ")
    let line = [words, note ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    return line.isEmpty ? nil : .text(line)
  }

  /// Formats a number as people write it: thirds and other common fractions in the form `1/3`, other numbers with at
  /// most two decimals.
  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard abs(value * 100 - hundredths) > 1e-6 else { return RecipeYield.text(hundredths / 100) }
    let (whole, rest) = (value.rounded(.down), value - value.rounded(.down))
    for (fraction, text) in [
      (1.0 / 3, "1/3"), (2.0 / 3, "2/3"), (1.0 / 6, "1/6"), (0.125, "1/8"), (0.375, "3/8"), (0.625, "5/8"),
      (0.875, "7/8"),
    ]
    where abs(rest - fraction) < 0.005 {
      return whole > 0 ? "\(Int(whole)) \(text)" : text
    }
    return RecipeYield.text(hundredths / 100)
  }

  private static func rating(_ tree: JSONTree?) -> String? {
    tree?.number.flatMap { $0 > 0 && $0 <= 5 ? "Rated \(RecipeYield.text($0)) of 5." : nil }
  }

  private static func joined(_ notes: [String?]) -> String? {
    let notes = notes.compactMap(\.self).filter { !$0.isEmpty }
    return notes.isEmpty ? nil : notes.joined(separator: "\n")
  }
}
