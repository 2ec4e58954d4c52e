internal import Domain
internal import Exchange
internal import Figures
internal import Store
internal import Text

/// Converts imported recipes to the form that the recipe book keeps.
struct RecipeIntake {
  /// The recipes to import.
  private(set) var recipes: [Recipe] = []
  /// The file's versions of the recipes that are already in the book.
  private(set) var knownRecipes: [Recipe] = []
  /// The book's versions of the recipes in `knownRecipes`, in the same order.
  private(set) var known: [RecipeReference] = []
  /// The comparison of each of `knownRecipes` with the book's version.
  private(set) var updates: [RecipeUpdate] = []
  /// The names of the fields of a program's file that were not taken, sorted.
  private(set) var unread: [String] = []
  /// The recipe as it was imported, if somebody has changed it before it was saved.
  private var unedited: Recipe?
  /// What is not imported, and why.
  private(set) var refused: [(name: String, why: String)] = []
  /// The photos that come with the recipes; the keys are the names by which `recipes` refer to the photos until these
  /// are stored.
  private(set) var photoFiles: [String: PhotoFile] = [:]
  /// The web addresses of photos, with the same keys as `photoFiles`.
  private var photoAddresses: [String: String] = [:]
  /// Sentences about the photos that could not be imported.
  private(set) var photoProblems: [String] = []

  /// Converts the recipes of a file, an archive or a folder.
  ///
  /// With `takesPhotos`, the recipes' photos are taken too; a photo that is already in `kept` is used again.
  /// `photoProblems` has sentences about the photos that have already been left out.
  ///
  /// Throws `noRecipe` if no recipe has a title.
  init(
    _ found: FoundRecipes, takesPhotos: Bool = false, kept: KeptFolder? = nil, photoProblems: [String] = []
  ) throws(LarderError) {
    (refused, self.photoProblems) = (found.refused, photoProblems)
    // A page's data has many fields for search engines; `--explain` names them.
    unread = Set(found.recipes.filter { $0.origin == .file }.flatMap(\.unread)).sorted()
    for (index, imported) in found.recipes.enumerated() {
      if var recipe = Self.recipe(imported) {
        if takesPhotos { recipe.photo = takePhoto(of: imported, kept) }
        recipes.append(recipe)
      } else {
        refused.append(("recipe \(index + 1)", "it has no title"))
      }
    }
    guard recipes.isEmpty else { return }
    throw LarderError(
      .noRecipe, "the recipe has no title", hint: "`recipe add TITLE` takes the recipe line by line")
  }

  /// Stores the photos in a folder before the recipes are saved, and returns the names of the files.
  ///
  /// A photo that cannot be written, or that exceeds the maximum number, is left out and noted in `photoProblems`.
  mutating func keepPhotos(in folder: KeptFolder, most: Int) -> [String] {
    var names: [String: String] = [:]
    let preparation = PhotoPreparation()
    for index in recipes.indices {
      guard let name = recipes[index].photo, let photo = photoFiles[name] else { continue }
      recipes[index].photo = names[name]
      guard names[name] == nil else { continue }
      guard names.count < most else {
        leaveOut(recipes[index], since: "no more than \(most) photos of a page are kept")
        continue
      }
      do throws(LarderError) {
        let kept = try folder.keep(photo, preparation)
        (names[name], recipes[index].photo) = (kept, kept)
      } catch {
        leaveOut(recipes[index], since: error.message)
      }
    }
    photoFiles = [:]
    return Set(names.values).sorted()
  }

  private mutating func leaveOut(_ recipe: Recipe, since why: String) {
    photoProblems.append(Self.sentence(photoOf: recipe.title, why))
  }

  private static func sentence(photoOf title: String, _ why: String) -> String {
    "The photo of `\(title)` was left out, since \(why)."
  }

  /// Notes the photo of a recipe and returns the name by which the recipe refers to it; nil if the recipe has no photo.
  private mutating func takePhoto(of found: ImportedRecipe, _ kept: KeptFolder?) -> String? {
    if let problem = found.photoProblem {
      photoProblems.append(Self.sentence(photoOf: found.title, problem))
    }
    switch found.photo {
    case .file(let photo):
      let name = KeptFolder.name(of: photo.file)
      photoFiles[name] = photo
      photoAddresses[name] = found.image.flatMap { PageFetcher.isAddress($0) ? $0 : nil }
      return name
    case .address(let address):
      let name = KeptFolder.name(of: KeptFolder.File(bytes: Array(address.utf8), suffix: "url"))
      photoAddresses[name] = address
      return name
    case nil:
      // Files written by Larder name the photo by its path.
      guard let name = found.image.map(Folder.name), kept?.path(of: name) != nil else { return nil }
      return name
    }
  }

  /// What is known about the photo of a recipe that is not saved yet.
  func photo(of recipe: Recipe) -> RecipePhoto {
    recipe.photo.map { .found(photoAddresses[$0]) } ?? .none
  }

  /// Separates the recipes that are already in the book from the new ones.
  ///
  /// A recipe is already in the book if the book has one from the same address, with the same ID in another program, or
  /// with the same title and ingredients.
  ///
  /// If the file has a recipe several times, only the first is kept.
  mutating func compare(_ book: RecipeReader) throws {
    let addresses = Dictionary(try book.addresses().map { (RecipeAddress.key($0.address), $0.recipe) }) { first, _ in
      first
    }
    let programs = Dictionary(try book.sourceUIDs().map { ($0.uid, $0.recipe) }) { first, _ in first }
    let counts = Dictionary(grouping: recipes.compactMap { $0.sourceURL.map(RecipeAddress.key) }) { $0 }
    var rest: [Recipe] = []
    var seen: Set<[String]> = []
    var matched: Set<Int> = []
    for recipe in recipes {
      let address = recipe.sourceURL.map(RecipeAddress.key)
      let identity = recipe.identity
      var match = address.flatMap { addresses[$0] }
      // A page with several recipes has one address.
      if let address, let found = match, counts[address]?.count ?? 0 > 1,
        Recipe.key(found.title) != Recipe.key(recipe.title)
      {
        match = nil
      }
      match = match ?? recipe.sourceUID.flatMap { programs[$0] }
      if match == nil {
        match = try book.named(recipe.title).first { known in
          try book.recipe(known.id)?.identity == identity
        }
      }
      let isNew = match.map { matched.insert($0.id).inserted } ?? seen.insert(identity).inserted
      guard isNew else {
        refused.append((recipe.title, "the file has it twice"))
        continue
      }
      guard let match else {
        rest.append(recipe)
        continue
      }
      known.append(match)
      knownRecipes.append(recipe)
      if let update = try RecipeUpdate(match, new: recipe, book) { updates.append(update) }
    }
    recipes = rest
  }

  /// Takes only the recipes at these indices of `recipes`.
  mutating func choose(_ indices: [Int]) { recipes = indices.map { recipes[$0] } }

  /// Replaces the only recipe with what somebody has made of it before saving it.
  mutating func edit(_ recipe: Recipe) {
    unedited = unedited ?? recipes.first
    recipes = [recipe]
  }

  /// The recipes as they were imported, with the photos of `kept`, which are the same recipes with stored photos.
  ///
  /// A later import compares with these, so that what somebody has changed before saving counts as edited.
  func imported(withPhotosOf kept: [Recipe]) -> [Recipe] {
    guard var unedited, let first = kept.first else { return kept }
    unedited.photo = first.photo
    return [unedited]
  }

  /// Leaves the recipes of the book as they are.
  mutating func leaveKnown() { updates = [] }

  /// Also imports the recipes that are already in the book, so that the book has them twice.
  mutating func addKnown() {
    recipes += knownRecipes
    (known, knownRecipes, updates) = ([], [], [])
  }

  /// Throws `duplicateRecipe` if the file's only recipe is already in the book.
  func refuseIfKnown() throws(LarderError) {
    guard recipes.isEmpty, known.count == 1, let first = known.first else { return }
    let title = knownRecipes[0].title
    guard updates.first?.isChange != true else {
      throw LarderError(
        .duplicateRecipe, "`\(title)` is in the book already, as #\(first.id), and its source has changed since",
        hint: "`--dry-run` shows the changes, `--update` takes them; `--again` adds it once more",
        candidates: known.map(\.title))
    }
    throw LarderError(
      .duplicateRecipe, "`\(title)` is in the book already, as #\(first.id)",
      hint: "`recipe show #\(first.id)` shows it; `--again` adds it once more", candidates: known.map(\.title))
  }

  // MARK: One recipe

  /// The maximum number of tags that are taken from a page, which may have hundreds of keywords.
  private static let mostTags = 12

  /// The recipe as the book keeps it; nil if there is no title.
  ///
  /// Values that the book cannot hold are left out; text that is too long is cut.
  static func recipe(_ found: ImportedRecipe) -> Recipe? {
    guard let title = try? RecipeCheck.title(cut(SafeText.stored(found.title), RecipeCheck.longestTitle)) else {
      return nil
    }
    var recipe = Recipe(title: title)
    recipe.description = text(found.description)
    recipe.notes = text(found.notes)
    recipe.sourceURL = found.url.map(SafeText.stored).flatMap {
      $0.isEmpty || $0.unicodeScalars.count > 2000 ? nil : $0
    }
    recipe.sourcePlatform = found.platform.map { cut(SafeText.stored($0), 400) }.flatMap { $0.isEmpty ? nil : $0 }
    recipe.sourceUID = found.sourceUID.map { cut(SafeText.stored($0), 400) }.flatMap { $0.isEmpty ? nil : $0 }
    recipe.language = found.language.flatMap { language in
      let isCode = language.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      return isCode && (2...20).contains(language.utf8.count) ? language : nil
    }
    if let servings = found.servings.flatMap({ try? RecipeCheck.servings($0) }) {
      (recipe.servings, recipe.isServingsStated) = (servings, true)
    }
    recipe.yieldText = found.yieldText.map { cut(SafeText.stored($0), 400) }.flatMap { $0.isEmpty ? nil : $0 }
    (recipe.prepMinutes, recipe.cookMinutes) = (found.prepMinutes, found.cookMinutes)
    let sum = recipe.totalMinutes
    recipe.statedMinutes = found.totalMinutes == sum ? nil : found.totalMinutes
    recipe.weight = found.weight.flatMap { $0 > 0 && $0 <= 1e6 ? $0 : nil }
    recipe.difficulty = found.difficulty.flatMap(Recipe.Difficulty.init)
    recipe.category = found.categories.lazy.compactMap(category).first
    recipe.tags = tags(found.categories.filter { category($0) == nil } + found.tags)
    recipe.ingredients = entries(found.ingredients) { try RecipeCheck.ingredient(cut($0, IngredientReader.longest)) }
    recipe.steps = entries(found.steps) { try RecipeCheck.step(cut($0, RecipeCheck.longestText)) }
    recipe.statedNutrients = found.nutrients
    recipe.ownNutrients = found.ownNutrients
    (recipe.isArchived, recipe.isFavourite) = (found.isArchived, found.isFavourite)
    return recipe
  }

  /// The lines as entries of a recipe; lines that cannot be entries, and those beyond the maximum, are left out.
  private static func entries<Part>(
    _ lines: [ImportedRecipe.Line], _ read: (String) throws -> RecipeEntry<Part>
  ) -> [RecipeEntry<Part>] {
    var entries: [RecipeEntry<Part>] = []
    for line in lines where entries.count < RecipeCheck.mostEntries {
      switch line {
      case .heading(let title):
        let text = PlainName.trimmed(SafeText.stored(title))
        let plain = text.hasSuffix(":") ? String(text.dropLast()) : text
        (try? RecipeCheck.heading(cut(plain, RecipeCheck.longestTitle))).map {
          entries.append(RecipeEntry(.heading($0)))
        }
      case .text(let text):
        (try? read(SafeText.stored(text))).map { entries.append($0) }
      }
    }
    return entries
  }

  private static func tags(_ words: [String]) -> [String] {
    var tags: [String] = []
    for word in words {
      guard tags.count < mostTags, let tag = try? RecipeCheck.tag(SafeText.stored(word)),
        !tags.contains(where: { SearchText.normalize($0) == SearchText.normalize(tag) })
      else { continue }
      tags.append(tag)
    }
    return tags
  }

  private static func text(_ typed: String?) -> String? {
    guard let typed else { return nil }
    let lines = typed.split(separator: "\n").map { SafeText.stored(String($0)) }
    return (try? RecipeCheck.text(cut(lines.joined(separator: "\n"), RecipeCheck.longestText), "a text")) ?? nil
  }

  private static func cut(_ text: String, _ most: Int) -> String {
    text.unicodeScalars.count <= most ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(most)))
  }

  /// The meal that a source's category means; nil for any other category.
  private static func category(_ word: String) -> Slot? {
    switch word.lowercased() {
    case "breakfast", "brunch", "frühstück", "petit-déjeuner", "colazione", "desayuno", "ontbijt": .breakfast
    case "lunch", "mittagessen", "déjeuner", "pranzo", "almuerzo", "comida": .lunch
    case "dinner", "main course", "main", "main dish", "mains", "abendessen", "hauptgericht", "hauptspeise",
      "plat principal",
      "plat", "hoofdgerecht", "entree", "supper":
      .dinner
    case "snack", "snacks", "zwischenmahlzeit": .snack
    default: nil
    }
  }
}
