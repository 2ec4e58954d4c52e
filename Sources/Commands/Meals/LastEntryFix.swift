internal import Domain
internal import Matching
internal import Store
internal import Text

/// `fix`: corrects what the last `eat` logged, or an item of any day by its name.
struct LastEntryFix {
  let session: Session
  let invocation: Invocation

  /// The profile that gives the command.
  private let author: Profile
  /// The profile whose entry is corrected.
  private let profile: Profile
  /// The entry that is corrected; nil means the profile's last entry.
  private let logged: LoggedEntry?
  /// Whether a person or a day was named, so that what was logged last does not matter.
  private let isNamed: Bool
  /// Whether the household has only one profile.
  private let isAlone: Bool
  /// A remark that other people who ate the same keep their entries; empty if nobody else ate the same.
  let remarks: [String]

  /// Determines whose entry is corrected: that of the person named after `@`, as in `fix 40 g @max`, or the author's
  /// own entry.
  ///
  /// If nobody is named and the last entry was logged for one other person only, that person's entry is corrected.
  /// Entries that other people logged for themselves are ignored.
  ///
  /// Throws `needsAnswer` if the last entry was logged for several others, `unknownMeal` if that entry no longer
  /// exists, and `badValue` if several people are named after `@`.
  init(_ typed: Invocation, _ session: Session) throws {
    self.session = session
    let (me, all, reader) = try session.read { reading in
      (try session.profile(in: reading), try reading.profiles.all(), try session.whenReader(reading))
    }
    author = me
    isAlone = all.count == 1
    if let named = try CorrectedPerson.named(in: typed, reader, by: me, session),
      let owner = all.first(where: { $0.name == named.name })
    {
      (invocation, profile, logged, isNamed, remarks) = (typed.with(words: named.rest), owner, nil, true, [])
      return
    }
    invocation = typed
    // A day at the beginning refers to one's own log, as in every command.
    isNamed = Self.day(in: typed, session) != nil
    guard all.count > 1, !isNamed else {
      (profile, logged, remarks) = (me, nil, [])
      return
    }
    func line(_ person: String) -> String { "fix \(SafeText.visible(typed.raw).truncated(to: 40)) @\(person)" }
    let last = try LastEntry(madeBy: me, session, line: line)
    (profile, logged) = (last.owner, last.entry)
    let others = last.others.map { SafeText.visible($0.name) }
    remarks =
      others.first.map { first in
        ["for \(NameList.text(others)) it stays as it is: `\(line(first))` corrects it"]
      } ?? []
  }

  /// Words before a food that is to be taken away.
  private static let removing: Set<String> = [
    "ohne", "without", "remove", "delete", "minus", "losche", "entferne", "no", "kein", "keine", "keinen",
  ]

  /// The person after the line of a hint, if the entry is somebody else's.
  private var whose: String { profile.id == author.id ? "" : " @\(SafeText.visible(profile.name))" }

  /// What error messages call the entry that is corrected.
  private var called: String { isAlone ? "the last entry" : "the last entry of \(profile.name)" }

  /// The meal, the number of the item to correct, and the words that state the correction.
  func selection() throws -> ItemCorrection {
    if let word = invocation.words.first(where: \.beginsPerson) {
      throw invocation.error(
        .unexpectedArgument, "`fix` corrects amounts and foods, not days and meals", at: word,
        hint: dayFirst(word)
          ?? "`meal edit last --type breakfast --date yesterday --time 08:00` moves a meal")
    }
    try refuseRemoval(invocation.words, on: [])
    if let found = try itemOfDay() { return found }
    let entry = try session.read { reading -> (meal: Meal, numbers: [Int])? in
      let records = reading.profile(profile.id)
      guard let last = try logged ?? records.lastEntry(), let meal = try records.meal(last.mealID) else { return nil }
      let ids = Set(last.itemIDs)
      return (meal, meal.items.indices.filter { ids.contains(meal.items[$0].id) }.map { $0 + 1 })
    }
    guard let entry, !entry.numbers.isEmpty else {
      throw LarderError(
        .unknownMeal, "\(profile.name) has no logged entry to correct",
        hint: "`eat` logs one; `meal item edit` changes any item")
    }
    let lines = NamedLines(session: session, lines: entry.meal.items.map(\.line))
    if !isNamed { try refusePurchase(unless: lines, entry.numbers) }
    func found(_ number: Int, _ words: [Word], keepsAmount: Bool = false) -> ItemCorrection {
      let selection = LineSelection(
        profile: profile, author: author, owner: entry.meal, rest: words, invocation: invocation,
        called: called)
      return ItemCorrection(
        selection: selection, number: number, words: words, amount: lines.amount(of: number, in: words),
        keepsAmount: keepsAmount)
    }
    if let other = try FoodReplacement(
      invocation, invocation.words, in: lines, numbers: entry.numbers, called: called)
    {
      return found(other.number, other.words, keepsAmount: true)
    }
    let (number, words) = try self.item(of: entry.meal, lines, among: entry.numbers)
    return found(number, words)
  }

  /// Throws `badValue` if the words take a food away: `without apple`, `cheese 0`, behind the words of `day`, if any.
  private func refuseRemoval(_ words: [Word], on day: ArraySlice<Word>) throws {
    guard words.count > 1, let first = words.first, let last = words.last else { return }
    let zero = [last, first].first { $0.text == "0" }
    guard let sign = Self.removing.contains(first.text.plainLetters) ? first : zero else { return }
    let rest = words.filter { $0.range != sign.range }
    let hint: String
    if rest.contains(where: { AmountReader.startsAmount($0.text) }) {
      hint = "`meal item remove N\(whose)` takes the item with that number out of the last meal"
    } else {
      let food = SafeText.visible((day + rest).map(\.raw).joined(separator: " ")).truncated(to: 40)
      hint = "`meal item remove \(food)\(whose)` takes it out of the meal"
    }
    throw invocation.error(.badValue, "`fix` changes items; it takes none away", at: sign, hint: hint)
  }

  /// Throws `badValue` if the author's last command wrote down what was bought, unless the words name an item of the
  /// last entry.
  private func refusePurchase(unless lines: NamedLines, _ numbers: [Int]) throws {
    let bought = try session.read { reading in
      let records = reading.profile(author.id)
      return try records.tripAfterLastLogging().flatMap(records.trip)
    }
    guard let bought else { return }
    let name = lines.name(in: invocation.raw)
    if let name, try !lines.numbers(called: name, among: numbers).isEmpty { return }
    let purchased = NamedLines(session: session, lines: bought.items.map(\.line))
    let number = try name.flatMap {
      try purchased.numbers(called: $0, among: bought.items.indices.map { $0 + 1 }).first
    }
    throw invocation.error(
      .badValue, "`fix` corrects what was eaten, but what you wrote down last is what was bought",
      at: invocation.words.first,
      hint: "`trip item edit last \(number ?? 1) 500g` corrects an amount, `trip item edit last \(number ?? 1) --price "
        + "1.19` a price; `fix today FOOD AMOUNT` corrects what was eaten")
  }

  /// The line with the day at its beginning, where `fix` expects it, for a day that was typed at its end; nil if the
  /// word is not a day, or not the last one.
  private func dayFirst(_ sign: Word) -> String? {
    guard sign.range == invocation.words.last?.range, invocation.words.count > 1,
      let (_, used) = session.days.forMeals.read([String(sign.text.dropFirst())]), used == 1
    else { return nil }
    let words = [String(sign.text.dropFirst())] + invocation.words.dropLast().map(\.raw)
    let line = SafeText.visible(words.joined(separator: " ")).truncated(to: 60)
    return "`fix \(line)` corrects what was eaten then; `meal move last \(sign.text)` moves the meal"
  }

  // MARK: Any day

  /// The item that is named after a day: `yesterday feta 40 g`, `mon dinner 40 g feta`; nil if the words do not begin
  /// with a day.
  private func itemOfDay() throws -> ItemCorrection? {
    guard let (day, used) = Self.day(in: invocation, session) else { return nil }
    var words = Array(invocation.words.dropFirst(used))
    let slot = words.first.flatMap { Slot.read($0.text) }
    if slot != nil { words.removeFirst() }
    try refuseRemoval(words, on: invocation.words.prefix(invocation.words.count - words.count))
    let meals = try session.read { try $0.profile(profile.id).meals(on: day, slot: slot) }
    let logged = LoggedOfDay(
      session: session, invocation: invocation, profile: profile, whose: whose, meals: meals, day, slot)
    guard !logged.items.isEmpty else {
      throw invocation.nothingLogged(by: profile, on: day, slot: slot, at: invocation.words.first)
    }
    func found(_ place: Int, _ words: [Word], keepsAmount: Bool = false) -> ItemCorrection {
      let item = logged.items[place]
      let selection = LineSelection(
        profile: profile, author: author, owner: item.meal, rest: words, invocation: invocation, called: "that meal")
      return ItemCorrection(
        selection: selection, number: item.number, words: words, amount: logged.lines.amount(of: place + 1, in: words),
        keepsAmount: keepsAmount)
    }
    if let other = try FoodReplacement(
      invocation, words, in: logged.lines, numbers: logged.numbers, called: logged.when)
    {
      return found(other.number - 1, other.words, keepsAmount: true)
    }
    let text = words.map(\.raw).joined(separator: " ")
    if logged.items.count == 1, !words.isEmpty {
      guard !AmountReader.isAmount(text), let name = logged.lines.name(in: text),
        try logged.lines.numbers(called: name, among: [1]).isEmpty, try !mayReplace(logged.items[0].line, by: text)
      else { return found(0, words) }
      throw logged.onlyOther(than: name, typed: text, at: words.first)
    }
    guard let name = logged.lines.name(in: text) else {
      throw logged.noFood(after: invocation.words.prefix(used), at: words.first ?? invocation.words.last)
    }
    let named = try logged.lines.numbers(called: name, among: logged.numbers).map { $0 - 1 }
    guard !named.isEmpty else { throw logged.notAmong(name, at: words.first) }
    return found(named.count == 1 ? named[0] : try logged.chosen(among: named, name, at: words.first), words)
  }

  /// The day that the words begin with, and how many words name it; nil if they begin with something else.
  private static func day(in typed: Invocation, _ session: Session) -> (day: Day, used: Int)? {
    // `10.5` is an amount, not the 10th of May.
    guard !AmountReader.isAmount(typed.raw), let first = typed.words.first,
      !AmountReader.startsAmount(first.text) || isDate(first.text)
    else {
      return nil
    }
    return session.days.forMeals.read(typed.words.map(\.text))
  }

  /// Whether a word that begins with a digit is a date, such as `20.11.`, or may begin one, such as the `3` in
  /// `3 days ago`; `1.5` is an amount.
  private static func isDate(_ word: String) -> Bool {
    word.filter { $0 == "." }.count == 2 || word.filter { $0 == "-" }.count == 2 || word.allSatisfy(\.isASCIIDigit)
  }

  // MARK: The last entry

  /// Finds the item that the typed words refer to; returns its number and the words that state the correction.
  private func item(of meal: Meal, _ items: NamedLines, among numbers: [Int]) throws -> (Int, [Word]) {
    let words = invocation.words
    let isAmount = AmountReader.isAmount(invocation.raw)
    if words.count > 1, !isAmount, let position = FoodFinder.number(words[0].text),
      AmountReader.startsAmount(words[1].text)
    {
      guard numbers.contains(position) else {
        let list = numbers.map(String.init).joined(separator: ", ")
        let numbers = numbers.count == 1 ? "it has only item \(list)" : "it has items \(list)"
        throw invocation.error(
          .unknownItem, "\(called) has no item \(position)", at: words[0],
          hint: "\(numbers); `meal item edit` changes any item")
      }
      return (position, Array(words.dropFirst()))
    }
    let name = items.name(in: invocation.raw)
    let named = try name.map { try items.numbers(called: $0, among: numbers) } ?? []
    if named.count == 1 { return (named[0], words) }
    if numbers.count == 1, let only = numbers.first {
      guard let name, !isAmount else { return (only, words) }
      let others = try items.numbers(called: name, among: meal.items.indices.map { $0 + 1 })
      if others.count == 1 { return (others[0], words) }
      if others.isEmpty, try mayReplace(meal.items[only - 1].line, by: invocation.raw) { return (only, words) }
      let logged = SafeText.visible(meal.items[only - 1].name)
      throw invocation.error(
        .unknownItem, "\(called) is \(logged), not `\(SafeText.visible(name))`",
        at: words.first,
        hint: "this meal has \(items.list(meal.items.indices.map { $0 + 1 })); "
          + "`fix \(only) \(SafeText.visible(invocation.raw).truncated(to: 40))\(whose)` replaces the last entry")
    }
    let example = "for example `fix \(numbers[0]) 200g\(whose)`"
    if let name, named.isEmpty, !isAmount {
      throw invocation.error(
        .unknownItem, "\(called) has no `\(SafeText.visible(name))`", at: words.first,
        hint: "it has \(items.list(numbers)); say the number, \(example), or the day: "
          + "`fix today \(SafeText.visible(invocation.raw).truncated(to: 40))\(whose)`")
    }
    throw LarderError(
      .needsAnswer, "\(called) has \(numbers.count) items",
      hint: "say the item's number: \(items.list(numbers)), \(example)")
  }

  /// Whether the typed food may replace the entry's only item, because both are of one kind: rye bread instead of
  /// bread, skim milk instead of milk.
  ///
  /// Also true if one of the two foods is unknown, since they cannot be compared then; but no food replaces a dish of
  /// the recipe book, whose name it need not share.
  private func mayReplace(_ line: FoodLine, by text: String) throws -> Bool {
    guard line.recipe == nil else { return false }
    return try session.withBank { bank in
      guard let typed = try? Resolver(bank, purpose: .eaten).resolve(text), typed.count == 1,
        let new = typed[0].match?.food, let old = try line.food.flatMap({ try bank.food($0.id) })
      else { return true }
      return new.category == old.category || LoggedFood(name: new.name, food: new).isNamed(by: line.name)
        || LoggedFood(name: line.name, food: old).isNamed(by: typed[0].phrase.name)
    }
  }
}
