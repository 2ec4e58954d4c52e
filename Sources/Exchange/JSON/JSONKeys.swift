/// The keys of an object that are used, matched by their bytes without creating a string for each key that is skipped.
struct JSONKeys<Value> {
  /// By the length of the key.
  private var byLength: [[(key: [UInt8], value: Value)]] = []

  /// The keys and their values.
  init(_ keys: [(String, Value)]) {
    for (key, value) in keys {
      let bytes = Array(key.utf8)
      while byLength.count <= bytes.count { byLength.append([]) }
      byLength[bytes.count].append((bytes, value))
    }
  }

  /// The value for a key; nil if the key is not used.
  subscript(key: UnsafeBufferPointer<UInt8>) -> Value? {
    guard key.count < byLength.count else { return nil }
    for (bytes, value) in byLength[key.count] where bytes.elementsEqual(key) { return value }
    return nil
  }
}
