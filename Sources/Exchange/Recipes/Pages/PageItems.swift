/// Finds recipes that a web page marks in its text, as microdata (`itemprop`) or with the classes of h-recipe
/// (microformats.org/wiki/h-recipe), and returns them as schema.org data.
struct PageItems {
  private let page: HTMLPage
  /// The maximum number of values of a property.
  private static let mostValues = 1000
  /// The maximum total size of all values in bytes and nodes; an outer element repeats what is inside it.
  private static let mostBytes = 1_000_000
  /// The maximum number of recipes in microdata, of which a page has at most a few dozen.
  private static let mostItems = 500
  private var byteCount = 0

  init(_ page: HTMLPage) { self.page = page }

  /// A value of a property: text, or the item that begins at a node.
  private enum Value {
    case text(String)
    case item(Int)
  }

  /// The recipes in microdata, each as an object with lists of values.
  mutating func microdata() -> [JSONTree] {
    // In the order in which they begin; what is inside an item is named by its place here.
    var items: [(node: Int, members: [String: [Value]])] = []
    var open: [(item: Int, end: Int)] = []
    for index in page.nodes.indices where !page.nodes[index].isText {
      while let last = open.last, index >= last.end { open.removeLast() }
      let isItem = page.attribute("itemscope", of: index) != nil
      if let owner = open.last?.item {
        for name in page.words("itemprop", of: index).map(String.init)
        where items[owner].members[name]?.count ?? 0 < Self.mostValues {
          items[owner].members[name, default: []].append(isItem ? .item(items.count) : .text(value(of: index, name)))
        }
      }
      guard isItem else { continue }
      open.append((items.count, page.nodes[index].end))
      items.append((index, ["@type": page.words("itemtype", of: index).map { .text(String($0)) }]))
    }
    // Each item begins before the items inside it, so in reverse order, the inner items are complete when they become
    // its values.
    var objects = [JSONTree?](repeating: nil, count: items.count)
    for place in items.indices.reversed() {
      let values = items[place].members.mapValues { values in
        values.compactMap { value -> JSONTree? in
          switch value {
          case .text(let text): .string(text)
          case .item(let inner): objects[inner]
          }
        }
      }
      let isUnnamed = values["text"] ?? values["name"] == nil
      objects[place] = Self.object(values, text: isUnnamed ? text(of: items[place].node) : nil)
    }
    return Array(objects.lazy.compactMap(\.self).filter(LinkedRecipes.isRecipe).prefix(Self.mostItems))
  }

  /// The text of an item without properties, such as a step; nil once all values have reached a total of `mostBytes`.
  private mutating func text(of index: Int) -> String? {
    guard byteCount < Self.mostBytes else { return nil }
    let text = page.line(index)
    byteCount += text.utf8.count + page.nodes[index].end - index
    return text
  }

  private static func object(_ members: [String: [JSONTree]], text: String?) -> JSONTree {
    var object = members.mapValues { $0.count == 1 ? $0[0] : JSONTree.array($0) }
    if let text, object["itemListElement"] == nil { object["text"] = .string(text) }
    return .object(object)
  }

  /// The recipes marked with the classes of h-recipe or of its predecessor, hRecipe.
  mutating func microformats() -> [JSONTree] {
    let roots = page.nodes.indices.filter { index in
      !page.nodes[index].isText && page.words("class", of: index).contains { $0 == "h-recipe" || $0 == "hrecipe" }
    }
    var recipes: [JSONTree] = []
    for root in roots.prefix(Self.mostRecipes) {
      var members: [String: [JSONTree]] = ["@type": [.string("Recipe")]]
      for index in page.inside(root) where !page.nodes[index].isText {
        for word in page.words("class", of: index) {
          guard let name = Self.properties[word], members[name]?.count ?? 0 < Self.mostValues else { continue }
          members[name, default: []].append(.string(value(of: index, name)))
        }
      }
      recipes.append(Self.object(members, text: nil))
    }
    return recipes
  }

  private static let mostRecipes = 50

  /// The schema.org name for each class of h-recipe.
  private static let properties: [Substring: String] = [
    "p-name": "name", "fn": "name", "p-ingredient": "recipeIngredient", "ingredient": "recipeIngredient",
    "e-instructions": "recipeInstructions", "instructions": "recipeInstructions", "p-yield": "recipeYield",
    "p-author": "author", "author": "author", "yield": "recipeYield", "dt-duration": "totalTime",
    "duration": "totalTime", "p-category": "recipeCategory",
    "u-photo": "image", "photo": "image", "p-summary": "description", "summary": "description",
  ]

  /// The value of an element: an attribute such as `content`, `src` or `datetime` if the element has one, otherwise
  /// its text.
  private mutating func value(of index: Int, _ property: String) -> String {
    guard byteCount < Self.mostBytes else { return "" }
    let value = found(index, property)
    byteCount += value.utf8.count + page.nodes[index].end - index
    return value
  }

  private func found(_ index: Int, _ property: String) -> String {
    let node = page.nodes[index]
    let attribute: String? =
      switch node.name {
      case "meta": page.attribute("content", of: index)
      case "img", "source": page.attribute("src", of: index)
      case "link": page.attribute("href", of: index)
      case "a" where property == "url" || property == "image": page.attribute("href", of: index)
      case "time": page.attribute("datetime", of: index) ?? page.attribute("content", of: index)
      case "data", "meter": page.attribute("value", of: index)
      default: page.attribute("content", of: index)
      }
    if let attribute, !attribute.isEmpty { return attribute }
    // A list in one property is several ingredients or steps; any other text is one line.
    let isList = ["recipeIngredient", "ingredients", "recipeInstructions", "instructions"].contains(property)
    guard isList, property.hasSuffix("nstructions") || page.holdsList(index) else { return page.line(index) }
    return page.lines(index).joined(separator: "\n")
  }
}

extension HTMLPage {
  /// Whether an element contains list items or line breaks, which separate its lines.
  func holdsList(_ index: Int) -> Bool {
    inside(index).contains { nodes[$0].name == "li" || nodes[$0].name == "br" }
  }
}
