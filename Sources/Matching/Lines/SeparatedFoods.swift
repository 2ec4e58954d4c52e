internal import Domain

extension Resolver {
  /// The items of a list as they were typed, with separators between foods that are named one after the other, such as
  /// `2 satsumas handful almonds`, if they are no food as a whole.
  func listed(_ text: String) throws -> [ItemPhrase] {
    let typed = try listedAsTyped(text)
    guard purpose == .eaten, text.utf8.count <= ItemListReader.longestSeparated else { return try typed.get() }
    return try respelled(text, typed: typed) ?? typed.get()
  }

  /// The items of a list, read without a correction of its spelling, or the error in it.
  func listedAsTyped(_ text: String) throws -> Result<[ItemPhrase], any Error> {
    let typed = Result { try reading(text) { try $0.read(text) } }
    guard purpose == .eaten, text.utf8.count <= ItemListReader.longestSeparated, try mayHoldSeveral(typed),
      let separated = try reading(text, { try $0.separated(text, where: isUnknown) })
    else { return typed }
    do {
      return .success(try reading(separated) { try $0.read(separated) })
    } catch is LarderError {
      return typed
    }
  }

  /// Whether one of the items may be several foods: the list has an item with two amounts, or with a name of several words
  /// that no food has.
  private func mayHoldSeveral(_ typed: Result<[ItemPhrase], any Error>) throws -> Bool {
    switch typed {
    case .success(let items):
      return try items.contains { try $0.source == nil && $0.name.contains(" ") && !bank.isFood($0.name) }
    case .failure(let error): return (error as? LarderError)?.code == .badAmount
    }
  }

  /// Whether a part of a list is no food as a whole, so that a person would have to be asked about it.
  private func isUnknown(_ part: String) throws -> Bool {
    do {
      return try reading(part) { try $0.read(part) }.contains { try resolve($0, in: part).match == nil }
    } catch let error as LarderError where error.code == .badAmount {
      return true
    }
  }
}
