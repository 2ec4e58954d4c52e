import Domain
import Expect
import Testing

/// Sizes as tills print them; the amounts are those that the words say.
@Suite struct PrintedProductTests {
  typealias Size = PrintedProduct.Size

  @Test(arguments: [
    ("H-MILCH 1,5% 1L", ["h", "milch"], Size(amount: 1000, isVolume: true)),
    ("BUTTER 250G", ["butter"], Size(amount: 250, isVolume: false)),
    ("BUTTER250G", ["butter"], Size(amount: 250, isVolume: false)),
    ("Joghurt 4x150g", ["joghurt"], Size(amount: 600, isVolume: false)),
    ("JOGHURT 4X150", ["joghurt"], Size(amount: 600, isVolume: false)),
    ("Cola 6x0,33l", ["cola"], Size(amount: 1980, isVolume: true)),
    ("BIER 0,5 L", ["bier"], Size(amount: 500, isVolume: true)),
    ("Zucker 1 kg", ["zucker"], Size(amount: 1000, isVolume: false)),
    ("APFELSAFT 1,5L", ["apfelsaft"], Size(amount: 1500, isVolume: true)),
    ("SAHNE 20CL", ["sahne"], Size(amount: 200, isVolume: true)),
    ("CHEDDAR 12OZ", ["cheddar"], Size(amount: 340.2, isVolume: false)),
    ("Lemonaid 330ml+0,25Pf", ["lemonaid", "pf"], Size(amount: 330, isVolume: true)),
  ])
  func `a size is an amount with a unit`(_ text: String, words: [String], size: Size) throws {
    let product = PrintedProduct(text)
    expect(product.words, equals: words)
    let read = try require(product.size)
    expect(abs(read.amount - size.amount) < 0.001 && read.isVolume == size.isVolume)
  }

  @Test(arguments: [
    "MEHL TYPE 405", "WEIZENMEHL T550", "SHAMPOO 2IN1", "TOILETTENPAPIER 3LG", "BATTERIE AA", "GOUDA 48%", "7UP",
    "Gutschein 50", "1688 Brot",
  ])
  func `other numbers are none`(_ text: String) {
    expect(PrintedProduct(text).size == nil && PrintedProduct(text).pieces == nil)
  }

  @Test(arguments: [("EIER BH 10ER", 10), ("Brötchen 6 Stk", 6), ("BAGELS 5PK", 5), ("Eier M 10 Stück", 10)])
  func `pieces are counted`(_ text: String, pieces: Int) {
    expect(PrintedProduct(text).pieces == pieces && PrintedProduct(text).size == nil)
  }

  @Test func `a percentage and a bare number are kept apart`() {
    expect(PrintedProduct("FRISCHMILCH 3,8% FETT").percentage, equals: 3.8)
    expect(PrintedProduct("TIP EDELSALAMI 150").bareNumber, equals: 150)
    expect(PrintedProduct("150 EDELSALAMI TIP").bareNumber, equals: nil)
  }

  @Test(arguments: [
    "", " ", "1", "9999999999999999999999 x 9999999999g", "x x x", "0g", "1e308kg", "𝟙𝟚g", "....,,,,%%%",
  ])
  func `odd texts have no size`(_ text: String) {
    expect(PrintedProduct(text).size, equals: nil)
  }
}
