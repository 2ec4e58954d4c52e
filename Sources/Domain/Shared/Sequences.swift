extension Sequence where Element: Hashable {
  /// The elements in order, without duplicates.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Sequence {
  /// The first result of `find` that is not nil.
  ///
  /// This function calls `find` once for each element until there is one. `lazy.compactMap(find).first` calls it several
  /// times for an element, which takes exponential time in a recursive function, and once for every element if `find`
  /// throws.
  package func firstResult<T>(_ find: (Element) throws -> T?) rethrows -> T? {
    for element in self {
      if let result = try find(element) { return result }
    }
    return nil
  }
}
