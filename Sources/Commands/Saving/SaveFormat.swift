/// The formats in which an analysis can be saved, chosen by the extension of the file's name.
enum SaveFormat: String, CaseIterable {
  case txt
  case md
  case html
  case svg
  case json
  case csv

  /// The format for a file name's extension, ignoring case; nil if there is none.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }
}
