/// The rooms of a floor (its top folders, and the files at its top), and how they lean on each other.
///
/// A file leans on another where it names a type of it, or a function or property that only that file declares.
struct Rooms {
  /// A file that names things of another one.
  struct Leaning {
    let from: String
    let to: String
    let names: [String]

    var line: String { "\(from) names \(names.joined(separator: ", ")) of \(to)" }
  }

  /// The files that lean on files of another room, by their paths below the floor.
  let leanings: [Leaning]

  /// - Parameter sources: the texts of all floors' files by their paths, such as `Domain/Meals/Meal.swift`: a name that
  ///   another floor declares too says nothing.
  init(of floor: String, in sources: [String: SwiftNames]) {
    var (types, innerTypes, members) = ([String: [String]](), [String: [String]](), [String: [String]]())
    for (path, names) in sources {
      for name in names.types { types[name, default: []].append(path) }
      for name in names.innerTypes { innerTypes[name, default: []].append(path) }
      for name in names.members { members[name, default: []].append(path) }
    }
    let cases = sources.values.reduce(into: Set<String>()) { $0.formUnion($1.cases) }
    /// The file of the floor that a name means; nil if it may mean several, or none.
    func owner(_ name: String, isDotted: Bool) -> String? {
      if let files = types[name] {
        return isDotted && innerTypes[name] != nil ? nil : files.first { $0.hasPrefix(floor + "/") }
      }
      let files = innerTypes[name] ?? members[name] ?? []
      guard files.count == 1, let only = files.first, only.hasPrefix(floor + "/") else { return nil }
      return cases.contains(name) || Self.standard.contains(name) ? nil : only
    }
    var leanings: [Leaning] = []
    for (path, names) in sources where path.hasPrefix(floor + "/") {
      var named: [String: Set<String>] = [:]
      for (uses, isDotted) in [(names.dotted, true), (names.bare, false)] {
        for name in uses {
          if let owner = owner(name, isDotted: isDotted) { named[owner, default: []].insert(name) }
        }
      }
      leanings += named.map { owner, names in
        Leaning(
          from: String(path.dropFirst(floor.count + 1)), to: String(owner.dropFirst(floor.count + 1)),
          names: names.sorted())
      }
    }
    self.leanings = leanings.filter { Self.room(of: $0.from) != Self.room(of: $0.to) }
      .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// The top folder of a file; empty for one at the floor's top.
  static func room(of path: String) -> String {
    path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
  }

  /// Rooms each of which leans on all the others, by detours or not, in the order of their names.
  var knots: [[String]] {
    let reach = reach
    var knots: Set<[String]> = []
    for (room, reached) in reach where reached.contains(room) {
      knots.insert(reached.filter { reach[$0]?.contains(room) == true }.sorted())
    }
    return knots.sorted { $0.joined() < $1.joined() }
  }

  /// A shortest circle through rooms of a knot, file by file: `A.swift names x of B.swift`; of many between two rooms
  /// the first few.
  func circle(in knot: [String], most: Int = 6) -> [String] {
    let paths = knot.compactMap { path(from: $0, within: knot) }
    guard let shortest = paths.min(by: { $0.count < $1.count }) else { return [] }
    return zip(shortest, shortest.dropFirst()).flatMap { from, to in
      let lines = leanings.filter { Self.room(of: $0.from) == from && Self.room(of: $0.to) == to }.map(\.line)
      return lines.prefix(most) + (lines.count > most ? ["... and \(lines.count - most) more"] : [])
    }
  }

  private var neighbours: [String: Set<String>] {
    leanings.reduce(into: [:]) { $0[Self.room(of: $1.from), default: []].insert(Self.room(of: $1.to)) }
  }

  private var reach: [String: Set<String>] {
    let neighbours = neighbours
    return neighbours.mapValues { first in
      var (reached, waiting) = (first, Array(first))
      while let room = waiting.popLast() {
        for next in neighbours[room] ?? [] where reached.insert(next).inserted { waiting.append(next) }
      }
      return reached
    }
  }

  /// The shortest way from a room back to it.
  private func path(from start: String, within knot: [String]) -> [String]? {
    let neighbours = neighbours
    var (paths, seen) = ([[start]], Set<String>())
    while !paths.isEmpty {
      var longer: [[String]] = []
      for path in paths {
        for next in (neighbours[path[path.count - 1]] ?? []).intersection(knot).sorted() {
          if next == start { return path + [next] }
          if seen.insert(next).inserted { longer.append(path + [next]) }
        }
      }
      paths = longer
    }
    return nil
  }

  /// Names of the standard library's own types, which a floor may declare once more for one of its own.
  static let standard: Set<String> = [
    "abs", "advanced", "allSatisfy", "append", "compactMap", "contains", "count", "debugDescription", "decode",
    "description",
    "distance", "dropFirst", "dropLast", "encode", "endIndex", "enumerated", "filter", "first", "firstIndex", "flatMap",
    "forEach", "get", "hasPrefix", "hasSuffix", "hash", "index", "indices", "insert", "isASCII", "isEmpty", "isFinite",
    "isLetter",
    "isNaN", "isNumber", "isWhitespace", "joined", "keys", "last", "lastIndex", "lowerBound", "lowercased", "magnitude",
    "map", "max",
    "min", "next", "prefix", "print", "rawValue", "reduce", "remove", "removeAll", "removeFirst", "removeLast",
    "reversed",
    "rounded", "set", "sort", "sorted", "split", "startIndex", "suffix", "sum", "swap", "union", "unicodeScalars",
    "upperBound",
    "uppercased", "utf8", "values", "zip",
  ]
}

extension Rooms {
  /// Folders that have more Swift files directly in them than fit: `Charts: 58 files`.
  static func crowded(_ paths: some Sequence<String>, most: Int = 25) -> [String] {
    let folders = Dictionary(grouping: paths) { $0.split(separator: "/").dropLast().joined(separator: "/") }
    return folders.filter { $0.value.count > most }.map { "\($0.key): \($0.value.count) files" }.sorted()
  }
}
