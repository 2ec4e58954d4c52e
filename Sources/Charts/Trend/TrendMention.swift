internal import Text

extension TrendChart {
  /// Days that are named below the line, if they fit into two lines.
  package struct Mention: Sendable {
    /// What the days have in common: `no log`, `over`.
    package let label: String
    /// Their names in several forms, each shorter than the one before: days with figures, `16 Sep (2,470)`, then runs,
    /// `19–20 Sep`.
    package let choices: [[String]]
    /// What is shown if even the shortest form needs more than two lines: `no log on 31 days`; empty for nothing.
    package let count: String

    /// A mention of days; an empty choice is skipped.
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

    /// The same with `names` laid out in lines by the medium, or the count.
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

    /// All of the days, since listeners have no row of marks to look at.
    var sentence: String {
      choices.first.map { "\(label.capitalizedFirst): \(Sentences.spoken($0.joined(separator: ", ")))." } ?? ""
    }
  }
}
