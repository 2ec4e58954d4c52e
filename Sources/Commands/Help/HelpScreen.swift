internal import Text

/// The commands for everyday use, on one screen.
///
/// Including the prompt, the screen takes 24 rows, the height of the smallest terminal in common use.
enum HelpScreen {
  /// Example lines, each with what it does, under headings that say what the lines are for.
  static let parts: [(heading: String, lines: [(line: String, text: String)])] = [
    (
      "Log",
      [
        ("eat 2 eggs and a banana", "what you ate; add @lunch, @yesterday or @all"),
        ("b 40g oats", "a breakfast; `l` lunch, `d` dinner, `s` snack"),
        ("=", "yesterday's meal once more; `b =` the breakfast"),
        ("fix 60g", "corrects the amount that was logged last"),
        ("undo", "takes the last step back, whatever it was"),
        ("bought milk 1.09 at REWE", "a shopping trip; `trip scan FILE` reads a receipt"),
        ("weigh 73.2", "what you weigh"),
      ]
    ),
    (
      "Look",
      [
        ("today", "today's meals and what is left; `day yesterday`"),
        ("week", "how the week went; `month`, `week last`"),
        ("chart sodium", "a nutrient over time, or `weight`; `look` browses it"),
        ("household", "everybody side by side, and who is over a limit"),
        ("explain sugar", "where a number or a limit comes from"),
      ]
    ),
    (
      "Foods",
      [
        ("food search oats", "what the food bank has"),
        ("food add", "adds a food, step by step"),
      ]
    ),
    (
      "People and goals",
      [
        ("profile add Anna", "adds somebody; `use Anna` switches to them"),
        ("goals set 1800", "what you aim at each day"),
        ("guide start", "works out what each of you needs"),
      ]
    ),
  ]

  /// The screen; all explanations begin in the same column.
  static func lines(on canvas: Canvas) -> [StyledLine] {
    let widest = parts.flatMap(\.lines).map { $0.line.cells }.max() ?? 0
    let sections = parts.flatMap { part in
      [StyledLine(part.heading, .bold)]
        + HelpText.pairs(part.lines.map { ($0.line.padded(to: canvas.width < 80 ? 0 : widest), $0.text) }, on: canvas)
    }
    return sections
      + WriteReport.fitted(
        StyledLine("`help all` lists every command, `help eat` explains one, `quit` leaves.", .faint), on: canvas)
  }
}
