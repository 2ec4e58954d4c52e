package import Domain

/// Reads recipes from a file, or from an archive or folder of files.
///
/// A file may be a saved web page, plain text, or an export by `recipe export` or another program.
package struct RecipeFileReader {
  /// The maximum size of a file in bytes; the largest of a thousand web pages had a tenth of that.
  private static let largest = 20_000_000
  /// The maximum total size in bytes of an archive's unpacked files.
  private static let largestArchive = 400_000_000
  /// The maximum number of files that are read from an archive or folder.
  private static let mostFiles = 20_000
  /// The maximum depth to which archives may be nested; some programs write an archive for each recipe.
  private static let deepest = 3
  /// The maximum depth to which folders may be nested.
  private static let deepestFolder = 8
  /// The maximum number of bytes that are read from plain text; a book of a thousand recipes has about this many.
  private static let longestText = 2_000_000

  /// The maximum number of different pictures that are taken from one page.
  private static let mostPhotos = 100

  private var found = FoundRecipes()
  private var unpacked = 0
  private var files = 0
  /// Why the first of the refused files was refused.
  private var firstRefusal: LarderError?

  /// The recipes in a file, an archive or a folder; `-` is standard input.
  ///
  /// Throws `noInputFile` if there is no such file; `damagedFile`, `encryptedFile` or `tooLarge` if it cannot be read;
  /// `unknownFormat` if it is not text; `noRecipe` if no recipe is found. If one of several files cannot be read, it is
  /// listed in the result with the reason.
  ///
  /// `isStopped` says whether the user has pressed Ctrl-C while standard input is read; then `interrupted` is thrown.
  package static func read(
    path: String, isStopped: () -> Bool = { false }
  ) throws(LarderError) -> FoundRecipes {
    if path == "-" {
      guard let bytes = try StandardInput.bytes(limit: largest, isStopped: isStopped) else {
        throw tooLarge("standard input")
      }
      return FoundRecipes(recipes: try read(bytes, name: "standard input"))
    }
    var reader = RecipeFileReader()
    if let tree = Folder.tree(path, deepest: deepestFolder, most: mostFiles) {
      reader.found.refused += tree.left.map { ($0.path, $0.why) }
      let pages = Set(tree.files)
      for name in tree.files where wants(name) && !PhotoSearch.isInPageFolder(name, of: pages) {
        let folder = path + "/" + (name.lastIndex(of: "/").map { name[...$0] } ?? "")
        let beside = { (neighbour: String) in photo(at: folder + neighbour) }
        try reader.member(name, beside: beside) { () throws(LarderError) in
          try DiskFile(path: path + "/" + name)
        }
      }
    } else {
      let file = try DiskFile(path: path)
      guard try isArchive(file) else {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        let recipes = reader.withPhotos(try reader.recipes(in: file), path) { photo(at: folder + $0) }
        return FoundRecipes(recipes: recipes)
      }
      try reader.readArchive(file, depth: 1)
    }
    guard reader.found.recipes.isEmpty else { return reader.found.withPartsFirst }
    let why = reader.found.refused.first.map { ": \($0.name): \($0.why)" } ?? ""
    let refusal = reader.firstRefusal.flatMap { [.encryptedFile, .damagedFile].contains($0.code) ? $0 : nil }
    throw LarderError(
      refusal?.code ?? .noRecipe, "\(ImportFile.quoted(path)) contains no file with a recipe\(why)",
      hint: refusal?.hint ?? "pages (.html), texts (.txt, .md, .cook) and the files of recipe programs are read")
  }

  /// The recipes in text that was pasted, typed, or written by `recipe export`; messages refer to it as `name`.
  ///
  /// A line such as `Potato soup for 4: 500 g potatoes, 1 l stock` is a recipe too. Throws `damagedFile`,
  /// `unknownFormat` and `noRecipe`.
  package static func read(text: String, name: String) throws(LarderError) -> FoundRecipes {
    do throws(LarderError) {
      return FoundRecipes(recipes: try read(Array(text.utf8), name: name))
    } catch {
      guard error.code == .noRecipe else { throw error }
      guard !text.contains(where: \.isNewline), let line = RecipeLine.read(text) else {
        throw LarderError(.noRecipe, "the text contains no recipe that can be read", hint: error.hint)
      }
      var recipe = ImportedRecipe()
      (recipe.title, recipe.servings) = (line.title, line.servings)
      recipe.ingredients = line.ingredients.map { .text($0) }
      return FoundRecipes(recipes: [recipe])
    }
  }

  // MARK: Archives and folders

  private static func isArchive(_ file: DiskFile) throws(LarderError) -> Bool {
    let front = try file.bytes(at: 0, count: 4)
    return front.starts(with: [0x50, 0x4B, 0x03, 0x04]) || front.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  private static let endings: Set<String> = [
    "json", "jsonld", "html", "htm", "mhtml", "mht", "eml", "txt", "md", "cook", "paprikarecipe", "zip", "gz",
  ]

  /// Whether a file in an archive may contain recipes, judging by its name.
  ///
  /// Pictures, hidden files and files that macOS adds do not count.
  private static func wants(_ name: String) -> Bool {
    let base = Folder.name(of: name)
    guard !name.hasSuffix("/"), !base.hasPrefix("."), !name.hasPrefix("__MACOSX/") else { return false }
    let ending = base.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return endings.contains(ending)
  }

  private mutating func readArchive(_ file: DiskFile, depth: Int) throws(LarderError) {
    let archive = try ZipArchive(file)
    let entries = Dictionary(archive.entries.map { ($0.name, $0) }) { first, _ in first }
    let pages = Set(entries.keys)
    for entry in archive.entries where Self.wants(entry.name) && !PhotoSearch.isInPageFolder(entry.name, of: pages) {
      let folder = entry.name.lastIndex(of: "/").map { entry.name[...$0] } ?? ""
      let beside = { (path: String) -> [UInt8]? in
        guard let photo = entries[folder + path], photo.size <= PhotoFile.largest else { return nil }
        return try? Self.unpacked(try archive.open(photo), photo.name)
      }
      try member(entry.name, depth: depth, beside: beside) { () throws(LarderError) in
        DiskFile(try Self.unpacked(try archive.open(entry), entry.name), path: entry.name)
      }
    }
  }

  /// Reads one of several files; if this file cannot be read, adds it to the refused files.
  ///
  /// `beside` returns the bytes of a file whose path is relative to the folder of this file, or nil if there is no such
  /// file.
  private mutating func member(
    _ name: String, depth: Int = 0, beside: (String) -> [UInt8]?, _ open: () throws(LarderError) -> DiskFile
  ) throws(LarderError) {
    files += 1
    guard files <= Self.mostFiles, unpacked <= Self.largestArchive else {
      throw LarderError(
        .tooLarge, "it has more than \(Self.mostFiles) files or \(Self.largestArchive / 1_000_000) MB",
        hint: "unpack it, and import it in parts")
    }
    do throws(LarderError) {
      let file = try open()
      unpacked += file.size
      if try Self.isArchive(file) {
        guard depth < Self.deepest else { return }
        try readArchive(file, depth: depth + 1)
      } else {
        found.recipes += withPhotos(try recipes(in: file), name, beside: beside)
      }
    } catch {
      guard error.code == .noRecipe || files <= Self.mostFiles else { throw error }
      firstRefusal = firstRefusal ?? error
      found.refused.append((Folder.name(of: name), error.message))
    }
  }

  /// Returns the recipes of a file; a recipe without a photo gets the photo that is beside the file, if there is one.
  private mutating func withPhotos(
    _ recipes: [ImportedRecipe], _ name: String, beside: (String) -> [UInt8]?
  ) -> [ImportedRecipe] {
    let search = PhotoSearch(fileName: Folder.name(of: name), isAlone: recipes.count == 1)
    return recipes.map { recipe in
      guard recipe.photo == nil, unpacked <= Self.largestArchive else { return recipe }
      var recipe = recipe
      recipe.photo = search.paths(for: recipe).firstResult { path in
        beside(path).flatMap { PhotoFile($0) }.map { .file($0) }
      }
      if case .file(let photo)? = recipe.photo { unpacked += photo.bytes.count }
      return recipe
    }
  }

  /// The bytes of a file on the disk that may be a photo; nil if there is no such file, or if it is a symbolic link.
  private static func photo(at path: String) -> [UInt8]? {
    guard Folder.isFile(path), let file = try? DiskFile(path: path), file.size <= PhotoFile.largest else { return nil }
    return try? file.bytes(at: 0, count: file.size)
  }

  /// The recipes in a file that is not an archive, but may be compressed.
  private func recipes(in file: DiskFile) throws(LarderError) -> [ImportedRecipe] {
    guard file.size <= Self.largest else { throw Self.tooLarge(file.path) }
    let bytes = try file.bytes(at: 0, count: file.size)
    guard bytes.starts(with: [0x1F, 0x8B]) else { return try Self.read(bytes, name: file.path) }
    return try Self.read(try Self.unpacked(GzipBytes(file), file.path), name: file.path)
  }

  /// All bytes of a stream; throws `tooLarge` if there are too many bytes.
  private static func unpacked(_ source: any ByteSource, _ name: String) throws(LarderError) -> [UInt8] {
    var bytes: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = try source.read(into: buffer)
      guard count > 0 else { return bytes }
      guard bytes.count + count <= largest else { throw tooLarge(name) }
      bytes += buffer[..<count]
    }
  }

  // MARK: One file

  /// The recipes in the contents of a file; messages refer to the file as `name`.
  static func read(_ contents: [UInt8], name: String) throws(LarderError) -> [ImportedRecipe] {
    guard FieldText.isUTF16(contents) || !contents.prefix(4096).contains(0) else {
      throw LarderError(
        .unknownFormat, "\(ImportFile.quoted(name)) is not text",
        hint: "give a saved web page (.html), a file of recipes (.json, .jsonld) or a text (.txt, .md)")
    }
    if MailText.isMail(contents) { return try mail(contents, name) }
    let bytes = Array(FieldText.whole(contents).utf8)
    let start = bytes.drop { $0 <= 0x20 }
    let isPage =
      start.first == UInt8(ascii: "<") || PageText.isPage(String(decoding: bytes.prefix(4096), as: UTF8.self))
    let isJSON = start.first == UInt8(ascii: "[") && JSONTree(start) != nil
    if !isPage, !isJSON, let recipe = cooklang(bytes, name) { return [recipe] }
    guard start.first == UInt8(ascii: "{") || start.first == UInt8(ascii: "[") else {
      return isPage ? try page(bytes, name) : try text(bytes, name)
    }
    guard let tree = JSONTree(start) else {
      // `[Aunt May] Soup` begins like JSON too.
      let recipes = TextRecipe.all(in: String(decoding: bytes.prefix(longestText), as: UTF8.self))
      guard recipes.isEmpty else { return recipes }
      throw LarderError(
        .damagedFile, "\(ImportFile.quoted(name)) is damaged: it begins like JSON, but is not valid JSON",
        hint: "save or export it once more")
    }
    let recipes =
      LarderRecipes.all(in: tree) ?? ProgramRecipes.all(in: tree)
      ?? LinkedRecipes.all(in: tree).filter { !$0.ingredients.isEmpty }
    guard !recipes.isEmpty else { throw none(name, title: nil) }
    return recipes
  }

  /// The recipe in text in Cooklang; nil for any other text.
  private static func cooklang(_ bytes: [UInt8], _ name: String) -> ImportedRecipe? {
    let start = bytes.first { $0 > 0x20 }
    guard start != UInt8(ascii: "{"), start != UInt8(ascii: "<") else { return nil }
    let text = String(decoding: bytes.prefix(longestText), as: UTF8.self)
    let isNamed = name.lowercased().hasSuffix(".cook")
    guard isNamed || CooklangText.isCooklang(text) else { return nil }
    let base = Folder.name(of: name)
    return CooklangRecipe.read(text, fileName: isNamed ? String(base.dropLast(".cook".count)) : nil)
  }

  /// The recipes in an email, or in a page that a browser has saved in the format of an email (`.mhtml`).
  private static func mail(_ contents: [UInt8], _ name: String) throws(LarderError) -> [ImportedRecipe] {
    let mail = MailText(contents)
    let recipes = mail.texts(of: "text/html").firstResult { page in
      let recipes = PageRecipes(Array(page.utf8)).recipes()
      return recipes.isEmpty ? nil : recipes
    }
    if let recipes {
      // Many recipes may name the same picture, which is decoded only once.
      var photos: [String: PhotoFile?] = [:]
      return recipes.map { recipe in
        guard let image = recipe.image, photos[image] != nil || photos.count < mostPhotos else { return recipe }
        let photo = photos[image] ?? mail.part(at: image).flatMap { PhotoFile($0) }
        photos[image] = .some(photo)
        var recipe = recipe
        recipe.photo = photo.map { .file($0) }
        return recipe
      }
    }
    return try text(Array((mail.texts(of: "text/plain").first ?? "").utf8), name, subject: mail.subject)
  }

  private static func page(_ bytes: [UInt8], _ name: String) throws(LarderError) -> [ImportedRecipe] {
    let page = PageRecipes(bytes)
    let recipes = page.recipes()
    guard !recipes.isEmpty else { throw none(name, title: page.title) }
    return recipes
  }

  private static func text(
    _ bytes: [UInt8], _ name: String, subject: String? = nil
  ) throws(LarderError) -> [ImportedRecipe] {
    let recipes = TextRecipe.all(in: String(decoding: bytes.prefix(longestText), as: UTF8.self), subject: subject)
    guard !recipes.isEmpty else {
      throw LarderError(
        .noRecipe, "\(ImportFile.quoted(name)) contains no recipe that can be read",
        hint: "write the title first, then `Ingredients:` and a line for each, then `Steps:` and a line for each")
    }
    return recipes
  }

  private static func none(_ name: String, title: String?) -> LarderError {
    let title = title.map { String($0.prefix(80)) }
    let found = title.map { ", only the title `\($0)`" } ?? ""
    // The title is the only thing that a recipe entered by hand can reuse.
    return LarderError(
      .noRecipe, "\(ImportFile.quoted(name)) contains no recipe that can be read\(found)",
      hint: "`recipe add` takes it line by line", candidates: title.map { [$0] } ?? [])
  }

  private static func tooLarge(_ name: String) -> LarderError {
    LarderError(
      .tooLarge, "\(ImportFile.quoted(name)) is larger than \(largest / 1_000_000) MB",
      hint: "give the page or the file of a recipe")
  }
}
