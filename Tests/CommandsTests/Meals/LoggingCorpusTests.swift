import Domain
import Expect
import Foundation
import Matching
import TestSupport
import Testing

@testable import Commands

/// Lines that people type after `eat` are logged as a careful person would log them, or asked about.
@Suite struct LoggingCorpusTests {
  private enum Verdict {
    case right
    /// Refused or asked about, though it should have been logged.
    case asked(String)
    /// Logged as something else without showing a doubt.
    case wrong(String)
  }

  @Test func `of the corpus at least 95 in 100 lines are right and none is wrong without a doubt`() throws {
    let lines = try LoggingLine.all()
    expect(lines.count >= 150)
    let household = try SampleHousehold.empty()
    try household.run("profile add Dad")
    var asked: [String] = []
    var wrong: [String] = []
    for line in lines {
      switch try verdict(on: line, household) {
      case .right: break
      case .asked(let why): asked.append("\(line.text)\n      \(why)")
      case .wrong(let why): wrong.append("\(line.text)\n      \(why)")
      }
    }
    let right = lines.count - asked.count - wrong.count
    let share = Double(right) / Double(lines.count)
    print("logging corpus: \(right) of \(lines.count) lines right (\((share * 1000).rounded() / 10) %)")
    for failure in asked { print("  asked: \(failure)") }
    for failure in wrong { print("  WRONG: \(failure)") }
    expect(wrong.isEmpty, "wrong without a doubt: \(wrong.joined(separator: "\n"))")
    expect(share >= 0.95)
  }

  private func verdict(on line: LoggingLine, _ household: SampleHousehold) throws -> Verdict {
    let json: [String: Any]
    do {
      json = try household.json("eat \(line.text) --dry-run")
    } catch let error as LarderError {
      let message = "\(error.code): \(error.message) [\(error.candidates.prefix(6).joined(separator: ", "))]"
      return try line.mayAsk && asksRightly(error, about: line, household) ? .right : .asked(message)
    }
    let meal = try require(json["meal"] as? [String: Any])
    let items = (meal["items"] as? [[String: Any]] ?? []).map(Item.init)
    let logged = items.map(\.text).joined(separator: " | ")
    if line.mustAsk { return items.contains(where: \.isDoubtful) ? .right : .wrong("not asked: \(logged)") }
    guard line.readings.contains(where: { Self.fits(items, $0) }) else {
      return items.contains(where: \.isDoubtful) ? .asked("doubtful: \(logged)") : .wrong(logged)
    }
    return whenFits(meal, line.when) ? .right : .wrong("when: \(meal["type"] ?? "") \(meal["date"] ?? "")")
  }

  /// Whether the item that was asked about is one of those that may be.
  private func asksRightly(_ error: LarderError, about line: LoggingLine, _ household: SampleHousehold) throws -> Bool {
    let composer = MealComposer(session: household.session)
    guard let place = error.location, let split = try? composer.split(line.text),
      let phrases = try? household.session.withBank({
        try Resolver($0, purpose: .eaten).phrases(split.items)
      })
    else { return true }
    // The line is placed behind the command's name.
    let offset = place.range.lowerBound - (place.text.count == line.text.count ? 0 : "eat ".count)
    guard let index = phrases.firstIndex(where: { $0.range.contains(offset) }) else { return true }
    let readings = line.readings.filter { $0.count == phrases.count }
    return readings.isEmpty || readings.contains { $0[index].certainty != .sure }
  }

  private struct Item {
    let name: String
    let grams: Double
    let isDoubtful: Bool

    init(_ json: [String: Any]) {
      name = json["name"] as? String ?? ""
      grams = json["grams"] as? Double ?? .nan
      isDoubtful = (json["confidence"] as? Double ?? 0) < 0.8
    }

    var text: String { "\(name):\((grams * 100).rounded() / 100)\(isDoubtful ? " (doubtful)" : "")" }
  }

  /// Grams within 3 % or half a gram.
  private static func fits(_ items: [Item], _ reading: [LoggingLine.Expected]) -> Bool {
    items.count == reading.count
      && zip(items, reading).allSatisfy { item, expected in
        guard expected.certainty != .asked || item.isDoubtful else { return false }
        return expected.foods.contains { food in
          food.name == item.name && abs(item.grams - (food.grams ?? .nan)) <= max(0.5, 0.03 * item.grams)
        }
      }
  }

  private func whenFits(_ meal: [String: Any], _ when: String) -> Bool {
    let words = when.split(separator: " ")
    guard let slot = words.first else { return true }
    let day = words.count > 1 ? Int(words[1]) ?? 0 : 0
    let today = Day(year: 2026, month: 11, day: 21)
    return meal["type"] as? String == String(slot) && meal["date"] as? String == today.map { ($0 + day).iso }
  }
}
