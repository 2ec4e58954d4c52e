import Domain
import Expect
import Testing

@Suite("A point before three digits")
struct ThousandsPointTests {
  /// Nobody weighs milligrams of rice: in German `1.000 g` is a kilogram.
  @Test(arguments: ["1.000 g", "1.500g", "2.000 ml", "12.345 Gramm", "1.000-1.500 g"])
  func isDoubtfulInGramsAndMilliliters(_ amount: String) throws {
    expect(try AmountReader.read(amount).doubt != nil)
  }

  /// Scales show kilograms to the third decimal; two or one decimals are decimals anywhere, and so is what starts with
  /// 0.
  @Test(arguments: ["1.250 kg", "0.750 l", "1.25 g", "1.5 g", "0.500 g", "1.000", "2.000 slices", "1.0000 g"])
  func isDecimalElsewhere(_ amount: String) throws {
    expect(try AmountReader.read(amount).doubt, equals: nil)
  }

  @Test func namesBothReadings() throws {
    expect(try AmountReader.read("1.000 g").doubt, equals: "`1.000 g` may be 1 g or 1000 g")
    expect(try AmountReader.read("1.000-1.500 g").doubt, equals: "`1.000-1.500 g` may be 1-1.5 g or 1000-1500 g")
  }
}
