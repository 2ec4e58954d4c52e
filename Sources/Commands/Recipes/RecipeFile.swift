internal import Charts
internal import Domain
internal import Exchange
internal import Figures

/// One or more recipes, formatted as the text of one file.
struct RecipeFile {
  /// The kinds of files that recipes are written as.
  enum Format: String, CaseIterable {
    case txt
    case md
    case html
    case json
    case csv
    case jsonld
    case cooklang
    case pdf

    /// The ending of the file's name.
    var ending: String { self == .cooklang ? "cook" : rawValue }

    /// The kind of file with that ending; nil if no kind has it.
    init?(ending: String) {
      guard let format = Self.allCases.first(where: { $0.ending == ending }) else { return nil }
      self = format
    }
  }

  let recipes: [Recipe]
  /// The servings and units for each recipe.
  let scales: [RecipeScale]
  /// The folder with the photos of the recipes; nil to leave them out.
  var photos: KeptFolder?

  /// The contents of the file, ending with a line feed; for a PDF, the page that is printed.
  func text(as format: Format) -> String {
    let sheets = zip(recipes, scales).map { RecipeSheet($0, $1) }
    switch format {
    case .txt: return sheets.map(\.plainText).joined(separator: "\n---\n\n")
    case .md: return sheets.map(\.markdown).joined(separator: "\n---\n\n")
    case .html: return page(withPhotoData(sheets))
    case .pdf: return page(withPhotoData(sheets), isPrinted: true)
    case .json: return json.line + "\n"
    case .csv: return table.text
    case .jsonld: return linkedData.line + "\n"
    case .cooklang:
      return zip(recipes, scales).map { recipe, scale in
        RecipeSheet(recipe, scale, isMarked: false).cooklang(language: recipe.language)
      }.joined(separator: "\n")
    }
  }

  /// All values of the recipes.
  var json: JSON {
    .object([
      "recipes": .array(
        zip(recipes, scales).map { RecipeJSON.recipe($0, $1, photo: photoPath(of: $0).map { .kept($0) }) })
    ])
  }

  /// The recipes as schema.org data without photos, since the path of a photo would reveal the names of folders on this
  /// machine.
  private var linkedData: JSON {
    let pairs = Dictionary(zip(recipes.map(\.id), scales)) { first, _ in first }
    return RecipeLinkedData.document(recipes) { pairs[$0.id] ?? RecipeScale() }
  }

  // MARK: Photos

  private func photoPath(of recipe: Recipe) -> String? { recipe.photo.flatMap { photos?.path(of: $0) } }

  /// The photo of a recipe as a file of its own; nil if the recipe has no photo or the photo cannot be read.
  func photo(of recipe: Recipe) -> (bytes: [UInt8], ending: String)? {
    guard let path = photoPath(of: recipe), let photo = try? PhotoFile(path: path) else { return nil }
    return (photo.bytes, photo.file.suffix)
  }

  /// The sheets with their photos in them; in a book of several recipes, the small versions of the photos are used if
  /// they exist.
  private func withPhotoData(_ sheets: [RecipeSheet]) -> [RecipeSheet] {
    zip(sheets, recipes).map { sheet, recipe in
      var sheet = sheet
      let small = recipes.count > 1 ? recipe.photo.flatMap { photos?.smallPath(of: $0) } : nil
      // A file that is not a photo stays out of the page, no matter who put it there.
      let photo = (small ?? photoPath(of: recipe)).flatMap { try? PhotoFile(path: $0) }
      sheet.photoData = photo.map { "data:\($0.mediaType);base64,\(Base64.encoded($0.bytes))" }
      return sheet
    }
  }

  /// The style rules for photos and for printed recipes.
  private static let style = """
    .photo { display: block; max-width: 100%; max-height: 24rem; height: auto; border-radius: .4rem; }
    article + article { margin-top: 3rem; }
    @page { size: A4; margin: 2cm; }
    @media print { .photo { max-height: 9cm; } article + article { margin-top: 0; break-before: page; }
      h1, h2, h3 { break-after: avoid; } li { break-inside: avoid; } }
    """

  /// A page that needs no other files; unless the page is to be printed, it also contains the data for other programs.
  private func page(_ sheets: [RecipeSheet], isPrinted: Bool = false) -> String {
    // In JSON `<` occurs only in strings; in a page it could end the script, or begin a comment.
    let data = isPrinted ? "" : linkedData.line.replacing("<", with: "\\u003c")
    let head = HTMLStyle.head(
      title: sheets.count == 1 ? sheets[0].title : "Recipes", language: language, style: Self.style,
      further: isPrinted ? "" : "<script type=\"application/ld+json\">\(data)</script>")
    return head + """
      <body>
      <main>
      \(sheets.map(\.article).joined())</main>
      </body>
      </html>

      """
  }

  /// The language of all recipes if they have the same one, or else English, the language of the headings.
  private var language: String {
    let all = Set(recipes.map(\.language))
    return all.count == 1 ? recipes.first?.language ?? "en" : "en"
  }

  // MARK: What stays behind

  /// What a recipe may have that not every kind of file can hold.
  private enum Part: String, CaseIterable {
    case photos = "photos"
    case favourites = "favourites"
    case stated = "the nutrients that sources state or somebody has typed in"
    case notes = "notes"
    case difficulty = "the difficulty"
    case steps = "steps"
    case weight = "the weight of the dish"
    case timers = "times of steps that were set by hand"
    case chosen = "foods that were chosen by hand"

    func isIn(_ recipe: Recipe) -> Bool {
      switch self {
      case .photos: recipe.photo != nil
      case .favourites: recipe.isFavourite
      case .stated: recipe.statedNutrients != nil || recipe.ownNutrients != nil
      case .notes: recipe.notes != nil
      case .difficulty: recipe.difficulty != nil
      case .steps: !recipe.steps.isEmpty
      case .weight: recipe.weight != nil
      case .timers: recipe.steps.parts().contains { $0.seconds != StepDuration.all(in: $0.text).first }
      case .chosen: recipe.ingredients.parts().contains(where: \.isSetByHand)
      }
    }
  }

  /// The sentence that names what would be lost if a file of this kind were imported again; nil if nothing would be
  /// lost.
  ///
  /// A file that is made for people to read may show values that `recipe import` cannot read from it.
  func leftOut(of format: Format, photosLieBeside: Bool = false) -> String? {
    var lost: [Part] =
      switch format {
      case .txt, .md: [.photos, .favourites, .stated, .weight]
      case .html: [.favourites, .notes, .difficulty, .weight]
      case .jsonld: [.photos, .favourites, .notes, .difficulty, .weight]
      case .cooklang: [.photos, .weight]
      case .json: []
      case .csv: [.photos, .favourites, .stated, .notes, .difficulty, .steps, .weight]
      case .pdf: []
      }
    // No reader takes a time or a food from a file: both are found anew by the words.
    if format != .pdf { lost += [.timers, .chosen] }
    if photosLieBeside { lost.removeAll { $0 == .photos } }
    let named = lost.compactMap { part -> String? in
      let count = recipes.filter(part.isIn).count
      return count == 0 ? nil : recipes.count == 1 ? part.rawValue : "\(part.rawValue) (\(count.counted("recipe")))"
    }
    guard !named.isEmpty else { return nil }
    let sentence = "`recipe import` does not read from this file: \(named.joined(separator: ", "))."
    let foundAnew = [Part.timers, .chosen].filter { part in recipes.contains(where: part.isIn) }
    guard named.count > foundAnew.count else { return sentence }
    if format == .cooklang, !recipes.contains(where: Part.weight.isIn) { return sentence + " `html` keeps them." }
    let except = ["the photo itself"] + foundAnew.map(\.rawValue)
    return sentence + " `json` keeps everything except \(except.joined(separator: ", "))."
  }

  /// A row for each ingredient; a recipe without ingredients has one row.
  var table: CSVTable {
    CSVTable(
      [
        "recipe", "title", "servings", "n", "section", "text", "quantity", "quantityMax", "unit", "name", "note",
        "food",
        "grams",
      ],
      zip(recipes, scales).flatMap { recipe, scale -> [[String]] in
        let head = [String(recipe.id), recipe.title, FoodText.csv(recipe.servings * scale.factor)]
        let rows = recipe.ingredients.sectioned().enumerated().map { index, entry -> [String] in
          let shown = scale.shown(entry.part)
          let reading = entry.part.reading
          let factor = shown.rule == .damped ? scale.damped : scale.factor
          return head + [
            String(index + 1), entry.section ?? "", RecipeText.line(entry.part, scale, isMarked: false),
            FoodText.csv(shown.quantity),
            FoodText.csv(shown.quantityMax), shown.unit ?? "", reading?.name ?? "", reading?.note ?? "",
            entry.part.food?.name ?? entry.part.recipe?.title ?? "",
            FoodText.csv(entry.part.grams.map { $0 * factor }),
          ]
        }
        return rows.isEmpty ? [head + Array(repeating: "", count: 10)] : rows
      })
  }
}
