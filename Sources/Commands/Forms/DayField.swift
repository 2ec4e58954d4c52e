internal import Domain

extension FormField {
  /// A question that asks for a day; Enter means today.
  ///
  /// The answer may be anything that Larder reads as a day, such as `yesterday`.
  ///
  /// - Parameters:
  ///   - why: What the day is for; the ways of naming a day are added to this text.
  ///   - answer: Stores the day in the state.
  static func day(
    why: String, in session: Session, into answer: @escaping (_ day: Day, _ state: inout State) -> Void
  ) -> FormField {
    FormField(
      "day", why: "\(why): today, yesterday, mon, -3, 20 nov, 2026-11-20.", kind: .choice(dayWords)
    ) { text, state in
      let day = try session.days.day(text)
      answer(day, &state)
      return day == session.today ? .nothing : .understood(DayText.weekday(day, today: session.today))
    }.preset { _ in "today" }
  }

  /// The words that TAB offers; many other names of days are understood too.
  private static var dayWords: [String] {
    ["today", "yesterday", "mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  }
}
