/// Keys of an object that are wanted, found by their bytes without making a string of each key that is passed.
struct JSONKeys<Value> {
  /// By the length of the key.
  private var byLength: [[(key: [UInt8], value: Value)]] = []

  /// The wanted keys and what they stand for.
  init(_ keys: [(String, Value)]) {
    for (key, value) in keys {
      let bytes = Array(key.utf8)
      while byLength.count <= bytes.count { byLength.append([]) }
      byLength[bytes.count].append((bytes, value))
    }
  }

  /// What a key stands for; nil where it is not wanted.
  subscript(key: UnsafeBufferPointer<UInt8>) -> Value? {
    guard key.count < byLength.count else { return nil }
    for (bytes, value) in byLength[key.count] where bytes.elementsEqual(key) { return value }
    return nil
  }
}
