/// What an analysis can be saved as, by the end of the file's name.
enum SaveFormat: String, CaseIterable {
  case txt
  case md
  case html
  case svg
  case json
  case csv

  /// The format that a file's name ends with, case ignored; nil for any other.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }
}
