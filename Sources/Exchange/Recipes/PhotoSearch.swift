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
      // Cooklang gives the name of a picture beside the file; Larder's own exports give the photo's path; a page that
      // somebody has written gives either.
      if !image.hasPrefix("http") {
        if let path = Self.pathInside(image) { paths.append(path) }
        paths.append(name)
      }
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

  /// A relative path that leads to a place in the folder or below it, such as `./img/soup.png`; nil for any other path.
  private static func pathInside(_ path: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    let parts = path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map { PercentCode.decoded($0) }
      .filter { $0 != "." }
    let isPlain = parts.allSatisfy { part in
      !part.hasPrefix(".") && part.utf8.count <= 255 && !part.contains { $0 == "/" || $0 == "\\" || $0 == "\0" }
    }
    return isPlain && parts.count > 1 ? parts.joined(separator: "/") : nil
  }

  /// Whether a file is in the folder of a saved page's pictures and scripts, which browsers put beside the page.
  ///
  /// `files` are all files around it, as paths like `name`.
  static func isInPageFolder(_ name: String, of files: Set<String>) -> Bool {
    var folder = name[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      for suffix in pageFolders where folder.hasSuffix(suffix) {
        let stem = folder.dropLast(suffix.count)
        if files.contains("\(stem).html") || files.contains("\(stem).htm") { return true }
      }
    }
    return false
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
