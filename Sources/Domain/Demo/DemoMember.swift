/// A member of the sample household, as a profile with its goals.
package struct DemoMember: Sendable {
  /// The profile's name.
  package let name: String
  /// A glyph for the prompt.
  package let icon: String
  /// The color of the profile's name.
  package let color: HexColor?
  /// The member's daily goals.
  package let goals: MacroGoals
  /// The energy in kcal that the member usually eats in a day.
  let calories: Double
  let isAdult: Bool
  /// The member's usual breakfasts, by their names in the dish table; the favorite comes first.
  let habits: [String]
  /// Foods that the member does not eat, each with its replacement: another food in the same amount, or another food
  /// with an amount of its own.
  let swaps: [String: String]
  /// The probability of forgetting to log a whole day.
  let forgetfulness: Double
  /// The time of breakfast on weekdays, in minutes after midnight.
  let breakfastMinute: Int
}

/// The people of the sample household; a smaller household has only the first of them.
///
/// The energy goals are typical of people of their age and work: 1,500 to 2,600 kcal a day.
enum DemoFamilyTable {
  /// Each line has a member's name, icon and color; the energy goal in kcal and its split in percent; the kcal that the
  /// member actually eats; the minute of breakfast; the share of days not logged; `adult` or `child`; the habits; the
  /// swaps.
  static let table = """
    Dad | 🥕 | #ff8800 | 2300 20 50 30 | 2330 | 415 | .09 | adult | oats, bread and cheese, eggs, roll |
    Mum | 🍓 | #e05080 | 1900 20 50 30 | 1850 | 430 | .07 | adult | berries, granola, peanut butter, cottage cheese | Whole milk>Soy milk, Beer>White wine=1 glass
    Lena | 🦊 | #40a060 | 1700 15 55 30 | 1660 | 420 | .12 | child | corn flakes, chocolate bread, oats, bread and jam |
    Paul | ⚽ | #3080e0 | 2600 20 50 30 | 2650 | 425 | .14 | child | oats, chocolate bread, eggs, peanut butter | Apple>Banana
    Grandma | 🌻 | #c0a000 | 1700 15 55 30 | 1690 | 470 | .04 | adult | bread and jam, cottage cheese, berries, roll | Cola>Apple juice
    Grandpa | 🎣 | #708090 | 2000 15 55 30 | 2080 | 465 | .05 | adult | roll, bread and cheese, bread and jam, eggs | Tea>Coffee
    Emil | 🚂 | #00a0a0 | 1500 15 55 30 | 1480 | 420 | .10 | child | corn flakes, chocolate bread, granola, bread and jam |
    Clara | 🎻 | #9060d0 | 2000 20 50 30 | 1960 | 410 | .11 | child | granola, berries, peanut butter, oats | Ham>Gouda cheese, Cooked ground beef>Cooked lentils, Cooked chicken breast>Tofu
    Ida | 🐈 | #d07030 | 1900 25 45 30 | 1870 | 445 | .07 | adult | croissant, granola, cottage cheese, eggs | Whole milk>Almond milk
    Theo | 🚲 | #208050 | 2500 25 45 30 | 2540 | 390 | .08 | adult | oats, peanut butter, eggs, bread and cheese | Beer>Diet cola=1 glass
    Nora | 🌊 | #2060a0 | 2000 15 48 37 | 1980 | 435 | .06 | adult | berries, croissant, cottage cheese, oats | Red wine>White wine=1 glass
    Anton | 🎧 | #a04040 | 2400 20 50 30 | 2450 | 480 | .15 | adult | eggs, bread and cheese, chocolate bread, roll | Coffee>Cola=1 can
    """

  /// The replacements for coffee and tea that apply to all children.
  static let childrensSwaps = """
    Coffee>Chocolate milk=1 glass, Espresso>Apple juice=1 glass, Tea>Water=1 glass, Green tea>Water=1 glass
    """

  /// The first `count` members of the table; throws only if the table is wrong, which a test detects.
  static func members(_ count: Int) throws(LarderError) -> [DemoMember] {
    var members: [DemoMember] = []
    for line in table.split(separator: "\n").prefix(count) { members.append(try member(line)) }
    return members
  }

  private static func member(_ line: Substring) throws(LarderError) -> DemoMember {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map { PlainName.trimmed(String($0)) }
    let goals = fields.count == 10 ? fields[3].split(separator: " ").compactMap { Int($0) } : []
    guard goals.count == 4, let calories = Double(fields[4]), let minute = Int(fields[5]),
      let forgetfulness = Double("0" + fields[6])
    else { throw LarderError(.badValue, "the sample family has a line that cannot be read: \(line)", hint: nil) }
    let isAdult = fields[7] == "adult"
    return DemoMember(
      name: fields[0], icon: fields[1], color: HexColor(fields[2]),
      goals: try MacroGoals(
        calories: goals[0], shares: MacroShares(percent: goals[1], goals[2], goals[3])), calories: calories,
      isAdult: isAdult, habits: list(fields[8]), swaps: swaps(fields[9] + (isAdult ? "" : ", " + childrensSwaps)),
      forgetfulness: forgetfulness, breakfastMinute: minute)
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { PlainName.trimmed(String($0)) }.filter { !$0.isEmpty }
  }

  private static func swaps(_ text: String) -> [String: String] {
    let pairs = list(text).map { $0.split(separator: ">").map(String.init) }.filter { $0.count == 2 }
    return Dictionary(pairs.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
  }
}
