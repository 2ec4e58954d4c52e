@preconcurrency internal import CReadline
internal import Foundation
internal import Text

extension LineEditor {
  /// A candidate that TAB can insert into the line.
  package struct Candidate: Equatable, Sendable {
    /// The text that replaces what was typed.
    package var text: String
    /// The text shown in the list.
    package var display: String
    /// The text that is appended if the candidate is the only one: `" "`, `"/"` or nothing.
    package var suffix: String
    /// A note that a shell shows next to the candidate; empty if there is no note.
    package var note = ""

    /// Creates a candidate; by default the list shows its `text`, and a space is appended.
    package init(text: String, display: String? = nil, suffix: String = " ") {
      self.text = text
      self.display = display ?? text
      self.suffix = suffix
    }
  }

  /// The candidates at a position in a line, best first.
  package struct Completion: Equatable, Sendable {
    /// The offsets of the characters that a candidate replaces; none of these characters is after the cursor.
    package var replacing: Range<Int>
    /// The candidates, best first; empty if nothing is known.
    package var candidates: [Candidate]
    /// Whether the candidates are files, which a shell completes better than Larder.
    package var isOfFiles = false

    /// Creates the candidates for a range of the line; if there are none, TAB does nothing.
    package init(replacing: Range<Int> = 0..<0, candidates: [Candidate] = []) {
      self.replacing = replacing
      self.candidates = candidates
    }

    /// The strings that can replace `line` from its start up to the cursor: first the beginning that all candidates
    /// share, then each candidate.
    ///
    /// Candidates need not start with what was typed, because a food is found by any of its words. So their common
    /// beginning replaces the typed text only if it contains that text; otherwise, TAB would lose what the user looked
    /// for.
    func matches(in line: String, cursor: Int) -> [String] {
      let before = line.prefix(cursor)
      let lower = min(max(0, replacing.lowerBound), before.count)
      let upper = min(max(lower, replacing.upperBound), before.count)
      let head = before.prefix(lower)
      let typed = before.dropFirst(lower).prefix(upper - lower)
      let tail = before.dropFirst(upper)
      guard let first = candidates.first else { return [] }
      if candidates.count == 1 {
        let after = line.dropFirst(cursor)
        // No space is appended before another space, or before a comma in a list.
        let isThere =
          tail.isEmpty && !first.suffix.isEmpty
          && (after.hasPrefix(first.suffix) || (first.suffix == " " && after.first.map(",;+".contains) == true))
        return [head + Self.safe(first.text) + (isThere ? "" : first.suffix) + tail]
      }
      let texts = candidates.map { Self.safe($0.text) }
      let common = texts.dropFirst().reduce(Substring(texts[0])) { Self.commonPrefix($0, $1) }
      let shared = common.lowercased().contains(typed.lowercased()) ? common : typed
      return ([String(shared)] + texts).map { head + $0 + tail }
    }

    /// Makes a name safe to insert; a line break in a name, for example, would immediately run the first half of the
    /// line.
    static func safe(_ text: String) -> String { SafeText.visible(text).filter { !$0.isNewline && $0 != "\0" } }

    /// Returns the common beginning of two strings, ignoring case, as the left one spells it: `Kiwi` for `Kiwi` and
    /// `kiwifruit`.
    static func commonPrefix(_ left: Substring, _ right: String) -> Substring {
      left.prefix(zip(left, right).prefix { $0 == $1 || $0.lowercased() == $1.lowercased() }.count)
    }
  }

  /// The strings that can replace readline's bytes `start..<end`, the text from the start of the line to the cursor.
  func matches(start: Int, end: Int) -> [String] {
    let bytes = UnsafeRawBufferPointer(start: rl_line_buffer, count: Int(rl_end))
    guard start >= 0, start <= end, end <= bytes.count else { return [] }
    let before = String(decoding: bytes[start..<end], as: UTF8.self)
    let after = String(decoding: bytes[end...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let completion = completer(before + after, before.count)
    offered = completion.candidates
    return completion.matches(in: before + after, cursor: before.count)
  }

  /// Lists the offered candidates below the line, and redraws the line.
  func listOffered() {
    var rows: Int32 = 0
    var columns: Int32 = 0
    rl_get_screen_size(&rows, &columns)
    // The line itself, the last line of its list ("… and 9 more") and the row where the cursor was stay on the screen.
    let list = CandidateList.lines(
      offered.map { SafeText.visible($0.display) }, columns: Int(columns), rows: max(1, Int(rows) - 3))
    print("\n" + list.joined(separator: "\n"))
    rl_forced_update_display()
  }
}

/// Arranges names in columns, in the order of `ls`: down, then across.
enum CandidateList {
  /// Returns at most `rows` lines, each at most `columns` wide; one more line says how many names did not fit.
  static func lines(_ names: [String], columns: Int, rows: Int) -> [String] {
    let width = max(1, columns - 1)
    let widest = max(1, names.lazy.map(\.cells).max() ?? 0)
    let perRow = max(1, (width + 2) / (widest + 2))
    let shown = names.prefix(perRow * max(1, rows))
    let used = (shown.count + perRow - 1) / perRow
    var lines = (0..<used).map { row in
      let inRow = stride(from: row, to: shown.count, by: used).map { shown[$0] }
      return inRow.dropLast().map { $0.padded(to: widest + 2) }.joined() + (inRow.last ?? "").truncated(to: width)
    }
    if shown.count < names.count { lines.append("… and \(names.count - shown.count) more") }
    return lines
  }
}

// MARK: Functions that readline calls

let attemptCompletion:
  @convention(c) (UnsafePointer<CChar>?, Int32, Int32) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = {
    _, start, end in
    // Prevents readline from offering file names itself, and from appending a space to a match.
    rl_attempted_completion_over = 1
    rl_completion_suppress_append = 1
    let matches = MainActor.assumeIsolated { LineEditor.current?.matches(start: Int(start), end: Int(end)) ?? [] }
    guard !matches.isEmpty,
      let memory = calloc(matches.count + 1, MemoryLayout<UnsafeMutablePointer<CChar>?>.stride)
    else { return nil }
    // readline frees the array and each text in it.
    let array = memory.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: matches.count + 1)
    for (index, match) in matches.enumerated() { array[index] = strdup(match) }
    return array
  }

let displayMatches: @convention(c) (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, Int32, Int32) -> Void = {
  _, _, _ in
  MainActor.assumeIsolated { LineEditor.current?.listOffered() }
}
