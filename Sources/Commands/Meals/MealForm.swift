internal import Domain
internal import Store
internal import Text

/// `meal add`: asks step by step for what `eat` takes in one line.
struct MealForm {
  let session: Session
  let profile: Profile

  /// The answers so far.
  struct Answers {
    var day: Day
    var slot = Slot.snack
    /// The meal that the items are added to; nil if the day has no meal in that slot yet.
    var existing: Meal?
    /// The item lists as they were typed.
    var lines: [String] = []
    var items: [MealItem] = []
    var remarks: [String] = []
    /// The time in minutes after midnight; nil for the time that `eat` would choose.
    var minute: Int?
    var note: String?
  }

  func run() throws -> any Report {
    let form = Form(
      "Log a meal for \(profile.name).", name: "meal add",
      instead: "`eat` logs a meal in one line: `eat 2 eggs @lunch`",
      fields: [day, slot, items, time, note],
      preview: { answers in
        var report = try log(answers).preview(draft(answers), note: answers.note)
        report.isOffered = true
        return FormPreview(report)
      },
      save: { answers in try log(answers).save(draft(answers), note: answers.note) })
    return try form.run(Answers(day: session.today), in: session)
  }

  private var composer: MealComposer { MealComposer(session: session) }
  private var habits: MealHabits { MealHabits(session: session, profile: profile) }

  private func draft(_ answers: Answers) throws -> MealDraft {
    var draft = try composer.place(when(answers))
    draft.lists = [answers.items]
    draft.remarks += answers.remarks
    return draft
  }

  private func when(_ answers: Answers) -> WhenPhrase {
    WhenPhrase(
      slot: answers.slot, day: answers.day == session.today ? nil : answers.day, minuteOfDay: answers.minute)
  }

  /// Creates the log; its steps are labeled with the command line that would do the same.
  private func log(_ answers: Answers) throws -> MealLog {
    let day = answers.day == session.today ? [] : ["@" + answers.day.iso]
    let time = answers.minute.map { ["@" + Moment.clock($0)] } ?? []
    let words = [try list(answers), "@" + answers.slot.rawValue] + day + time
    let note = answers.note.map { [(option: EatCommands.note, text: String?.some($0))] } ?? []
    return MealLog(session: session, label: EatCommands.eat.label(words: words.joined(separator: " "), note))
  }

  /// All items as one list, separated by commas, or by semicolons if the food bank would read two of the items as one
  /// name.
  private func list(_ answers: Answers) throws -> String {
    let commas = answers.lines.joined(separator: ", ")
    return try composer.count(commas) == answers.items.count ? commas : answers.lines.joined(separator: "; ")
  }
}

// MARK: The questions

extension MealForm {
  private var day: FormField<Answers> {
    .day(why: "The meal counts for this day", in: session) { $1.day = $0 }
  }

  private var slot: FormField<Answers> {
    FormField(
      "meal",
      why: "Which meal of the day it was: breakfast, lunch, dinner "
        + "or snack. Items are added to a meal that exists already.",
      kind: .choice(Slot.allCases.map(\.rawValue))
    ) { text, answers in
      guard let slot = Slot.read(text) else {
        throw LarderError(
          .badValue, "there is no meal `\(text.truncated(to: 60))`", hint: "breakfast, lunch, dinner or snack")
      }
      answers.slot = slot
      let day = answers.day
      answers.existing = try session.read { try $0.profile(profile.id).meals(on: day, slot: slot).last }
      guard let meal = answers.existing else { return .nothing }
      let names = meal.items.map(\.name).joined(separator: ", ")
      return .understood("added to the \(slot.rawValue) of \(meal.time.clock): \(names)")
    }.preset { try habits.slot(on: $0.day)?.rawValue }
  }

  private var items: FormField<Answers> {
    FormField(
      "item",
      why: "What was eaten, as `eat` takes it: 2 eggs, 150g cooked rice, half a banana; several with commas between.",
      kind: .items, need: .list(atLeast: 1)
    ) { text, answers in
      if try composer.split(text).when != WhenPhrase() {
        throw LarderError(
          .badValue, "only what was eaten is asked for here",
          hint: "the day and the meal were answered before: `<` goes back")
      }
      let found = try composer.items(text, slot: answers.slot, day: answers.day)
      answers.lines.append(text)
      answers.items += found.items
      answers.remarks += found.remarks
      return .drawn { canvas in
        found.items.map { FormReply.line(LineText.sentence($0.line, on: canvas), on: canvas) }
          + found.remarks.map { FormReply.line($0, .yellow, on: canvas) }
      }
    }.preset { try habits.item(of: $0.slot, on: $0.day, besides: $0.existing) }
  }

  private var time: FormField<Answers> {
    FormField("time", why: "When it was eaten, such as 13:30.") { text, answers in
      answers.minute = nil
      let usual = try composer.place(when(answers)).time
      guard let minute = try WhenReader(days: session.days).read(text).minuteOfDay else {
        throw LarderError(.badTime, "`\(text.truncated(to: 60))` is not a time", hint: "such as 13:30")
      }
      answers.minute = minute == usual.minuteOfDay ? nil : minute
      return .nothing
    }.asked { $0.existing == nil }.preset { try composer.place(when($0)).time.clock }
  }

  private var note: FormField<Answers> {
    FormField("note", why: "Anything worth remembering about this meal.", need: .optional()) { text, answers in
      answers.note = try MealText.note(text)
      return .nothing
    }
  }
}
