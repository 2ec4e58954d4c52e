internal import Commands
internal import Foundation

/// Offers the files of a folder: `~/Pic` -> `~/Pictures/`.
struct FileCompleter {
  /// The path typed so far, which may begin with a quote that is not closed yet.
  let typed: String

  func completion(from start: Int, to end: Int) -> LineEditor.Completion {
    let path = typed.drop { $0 == "\"" }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let name = path.dropFirst(folder.count)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Self.expanded(folder))) ?? []
    // Hidden files are offered only after a dot.
    let fitting = names.filter { $0.hasPrefix(name) && ($0.first != "." || name.first == ".") && !$0.contains("\"") }
    var completion = LineEditor.Completion(
      replacing: start..<end, candidates: fitting.sorted().map { candidate(folder: String(folder), name: $0) })
    completion.isOfFiles = true
    return completion
  }

  private func candidate(folder: String, name: String) -> LineEditor.Candidate {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: Self.expanded(folder[...]) + "/" + name, isDirectory: &isFolder)
    let path = folder + name
    let quote = typed.hasPrefix("\"") || path.contains { $0.isWhitespace } ? "\"" : ""
    // A folder is only part of a path, so its quote stays open.
    return isFolder.boolValue
      ? .init(text: quote + path, display: name + "/", suffix: "/") : .init(text: quote + path + quote, display: name)
  }

  private static func expanded(_ folder: Substring) -> String {
    folder.isEmpty ? "." : HomeFolder.expanding(String(folder))
  }
}
