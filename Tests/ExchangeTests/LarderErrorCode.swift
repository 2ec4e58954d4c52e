import Domain

/// An error's code, kept from what was thrown.
struct LarderErrorCode: Error {
  let code: ErrorCode
  let message: String

  /// Runs `body` and throws the code of the error that it throws.
  static func of<Value>(_ body: () throws -> Value) throws {
    do { _ = try body() } catch let error as LarderError {
      throw LarderErrorCode(code: error.code, message: error.message)
    }
  }
}
