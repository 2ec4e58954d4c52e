/// The meanings of grocery words, in a form that people can read and correct.
///
/// A German line is a word, `=`, and the English words used in descriptions of foods, the most likely first, separated
/// by commas; a meaning of several words must match with all of them. Adjective endings (`gekochte`, `gekochtes`),
/// plurals, umlaut spellings and compounds (`Hähnchenbrust` from `hähnchen` and `brust`) are recognized automatically:
/// a compound has its own line only if it does not mean its parts. In the English table `=` holds in both directions,
/// `>` only from left to right. A line that starts with `#` is a heading.
enum LexiconTables {
  /// German words, by aisle.
  static let german = [produce, animals, larder, words]
}
