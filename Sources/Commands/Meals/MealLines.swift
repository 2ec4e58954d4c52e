internal import Domain
internal import Store

extension Meal: LineOwner {
  static var noun: String { "meal" }

  static func row(of item: MealItem) -> Int { item.id }

  func current(through door: WritingDoor) throws -> Meal { try MealCommands.current(self, through: door) }

  func append(_ items: [MealItem], through door: WritingDoor) throws -> [Int] { try door.append(items, to: id) }

  func replace(_ item: MealItem, through door: WritingDoor) throws { try door.replace(item, in: id) }

  static func remove(row: Int, through door: WritingDoor) throws { try door.removeItem(row) }

  func shown(added: [Int], through door: WritingDoor) throws -> MealLog.State {
    try MealLog.standing(of: id, added: added, through: door.reading, goals: door.reading.goals())
  }

  static func write<Value>(
    _ items: [MealItem], label: String, profile: Profile, _ session: Session,
    _ body: (WritingDoor) throws -> Value
  ) throws -> Written<Value> {
    try session.write(label: label, profile: profile) { try body($0.profile(profile.id)) }
  }
}

extension LineChange<Meal> {
  /// Changes of a meal's lines.
  init(_ target: LineTarget<Meal>, _ session: Session) {
    self.init(session: session, target: target) { shown, remarks, step in
      MealLog(session: session, label: target.invocation.label).report(
        shown, remarks, profile: target.profile, step: step)
    }
  }
}
