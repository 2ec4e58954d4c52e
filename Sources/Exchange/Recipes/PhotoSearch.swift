internal import Domain

/// Finds the paths where a recipe's photo may be, in the folder or archive that contains the recipe's file.
///
/// Only files at these paths are looked at, and none of the paths leads out of the folder.
struct PhotoSearch {
  /// The usual file name extensions of photos.
  static let endings = ["jpg", "jpeg", "png", "webp", "JPG"]

  /// What browsers append to the name of a saved page, in various languages, to name the folder of its pictures.
  private static let pageFolders = [
    "_files", "-files", ".files", "_file", "_Dateien", "-Dateien", "_fichiers", "_archivos", "_ficheros", "_arquivos",
    "_bestanden", "_filer", "_tiedostot", "_pliki", "_soubory",
  ]

  /// The name of the recipe's file, without its folder.
  let fileName: String
  /// Whether the file has only this recipe, so that a photo beside the file belongs to the recipe.
  let isAlone: Bool

  /// The paths at which the photo may be, relative to the folder of the recipe's file, likeliest first.
  func paths(for recipe: ImportedRecipe) -> [String] {
    let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
    let stem = parts.dropLast().joined(separator: ".")
    let ending = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
    var paths: [String] = []
    if let image = recipe.image, let name = Self.fileName(in: image) {
      if ["html", "htm"].contains(ending) { paths += Self.pageFolders.map { "\(stem)\($0)/\(name)" } }
      // Cooklang gives the name of a picture beside the file; Larder's own exports give the photo's path.
      if !image.hasPrefix("http") { paths.append(name) }
    }
    // In Cooklang, the picture is beside the file and has the same name.
    if ending == "cook" { paths += Self.endings.map { "\(stem).\($0)" } }
    // Only the backup of a whole book has photos for all of its recipes, named by the recipes' IDs.
    guard ending == "json" else { return paths }
    return paths
      + recipe.photoPaths.filter { path in
        path.hasPrefix("data/") || isAlone && (path.contains("/") || fileName == "recipe.json")
      }
  }

  /// The name of the file in an address or a path, without a query and with percent codes such as `%20` decoded.
  ///
  /// Nil if there is no name, or if the name could lead out of a folder.
  static func fileName(in address: String) -> String? {
    let path = address.hasPrefix("http") ? address.prefix { $0 != "?" && $0 != "#" } : address[...]
    guard let last = path.split(separator: "/").last else { return nil }
    let name = PercentCode.decoded(last)
    let isPlain = !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 255
    return isPlain && !name.contains { $0 == "/" || $0 == "\\" || $0 == "\0" } ? name : nil
  }
}
