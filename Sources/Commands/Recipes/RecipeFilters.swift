internal import Domain

/// Which recipes a list shows, and in which order.
struct RecipeFilters {
  private static let category = OptionSpec.value(
    "category", "C", .choice(Slot.allCases.map(\.rawValue) + ["none"]), "Only those for that meal, or for none.")
  private static let favourites = OptionSpec.flag("favourites", "Only those that the profile in use likes.")
  private static let tag = OptionSpec.value("tag", "T", .text, "Only those with that tag.", repeatable: true)
  private static let minutes = OptionSpec.value("minutes", "N", .number, "Only those that take at most N minutes.")
  static let archived = OptionSpec.flag("archived", "Those that were put away, instead of the others.")
  static let sort = OptionSpec.value(
    "sort", "ORDER", .choice(Order.allCases.map(\.rawValue)),
    "The order: " + Order.allCases.map(\.rawValue).joined(separator: ", ") + "; `cooked` has what you ate last first.")
  static let options = [category, favourites, tag, minutes]

  enum Order: String, CaseIterable {
    case title
    case newest
    case viewed
    case cooked
    case minutes
    case calories
  }

  private let slot: Slot??
  private let tags: [String]
  private let isFavourite: Bool
  private let mostMinutes: Int?
  private let order: Order
  let showsArchived: Bool

  /// Whether any option other than `--archived` filters the recipes.
  var isFiltering: Bool { slot != nil || !tags.isEmpty || isFavourite || mostMinutes != nil }

  init(_ invocation: Invocation) throws {
    slot = try invocation.word(Self.category).map { word in
      try invocation.locatingErrors(at: word) { try RecipeOptions.choice(word) }
    }
    tags = invocation.words(of: Self.tag).map { SearchText.normalize($0.text) }
    isFavourite = invocation.has(Self.favourites)
    mostMinutes = try invocation.whole(Self.minutes, in: 1...RecipeCheck.mostMinutes)
    let hasList = invocation.spec.options.contains { $0.name == Self.sort.name }
    let sort = hasList ? invocation.word(Self.sort) : nil
    order =
      try sort.flatMap { word in try invocation.locatingErrors(at: word) { try RecipeOptions.choice(word) } } ?? .title
    showsArchived = hasList && invocation.has(Self.archived)
  }

  func admits(_ recipe: RecipeOutline) -> Bool {
    guard recipe.isArchived == showsArchived, !isFavourite || recipe.isFavourite else { return false }
    if let slot, recipe.category != slot { return false }
    if let mostMinutes, recipe.totalMinutes.map({ $0 > mostMinutes }) ?? true { return false }
    let own = Set(recipe.tags.map { SearchText.normalize($0) })
    return tags.allSatisfy(own.contains)
  }

  /// Sorts the recipes in the chosen order; recipes whose value for this order is unknown come last.
  func sorted(_ recipes: [RecipeOutline]) -> [RecipeOutline] {
    func by<Value: Comparable>(_ value: (RecipeOutline) -> Value?, _ precedes: (Value, Value) -> Bool)
      -> [RecipeOutline]
    {
      recipes.enumerated().sorted { first, second in
        switch (value(first.element), value(second.element)) {
        case (let one?, let other?): one == other ? first.offset < second.offset : precedes(one, other)
        case (nil, nil): first.offset < second.offset
        case (let one, _): one != nil
        }
      }.map(\.element)
    }
    return switch order {
    case .title: recipes
    case .newest: by({ $0.createdAt.seconds }, >)
    case .viewed: by({ $0.viewedAt?.seconds }, >)
    case .cooked: by({ $0.lastCooked }, >)
    case .minutes: by({ $0.totalMinutes }, <)
    case .calories: by({ $0.calories }, <)
    }
  }
}
