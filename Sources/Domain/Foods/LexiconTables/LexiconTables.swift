/// What grocery words mean, for a person to read and correct.
///
/// A German line is a word, `=`, and the English words by which descriptions of foods call it, the likeliest first, parted by
/// commas; all words of one meaning have to be met. Endings of adjectives (`gekochte`, `gekochtes`), plurals, umlaut spellings
/// and compounds (`Hähnchenbrust` from `hähnchen` and `brust`) come by themselves: only what does not mean its parts has a line
/// of its own. In the English table `=` holds in both directions, `>` only from left to right. A line that starts with `#` is
/// a heading.
enum LexiconTables {
  /// German words, by aisle.
  static let german = [produce, animals, larder, words]
}
