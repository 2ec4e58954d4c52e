extension Int {
  /// Formats the number with a noun: `1 item`, `2 items`, `1,200 items`.
  package func counted(_ noun: String) -> String { "\(Figure.text(self)) \(noun)\(self == 1 ? "" : "s")" }

  /// Formats the number as a part of a total: `3 of 7 days`, `1 of 1 day`.
  package func counted(of all: Int, _ noun: String) -> String { "\(Figure.text(self)) of \(all.counted(noun))" }
}
