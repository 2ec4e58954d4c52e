/// Looks up the keys of a JSON object by their bytes, so that no string is created for a key that is not used.
struct JSONKeys<Value> {
  /// The keys and their values in groups; the index of a group is the length of its keys in bytes.
  private var byLength: [[(key: [UInt8], value: Value)]] = []

  /// Creates a table of the keys that are used, with a value for each.
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
