import Foundation

extension GoldenSession {
  /// An answer that is not the expected one; printed, it is a difference with file and line.
  package struct Mismatch: Error, CustomStringConvertible {
    package let path: String
    package let command: Command
    package let actual: Answer

    package var description: String {
      let difference = GoldenMatch.difference(expected: command.answer.lines, actual: actual.lines)
      return (["\(path):\(command.line): $ \(command.text)", "  (- expected, + came)"] + difference)
        .joined(separator: "\n")
    }
  }

  /// Runs the session in a fresh folder and returns what did not answer as expected; the steps after it run all the
  /// same.
  ///
  /// `program` is what `larder` names in the session's commands. With `LARDER_RECORD=1` in the environment the
  /// session's file is rewritten with the answers that came, and nothing is a mismatch; patterns that still match are
  /// kept.
  package func run(program: String = Larder.binary) throws -> [Mismatch] {
    let (mismatches, recorded) = try play(program: program)
    guard ProcessInfo.processInfo.environment["LARDER_RECORD"] == "1", !mismatches.isEmpty else { return mismatches }
    try Data(Self.text(of: recorded).utf8).write(to: URL(fileURLWithPath: path))
    return []
  }

  /// The session's text with the answers that `program` gives now.
  package func recorded(program: String = Larder.binary) throws -> String {
    Self.text(of: try play(program: program).recorded)
  }

  private func play(program: String) throws -> (mismatches: [Mismatch], recorded: [Step]) {
    let place = try Place(program: program)
    var mismatches: [Mismatch] = []
    let recorded = try steps.map { step in
      switch step {
      case .text: return step
      case .file(_, let name, let contents):
        try place.folder.write(contents, to: "work/" + name)
        return step
      case .copy(_, let name):
        let source = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(name)
        try place.folder.write(String(contentsOf: source, encoding: .utf8), to: "work/" + name)
        return step
      case .command(var command):
        let actual = try place.run(command, path: path)
        guard !actual.matches(command.answer) else { return step }
        mismatches.append(Mismatch(path: path, command: command, actual: actual))
        command.answer = actual.keepingPatterns(of: command.answer)
        return .command(command)
      }
    }
    return (mismatches, recorded)
  }

  /// The session's file as text.
  private static func text(of steps: [Step]) -> String {
    let lines = steps.flatMap { step -> [String] in
      switch step {
      case .text(_, let text): [text]
      case .file(_, let name, let contents): ["%file \(name)", contents + "%end"]
      case .copy(_, let name): ["%copy \(name)"]
      case .command(let command):
        ["$ " + command.text] + command.input.map { $0.isEmpty ? "<" : "< " + $0 } + command.answer.lines
      }
    }
    // The file's last line end makes an empty text of its own.
    return lines.joined(separator: "\n") + (lines.last?.isEmpty == true ? "" : "\n")
  }

  /// The folder that a session runs in.
  private struct Place {
    let folder: TemporaryFolder
    private let environment: [String: String]

    init(program: String) throws {
      folder = try TemporaryFolder()
      for name in ["work", "home", "bin"] {
        try FileManager.default.createDirectory(
          atPath: folder.file(name), withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      }
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("bin/larder"), withDestinationPath: program)
      var environment = [
        "PATH": folder.file("bin") + ":/usr/local/bin:/usr/bin:/bin", "HOME": folder.file("home"),
        "XDG_DATA_HOME": folder.file("home/.local/share"), "XDG_STATE_HOME": folder.file("home/.local/state"),
        "LANG": "C.UTF-8", "TERM": "xterm", "TZ": "Europe/Berlin",
      ]
      // So that `swift test --enable-code-coverage` counts the program's lines too.
      environment["LLVM_PROFILE_FILE"] = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"]
      self.environment = environment
    }

    func run(_ command: Command, path: String) throws -> Answer {
      var environment = environment
      let clock = try? String(contentsOfFile: folder.file("home/clock"), encoding: .utf8)
      environment["LARDER_NOW"] = clock?.trimmingCharacters(in: .whitespacesAndNewlines)
      do {
        let result = try Program.run(
          "/bin/sh", ["-c", command.text], input: command.input.map { $0 + "\n" }.joined(), environment: environment,
          folder: folder.file("work"))
        return Answer(output: lines(of: result.text), errors: lines(of: result.errorText), status: result.status)
      } catch {
        throw SupportError("\(path):\(command.line): $ \(command.text)\n\(error)")
      }
    }

    private func lines(of text: String) -> [String] {
      let text = text.replacingOccurrences(of: folder.path, with: "[ROOT]")
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Self.pictured(String($0)) }
      if lines.last?.isEmpty == true { lines.removeLast() } else { lines.append(GoldenSession.noLineEnd) }
      while lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }

    /// Control characters as their pictures (U+2400 on), so that a session is plain text.
    private static func pictured(_ line: String) -> String {
      guard line.unicodeScalars.contains(where: { $0.value < 0x20 }) else { return line }
      let scalars = line.unicodeScalars.map { $0.value < 0x20 ? Unicode.Scalar(0x2400 + $0.value) ?? $0 : $0 }
      return String(String.UnicodeScalarView(scalars))
    }
  }
}

extension GoldenSession.Answer {
  func matches(_ expected: Self) -> Bool {
    status == expected.status && GoldenMatch.matches(output, expected.output)
      && GoldenMatch.matches(errors, expected.errors)
  }

  /// This answer, with the expected pattern in the place of each line that matches one.
  func keepingPatterns(of expected: Self) -> Self {
    func kept(_ lines: [String], _ patterns: [String]) -> [String] {
      let patterns = patterns.filter { $0.contains("[..]") }
      return lines.map { line in patterns.first { GoldenMatch.matches(line, $0) } ?? line }
    }
    return Self(output: kept(output, expected.output), errors: kept(errors, expected.errors), status: status)
  }
}
