import Expect
import Testing

@testable import Domain

/// What was canceled at the till is not bought.
@Suite struct ReceiptCancellationTests {
  private func item(_ text: String, _ cents: Int, _ kind: PurchaseKind = .product) -> ReceiptItem {
    ReceiptItem(text, price: Money(minorUnits: cents), kind: kind)
  }

  @Test func theProductAndItsCancellation() {
    let items = [
      item("MILCH", 109), item("TOAST", 119), item("TOAST", -119), item("MILCH", 109), item("STORNO MILCH", -109),
      item("BUTTER", 229), item("Storno", -229), item("Kerzen 4er", 495), item("Kerzen 4er -1 4.95", -495),
    ]
    expect(ReceiptCancellations.places(in: items), equals: [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func whatIsNoCancellation() {
    let items = [
      item("MILCH", 109), item("BROT", 109), item("KAESE", -109), item("JOGHURT", 89), item("RABATT", -89, .discount),
      item("PFAND", 25, .deposit), item("LEERGUT", -25, .depositReturn),
    ]
    expect(ReceiptCancellations.places(in: items), equals: [])
  }
}
