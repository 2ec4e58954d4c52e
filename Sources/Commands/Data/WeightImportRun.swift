internal import Domain
internal import Exchange
internal import Figures
internal import Store

/// Imports the weights of another program's table into the profile in use, or shows what that would do.
///
/// If the file has several weights for a day, the last one in the file counts, as with `weigh`. If the profile already
/// has a weight for a day, that weight is kept.
struct WeightImportRun {
  let session: Session
  let invocation: Invocation
  let input: ImportInput

  private static let maximumShown = 3

  func run() throws -> ImportReport {
    defer { session.progress(nil) }
    let profile = try session.read { try session.profile(in: $0) }
    let isPreview = invocation.has(DataCommands.dryRun)
    return try RefusedFile.during(input, invocation, session) { refused in
      var tally = ImportTally()
      let weights = try input.locatingErrors(in: invocation) { try read(&tally, refusing: { try refused?.add($0) }) }
      try refused?.finish()
      let there = try session.read { try $0.profile(profile.id).weights() }
      let known = Dictionary(there.map { ($0.day, $0) }, uniquingKeysWith: { $1 })
      let new = weights.filter { known[$0.day] == nil }
      tally.new = new.count
      tally.unchanged = weights.count { known[$0.day] == $0 }
      tally.kept = weights.count - tally.new - tally.unchanged
      var report = ImportReport(
        input: input,
        contents: .weights(
          profile: profile.name, shown: Array(new.prefix(Self.maximumShown)),
          leftOut: weights.filter { weight in known[weight.day].map { $0 != weight } ?? false }),
        tally: tally, isPreview: isPreview)
      guard !isPreview else { return report }
      if !new.isEmpty {
        try session.backUpBeforeImport(rows: new.count)
        report.step = try session.write(label: invocation.label, profile: profile) { writing in
          for weight in new { try writing.profile(profile.id).set(weight) }
        }.step
      }
      // The file was imported before: its refused rows are already in a file.
      if new.isEmpty, tally.taken > 0 { refused?.discard() }
      try refused?.publish()
      report.refusedFile = refused?.path
      return report
    }
  }

  /// The weights of the file, one per day, earliest day first.
  private func read(_ tally: inout ImportTally, refusing: (RefusedRecord) throws -> Void) throws -> [BodyWeight] {
    let reader = try WeightLogReader(
      ImportFile(path: input.path), order: try DataCommands.order(invocation),
      isInPounds: session.settings.units == .imperial, last: session.today)
    var last: [Day: (weight: BodyWeight, minute: Int)] = [:]
    while let record = try reader.next() {
      switch record {
      case .refused(let refused):
        tally.refuse(refused.reason)
        try refusing(refused)
      case .weight(let weight, let minute):
        if let earlier = last[weight.day], earlier.minute > minute ?? 0 { break }
        last[weight.day] = (weight, minute ?? 0)
      }
      session.progress(Progress(title: input.name, share: reader.progress, count: last.count.counted("weight")))
    }
    return last.values.map(\.weight).sorted { $0.day < $1.day }
  }
}
