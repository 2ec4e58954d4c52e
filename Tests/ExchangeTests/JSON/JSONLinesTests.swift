import Domain
import Exchange
import Expect
import TestSupport
import Testing

/// The forms that a line of JSON may have, tried through the reader of products.
@Suite struct JSONLinesTests {
  private static func read(_ text: String) throws -> FoodContent {
    let folder = try TemporaryFolder()
    return try FoodContent(try OpenFoodFacts.reader(try ImportFile(path: try folder.write(text, to: "f.jsonl"))))
  }

  private static let nutriments =
    "\"nutriments\":{\"energy-kcal_100g\":17,\"proteins_100g\":1,\"carbohydrates_100g\":1,\"fat_100g\":1}"

  @Test(arguments: [
    ("\"caf\\u00e9\"", "café"), ("\"\\ud83e\\udd5b milk\"", "🥛 milk"), ("\"a\\/b \\\"c\\\" \\\\ d\"", "a/b \"c\" \\ d"),
    ("\"two\\nlines\\tand more\"", "two lines and more"), ("\"  space  \"", "space"), ("123", "123"),
  ])
  func readsStrings(value: String, name: String) throws {
    let content = try Self.read("{\"code\":\"1\",\"product_name\":\(value),\(Self.nutriments)}\n")
    expect(content.foods.map(\.food.name), equals: [name])
  }

  @Test(arguments: [
    "\"\\ud83e milk\"", "\"\\udd5b\"", "\"\\uZZZZ\"", "null", "[]", "{\"a\":1}", "true", "\"\"", "\"\\u0000\"",
  ])
  func namesThatAreNoneAreRefused(value: String) throws {
    let content = try Self.read("{\"code\":\"1\",\"product_name\":\(value),\(Self.nutriments)}\n")
    expect(content.foods.isEmpty)
    expect(content.refused.count, equals: 1)
  }

  @Test(arguments: [
    "\"a\":{\"b\":[1,{\"c\":\"}]\\\"\"},[]],\"d\":{}},", "\"a\" : [ ] ,",
    "\"nutriments_estimated\":{\"proteins_100g\":99},",
    "\"a\":-1.5e-3,\"b\":null,\"c\":false,", "\"\":0,", "\"a\":\"\\\\\",",
  ])
  func passesOverWhatIsNotWanted(member: String) throws {
    let content = try Self.read("{\(member)\"code\":\"1\",\"product_name\":\"x\",\(Self.nutriments)} \r\n")
    expect(content.refused.map(\.reason), equals: [])
    expect(content.foods.map(\.food.nutrients.protein), equals: [1])
  }

  /// Damaged lines do not affect the lines around them.
  @Test(arguments: [
    "{", "{\"code\":", "{\"code\":\"1\"", "{\"code\":\"1\"]", "{code:1}", "[]", "42", "\"text\"", "{\"a\":[1,2}",
    "{\"a\" 1}", "{\"code\":\"1\"} {}", "{\"a\":}", "{,}", "\u{1}", "{\"nutriments\":{\"fat_100g\":\"much\"}}",
    "{\"a\":" + String(repeating: "[", count: 100_000),
  ])
  func damagedLinesAreRefusedAlone(line: String) throws {
    let sound = "{\"code\":\"1\",\"product_name\":\"x\",\(Self.nutriments)}"
    let content = try Self.read([sound, line, sound].joined(separator: "\n"))
    expect(content.foods.map(\.line), equals: [1, 3])
    expect(content.refused.map(\.line), equals: (line == "\u{1}" ? [] : [2]))
  }

  @Test func aLineOfManyMegabytesIsRefusedAlone() throws {
    let sound = "{\"code\":\"1\",\"product_name\":\"x\",\(Self.nutriments)}"
    let long = "{\"code\":\"" + String(repeating: "9", count: 9 << 20) + "\"}"
    let content = try Self.read([sound, long, sound].joined(separator: "\n"))
    expect(content.foods.map(\.line), equals: [1, 3])
    expect(content.refused.map(\.reason), equals: ["the line is longer than 8 megabytes"])
  }

  /// Any line that is cut off anywhere, or has a wrong byte, ends as a food or a refusal.
  @Test(arguments: SplitMix64.seeds)
  func anyDamageEndsWell(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let sound = Array("{\"code\":\"1\",\"a\":[{\"b\":\"\\u00e9\"}],\"product_name\":\"x\",\(Self.nutriments)}".utf8)
    var lines: [UInt8] = sound + [0x0A]
    for round in 0..<400 {
      var line = sound
      if round % 2 == 0 { line.removeLast(Int.random(in: 1..<line.count, using: &random)) }
      line[Int.random(in: 0..<line.count, using: &random)] = UInt8.random(in: 0x20...0xFF, using: &random)
      lines += line + [0x0A]
    }
    let content = try Self.read(String(decoding: lines, as: UTF8.self))
    expect(content.foods.count + content.refused.count, equals: 401, "seed \(seed)")
  }
}
