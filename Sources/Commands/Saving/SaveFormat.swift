/// The formats in which an analysis can be saved, chosen by the extension of the file's name.
enum SaveFormat: String, CaseIterable {
  case txt
  case md
  case html
  case svg
  case json
  case csv

  /// Finds the format by the extension of a file's name, ignoring case; nil if no format has this extension.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }
}
