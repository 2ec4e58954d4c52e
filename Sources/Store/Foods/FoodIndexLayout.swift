extension FoodIndex {
  /// The tables that food searches use.
  ///
  /// - `foodSearch`: the high bits of a food's rowid say how short and general its name is (`Plainness`), so that for
  ///   each word the plainest foods come first without being sorted. `words` are the words of the food's names, each
  ///   once.
  /// - `foodWord`: how many foods contain a word.
  /// - `foodWordPage`: the words that a misspelled word is compared with. Words with the same length in bytes are
  ///   stored one after another, without a separator.
  ///
  /// All words are normalized before they are stored, so the tokenizer only has to split them at spaces.
  static let layout = """
    DROP TABLE IF EXISTS foodTypo;
    DROP TABLE IF EXISTS foodWord;
    DROP TABLE IF EXISTS foodWordPage;
    DROP TABLE foodSearch;
    CREATE VIRTUAL TABLE foodSearch USING fts5(words, tokenize = 'ascii', prefix = '1 2 3', detail = none);
    CREATE TABLE foodWord (
      word TEXT NOT NULL PRIMARY KEY CHECK (length(word) > 0),
      uses INTEGER NOT NULL CHECK (uses > 0)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE foodWordPage (
      id INTEGER PRIMARY KEY,
      length INTEGER NOT NULL CHECK (length BETWEEN 2 AND 32),
      words TEXT NOT NULL CHECK (length(words) > 0)
    ) STRICT;
    CREATE INDEX foodWordPageLength ON foodWordPage(length);

    """
}
