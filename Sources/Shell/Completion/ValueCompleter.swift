internal import Commands
internal import Domain
internal import Foundation

/// Offers the values of an argument or option: foods, profiles, days and so on.
@MainActor struct ValueCompleter {
  let session: Session
  let context: CursorContext
  /// The offset at which the argument starts; a name in it may have several words.
  let start: Int
  /// Whether the value must be a single word, so that a name with a space needs quotes.
  let isWord: Bool
  /// Whether a shell adds its own quotes.
  ///
  /// If it does, Larder's quotes are needed only in lists of items, which Larder splits itself.
  let isQuotedByShell: Bool

  private static let days =
    ["today", "yesterday", "tomorrow", "mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let units = ["g", "kg", "ml", "l", "cup", "tbsp", "tsp", "oz", "lb"]

  private static let slots = Slot.allCases.map(\.rawValue)

  /// The text of the argument so far.
  private var argument: String { String(context.text.dropFirst(start)) }

  func complete(_ kind: ArgumentKind) -> LineEditor.Completion {
    switch kind {
    case .items: items()
    case .purchases: purchases()
    case .food: foods(from: start)
    case .profile: names(read { try $0.profiles() })
    case .day: words(Self.days + ["last"])
    case .meal: when(argument) ?? words(["last"] + Self.days + Self.slots)
    case .favourite: names(read { try $0.favourites() })
    case .recipe: names(read { try $0.recipes() }, byAnyWord: true)
    case .trip: names(["last"] + Self.days + read { try $0.stores() })
    case .member: names(read { try $0.members() })
    case .store: names(read { try $0.stores() })
    case .nutrient: words(ChartSubject.words)
    case .explained: explained()
    case .category: words(FoodCategory.allCases.map(\.rawValue))
    case .tag: words(read { try $0.tags() })
    case .choice(let choices): words(choices)
    case .command: words(CommandTable.larder.commandWords)
    case .settingValue: words(settingWords)
    case .file: FileCompleter(typed: argument).completion(from: start, to: context.end)
    case .text, .number: LineEditor.Completion()
    }
  }

  /// The values that are valid for the setting whose name comes before the cursor.
  private var settingWords: [String] {
    let named = context.words.dropFirst(context.depth).first
    return (named.flatMap { try? SettingKey.read($0.text) })?.words ?? []
  }

  /// Offers the words that start with the word at the cursor.
  func words(_ words: [String]) -> LineEditor.Completion {
    let from = max(start, context.start)
    return offer(words, typed: String(context.text.dropFirst(from)), from: from)
  }

  private func offer(_ texts: [String], typed: String, from start: Int) -> LineEditor.Completion {
    let typed = typed.lowercased()
    return LineEditor.Completion(
      replacing: start..<context.end,
      candidates: texts.filter { $0.lowercased().hasPrefix(typed) }.map { .init(text: $0) })
  }

  /// Offers the names that start with the argument so far; a name may have several words.
  ///
  /// With `byAnyWord`, names in which a later word starts with the argument are offered too.
  private func names(_ names: [String], byAnyWord: Bool = false) -> LineEditor.Completion {
    let typed = argument.drop { $0 == "\"" }.lowercased()
    let plain = names.map { (name: $0, key: $0.lowercased()) }
    let begun = plain.filter { $0.key.hasPrefix(typed) }
    let further = byAnyWord ? plain.filter { !$0.key.hasPrefix(typed) && $0.key.contains(" " + typed) } : []
    let candidates = (begun + further).map(\.name).map { name in
      if isQuotedByShell { return LineEditor.Candidate(text: name) }
      let needsQuotes = argument.hasPrefix("\"") || isWord && name.contains { $0.isWhitespace }
      return LineEditor.Candidate(text: needsQuotes ? Word.quoted(name) : Word.typed(name: name), display: name)
    }
    return LineEditor.Completion(replacing: start..<context.end, candidates: candidates)
  }

  /// Offers the words that can come next in an `explain` line; foods are offered only if nothing else fits what is
  /// typed.
  private func explained() -> LineEditor.Completion {
    let given = context.words.dropFirst(context.depth).map(\.text)
    let offers = ExplainOffer.next(after: Array(given))
    let texts = offers.flatMap { offer -> [String] in
      switch offer {
      case .keywords: ExplainKeyword.allCases.map(\.rawValue)
      case .nutrients: Nutrient.allCases.compactMap(\.words.first)
      case .markers: HealthMarker.nutrients.compactMap(\.words.first)
      case .joint: ["of"]
      case .members: read { try $0.members() }.map { isQuotedByShell ? $0 : Word.typed(name: $0) }
      case .periods: ["week", "month"] + Self.days
      case .foods: []
      case .recipes: read { try $0.recipes() }.map { isQuotedByShell ? $0 : Word.typed(name: $0) }
      }
    }
    // The name of a member or a recipe may have several words.
    let typed = context.words.dropFirst(context.depth)
    let joint =
      offers == [.recipes]
      ? typed.first
      : offers == [.members] ? typed.last { ["member", "of", "for"].contains($0.text.lowercased()) } : nil
    if let from = joint?.range.upperBound, from < context.end {
      return offer(texts, typed: String(context.text.dropFirst(from + 1)), from: from + 1)
    }
    let found = words(texts)
    guard offers.contains(.foods), found.candidates.isEmpty || given.first != nil else { return found }
    // `match` is not part of the food's name.
    let isMatch = given.first.map { ExplainKeyword(word: $0) != nil } ?? false
    return foods(from: isMatch ? context.words[context.depth].range.upperBound + 1 : start)
  }

  private func read(_ body: (Suggestions) throws -> [String]) -> [String] {
    (try? body(Suggestions(session: session))) ?? []
  }
}

// MARK: Foods

extension ValueCompleter {
  /// Offers values for a list of items: meals and days after `@`, units after a food's name, otherwise foods.
  private func items() -> LineEditor.Completion {
    if let when = when(argument, people: true) { return when }
    let item = Suggestions(session: session).openItem(of: argument, ofMeals: true)
    return daysOfMeals(item) ?? foods(of: item, ofMeals: true)
  }

  /// Offers values for a list of purchases: days after `@`, stores after `at`, otherwise foods or units.
  private func purchases() -> LineEditor.Completion {
    if splitAtSign(argument).when != nil {
      let sign = context.current.hasPrefix("@") ? "@" : ""
      return words(Self.days.map { sign + $0 })
    }
    let open = Suggestions(session: session).openPurchase(of: argument)
    if let storeStart = open.storeStart {
      let from = start + storeStart
      let stores = offer(read { try $0.stores() }, typed: String(context.text.dropFirst(from)), from: from)
      if !stores.candidates.isEmpty { return stores }
    }
    return foods(of: open.item, ofMeals: false)
  }

  /// Offers units after a food's name and a number, otherwise the foods that the name may mean.
  private func foods(of item: OpenItem, ofMeals: Bool) -> LineEditor.Completion {
    if let units = units(of: item) { return units }
    let meals = ofMeals ? mealNames : []
    // `macaroni and ch` may be one name; it is split only if the bank has no such food.
    for nameStart in item.longerNameStarts {
      let joints = Self.joints(in: argument.dropFirst(nameStart))
      let foods = foods(from: start + nameStart, inItems: true, besides: meals, holding: joints)
      if !foods.candidates.isEmpty { return foods }
    }
    return foods(from: start + item.nameStart, inItems: true, besides: meals)
  }

  /// The words in a typed text that may separate items, such as `and`.
  private static func joints(in typed: Substring) -> [String] {
    typed.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }.filter(TextWord.separators.contains)
  }

  /// Whether a name contains all of the given joining words, such as `and`.
  ///
  /// For example, `pear & a` does not find avocado pear, whose name has no `&`.
  private static func holds(_ joints: [String], _ name: String) -> Bool {
    let words = Set(SearchText.words(name))
    return joints.allSatisfy { $0 == "&" ? name.contains("&") : words.contains(SearchText.normalize($0)) }
  }

  /// The names under which the items of earlier meals can be logged again.
  private var mealNames: [String] { read { try $0.favourites() } + read { try $0.recipes() } + ["again", "usual"] }

  /// After `again` and `=`, offers the days whose meals may be repeated.
  private func daysOfMeals(_ item: OpenItem) -> LineEditor.Completion? {
    guard item.words.count == 1, ["=", "again"].contains(item.words[0].lowercased()) else { return nil }
    return words(Self.days)
  }

  /// Offers meals and days after an `@`, and profiles as well if `people` is true; nil if there is no `@`.
  ///
  /// The `@` may be typed once or before each word.
  private func when(_ argument: String, people: Bool = false) -> LineEditor.Completion? {
    guard splitAtSign(argument).when != nil else { return nil }
    let sign = context.current.hasPrefix("@") ? "@" : ""
    let names = people ? read { try $0.profiles() } + ["all"] : []
    return words((Self.slots + Self.days + names).map { sign + $0 })
  }

  /// Offers the units and portions of a food whose name comes before a number: `slice` for `bread 2 sl`.
  private func units(of item: OpenItem) -> LineEditor.Completion? {
    guard let unit = item.unit else { return nil }
    let portions = read { try $0.portions(of: unit.name) }
    guard !portions.isEmpty else { return nil }
    let from = start + unit.start
    return offer((portions + Self.units).unique, typed: String(context.text.dropFirst(from)), from: from)
  }

  /// Offers foods whose names have a word that starts with what is typed; if nothing is typed, offers the foods that
  /// the profile eats most often.
  ///
  /// Names of meals that start with what is typed come first, but only if at least two letters are typed, because for a
  /// single letter habitual foods are offered.
  private func foods(
    from start: Int, inItems: Bool = false, besides meals: [String] = [], holding joints: [String] = []
  ) -> LineEditor.Completion {
    let raw = String(context.text.dropFirst(start))
    let typed = raw.drop { $0 == "\"" }
    // A text such as `???` names no food; an empty text asks for habitual foods.
    guard typed.allSatisfy(\.isWhitespace) || typed.contains(where: { $0.isLetter || $0.isNumber }) else {
      return LineEditor.Completion()
    }
    let names = read { try $0.foods(like: String(typed), limit: Completer.limit) }
    let begun = meals.filter { typed.count > 1 && $0.lowercased().hasPrefix(typed.lowercased()) }
    let fitting = (begun + names).filter { joints.isEmpty || Self.holds(joints, $0) }
    let candidates = fitting.map { name in
      if isQuotedByShell, !inItems { return LineEditor.Candidate(text: name) }
      let plain = inItems ? Word.typed(inList: name) : Word.typed(name: name)
      return LineEditor.Candidate(text: raw.hasPrefix("\"") ? Word.quoted(name) : plain, display: name)
    }
    return LineEditor.Completion(replacing: start..<context.end, candidates: candidates)
  }
}
