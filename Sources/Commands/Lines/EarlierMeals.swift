internal import Domain
internal import Matching
internal import Store

extension Session {
  /// The earlier meals, favourites and recipes of each of `people`, or of the profile in use if nobody was named.
  func pastMeals(of people: [Profile], in reading: ReadTransaction) throws -> [PastMeals] {
    let typist = try currentProfile(in: reading)
    let owners: [Profile?] = people.isEmpty ? [typist] : people
    return try owners.map { try PastMeals(reading, owner: $0, typist: typist, today: today) }
  }
}
