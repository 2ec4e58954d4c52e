internal import Commands
internal import Domain
internal import Foundation

/// Offers the values of an argument or option: foods, profiles, days and so on.
@MainActor struct ValueCompleter {
  let session: Session
  let place: Completer.Place
  /// Where the argument begins: a name may have several words.
  let start: Int

  private static let days =
    ["today", "yesterday", "tomorrow", "mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  func complete(_ kind: Kind) -> LineEditor.Completion {
    switch kind {
    case .items: items()
    case .food: foods(from: start)
    case .profile: phrase(read { try $0.profiles() })
    case .day: words(Self.days + ["last"])
    case .meal: words(["last"] + Self.days + Slot.allCases.map(\.rawValue))
    case .nutrient: words(Nutrient.allCases.compactMap(\.words.first) + ["macros"])
    case .category: words(FoodCategory.allCases.map(\.rawValue))
    case .tag: words(read { try $0.tags() })
    case .choice(let choices): words(choices)
    case .command: words(CommandTable.larder.commandWords)
    case .file: files()
    case .text, .number, .amount: LineEditor.Completion()
    }
  }

  /// Inside an item list: after `@` meals and days, after a food's name its units, else foods.
  private func items() -> LineEditor.Completion {
    let text = String(place.text.dropFirst(start))
    let (items, when) = splitAtSign(text)
    if when != nil {
      let sign = place.current.hasPrefix("@") ? "@" : ""
      return words((Slot.allCases.map(\.rawValue) + Self.days).map { sign + $0 })
    }
    let phrase = ItemPlace(items)
    if let unit = unit(of: phrase, in: items) { return unit }
    return foods(from: start + phrase.nameStart, quoting: true)
  }

  /// `bread 2 sl` -> `slice`: the units and portions of the food that stands before the number.
  private func unit(of phrase: ItemPlace, in items: String) -> LineEditor.Completion? {
    guard let (name, typed) = phrase.foodAndUnit else { return nil }
    let portions = read { try $0.portions(of: name) }
    guard !portions.isEmpty else { return nil }
    let units = (portions + ["g", "kg", "ml", "cup", "tbsp", "tsp"]).filter {
      $0.lowercased().hasPrefix(typed.lowercased())
    }
    return LineEditor.Completion(
      replacing: place.end - typed.count..<place.end, candidates: CandidateOrder.unique(units).map { .init(text: $0) })
  }

  private func foods(from start: Int, quoting: Bool = false) -> LineEditor.Completion {
    let raw = String(place.text.dropFirst(start))
    let typed = raw.hasPrefix("\"") ? String(raw.dropFirst()) : raw
    guard !typed.trimmingCharacters(in: .whitespaces).isEmpty else { return LineEditor.Completion() }
    let names = read { try $0.foods(like: typed, limit: Completer.limit) }
    let candidates = names.map { name in
      LineEditor.Candidate(text: quoting && ItemPlace.needsQuotes(name) ? "\"\(name)\"" : name, display: name)
    }
    return LineEditor.Completion(replacing: start..<place.end, candidates: candidates)
  }

  /// Names of several words, by their beginning.
  private func phrase(_ names: [String]) -> LineEditor.Completion {
    let typed = String(place.text.dropFirst(start)).lowercased()
    return LineEditor.Completion(
      replacing: start..<place.end,
      candidates: names.filter { $0.lowercased().hasPrefix(typed) }.map { .init(text: $0) })
  }

  private func words(_ words: [String]) -> LineEditor.Completion {
    let typed = place.current.lowercased()
    return LineEditor.Completion(
      replacing: place.start..<place.end,
      candidates: words.filter { $0.lowercased().hasPrefix(typed) }.map { .init(text: $0) })
  }

  private func files() -> LineEditor.Completion {
    let typed = place.current
    let folder = typed.contains("/") ? String(typed[...(typed.lastIndex(of: "/") ?? typed.startIndex)]) : ""
    let prefix = typed.dropFirst(folder.count)
    let expanded = folder.hasPrefix("~/") ? NSHomeDirectory() + folder.dropFirst() : folder.isEmpty ? "." : folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: expanded)) ?? []
    let candidates = names.filter { $0.hasPrefix(prefix) && ($0.first != "." || prefix.first == ".") }.sorted().map {
      name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: expanded + "/" + name, isDirectory: &isFolder)
      return LineEditor.Candidate(text: folder + name, display: name, suffix: isFolder.boolValue ? "/" : " ")
    }
    return LineEditor.Completion(replacing: place.start..<place.end, candidates: candidates)
  }

  private func read(_ body: (Suggestions) throws -> [String]) -> [String] {
    (try? body(Suggestions(session: session))) ?? []
  }
}

/// Keeps the order of candidates that matters: the first of equals stays.
enum CandidateOrder {
  static func unique(_ names: [String]) -> [String] {
    var seen = Set<String>()
    return names.filter { seen.insert($0).inserted }
  }
}
