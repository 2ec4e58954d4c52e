internal import Domain
internal import Exchange
internal import Figures
internal import Store
internal import Text

/// What is known about a recipe's photo.
enum RecipePhoto {
  /// The path of the photo, which is kept beside the household's file.
  case kept(String)
  /// The path at which the photo should be, but is not.
  case missing(String)
  /// A photo that would be saved with the recipe; the value is its web address, or nil if it has none.
  case found(String?)
  /// There is no photo; the user is told so before the recipe is saved.
  case none

  /// Where the photo is: its path or, before it is saved, its web address; nil if there is none.
  var address: String? {
    switch self {
    case .kept(let path): path
    case .found(let address): address
    case .missing, .none: nil
    }
  }

  func lines(on canvas: Canvas) -> [StyledLine] {
    switch self {
    // Not wrapped, since people copy it.
    case .kept(let path): [StyledLine("photo " + canvas.show(path), .faint)]
    case .missing(let path):
      canvas.show("Its photo is missing: there is no file \(path)").wrapped(to: canvas.width).map {
        StyledLine($0, .yellow)
      }
    case .found(let address): [StyledLine("photo" + (address.map { " " + canvas.show($0) } ?? ""), .faint)]
    case .none: [StyledLine("no photo", .faint)]
    }
  }
}

/// What `--photo` does to a recipe.
enum PhotoChange {
  case unchanged
  case removed
  /// The name of the photo that is kept for the recipe.
  case kept(String)

  func apply(to recipe: inout Recipe) {
    switch self {
    case .unchanged: return
    case .removed: recipe.photo = nil
    case .kept(let name): recipe.photo = name
    }
  }
}

/// The photos that the household keeps.
extension Session {
  /// The folder in which the household keeps the photos of its recipes; nil if the household has no file.
  var photoFolder: KeptFolder? {
    !isSample && Household.exists(at: location.database) ? KeptFolder(.photos, household: location.database) : nil
  }

  /// What is known about a saved recipe's photo; nil if it has none.
  func photo(of recipe: Recipe) -> RecipePhoto? {
    guard let name = recipe.photo, let folder = photoFolder, let expected = folder.expectedPath(of: name) else {
      return nil
    }
    return folder.path(of: name).map { .kept($0) } ?? .missing(expected)
  }

  /// Reads the photo that `--photo` names and keeps it.
  ///
  /// If the recipe is not saved after all, the photo is removed by a later `sweepPhotos`.
  ///
  /// Throws `noInputFile`, `badFile`, `tooLarge` or `cannotCreate`, and `notAllowed` for the sample household.
  func keptPhoto(_ invocation: Invocation) throws -> PhotoChange {
    guard let word = invocation.word(RecipeOptions.photo) else { return .unchanged }
    if RecipeOptions.isNone(word) { return .removed }
    return try invocation.locatingErrors(at: word) {
      guard let folder = photoFolder else {
        throw LarderError(
          .notAllowed, "the sample household is only in memory, so it keeps no photos",
          hint: "`demo --out FILE` writes it to a file")
      }
      return .kept(try folder.keep(try PhotoFile(path: path(word)), PhotoPreparation()))
    }
  }

  /// Keeps the photos of recipes that are about to be saved and returns the recipes with the names of their photos.
  ///
  /// The keys of `photos` are the photo names that the recipes have so far. If a recipe's photo is neither in `photos`
  /// nor in the folder, the recipe is returned without a photo.
  func keepPhotos(_ photos: [String: PhotoFile], of recipes: [Recipe]) throws -> [Recipe] {
    let folder = photoFolder
    let preparation = PhotoPreparation()
    defer { progress(nil) }
    return try recipes.enumerated().map { index, recipe in
      guard let name = recipe.photo else { return recipe }
      var recipe = recipe
      if photos.count > 1 {
        progress(
          Progress(
            title: "photos", share: Double(index) / Double(recipes.count), count: index.counted("recipe")))
      }
      recipe.photo =
        try folder.flatMap { folder in
          try photos[name].map { try folder.keep($0, preparation) } ?? folder.path(of: name).map { _ in name }
        }
      return recipe
    }
  }

  /// Removes photos that are no longer needed after a command with `--photo`, which may have replaced some.
  func sweepPhotos(_ invocation: Invocation) {
    guard invocation.has(RecipeOptions.photo) else { return }
    sweepPhotos()
  }

  /// Removes the photos that no recipe, no inbox item and no undo step needs.
  func sweepPhotos() {
    // Ignore errors here: what was asked for is done, even if old files cannot be removed.
    try? read { reading in try photoFolder?.sweepPhotos(reading) }
  }
}

extension KeptFolder {
  /// Keeps a photo, reduced in size where possible, and returns the name of its file.
  ///
  /// Throws `cannotCreate` if it cannot be written.
  func keep(_ photo: PhotoFile, _ preparation: PhotoPreparation) throws(LarderError) -> String {
    let prepared = try preparation.prepared(photo)
    return try keepOnce(prepared.whole.file, small: prepared.small?.file)
  }

  /// Removes the photos in this folder that no recipe, no inbox item and no undo step needs.
  func sweepPhotos(_ reading: ReadTransaction) throws {
    try sweep { try reading.keptFiles.needs($0, as: .photos) }
  }
}
