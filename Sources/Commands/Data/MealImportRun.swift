internal import Domain
internal import Exchange
internal import Figures
internal import Store

/// Imports the meals of another program's diary into the profile in use, or shows what that would do.
struct MealImportRun {
  let session: Session
  let invocation: Invocation
  let input: ImportInput
  /// The kind of diary that the file comes from.
  let log: MealLogKind

  private static let maximumShown = 3

  func run() throws -> ImportReport {
    defer { session.progress(nil) }
    // Check for a profile before the file is read, since nothing can be imported without one.
    let profile = try session.read { try session.profile(in: $0) }
    let start = ContinuousClock.now
    return try RefusedFile.during(input, invocation, session) { refused in
      let diary = try input.locatingErrors(in: invocation) { try read(refusing: { try refused?.add($0) }) }
      try refused?.finish()
      if invocation.has(DataCommands.dryRun) { return try preview(diary, profile) }
      return try write(diary, profile, refused, since: start)
    }
  }

  /// The meals of a file, ordered by day.
  private struct Diary {
    var meals: [Meal] = []
    var tally = ImportTally()
    /// The total energy, in kcal, of all records in the file, including those that are not imported.
    var energy = 0.0
  }

  private func read(refusing: (RefusedRecord) throws -> Void) throws -> Diary {
    let reader = try reader()
    var diary = Diary()
    var places: [Key: Int] = [:]
    while let record = try reader.next() {
      switch record {
      case .refused(let refused):
        diary.tally.refuse(refused.reason)
        try refusing(refused)
      case .item(let item):
        let slot = item.slot ?? item.minute.map(Slot.at) ?? .snack
        let key = Key(day: item.day, slot: slot)
        let place = places[key] ?? diary.meals.count
        if place == diary.meals.count {
          places[key] = place
          let minute = item.minute ?? slot.usualMinute
          diary.meals.append(Meal(day: item.day, time: session.moment(item.day, minute: minute), slot: slot))
        }
        diary.meals[place].items.append(mealItem(item, slot, isSummary: reader.isSummary))
        if let note = item.note, diary.meals[place].notes == nil { diary.meals[place].notes = note }
      }
      session.progress(
        Progress(title: self.input.name, share: reader.progress, count: diary.meals.count.counted("meal")))
    }
    diary.energy = reader.energy
    diary.meals.sort { ($0.day, $0.time.seconds) < ($1.day, $1.time.seconds) }
    return diary
  }

  private struct Key: Hashable {
    let day: Day
    let slot: Slot
  }

  private func reader() throws -> MealLogReader {
    try MealLogReader(ImportFile(path: input.path), kind: log, order: try DataCommands.order(invocation))
  }

  /// Creates an item with the values stated in the file; its weight is unknown if the file states no weight.
  private func mealItem(_ item: ImportedMealItem, _ slot: Slot, isSummary: Bool) -> MealItem {
    let slotName = slot.rawValue.prefix(1).uppercased() + slot.rawValue.dropFirst()
    let name = isSummary ? "\(item.slot == nil ? item.name : slotName) (\(input.kind.title))" : item.name
    return MealItem(
      FoodLine(
        name: name, quantity: Quantity(kept: item.amountText), grams: item.grams, nutrients: item.nutrients,
        originalText: item.amountText.isEmpty ? nil : item.amountText))
  }

  private func preview(_ diary: Diary, _ profile: Profile) throws -> ImportReport {
    var diary = diary
    try session.read { reading in
      let sink = try reading.profile(profile.id).rehearsingImport(from: input.kind.rawValue)
      for meal in diary.meals { diary.tally.count(try sink.add(meal)) }
    }
    return report(diary, diary.meals.filter { !$0.items.isEmpty }, profile, isPreview: true)
  }

  private func write(
    _ diary: Diary, _ profile: Profile, _ refused: RefusedFile?, since start: ContinuousClock.Instant
  ) throws -> ImportReport {
    var diary = diary
    var changed: [Meal] = []
    try session.backUpBeforeImport(rows: diary.meals.map(\.items.count).reduce(0, +))
    let written = try session.write(label: invocation.label, profile: profile) { writing in
      let sink = try writing.profile(profile.id).importing(from: input.kind.rawValue)
      for meal in diary.meals {
        let outcomes = try sink.add(meal)
        diary.tally.count(outcomes)
        if outcomes.contains(.new) { changed.append(meal) }
      }
    }
    // The file was imported before: its refused records are already in a file.
    if written.step == nil, diary.tally.taken > 0 { refused?.discard() }
    try refused?.publish()
    var report = report(diary, changed, profile, isPreview: false)
    report.refusedFile = refused?.path
    let time = (ContinuousClock.now - start).components
    report.seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
    report.step = written.step
    return report
  }

  private func report(_ diary: Diary, _ meals: [Meal], _ profile: Profile, isPreview: Bool) -> ImportReport {
    ImportReport(
      input: input,
      contents: .meals(
        profile: profile.name, days: Set(meals.map(\.day)).count, meals: meals.count,
        shown: Array(meals.prefix(isPreview ? Self.maximumShown : 0)),
        energy: .init(file: diary.energy, kept: Meal.total(of: diary.meals.flatMap(\.items))[.calories])),
      tally: diary.tally, isPreview: isPreview)
  }
}

extension ImportTally {
  /// Counts how many items of a diary were new, unchanged or kept.
  fileprivate mutating func count(_ outcomes: [FoodOutcome]) {
    for outcome in outcomes {
      switch outcome {
      case .new, .updated: new += 1
      case .unchanged, .repeated: unchanged += 1
      case .kept: kept += 1
      }
    }
  }
}
