internal import Domain
internal import Matching
internal import Store

/// A meal as it was understood, before it is saved.
struct MealDraft {
  var day: Day
  var slot: Slot
  var time: Moment
  /// The items: one list for everybody, or one for each of `people`.
  var lists: [[MealItem]] = []
  /// The notes of a new meal; an existing meal keeps its own.
  var notes: String?
  /// Whether the time was given, and not derived from the clock or the slot.
  var isTimeSaid = false
  /// What was assumed, for the person to see.
  var remarks: [String] = []
  /// The profiles that ate it; empty if it is the one that logs it.
  var people: [Profile] = []
  /// The profile that logs it; nil if it has not been read.
  var current: Profile?
  /// Open doubts if nothing is to be asked, each with the number of its item, or nil if it is about the whole meal.
  var doubts: [(number: Int?, doubt: Doubt)] = []

  /// The items eaten by the person at this index of `people`.
  func items(of place: Int) -> [MealItem] {
    lists.count == 1 ? lists[0] : lists.indices.contains(place) ? lists[place] : []
  }

  /// The meal of the person at this index of `people`.
  func meal(of place: Int) -> Meal { Meal(day: day, time: time, slot: slot, items: items(of: place)) }
}
