/// The kinds of errors: `--json` prints the name of an error's kind, and the shell gets the exit status of the kind.
///
/// docs/errors.md is generated from these kinds.
package enum ErrorCode: String, CaseIterable, Sendable {
  // Exit status 1: the command is well formed, but something is not found, ambiguous or not allowed.
  case notFound
  case unknownProfile
  case unknownFood
  case unknownMeal
  case unknownTrip
  case unknownRecipe
  case unknownItem
  case unknownMember
  case ambiguousFood
  case ambiguousMeal
  case ambiguousTrip
  case ambiguousRecipe
  case ambiguousProfile
  case doubtful
  case notAllowed
  case alreadyExists
  case duplicateRecipe
  case forbiddenAddress
  case nothingToUndo
  case nothingToRedo
  case undoConflict
  case needsAnswer
  case noProfile
  // Exit status 64: the words are not a command.
  case unknownCommand
  case ambiguousCommand
  case unknownOption
  case missingValue
  case missingArgument
  case unexpectedArgument
  // Exit status 65: a value cannot be read or is out of range.
  case badAmount
  case badDay
  case badTime
  case badNumber
  case badValue
  case badQuote
  case outOfRange
  case implausibleFood
  case lineTooLong
  case badFile
  case damagedFile
  case encryptedFile
  case unknownFormat
  case noRecipe
  case tooLarge
  case notAPage
  // Exit statuses 66, 69, 73, 74, 75, 78 and 130.
  case noInputFile
  case missingProgram
  case unreachable
  case timeout
  case untrustedCertificate
  case refusedBySite
  case pageMissing
  case cannotCreate
  case databaseFailed
  case notADatabase
  case foreignDatabase
  case emptyDatabase
  case newerSchema
  case damagedDatabase
  case unsupportedSQLite
  case busy
  case badSettings
  case interrupted

  /// The program's exit status for the error, which is one of the values of sysexits.h where one fits.
  package var exitStatus: Int32 {
    switch self {
    case .notFound, .unknownProfile, .unknownFood, .unknownMeal, .unknownTrip, .unknownRecipe, .unknownItem,
      .unknownMember, .ambiguousFood, .ambiguousMeal, .ambiguousTrip, .ambiguousRecipe, .ambiguousProfile, .doubtful,
      .notAllowed, .alreadyExists, .duplicateRecipe, .forbiddenAddress,
      .nothingToUndo, .nothingToRedo, .undoConflict, .needsAnswer, .noProfile:
      1
    case .unknownCommand, .ambiguousCommand, .unknownOption, .missingValue, .missingArgument, .unexpectedArgument: 64
    case .badAmount, .badDay, .badTime, .badNumber, .badValue, .badQuote, .outOfRange, .implausibleFood, .lineTooLong,
      .badFile, .damagedFile, .encryptedFile, .unknownFormat, .noRecipe, .tooLarge, .notAPage:
      65
    case .noInputFile: 66
    case .missingProgram, .unreachable, .timeout, .untrustedCertificate, .refusedBySite, .pageMissing: 69
    case .cannotCreate: 73
    case .databaseFailed, .notADatabase, .foreignDatabase, .emptyDatabase, .newerSchema, .damagedDatabase,
      .unsupportedSQLite:
      74
    case .busy: 75
    case .badSettings: 78
    case .interrupted: 130
    }
  }
}
