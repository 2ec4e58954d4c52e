internal import Domain
internal import Exchange
internal import Store

/// Takes the meals of another program's diary into the profile in use, or shows what that would do.
struct MealImportRun {
  let session: Session
  let invocation: Invocation
  let place: ImportPlace

  func run() throws -> ImportReport { throw LarderError(.badFile, "not there yet") }
}
