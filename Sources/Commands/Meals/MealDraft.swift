internal import Domain
internal import Matching
internal import Store

/// A meal as it was understood, before it is saved.
struct MealDraft {
  var day: Day
  var slot: Slot
  var time: Moment
  /// The items: one list that everybody ate, or a list for each of `people`.
  var lists: [[MealItem]] = []
  /// The note on the meal if it is new; an existing meal keeps its note.
  var notes: String?
  /// Whether the time was typed; otherwise it comes from the clock or the slot.
  var isTimeSaid = false
  /// Remarks for the user on what was assumed.
  var remarks: [String] = []
  /// The profiles that ate the meal; empty if only the profile that logs it did.
  var people: [Profile] = []
  /// The profile that logs the meal; nil if it has not been read yet.
  var current: Profile?
  /// The typed foods that still have to be compared with the diet.
  var foods: [MealFit.TypedFood] = []
  /// What each of `people` has already logged that day.
  ///
  /// If `people` is empty, what the profile that logs the meal has already logged.
  ///
  /// Nil if the draft is not to be checked, as for a copy.
  ///
  /// `MealCheck` uses this list to find items that are logged twice.
  var logged: [[LoggedItem]]?
  /// The doubts, if no questions are to be asked; each has the number of the item that it concerns, or nil if it
  /// concerns the whole meal.
  var doubts: [(number: Int?, doubt: Doubt)] = []

  /// The items eaten by the person at this index of `people`.
  func items(of place: Int) -> [MealItem] {
    lists.count == 1 ? lists[0] : lists.indices.contains(place) ? lists[place] : []
  }

  /// The meal of the person at this index of `people`.
  func meal(of place: Int) -> Meal { Meal(day: day, time: time, slot: slot, items: items(of: place)) }
}
