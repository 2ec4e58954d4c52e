internal import Domain

/// A meal on one plate that has a name of its own, such as a full English breakfast or a ploughman's lunch, with the
/// foods that are usually on it.
///
/// The tables have no such meals. The amounts are estimates of what is usual for one person in German and British
/// households, pubs and snack bars.
struct NamedPlate {
  /// The plate's place in `all`.
  let place: Int
  /// The names, in plain letters and without apostrophes.
  let names: [String]
  /// The foods on the plate, the main food first.
  let parts: [Part]

  struct Part {
    /// The food's id in the open tables.
    let id: String
    /// The weight in grams.
    let grams: Double
    /// What the food is called on this plate.
    let name: String
  }

  private typealias Row = (names: [String], parts: [(id: String, grams: Double, name: String)])

  private init(_ place: Int, _ row: Row) {
    self.place = place
    names = row.names
    parts = row.parts.map { Part(id: $0.id, grams: $0.grams, name: $0.name) }
  }

  /// The plate with this name, in the singular or plural, and the name in the singular; nil if there is none.
  static func named(_ name: String) -> (plate: NamedPlate, name: String)? {
    guard name.utf8.count <= longestName else { return nil }
    func plate(_ name: String) -> NamedPlate? {
      let plain = name.plainLetters.filter { !"'’".contains($0) }.replacing("-", with: " ")
      return all.first { $0.names.contains(plain) }
    }
    if let plate = plate(name) { return (plate, name) }
    let singular = String(name.dropLast())
    return name.last == "s" ? plate(singular).map { ($0, singular) } : nil
  }

  /// The items without a plate at their start whose foods are named one by one after it, its main food or at least three
  /// of them; the plate is then their heading.
  ///
  /// Example: `full english with 2 eggs, bacon, beans and toast` has these foods and no others.
  static func parted(_ items: [ItemPhrase]) -> [ItemPhrase] {
    guard items.count > 2, items[0].heading == nil, items[1].isCompanion,
      items[0].quantity.map({ $0.pieces == 1 }) ?? true, let plate = named(items[0].name)?.plate,
      case let named = Set(items.dropFirst().compactMap { plate.place(of: $0.name) }),
      named.count > 2 || named.count == 2 && named.contains(0)
    else { return items }
    var parts = Array(items.dropFirst())
    for index in parts.indices { parts[index].isCompanion = false }
    parts[0].heading = items[0].name
    return parts
  }

  /// Whether at least one of the foods with these names is on the plate, and the main food is not.
  func has(_ names: [String]) -> Bool {
    let places = names.compactMap(place)
    return !places.isEmpty && !places.contains(0)
  }

  /// The place on the plate of the food that has the last word of this name; nil if there is none.
  private func place(of name: String) -> Int? {
    SearchText.words(name).last.flatMap { head in
      Self.states.contains(head) ? nil : parts.firstIndex { SearchText.words($0.name).contains(head) }
    }
  }

  /// Words for how the foods on a plate are made, in the form that `SearchText` gives them.
  private static let states: Set<String> = ["fried", "cooked", "baked", "thick", "white", "french", "soft", "sweet"]

  /// The longest name, in bytes.
  private static let longestName = 40

  /// All the plates.
  static let all = rows.enumerated().map { NamedPlate($0, $1) }

  /// The names of each plate, and the id, the grams and the name of each food on it.
  ///
  /// Two rashers of back bacon have the energy of 30 g of streaky bacon.
  private static let rows: [Row] = [
    (
      [
        "full english breakfast", "full english", "cooked english breakfast", "cooked breakfast", "fry up",
        "full breakfast", "full monty", "englisches fruhstuck",
      ],
      [
        ("sr:01128", 92, "fried egg"), ("sr:10862", 30, "bacon"), ("sr:07064", 100, "fried sausage"),
        ("sr:16006", 150, "baked beans"), ("sr:18070", 52, "toast"), ("sr:11530", 80, "cooked tomato"),
        ("fndds:75219020", 60, "cooked mushrooms"),
      ]
    ),
    (
      [
        "full irish breakfast", "full irish", "irish breakfast", "full scottish breakfast", "full scottish",
        "ulster fry",
      ],
      [
        ("sr:01128", 92, "fried egg"), ("sr:10862", 30, "bacon"), ("sr:07064", 100, "fried sausage"),
        ("sr:16006", 120, "baked beans"), ("sr:07005", 50, "blood sausage"), ("sr:18070", 52, "toast"),
        ("sr:11530", 80, "cooked tomato"),
      ]
    ),
    (
      ["ploughmans lunch", "ploughmans"],
      [
        ("sr:01009", 60, "Cheddar cheese"), ("sr:18029", 90, "French bread"), ("fndds:63409020", 30, "chutney"),
        ("sr:01145", 10, "butter"), ("sr:09003", 60, "apple"), ("sr:11529", 50, "tomato"),
      ]
    ),
    (
      ["cream tea", "devon cream tea", "cornish cream tea"],
      [("fndds:52105100", 140, "scone"), ("swiss:297", 60, "thick cream"), ("sr:19297", 40, "jam")]
    ),
    (
      ["chip butty", "chip buttie", "chip sandwich", "chip sarnie", "chip cob", "chip roll"],
      [("fndds:71401032", 110, "French fries"), ("sr:18069", 72, "white bread"), ("sr:01145", 10, "butter")]
    ),
    (
      ["cheese board", "cheeseboard", "cheese platter", "kaseplatte", "kaseteller", "kasebrett"],
      [
        ("sr:01006", 30, "Brie cheese"), ("sr:01009", 30, "Cheddar cheese"), ("sr:01022", 30, "Gouda cheese"),
        ("sr:18229", 30, "crackers"), ("sr:09132", 50, "grapes"),
      ]
    ),
    (
      ["charcuterie board", "charcuterie platter", "meat platter", "wurstplatte", "wurstteller", "aufschnittplatte"],
      [
        ("fndds:25221500", 30, "salami"), ("fndds:22311450", 30, "prosciutto"), ("bls:W424000", 30, "cooked ham"),
        ("bls:W231100", 30, "Lyoner"),
      ]
    ),
    (
      ["mezze", "meze", "mezze platter", "meze platter", "mezze plate", "mezze board", "mezze teller"],
      [
        ("sr:16158", 60, "hummus"), ("fndds:11440060", 50, "tzatziki"), ("sr:16138", 70, "falafel"),
        ("sr:18413", 60, "pita bread"), ("fndds:75510000", 20, "olives"), ("sr:11529", 40, "tomato"),
      ]
    ),
    (
      ["gyrosteller", "gyros teller", "gyros plate", "gyros platte"],
      [
        ("bls:Y384112", 200, "gyros"), ("fndds:71401032", 150, "French fries"), ("fndds:11440060", 60, "tzatziki"),
        ("sr:11252", 40, "lettuce"),
      ]
    ),
    (
      ["surf and turf", "surf & turf", "surf n turf"],
      [("fndds:21102150", 200, "sirloin steak"), ("sr:15271", 100, "shrimp")]
    ),
    (
      ["steak frites", "steak pommes frites"],
      [("fndds:21102150", 200, "sirloin steak"), ("fndds:71401032", 150, "French fries")]
    ),
    (
      ["moules frites", "moules et frites", "muscheln mit pommes"],
      [("sr:15165", 150, "mussels"), ("fndds:71401032", 150, "French fries")]
    ),
    (
      ["weisswurstfruhstuck", "weisswurst fruhstuck", "bayrisches fruhstuck", "bayerisches fruhstuck"],
      [("bls:W224032", 120, "Weißwurst"), ("sr:43109", 85, "soft pretzel"), ("bls:R135000", 20, "sweet mustard")]
    ),
  ]
}
