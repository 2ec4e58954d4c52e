import TestSupport

/// Command lines that nobody would think of: most of them mean something, many are refused.
struct RandomLines {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Which part of the language lines are made of.
  enum Part {
    /// What one profile does for itself.
    case own
    /// Foods and profiles, which all share.
    case shared
    /// Looking at things.
    case reading
    /// `undo` and `redo`.
    case journal
    /// What is done less often: weights, marks of days, limits, what was learned, meals that move.
    case uncommon
    /// The settings, those of the household and those of the look.
    case settings
    /// Files of other programs, receipts and other households, which `SampleHousehold.putFiles` has put there.
    case files
    /// What changes somebody else's rows on purpose.
    case together
    /// Which profile is used from here on.
    case use

    /// What any one law is tried with.
    static let usual: [Part] = [.own, .shared, .reading, .journal]
    /// All that writes.
    static let writing: [Part] = [
      .own, .own, .own, .uncommon, .uncommon, .shared, .shared, .journal, .settings, .files, .together, .use,
    ]
  }

  /// A line of one of the parts; `own` comes twice as often as any other.
  mutating func next(of parts: [Part] = Part.usual) -> String {
    switch one(of: parts + parts.filter { $0 == .own }) {
    case .own: one(of: [true, true, false]) ? own() : trip()
    case .shared: shared()
    case .reading: reading()
    case .uncommon: uncommon()
    case .settings: setting()
    case .files: file()
    case .together: together()
    case .use: "use \(one(of: ["Dad", "Mom", "Kid", "Dad", "Mom"]))"
    case .journal: one(of: ["undo", "undo", "undo", "redo", "redo", "redo", "undo 2", "redo 2", "undo 4"])
    }
  }

  mutating func seconds(in range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

  mutating func one<Value>(of values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }

  private mutating func own() -> String {
    switch Int.random(in: 0..<24, using: &random) {
    case 20...23: guide()
    case 16:
      "\(one(of: ["=", "b =", "l again", "eat again", "d usual", "b usual 2"]))\(maybe(" " + day()))\(maybe(" @" + one(of: ["breakfast", "dinner"])))"
    case 17:
      "eat \(one(of: ["half", "1/3", "two thirds", "50%"])) of \(one(of: ["last dinner", "lunch", "breakfast yesterday"]))\(when())"
    case 18: "meal \(one(of: ["save my mix", "save my mix = last", "save rest last", "unsave my mix", "unsave rest"]))"
    case 19: "eat \(one(of: ["my mix", "half a rest", "2 my mix", "100g rest, 2 eggs"]))\(when())"
    case 0...4: "eat \(items())\(when())\(maybe(" --note \"\(word())\""))"
    case 5: "\(one(of: ["b", "l", "d", "s"])) \(items())\(maybe(" @" + day()))"
    case 6: "fix \(maybe("\(count(1...3)) "))\(amount())\(maybe(" " + food()))"
    case 7: "meal edit \(meal()) \(mealChange())"
    case 8: "meal copy \(one(of: [day(), meal()]))\(when())"
    case 9: "meal item add \(maybe(meal() + " "))\(item())\(maybe(" --no-food"))"
    case 10: "meal item edit \(maybe(meal() + " "))\(count(1...4)) \(amount())\(maybe(" " + food()))"
    case 11: "meal item \(one(of: ["skip", "remove"])) \(maybe(meal() + " "))\(count(1...4))"
    case 12: "meal delete \(meal())"
    case 13: "goals set \(one(of: ["calories", "protein", "carbs", "fat"])) \(count(0...4200))"
    case 14: one(of: ["goals reset", "goals preset keto", "goals preset balanced", "goals preset \(word())"])
    default: "goals split \(count(0...60)) \(count(0...60)) \(one(of: [30, 40, count(0...100)]))"
    }
  }

  private mutating func guide() -> String {
    switch count(1...8) {
    case 1...3:
      "guide member add \(member())\(facts(of: ["age", "weight", "activity"]))\(maybe(facts(of: ["diet", "height"])))"
        + maybe(" --sex \(one(of: ["f", "m", word()]))")
        + maybe(one(of: [" --me", " --lactating", " --pregnant \(count(1...4))", " --force"]))
    case 4:
      "guide member edit \(member())\(facts(of: [one(of: ["age", "weight", "activity", "diet", "height"])]))"
        + maybe(one(of: [" --sex none", " --height none", " --not-me", " --name \(member())", " --me"]))
    case 5: "guide member remove \(member())"
    case 6: one(of: ["guide generate", "guide redo", "guide generate"])
    default:
      "guide set \(one(of: ["fiber", "kcal", "sodium", "sugar", word()])) \(one(of: ["auto", "\(count(0...30_000))"]))"
        + maybe(" --member \(member())")
    }
  }

  mutating func member() -> String {
    one(of: ["Dad", "Lena", "#\(count(1...9))", "\"Aunt Jo\"", "Zoë 🌻", "le", word()])
  }

  /// Options of a member with values, of which some are out of range.
  mutating func facts(of options: [String]) -> String {
    options.map { option in
      let value =
        switch option {
        case "age": one(of: ["\(count(0...120))", "0.5", "2,5"])
        case "weight": "\(count(1...320))"
        case "height": "\(count(30...260))"
        case "activity": one(of: ["sedentary", "lightly-active", "active", "very-active"])
        default: one(of: ["standard", "vegan", "keto", "high-protein", "low-sodium", "mediterranean"])
        }
      return " --\(option) \(value)"
    }.joined()
  }

  private mutating func shared() -> String {
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1: "food add \(name())\(facts())\(maybe(" --force"))"
    case 2, 3: "food edit \(food())\(maybe(" --kcal \(number())"))\(maybe(" --name \(name())"))\(maybe(" --force"))"
    case 4: "food edit \(food()) --fat \(number()) --fiber \(number()) --past --force"
    case 5: "food delete \(food())"
    case 6: "food portion add \(food()) = \(word()) \(amount())"
    case 7: "food portion remove \(food()) = \(one(of: ["medium", "slice", "cup", word()]))"
    case 8: "food alias add \(food()) = \(name())"
    case 9: "food tag \(one(of: ["add", "remove"])) \(food()) = \(one(of: ["quick", "fruit", word()]))"
    case 10: "profile add \(one(of: ["Kid", "Opa Jo", "kid", name()]))\(maybe(" --icon 🌻"))\(maybe(" --default"))"
    case 11: "profile edit \(profile()) \(one(of: ["--color #12ab9f", "--icon none", "--name \(name())"]))"
    case 12: "profile default \(profile())"
    default: one(of: ["profile delete \(profile())", "profile delete Kid", "food alias remove \(food()) = Banane"])
    }
  }

  private mutating func reading() -> String {
    switch Int.random(in: 0..<15, using: &random) {
    case 12: "guide\(maybe(" --days \(count(1...400))"))\(maybe(" --member \(member())"))"
    case 13:
      "guide \(one(of: ["member", "explain", "explain fiber", "explain \(member()) protein", "--present Lena=0"]))"
    case 0: one(of: ["today", "day \(day())", "help", "help \(one(of: ["eat", "food", "meal item", word()]))"])
    case 1: period() + maybe(" --compare") + maybe(" --all") + maybe(" --source \(one(of: ["meals", "trips", word()]))")
    case 2:
      "chart \(one(of: ["calories", "sodium", "fibre", "macros", "spent", word()])) --last \(count(1...40))\(one(of: ["d", "w", "m"]))"
    case 3: "chart satfat --by \(one(of: ["day", "week", "month"])) --height \(count(5...20))\(maybe(" --compare"))"
    case 4: one(of: ["goals", "profile list", "profile show", "profile show \(profile())", "about", "food list"])
    case 5: "food search \(food())\(maybe(" --limit \(count(1...5))"))"
    case 6: "food show \(food())"
    case 7: "meal show \(meal())"
    case 8: "meal list\(maybe(" --from " + day()))\(maybe(" --to " + day()))\(maybe(" --last \(count(1...9))"))"
    case 9: "history --last \(count(1...30))"
    case 10: one(of: ["trip list", "trip show \(tripName())", "parse meal \(items())\(when())"])
    case 11:
      one(of: [
        "home",
        "household \(one(of: ["", "day ", "week ", "month "]))\(maybe(day()))\(maybe(" --prev \(count(0...60))"))",
      ])
    default: "eat \(items())\(when()) --dry-run"
    }
  }

  private mutating func period() -> String {
    one(of: [
      "week", "week --prev", "week \(day())", "week --prev \(count(0...60)) --next 1", "month", "month \(day())",
      "month \(one(of: ["nov", "last", "-1m", "2026-02", word()]))", "range \(day()) \(day())",
      "range \(count(1...300)) days ago today",
    ])
  }

  mutating func items() -> String {
    var text = item()
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      text += one(of: [", ", " and ", "; ", " + ", " with "]) + item()
    }
    return text
  }

  mutating func item() -> String {
    one(of: ["\(amount()) \(food())", "\(food()) \(amount())", food(), "\(amount()) of \(food())"])
  }

  mutating func food() -> String {
    if Bool.random(using: &random) {
      return one(of: ["banana", "egg", "cooked rice", "milk", "toast", "oats", "butter"])
    }
    return one(of: [
      "Reis", "skim milk", "rice", "bananna",
      "chicken", "#\(count(1...70))", "olive oil", "Test \(count(1...6))", name(),
    ])
  }

  mutating func name() -> String {
    "Test \(one(of: ["\(count(1...6))", word(), "a very long name that goes on and on \(count(1...9))"]))"
  }

  mutating func word() -> String {
    one(of: [
      "pie", "Käse", "🥣", "日本ラーメン", "it's", "e\u{301}clair", "a\u{202E}b", "\u{1B}[31mred", "100%", "x", "-5", "NULL",
      "Robert'); DROP TABLE meal;--", "supercalifragilisticexpialidociousnesses",
    ])
  }

  mutating func amount() -> String {
    if Bool.random(using: &random) { return "\(count(1...500))g" }
    return one(of: [
      "2", "150g", "1.5 kg", "250 ml", "1/2", "1 1/2 cups", "half a", "3 slices", "2 tbsp", "a handful of", "2x150g",
      "1e308",
      "0", "-3", "1,500g", "0,1 g", "100kg", "101 kg", "\(count(1...500))g", "\(count(1...9)) oz", "nan",
      "999999999999999999999",
    ])
  }

  mutating func when() -> String {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: ""
    case 1: " @\(slot())"
    case 2: " @\(day())"
    case 3: " @\(slot()) \(day())\(maybe(" 13:\(count(10...59))"))"
    default: " @\(one(of: ["13:30", "02:10", "25:00", "noon", "Mom", "tomorow"])) @\(slot())"
    }
  }

  mutating func slot() -> String { one(of: ["breakfast", "lunch", "dinner", "snack", "mittag", "din"]) }

  mutating func day() -> String {
    one(of: [
      "today", "yesterday", "-2", "mon", "fri", "2026-11-\(count(10...30))", "19.11.", "3 days ago", "2026-02-31",
      "9999-12-31", "0001-01-01", "tomorrow",
    ])
  }

  mutating func meal() -> String {
    one(of: ["last", "last", "#\(count(1...12))", "\(day()) \(slot())", slot(), day()])
  }

  private mutating func mealChange() -> String {
    one(of: [
      "--date \(day())", "--time 0\(count(0...9)):15", "--type \(slot())", "--note \(word())", "--note none",
      "--date \(day()) --type \(slot()) --note \"\(word())\"",
    ])
  }

  private mutating func profile() -> String { one(of: ["Dad", "Mom", "Kid", "dad", "Opa", "nobody"]) }

  mutating func facts() -> String {
    " --category \(one(of: ["dairy", "other", "pantry", "none"])) --kcal \(number()) --protein \(number()) --carbs \(number())"
      + " --fat \(number())\(maybe(" --sugar \(number())"))\(maybe(" --portion \(word())=\(count(1...90))g"))"
  }

  mutating func number() -> String {
    one(of: ["0", "12", "3.7", "0,2", "99", "1e9", "-1", "500", "x", "0.1", "33.333333333333336"])
  }

  mutating func count(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

  mutating func maybe(_ text: String) -> String {
    Bool.random(using: &random) ? text : ""
  }
}
