internal import Domain
internal import Exchange
internal import Foundation
internal import Text

/// The files that the words of `trip scan` name.
struct ReceiptPaths {
  let session: Session

  /// The maximum number of files that one command may read.
  private static let most = 1000

  /// The paths in the order typed; a folder is replaced by the files in it, and `*` and `?` match names as in a shell.
  func expanded(_ invocation: Invocation) throws -> [String] {
    var paths: [String] = []
    for word in invocation.words {
      if word.text == "-" {
        paths.append("-")
        continue
      }
      let path = session.path(word)
      guard !Folder.isLocked(path) else {
        throw invocation.error(
          .noInputFile, "the folder `\(SafeText.visible(path))` cannot be opened: not permitted", at: word,
          hint: "check who may read it")
      }
      if let names = Folder.files(path) {
        guard !names.isEmpty else {
          throw invocation.error(
            .noInputFile, "there is no file in `\(SafeText.visible(path))`", at: word,
            hint: "give the folder of your receipts")
        }
        paths += names.map { path + "/" + $0 }
      } else if !word.isQuoted, path.contains(where: { "*?".contains($0) }),
        !FileManager.default.fileExists(atPath: path)
      {
        paths += try matches(path, word, invocation)
      } else {
        paths.append(path)
      }
      guard paths.count <= Self.most else {
        throw invocation.error(
          .outOfRange, "these are more than \(Self.most) files", at: word, hint: "give fewer files at once")
      }
    }
    return paths
  }

  private func matches(_ pattern: String, _ word: Word, _ invocation: Invocation) throws -> [String] {
    var result = glob_t()
    defer { globfree(&result) }
    guard glob(pattern, 0, nil, &result) == 0 else {
      throw invocation.error(
        .noInputFile, "no file matches `\(SafeText.visible(word.text))`", at: word,
        hint: "check the folder and the name")
    }
    return (0..<Int(result.gl_pathc)).compactMap { result.gl_pathv[$0].map { String(cString: $0) } }
  }
}
