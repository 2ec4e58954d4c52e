extension FoodIndex {
  /// The tables that food searches use.
  ///
  /// A food's rowid in `foodSearch` begins with its plainness, so that the plainest foods for a word come first
  /// without being ranked; `words` are the words of its names, each once. `foodWord` counts how many foods contain a
  /// word; `foodWordPage` has the candidates for a misspelled word: all words with the same length in bytes, end to
  /// end, to be scanned.
  ///
  /// Words arrive normalized, so the tokenizer only has to split them at spaces.
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
