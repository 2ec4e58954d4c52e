internal import Domain
internal import Store

extension Meal: LineOwner {
  static var noun: String { "meal" }

  static func row(of item: MealItem) -> Int { item.id }

  func current(through records: ProfileWriter) throws -> Meal { try MealCommands.current(self, through: records) }

  func append(_ items: [MealItem], through records: ProfileWriter) throws -> [Int] { try records.append(items, to: id) }

  func replace(_ item: MealItem, through records: ProfileWriter) throws { try records.replace(item, in: id) }

  static func remove(row: Int, through records: ProfileWriter) throws { try records.removeItem(row) }

  func shown(added: [Int], through records: ProfileWriter) throws -> MealLog.State {
    try MealLog.state(of: id, added: added, through: records.reading, goals: records.reading.goals())
  }

  static func write<Value>(
    _ items: [MealItem], label: String, author: Profile, profile: Profile, _ session: Session,
    _ body: (ProfileWriter) throws -> Value
  ) throws -> WriteResult<Value> {
    try session.write(label: label, profile: author) { try body($0.profile(profile.id)) }
  }
}

extension LineChange<Meal> {
  /// Creates the changes to lines of a meal.
  init(_ selection: LineSelection<Meal>, _ session: Session) {
    self.init(session: session, selection: selection) { shown, remarks, step in
      MealLog(session: session, label: selection.invocation.label).report(
        shown, remarks, profile: selection.profile, step: step)
    }
  }
}
