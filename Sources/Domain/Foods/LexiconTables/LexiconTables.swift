/// The meanings of grocery words, in a form that people can read and correct.
///
/// A German line is a word, `=`, and the English words used in descriptions of foods, the most likely first, separated
/// by commas; a meaning of several words matches only if all of them do. Adjective endings (`gekochte`, `gekochtes`),
/// plurals, umlaut spellings and compounds (`Hähnchenbrust` from `hähnchen` and `brust`) are recognized automatically:
/// a compound has its own line only if its meaning does not follow from its parts. In the English table `=` holds in
/// both directions, `>` only from left to right. A line that starts with `#` is a heading.
enum LexiconTables {
  /// The tables of German words.
  static let german = [produce, animals, larder, words]
}
