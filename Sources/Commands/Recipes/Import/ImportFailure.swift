internal import Domain
internal import Exchange
internal import Text

/// Why a recipe could not be imported, and what is offered instead: another attempt, or a blank recipe.
struct ImportFailure {
  let error: LarderError
  /// The address of the page; nil for a file or for text.
  let url: String?
  /// The text that came with the link, which becomes the recipe's note; nil if there is none.
  var caption: String?

  /// Whether an error means that no recipe can be read, so that a blank recipe is offered instead.
  static func isExpected(_ error: LarderError) -> Bool {
    switch error.code {
    case .noRecipe, .unreachable, .timeout, .untrustedCertificate, .refusedBySite, .pageMissing, .tooLarge, .notAPage,
      .missingProgram:
      true
    default: false
    }
  }

  /// The error for an address that begins with neither `http` nor `https`.
  static func notOnTheWeb(_ scheme: String, hint: String) -> LarderError {
    LarderError(
      .forbiddenAddress, "an address that begins with `\(scheme):` is not a page on the internet", hint: hint)
  }

  /// The error to show if nobody can be asked: its hint also says how to begin a recipe that keeps the address.
  var hinted: LarderError {
    guard url != nil else { return error }
    var result = error
    let byHand = "`recipe add TITLE --source URL` begins a recipe that keeps the address"
    result.hint = error.code == .noRecipe ? byHand : [error.hint, byHand].compactMap(\.self).joined(separator: "; ")
    return result
  }

  /// Shows the error and asks what to do: returns a blank recipe, or nil for another attempt.
  ///
  /// Throws `needsAnswer` if neither is wanted.
  func offer(_ session: Session) throws -> ImportedRecipe? {
    session.dialogue.show(error)
    let blank = url == nil ? "begin a blank recipe" : "begin a blank recipe that keeps the address"
    // A site that refuses programs will do so again, so the answer that works comes first.
    let isRefused = error.code == .refusedBySite
    let leave = isRefused ? "leave it, save the page in the browser and import the file" : "leave it"
    let again = "try again"
    let answers = isRefused ? [leave, blank, again] : url == nil ? [blank, leave] : [again, blank, leave]
    let answer = try session.dialogue.choose("What now?", answers).map { answers[$0] }
    if answer == again { return nil }
    guard answer == blank else {
      throw LarderError(.needsAnswer, "nothing was imported", hint: "the book is as it was")
    }
    var recipe = ImportedRecipe()
    recipe.title = try title(session)
    (recipe.url, recipe.notes) = (url, caption)
    return recipe
  }

  /// Asks for the title until a valid one is typed; Enter alone takes the page's own title.
  private func title(_ session: Session) throws -> String {
    let known = (error.candidates.first ?? caption?.split(whereSeparator: \.isNewline).first.map(String.init))
      .map { SafeText.stored(String($0.prefix(RecipeCheck.longestTitle))) }
    while true {
      let typed = try session.dialogue.ask(Question("title", preset: known, takesPasted: false))
      do throws(LarderError) {
        return try RecipeCheck.title(SafeText.stored(typed.isEmpty ? known ?? "" : typed))
      } catch {
        session.dialogue.show(error)
      }
    }
  }
}
