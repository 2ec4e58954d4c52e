internal import Text

extension TrendChart {
  /// Days that are named below a trend chart if their names fit into two lines of text.
  package struct Mention: Sendable {
    /// What the days have in common: `no log`, `over`.
    package let label: String
    /// The names of the days in several forms, from the longest to the shortest.
    ///
    /// The first form has figures (`16 Sep (2,470)`); a shorter form combines consecutive days (`19–20 Sep`).
    package let choices: [[String]]
    /// What is shown if even the shortest form needs more than two lines: `no log on 31 days`; empty to show nothing.
    package let count: String

    /// Creates a mention of days; empty choices are left out.
    package init(label: String, choices: [[String]], count: String = "") {
      self.label = label
      self.choices = choices.filter { !$0.isEmpty }
      self.count = count
    }

    private static let maximumLines = 2

    /// The first choice that fits into two lines, broken between two names; otherwise the count.
    func lines(on canvas: Canvas) -> [StyledLine] {
      lines({ lines(of: $0, on: canvas) }, count: { canvas.show($0).wrapped(to: canvas.width) }).map { StyledLine($0) }
    }

    /// Returns the lines of the first choice that fits into two lines, otherwise the lines of the count.
    ///
    /// The two closures break the names and the count into lines, because screens and images break them differently.
    func lines(_ names: ([String]) -> [String], count line: (String) -> [String]) -> [String] {
      for choice in choices {
        let lines = names(choice)
        if lines.count <= Self.maximumLines { return lines }
      }
      return choices.isEmpty || count.isEmpty ? [] : line(count)
    }

    private func lines(of names: [String], on canvas: Canvas) -> [String] {
      var lines = [canvas.show(label) + ":"]
      for (index, name) in names.map(canvas.show).enumerated() {
        let text = index + 1 < names.count ? name + "," : name
        let last = lines[lines.count - 1]
        if last.cells + 1 + text.cells <= canvas.width {
          lines[lines.count - 1] = last + " " + text
        } else {
          lines.append("  " + text)
        }
      }
      return lines
    }

    /// All of the days as a sentence, because the text form has no row of marks.
    var sentence: String {
      choices.first.map { "\(label.capitalizedFirst): \(Sentences.spoken($0.joined(separator: ", ")))." } ?? ""
    }
  }
}
