package import Testing

/// Records an issue if `condition` is false: what `#expect` does, without a macro.
///
/// An `#expect` costs the compiler about 70 ms, a call of this function 6 ms, and the tests have more than 6,000 of them.
/// Where two values should be equal, `expect(_:equals:)` shows both of them.
package func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  guard !condition else { return }
  record("is not true", comment(), .init(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue that shows both values if `value` is not equal to `expected`.
package func expect<Value: Equatable>(
  _ value: Value, equals expected: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard value != expected else { return }
  let difference = "\(String(reflecting: value)) is not equal to \(String(reflecting: expected))"
  record(difference, comment(), .init(fileID: fileID, filePath: filePath, line: line, column: column))
}

private func record(_ text: String, _ comment: Comment?, _ location: SourceLocation) {
  Issue.record(Comment(rawValue: joined(text, comment)), sourceLocation: location)
}

/// Ends a test: what the rest of it needs is missing.
package struct Missing: Error, CustomStringConvertible {
  package let description: String
}

/// The value behind `value`: what `#require` does, without a macro.
///
/// - Throws: `Missing` if `value` is nil, with the place of the call.
package func require<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil, file: String = #fileID, line: Int = #line
) throws -> Value {
  if let value { return value }
  throw missing("a value is nil", comment(), file, line)
}

/// Returns if `condition` is true.
///
/// - Throws: `Missing` if `condition` is false, with the place of the call.
package func require(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, file: String = #fileID, line: Int = #line
) throws {
  if !condition { throw missing("a condition is false", comment(), file, line) }
}

private func missing(_ text: String, _ comment: Comment?, _ file: String, _ line: Int) -> Missing {
  Missing(description: "\(file):\(line): \(joined(text, comment))")
}

private func joined(_ text: String, _ comment: Comment?) -> String {
  guard let comment else { return text }
  return "\(text): \(comment.rawValue)"
}
