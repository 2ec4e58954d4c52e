internal import Domain
internal import Matching
internal import Store

/// A meal as it was understood, before it is saved.
struct MealDraft {
  var day: Day
  var slot: Slot
  var time: Moment
  /// The items, one list for everybody or one for each of `people`.
  var lists: [[MealItem]] = []
  /// For a meal that is made anew; one that is there keeps its own.
  var notes: String?
  /// Whether a time was said, not taken from the clock or the slot.
  var isTimeSaid = false
  /// What was assumed, for the person to see.
  var remarks: [String] = []
  /// Who ate it; empty for whoever logs it.
  var people: [Profile] = []
  /// Whoever logs it, where that has been read; nil where it has not.
  var current: Profile?
  /// What nobody has been asked about, where nothing is to be asked: each with the number of its item, nil for the meal's.
  var doubts: [(number: Int?, doubt: Doubt)] = []

  /// What the one at that place of `people` ate.
  func items(of place: Int) -> [MealItem] {
    lists.count == 1 ? lists[0] : lists.indices.contains(place) ? lists[place] : []
  }

  /// The meal of the one at that place of `people`.
  func meal(of place: Int) -> Meal { Meal(day: day, time: time, slot: slot, items: items(of: place)) }
}
