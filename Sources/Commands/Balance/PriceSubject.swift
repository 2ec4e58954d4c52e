internal import Domain
internal import Store
internal import Text

/// What `prices` is asked about: everything, one food or one store.
enum PriceSubject {
  case everything
  /// A food, in one store or in all stores; the remark says that the typed words also name a store, and is nil
  /// otherwise.
  case food(FoodReference, at: PriceBook.StoreLevel?, remark: String?)
  case store(PriceBook.StoreLevel)

  /// Reads the words as a food or, if no food matches, as a store; words after `at` are always a store.
  ///
  /// Throws `unknownFood`, `ambiguousFood` or `doubtful`, and `notFound` for a store where nothing was bought.
  static func read(_ invocation: Invocation, _ session: Session, book: PriceBook) throws -> PriceSubject {
    let words = invocation.words.flatMap { word in
      word.text.split(whereSeparator: \.isWhitespace).map {
        Word(text: String($0), raw: word.raw, range: word.range, isQuoted: word.isQuoted)
      }
    }
    guard let first = words.first else { return .everything }
    let reader = Reader(invocation: invocation, session: session, book: book)
    if words.count > 1, reader.introducesStore(first) { return .store(try reader.store(words.dropFirst())) }
    // Take the last word that introduces a store, such as `at`: a food's name may contain such a word, a store's
    // hardly ever does.
    if let place = words.indices.dropFirst().dropLast().last(where: { reader.introducesStore(words[$0]) }) {
      let store = try reader.store(words[(place + 1)...])
      return try reader.food(words[..<place], at: store)
    }
    return try reader.any(words[...])
  }

  private struct Reader {
    let invocation: Invocation
    let session: Session
    let book: PriceBook

    func introducesStore(_ word: Word) -> Bool { !word.isQuoted && StoreWords.introduces(word.text) }

    func store(_ words: ArraySlice<Word>) throws -> PriceBook.StoreLevel {
      let name = Self.name(words)
      if let store = book.store(named: name, isWhole: false) { return store }
      let known = book.stores.compactMap(\.store.name)
      throw invocation.error(
        .notFound, "nothing was bought at `\(SafeText.visible(name))` in this period", at: words.first,
        hint: known.isEmpty ? "--last looks further back" : "one of \(known.prefix(8).joined(separator: ", "))",
        candidates: known)
    }

    /// A food or a store with exactly this name; otherwise the first match among the bought foods, then the stores,
    /// then all foods.
    func any(_ words: ArraySlice<Word>) throws -> PriceSubject {
      let name = Self.name(words)
      let store = book.store(named: name, isWhole: true)
      if let food = try exactFood(named: name) {
        return .food(
          food, at: nil, remark: store?.store.name.map { "`\($0)` is a store as well: `prices at \($0)`" })
      }
      if let store { return .store(store) }
      if let food = try bought(name, words) { return .food(food, at: nil, remark: nil) }
      if let store = book.store(named: name, isWhole: false) { return .store(store) }
      return try food(words, at: nil)
    }

    func food(_ words: ArraySlice<Word>, at store: PriceBook.StoreLevel?) throws -> PriceSubject {
      let name = Self.name(words)
      if let food = try exactFood(named: name) ?? bought(name, words) { return .food(food, at: store, remark: nil) }
      let place = words.first.map { LarderError.Location(text: invocation.line.text, range: $0.range) }
      let food = try FoodFinder(session: session).find(name, location: place).food
      return .food(FoodReference(id: food.id, name: food.name), at: store, remark: nil)
    }

    /// The food with exactly this name or, if an ID such as `#12` was typed, the food with this ID.
    ///
    /// Nil if no food has the name.
    private func exactFood(named name: String) throws -> FoodReference? {
      let finder = FoodFinder(session: session)
      let food = try FoodFinder.number(name) == nil ? finder.named(name)?.food : finder.find(name).food
      return food.map { FoodReference(id: $0.id, name: $0.name) }
    }

    /// The food that the name means among the bought foods, preferably its raw form; nil if no bought food matches.
    private func bought(_ name: String, _ words: ArraySlice<Word>) throws -> FoodReference? {
      let found = try session.lookUp(name, prefersRaw: true)
      let ids = Set(book.foods.map(\.food.id))
      let foods = found.foods.filter { ids.contains($0.id) }
      switch found.ranking.choose(foods) {
      case .one(let match): return FoodReference(id: match.food.id, name: match.food.name)
      case .several(let matches):
        guard let first = matches.first, matches.count == 1 || session.globals.isYes else {
          throw invocation.error(
            .ambiguousFood, "`\(name)` matches several foods that were bought", at: words.first,
            hint: "one of " + matches.map { "\($0.food.name) #\($0.food.id)" }.joined(separator: ", "),
            candidates: matches.map(\.food.name))
        }
        return FoodReference(id: first.food.id, name: first.food.name)
      case .none: return nil
      }
    }

    private static func name(_ words: ArraySlice<Word>) -> String { words.map(\.text).joined(separator: " ") }
  }
}
