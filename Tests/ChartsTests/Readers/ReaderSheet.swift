import Charts
import Foundation
import Testing
import Text

/// A question for somebody who sees only the picture.
struct ReaderQuestion: Sendable {
  /// The question in words.
  let ask: String
  /// The right answer, calculated from the data in another way than the drawing does.
  let answer: String
  /// The words and figures of the answer that must be in one row of the picture, each as a whole word.
  let says: [String]
  /// How many lines next to each other a row may take.
  let lines: Int
  /// What else the answer needs, each in one line anywhere in the picture: another row, a goal, the meaning of a mark.
  let elsewhere: [[String]]

  init(_ ask: String, _ answer: String, says: [String], lines: Int = 1, elsewhere: [[String]] = []) {
    self.ask = ask
    self.answer = answer
    self.says = says
    self.lines = lines
    self.elsewhere = elsewhere
  }
}

/// A chart's ASCII picture without colour, ten questions, their answers, and the lines that say so.
struct ReaderSheet: Sendable {
  /// The name of its file under `Fixtures/readers`, without the ending.
  let file: String
  let questions: [ReaderQuestion]
  private let lines: [String]

  /// The sheet of a chart of the matrix.
  init(_ file: String, _ chart: any Chart, _ questions: [ReaderQuestion]) {
    self.file = file
    self.questions = questions
    lines = chart.lines(on: Canvas(width: 80, glyphs: .ascii)).map(\.plain)
  }

  /// What a reader gets: the picture and the questions.
  var unanswered: String {
    (head + questions.enumerated().map { "\($0 + 1). \($1.ask)" }).joined(separator: "\n") + "\n"
  }

  /// The same with the answers and the evidence.
  var answered: String {
    let answers = questions.enumerated().map { index, question in
      let evidence = self.evidence(for: question) ?? ["(the picture does not say)"]
      return (["\(index + 1). \(question.ask)", "   \(question.answer)"] + evidence.map { "   > \($0)" })
        .joined(separator: "\n")
    }
    return (head + answers).joined(separator: "\n") + "\n"
  }

  private var head: [String] { lines + ["", String(repeating: "-", count: 80)] }

  /// The first row that contains all of it, and the lines with what must be elsewhere.
  ///
  /// Nil if the picture does not show it.
  func evidence(for question: ReaderQuestion) -> [String]? {
    guard let row = row(for: question) else { return nil }
    let others = question.elsewhere.map { words in
      lines.indices.first { line in words.allSatisfy { Self.line(lines[line], says: $0) } }
    }
    guard !others.contains(nil) else { return nil }
    return Set(row + others.compactMap { $0 }).sorted().map { lines[$0] }
  }

  /// The lines of that row which say something.
  private func row(for question: ReaderQuestion) -> [Int]? {
    for count in 1...question.lines {
      for start in lines.indices.dropLast(count - 1) {
        let block = start..<(start + count)
        if question.says.allSatisfy({ word in block.contains { Self.line(lines[$0], says: word) } }) {
          return block.filter { line in question.says.contains { Self.line(lines[line], says: $0) } }
        }
      }
    }
    return nil
  }

  /// Whether a line contains the words, not as part of longer words or of other numbers.
  static func line(_ line: String, says words: String) -> Bool {
    line.ranges(of: words).contains { range in
      let before = range.lowerBound == line.startIndex ? " " : line[line.index(before: range.lowerBound)]
      let after = line[range.upperBound...].prefix(2)
      let startsWord = words.first.map { $0.isLetter || $0.isNumber } ?? false
      let endsWord = words.last.map { $0.isLetter || $0.isNumber } ?? false
      let isCutAtStart = startsWord && (before.isLetter || before.isNumber || before == "," || before == ".")
      let isCutAtEnd =
        endsWord
        && (after.first.map { $0.isLetter || $0.isNumber } ?? false
          || after.count == 2 && ",.".contains(after.first ?? " ") && after.last?.isNumber == true)
      return !isCutAtStart && !isCutAtEnd
    }
  }
}

/// Figures in the form that a reader writes them, calculated here and not by the drawing code.
enum Reckoned {
  /// `2,352`.
  static func whole(_ value: Double) -> String {
    var digits = String(Int(value.rounded(.toNearestOrAwayFromZero).magnitude))
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits = String(digits.dropLast(3))
    }
    return (value < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }

  /// `+344`, of the rounded figures.
  static func change(_ now: Double, _ before: Double) -> String {
    let difference = now.rounded(.toNearestOrAwayFromZero) - before.rounded(.toNearestOrAwayFromZero)
    return (difference > 0 ? "+" : "") + whole(difference)
  }

  /// `84.20`, with this many decimals.
  static func decimal(_ value: Double, _ places: Int) -> String { String(format: "%.\(places)f", value) }

  static func mean(_ values: [Double?]) -> Double {
    let known = values.compactMap { $0 }
    return known.reduce(0, +) / Double(known.count)
  }

  /// The index of the highest value.
  static func highest(_ values: [Double?]) -> Int {
    values.indices.filter { values[$0] != nil }.max { (values[$0] ?? 0) < (values[$1] ?? 0) } ?? 0
  }

  /// The index of the lowest value.
  static func lowest(_ values: [Double?]) -> Int {
    values.indices.filter { values[$0] != nil }.min { (values[$0] ?? 0) < (values[$1] ?? 0) } ?? 0
  }
}
