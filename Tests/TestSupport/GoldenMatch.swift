import Foundation

/// Compares lines with a session's patterns.
enum GoldenMatch {
  /// Whether the text matches: `[..]` in the pattern stands for any text within the line.
  static func matches(_ line: String, _ pattern: String) -> Bool {
    if pattern == "\\[...]" { return line == "[...]" }
    let parts = pattern.components(separatedBy: "[..]")
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return line == pattern }
    guard line.hasPrefix(first) else { return false }
    var rest = line.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  /// Whether all lines match; a pattern `[...]` stands for any number of lines.
  static func matches(_ lines: [String], _ patterns: [String]) -> Bool {
    // reachable[i]: the patterns so far match the first i lines.
    var reachable = [true] + Array(repeating: false, count: lines.count)
    for pattern in patterns {
      var next = Array(repeating: false, count: lines.count + 1)
      if pattern == "[...]" {
        guard let first = reachable.firstIndex(of: true) else { return false }
        for index in first...lines.count { next[index] = true }
      } else {
        for index in lines.indices where reachable[index] { next[index + 1] = matches(lines[index], pattern) }
      }
      reachable = next
    }
    return reachable.last == true
  }

  /// The difference as lines beginning with ` `, `-` (expected) and `+` (came instead), by longest common subsequence.
  static func difference(expected: [String], actual: [String]) -> [String] {
    // A huge output is compared from the first difference on only.
    let limit = 400
    let (expected, actual) = (Array(expected.prefix(limit)), Array(actual.prefix(limit)))
    var common = Array(repeating: Array(repeating: 0, count: actual.count + 1), count: expected.count + 1)
    for left in expected.indices.reversed() {
      for right in actual.indices.reversed() {
        common[left][right] =
          matches(actual[right], expected[left])
          ? common[left + 1][right + 1] + 1 : max(common[left + 1][right], common[left][right + 1])
      }
    }
    var (left, right, result) = (0, 0, [String]())
    while left < expected.count || right < actual.count {
      if left < expected.count, right < actual.count, matches(actual[right], expected[left]) {
        result.append("  " + actual[right])
        (left, right) = (left + 1, right + 1)
      } else if right == actual.count || (left < expected.count && common[left + 1][right] >= common[left][right + 1]) {
        result.append("- " + expected[left])
        left += 1
      } else {
        result.append("+ " + actual[right])
        right += 1
      }
    }
    return result
  }
}
