package import Domain
internal import Store

/// Turns what was typed into lines of food with their doubts, within one read; it never asks.
///
/// What comes of a doubt is somebody else's: whoever settles it comes back with `resolve(_:as:with:)`.
package struct Resolver {
  /// The bank that says which words are names.
  package let bank: Bank
  /// What the lines are of.
  package let purpose: Purpose
  /// The keys of names that stand for logged meals, which are no foods.
  let favourites: Set<String>
  /// Reads days among the words; nil where logged meals cannot be meant.
  let days: DayReader?

  /// What lines are made for: it decides what an amount may be, and which form of a food is meant.
  package enum Purpose: Sendable {
    /// Eaten: without an amount one portion is meant.
    case eaten
    /// Bought: raw forms are meant, and without an amount the weight is not known.
    case bought
  }

  /// A resolver over a bank; `favourites` and `days` let items name meals that were logged.
  package init(_ bank: Bank, purpose: Purpose, favourites: Set<String> = [], days: DayReader? = nil) {
    self.bank = bank
    self.purpose = purpose
    self.favourites = favourites
    self.days = days
  }

  /// Words of one list, far more than a feast has: reading takes time by the square of their number.
  private static let mostWords = 2000

  /// The lines of a list, in order; throws what cannot be read, with its place in the text.
  package func resolve(_ text: String) throws -> [Resolved] {
    var companion: Food?
    return try phrases(text).map { phrase in
      let resolved = try resolve(phrase, in: text, with: phrase.isCompanion ? companion : nil)
      companion = phrase.isCompanion ? companion : resolved.match?.food
      return resolved
    }
  }

  /// The items of a list as they are parted; which food each is stays open.
  package func phrases(_ text: String) throws -> [ItemPhrase] { try reading(text) { try $0.read(text) } }

  /// The item in which a list ends that is still being typed.
  package func open(_ text: String) throws -> OpenItem { try reading(text) { $0.open(text) } }

  /// What `body` reads of a list with a reader that asks the bank.
  func reading<Value>(_ text: String, _ body: (ItemListReader) throws -> Value) throws -> Value {
    // Marks part words as spaces do: `egg,egg,egg` is three.
    let words = text.split(maxSplits: Self.mostWords) { $0.isWhitespace || ",;+".contains($0) }.count
    guard words <= Self.mostWords else {
      throw LarderError(
        .outOfRange, "a line of more than \(Self.mostWords) words is no meal", hint: "log it in several lines")
    }
    // The reader asks yes or no; what went wrong in between (Ctrl-C, a locked file) must not pass for a no.
    var failure: (any Error)?
    func answer(_ question: () throws -> Bool) -> Bool {
      do { return try question() } catch {
        failure = failure ?? error
        return false
      }
    }
    let reader = ItemListReader(
      knows: { name in
        (!favourites.isEmpty && favourites.contains(Favourite.key(name))) || answer { try bank.hasName(name) }
      },
      spells: { name in answer { try bank.hasSpelling(name) } },
      hasPortion: { portion, name in
        answer {
          guard case .one(let match) = try bank.plain(name).choice else { return false }
          return match.food.portion(called: portion) != nil
        }
      }, sources: days.map { MealSourceReader(days: $0) })
    let result = Result { try body(reader) }
    if let failure { throw failure }
    return try result.get()
  }
}

// MARK: One line

extension Resolver {
  /// The line of one item; `companion` is the food that it goes with (`coffee with milk`), nil where it stands alone.
  package func resolve(_ phrase: ItemPhrase, in text: String, with companion: Food? = nil) throws -> Resolved {
    let place = phrase.namePlace(in: text)
    if phrase.name.count > 3, Slot.read(phrase.name) != nil, try !bank.hasName(phrase.name) {
      let doubt = Doubt(.slotAsFood(phrase.name), text: phrase.name, place: place)
      return Resolved(phrase: phrase, line: phrase.openLine, doubts: [doubt])
    }
    let finding = try bank.find(phrase.name)
    switch finding {
    case .food, .several, .noNumber: break
    case .unsure, .unknown, .slip:
      // What was typed of the amount must not be lost with the name.
      guard let inner = phrase.withInnerAmount else { break }
      return try resolve(inner, inner.name == phrase.name ? finding : bank.find(inner.name), in: text, with: companion)
    }
    return try resolve(phrase, finding, in: text, with: companion)
  }

  private func resolve(
    _ phrase: ItemPhrase, _ finding: Bank.Finding, in text: String, with companion: Food?
  ) throws -> Resolved {
    let place = phrase.namePlace(in: text)
    switch finding {
    case .food(let match): return try resolve(phrase, as: match, in: text, with: companion)
    case .several(let matches), .unsure(let matches):
      let doubt = Doubt(.food(name: phrase.name, finding, unattended: finding), text: phrase.name, place: place)
      guard let first = matches.first else { return Resolved(phrase: phrase, line: phrase.openLine, doubts: [doubt]) }
      var resolved = Resolved.weighing(phrase, as: first, in: text, with: companion)
      resolved.line.confidence = min(resolved.line.confidence, Resolved.unsettled)
      resolved.doubts.insert(doubt, at: 0)
      return resolved
    case .unknown, .slip, .noNumber:
      let doubt = Doubt(.food(name: phrase.name, finding, unattended: finding), text: phrase.name, place: place)
      return Resolved(phrase: phrase, line: phrase.openLine, doubts: [doubt])
    }
  }

  /// The line of one item as that food, or as another one that fits the name and has the portion which was said.
  package func resolve(
    _ phrase: ItemPhrase, as match: FoodMatch, in text: String, with companion: Food? = nil
  ) throws -> Resolved {
    let portioned = try PortionedFood(bank: bank).match(for: phrase, found: match)
    var resolved = Resolved.weighing(phrase, as: portioned.match, in: text, with: companion)
    if let unit = portioned.unit, let other = portioned.other {
      let doubt = Doubt(
        .portion(unit, of: match, or: other), text: phrase.amountText, place: phrase.namePlace(in: text))
      resolved.line.confidence = min(resolved.line.confidence, Resolved.unsettled)
      resolved.doubts.insert(doubt, at: 0)
    }
    return resolved
  }
}

extension Resolved {
  /// The line of one item as that food and no other, with what is open about its amount.
  package static func weighing(
    _ phrase: ItemPhrase, as match: FoodMatch, in text: String, with companion: Food?
  ) -> Resolved {
    let place = LarderError.Place(text: text, range: phrase.range)
    let food = match.food
    var line = phrase.line
    line.name = food.name
    line.food = FoodReference(id: food.id, name: food.name)
    line.confidence = min(match.confidence, food.isEstimate ? Resolved.estimated : 1)
    do throws(LarderError) {
      var weight = try phrase.weight(as: food, with: companion)
      let (why, others) = (weight.doubt, weight.otherwise)
      (weight.doubt, weight.otherwise) = (nil, [])
      line.take(weight, of: food)
      guard let why else { return Resolved(phrase: phrase, line: line, match: match, assumed: weight.assumed) }
      line.confidence = min(line.confidence, Resolved.unsettled)
      let doubt = Doubt(.amount(why, [weight] + others), text: phrase.text, place: place)
      return Resolved(phrase: phrase, line: line, match: match, doubts: [doubt])
    } catch {
      var placed = error
      placed.place = placed.place ?? place
      line.confidence = min(line.confidence, Resolved.unsettled)
      let doubt = Doubt(.unweighable(placed), text: phrase.amountText, place: place)
      return Resolved(phrase: phrase, line: line, match: match, doubts: [doubt])
    }
  }
}

extension ItemPhrase {
  /// What is known of the line before its food is: the words as its name, nothing of its nutrition, and no confidence.
  package var line: FoodLine {
    FoodLine(name: name, quantity: quantity, grams: quantity?.mass, confidence: 0, said: saidText)
  }

  /// The line of a name that means no food yet: without an amount its words are not shown as one.
  var openLine: FoodLine {
    var line = line
    if quantity == nil { line.said = nil }
    return line
  }

  /// Where the food's name stands: the caret points at it, not at the amount.
  package func namePlace(in list: String) -> LarderError.Place {
    guard let found = text.firstRange(of: name) else { return LarderError.Place(text: list, range: range) }
    let start = range.lowerBound + text.distance(from: text.startIndex, to: found.lowerBound)
    return LarderError.Place(text: list, range: start..<start + name.count)
  }
}

extension FoodLine {
  /// Takes an amount of a food, with the values of now.
  package mutating func take(_ weight: ResolvedAmount, of food: Food) {
    quantity = weight.quantity
    grams = weight.grams
    nutrients = PartialNutrients(food.nutrients.of(grams: weight.grams))
  }
}
