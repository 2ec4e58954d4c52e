internal import Text

/// The meaning of the marks in a chart: each mark with its words.
enum Legend {
  /// Puts entries three cells apart, on several lines if they do not fit on one, with all lines indented by `indent`
  /// cells.
  static func lines(_ entries: [StyledLine], indent: Int = 0, on canvas: Canvas) -> [StyledLine] {
    let start = StyledLine(String(repeating: " ", count: indent))
    var lines: [StyledLine] = []
    for entry in entries {
      if let last = lines.last, last.cells + 3 + entry.cells <= canvas.width {
        lines[lines.count - 1] = last + StyledLine("   ") + entry
      } else {
        lines += entry.wrapped(to: canvas.width - indent).map { start + $0 }
      }
    }
    return lines
  }

  /// A mark followed by its words, which are made safe to display because they may come from the user's data.
  static func entry(_ mark: Unicode.Scalar, _ words: String, _ ink: Ink, on canvas: Canvas) -> StyledLine {
    StyledLine(String(mark), ink) + StyledLine(" " + canvas.show(words))
  }

  /// Explains the part of a bar beyond the goal, followed by `rule`, which explains the words next to the bars.
  ///
  /// `goalName` is the name of the goal (`limit`); nil if no bar has a part beyond the goal.
  static func lines(beyond goalName: String?, rule: String, on canvas: Canvas) -> [StyledLine] {
    let mark = goalName.map { entry(Glyphs.on(canvas).beyond, "beyond the \($0)", .yellow, on: canvas) }
    return lines([mark].compactMap { $0 } + [StyledLine(canvas.show(rule))], on: canvas)
  }

  /// Explains the marks for days without a value that occur in `observations`; `missing` is the word for a missing day.
  static func absences(
    in observations: [Observation], missing: String = Observation.noLog, on canvas: Canvas
  ) -> [StyledLine] {
    Observation.absences.filter(observations.contains).compactMap { absence in
      Glyphs.on(canvas).absence(absence).map {
        // Without the sign, `· no log` reads as one more fact in a list, and `? not known` as a question.
        entry($0, "= \(absence.words(missing: missing) ?? "")", .faint, on: canvas)
      }
    }
  }
}
