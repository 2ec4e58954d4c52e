extension FoodIndex {
  /// What foods are found by.
  ///
  /// A food's rowid in `foodSearch` begins with how plain it is, so that the plainest foods of a word come first without being
  /// ranked; `words` are the words of its names, each once. `foodWord` counts in how many foods a word occurs; `foodWordPage`
  /// has the words that a misspelled one may be, those of one length in bytes end to end, for reading through.
  ///
  /// Words arrive normalized, and so the tokenizer has to part them at spaces only.
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
