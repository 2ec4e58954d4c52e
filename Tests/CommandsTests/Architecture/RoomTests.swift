import Expect
import Foundation
import Testing

/// Enforces docs/architecture.md inside a floor: rooms lean one way, and none is too full.
@Suite struct RoomTests {
  /// Rooms that may know each other; an empty name means the files at a floor's top.
  ///
  /// All others lean one way.
  static let kernels: [String: Set<String>] = [
    "Commands": ["Table", "Session", "Report"],
    "Store": ["", "Schema", "Journal", "Safety"],
  ]

  static func sources() throws -> [String: SwiftNames] {
    let files = ArrowTests.swiftFiles()
    expect(files.count > 500)
    return try files.reduce(into: [:]) { sources, file in
      sources[path(of: file)] = SwiftNames(try String(contentsOf: file, encoding: .utf8))
    }
  }

  /// `Domain/Meals/Meal.swift`.
  static func path(of file: URL) -> String { String(file.path.dropFirst(ArrowTests.sources.path.count + 1)) }

  @Test func roomsLeanOneWay() throws {
    let sources = try Self.sources()
    for floor in ArrowTests.allowed.keys.sorted() {
      let rooms = Rooms(of: floor, in: sources)
      let files = sources.keys.filter { $0.hasPrefix(floor + "/") }.map { String($0.dropFirst(floor.count + 1)) }
      // A scanner that sees nothing would not find a circle either.
      expect(rooms.leanings.count >= Set(files.map(Rooms.room)).count - 1, "\(floor): nothing leans on anything")
      for knot in rooms.knots where !Self.kernels[floor, default: []].isSuperset(of: knot) {
        let circle = rooms.circle(in: knot).joined(separator: "\n")
        Issue.record(
          """
          rooms of \(floor) lean on each other in a circle: \(knot.map { $0.isEmpty ? "(top)" : $0 }.joined(separator: ", "))
          \(circle)
          Move what both need to a room below them, or cut one of these.
          """)
      }
    }
  }

  @Test func noFolderIsCrowded() {
    let crowded = Rooms.crowded(ArrowTests.swiftFiles().map(Self.path))
    expect(crowded.isEmpty, "part them: \(crowded.joined(separator: ", "))")
  }

  // MARK: The scanner

  /// A floor `F` of files by their paths in it.
  private func rooms(_ files: KeyValuePairs<String, String>) -> Rooms {
    Rooms(of: "F", in: Dictionary(uniqueKeysWithValues: files.map { ("F/" + $0, SwiftNames($1)) }))
  }

  @Test func printsTheCircle() {
    let rooms = rooms([
      "Meals/Meal.swift": "struct Meal { let food: Food? }",
      "Foods/Food.swift": "struct Food { var last: Trip? }",
      "Trips/Trip.swift": "struct Trip {}\nfunc eaten(_ trip: Trip) -> Meal? { nil }",
      "Shared/Day.swift": "struct Day {}",
    ])
    expect(rooms.knots, equals: [["Foods", "Meals", "Trips"]])
    expect(
      rooms.circle(in: ["Foods", "Meals", "Trips"]),
      equals: [
        "Foods/Food.swift names Trip of Trips/Trip.swift", "Trips/Trip.swift names Meal of Meals/Meal.swift",
        "Meals/Meal.swift names Food of Foods/Food.swift",
      ])
  }

  /// The text of A's file, where B's is `struct B { let a: A }`, and whether that closes a circle.
  @Test(arguments: [
    // Types.
    ("struct A { let b: B }", true), ("struct A { let b: [String: B?] }", true), ("struct A: B {}", true),
    ("struct A {}\nextension B { func on() {} }", true), ("struct A { let all = B.self }", true),
    ("struct A {}", false),
    ("struct A { @B var name = 0 }", true),
    // Comments and literals, except what they interpolate.
    ("struct A {} // B", false), ("/* B /* B */ B */ struct A {}", false), ("/// A `B`.\nstruct A {}", false),
    (#"struct A { let text = "B" }"#, false), (#"struct A { let text = "a \" B" }"#, false),
    (#"struct A { let text = "\(B())" }"#, true), (##"struct A { let text = #"\(B()) " B"# }"##, false),
    (##"struct A { let text = #"\#(B())"# }"##, true), ("struct A { let text = \"\"\"\n \"B\" \n \"\"\" }", false),
    (#"struct A { let text = "\(on("B (")) B" }"#, false), (#"struct A { let text = "\(on("(")) \(B())" }"#, true),
    // Its own name.
    ("struct A { struct B {}\n let b: B }", false), ("struct A<B> { let b: B }", false),
    ("struct A { private enum B {}\n let b: B? }", false),
    ("protocol A { associatedtype B\n var b: B { get } }", false),
    // Cases are nothing to lean on.
    ("struct A { let sort = Sort.B }\nenum Sort { case B }", false),
  ])
  func namesTypes(text: String, isCircle: Bool) {
    let rooms = rooms(["One/A.swift": text, "Two/B.swift": "struct B { let a: A }"])
    expect(rooms.knots, equals: (isCircle ? [["One", "Two"]] : []), "\(rooms.leanings.map(\.line))")
  }

  /// What A's file says, where B's declares `weigh` and `heavy` on a type of a third room, and whether that closes a
  /// circle.
  @Test(arguments: [
    ("struct A { func on(_ c: C) { c.weigh() } }", true), ("struct A { let c = C().heavy }", true),
    ("struct A { let path = \\C.heavy }", true), ("struct A {}\nextension C { var most: Int { heavy } }", true),
    ("struct A { let range = 1...heavy }", true),
    // Its own: parameters, variables, labels, cases, private ones.
    ("struct A { func on(heavy: Int) -> Int { heavy } }", false),
    ("struct A { func on(_ heavy: Int) -> Int { heavy } }", false),
    ("struct A { func on() -> Int { let heavy = 1; return 0...heavy } }", false),
    ("struct A { func on(_ all: [Int]) { for heavy in all { show(heavy) } } }", false),
    ("struct A { let on = { (heavy: Int) -> Int in heavy } }", false),
    ("struct A { let on: (Int) -> Int = { heavy in heavy } }", false),
    ("struct A { func on() { if case .some(let heavy) = most { show(heavy) } } }", false),
    ("struct A { func on() { show(heavy: 1) } }", false),
    ("struct A { let all: [(heavy: Int, C)]\n let one = all[0].heavy }", false),
    ("struct A { let pair = (heavy: 1, light: 2)\n let one = pair.heavy }", false),
    ("enum A { case heavy(Int), light\n static let most = A.heavy(1) }", false),
    ("struct A { private var heavy: Int { 1 }\n var most: Int { self.heavy } }", false),
    ("struct A { private struct D { var heavy = 1 }\n let most = D().heavy }", false),
    ("struct A { func on() { #heavy } }", false),
    // Set by others, but read by all: not private.
    ("struct A { private(set) var light = C().heavy }", true),
  ])
  func namesMembers(text: String, isCircle: Bool) {
    let rooms = rooms([
      "One/A.swift": text,
      "Two/B.swift": "struct B { let a: A }\nextension C { func weigh() {}\n var heavy: Int { 1 } }",
      "Low/C.swift": "struct C {}",
    ])
    expect(rooms.knots, equals: (isCircle ? [["One", "Two"]] : []), "\(rooms.leanings.map(\.line))")
  }

  @Test func whatSeveralFilesDeclareSaysNothing() {
    let (one, two) = ("struct A { let c = C().heavy }", "struct B { let a: A }\nextension C { var heavy: Int { 1 } }")
    expect(rooms(["One/A.swift": one, "Two/B.swift": two]).knots, equals: [["One", "Two"]])
    expect(rooms(["One/A.swift": one, "Two/B.swift": two, "Two/D.swift": "struct D { var heavy = 1 }"]).knots.isEmpty)
    expect(rooms(["One/A.swift": one, "Two/B.swift": two, "Low/D.swift": "enum D { case heavy }"]).knots.isEmpty)
    // The standard library's.
    let counting = two.replacing("heavy", with: "count")
    expect(rooms(["One/A.swift": "struct A { let c = C().count }", "Two/B.swift": counting]).knots.isEmpty)
    // Another floor's.
    let floors = ["F/One/A.swift": one, "F/Two/B.swift": two, "G/D.swift": "struct D { var heavy = 1 }"]
    expect(Rooms(of: "F", in: floors.mapValues { SwiftNames($0) }).knots.isEmpty)
  }

  @Test func aRoomIsATopFolderOrTheTopItself() {
    let (one, two) = ("struct A { let b: B }", "struct B { let a: A }")
    expect(rooms(["One/A.swift": one, "One/Deep/B.swift": two]).knots.isEmpty)
    expect(rooms(["One/Deep/A.swift": one, "Two/Deep/B.swift": two]).knots, equals: [["One", "Two"]])
    expect(rooms(["A.swift": one, "B.swift": two]).knots.isEmpty)
    expect(rooms(["A.swift": one, "Two/B.swift": two]).knots, equals: [["", "Two"]])
    // There are no circles across floors; the compiler makes sure of that.
    let floors = ["F/One/A.swift": one, "G/Two/B.swift": two].mapValues { SwiftNames($0) }
    expect(Rooms(of: "F", in: floors).knots.isEmpty)
  }

  @Test func countsWhatIsDirectlyInAFolder() {
    let paths = (1...25).map { "Charts/\($0).swift" } + (1...26).map { "Charts/Bars/\($0).swift" }
    expect(Rooms.crowded(paths), equals: ["Charts/Bars: 26 files"])
    expect(Rooms.crowded(paths + ["Charts/26.swift"]), equals: ["Charts/Bars: 26 files", "Charts: 26 files"])
  }
}
