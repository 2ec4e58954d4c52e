/// Finds the products of a receipt that were canceled at the till.
package enum ReceiptCancellations {
  /// The places of the canceled products and of the lines that cancel them, so that neither counts as bought.
  ///
  /// A cancellation names the product, perhaps with words such as `Storno` or a count, or it is nothing but such a word
  /// behind the product; its price is the product's with the other sign.
  package static func places(in items: [ReceiptItem]) -> Set<Int> {
    var found: Set<Int> = []
    let labels = items.map(label)
    for (place, item) in items.enumerated() where item.kind == .product && item.price.minorUnits < 0 {
      let label = labels[place]
      let isBare = ReceiptLabels.isCancellation(label) && !label.contains(" ")
      let canceled = items[..<place].indices.last { other in
        guard !found.contains(other), items[other].kind == .product,
          items[other].price.minorUnits == -item.price.minorUnits
        else { return false }
        return isBare || !labels[other].isEmpty && label.contains(labels[other])
      }
      if let canceled { found.formUnion([canceled, place]) }
    }
    return found
  }

  private static func label(_ item: ReceiptItem) -> String {
    PrintedLine.label(item.text.split(separator: " ").map(String.init))
  }
}
