internal import Domain

/// Where the photo of a recipe may lie: in the folder of the recipe's file or in its archive.
///
/// The files are only looked at by these paths, none of which leads out of the folder.
struct PhotoSearch {
  /// The usual endings of photos' names.
  static let endings = ["jpg", "jpeg", "png", "webp", "JPG"]

  /// What browsers add to a page's name for the folder of its pictures, in the languages of most of them.
  private static let pageFolders = [
    "_files", "-files", ".files", "_file", "_Dateien", "-Dateien", "_fichiers", "_archivos", "_ficheros", "_arquivos",
    "_bestanden", "_filer", "_tiedostot", "_pliki", "_soubory",
  ]

  /// The name of the recipe's file, without its folder.
  let fileName: String
  /// Whether the file has only this recipe, so that a photo beside it is the recipe's.
  let isAlone: Bool

  /// The paths at which the photo may be, relative to the folder of the recipe's file, the likeliest first.
  func paths(for recipe: ImportedRecipe) -> [String] {
    let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
    let stem = parts.dropLast().joined(separator: ".")
    let ending = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
    var paths: [String] = []
    if let image = recipe.image, let name = Self.fileName(in: image) {
      if ["html", "htm"].contains(ending) { paths += Self.pageFolders.map { "\(stem)\($0)/\(name)" } }
      // Cooklang names the picture beside the file; Larder's own exports have the photo's path.
      if !image.hasPrefix("http") { paths.append(name) }
    }
    // Cooklang has the picture beside the file, under its name.
    if ending == "cook" { paths += Self.endings.map { "\(stem).\($0)" } }
    // Only the backup of a whole book has photos for all of its recipes, by their ids.
    guard ending == "json" else { return paths }
    return paths
      + recipe.photoPaths.filter { path in
        path.hasPrefix("data/") || isAlone && (path.contains("/") || fileName == "recipe.json")
      }
  }

  /// The name of the file in an address or a path, without a query, with `%20` and the like replaced.
  ///
  /// Nil if it has none, or if the name could lead out of a folder.
  static func fileName(in address: String) -> String? {
    let path = address.hasPrefix("http") ? address.prefix { $0 != "?" && $0 != "#" } : address[...]
    guard let last = path.split(separator: "/").last else { return nil }
    let name = PercentCode.decoded(last)
    let isPlain = !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 255
    return isPlain && !name.contains { $0 == "/" || $0 == "\\" || $0 == "\0" } ? name : nil
  }
}
