internal import Domain
internal import Store
internal import Text

/// The `profile` commands, and `use`.
enum ProfileCommands {
  static let icon = OptionSpec.value("icon", "G", .text, "One character for the prompt; `none` removes it.")
  static let color = OptionSpec.value(
    "color", "HEX", .text, "The profile's color, such as #ff8800; `none` removes it.")
  static let isDefault = OptionSpec.flag("default", "The profile to start with on a new machine.")
  static let newName = OptionSpec.value("name", "NAME", .text, "Another name.")
  private static let nameArgument = ArgumentSpec("NAME", .profile, .rest, "The profile.")

  static let specs: [CommandSpec] = [list, show, add, edit, makeDefault, delete, use]

  static let list: CommandSpec = CommandSpec(
    ["profile", "list"], "List the household's profiles.", examples: ["profile list"], effect: .reads, topic: .household
  ) { _, session in
    try session.read { reading in
      ProfileListReport(profiles: try reading.profiles.all(), current: try session.currentProfile(in: reading)?.id)
    }
  }

  static let show: CommandSpec = CommandSpec(
    ["profile", "show"], "Show one profile, by default the one in use.",
    arguments: [ArgumentSpec("NAME", .profile, .optionalRest, "The profile.")], examples: ["profile show Dad"],
    effect: .reads, topic: .household
  ) { invocation, session in
    try session.read { reading in
      let current = try session.currentProfile(in: reading)
      let profile =
        try invocation.words.isEmpty
        ? session.profile(in: reading)
        : invocation.locatingErrors(at: invocation.words.first) {
          try session.profile(named: invocation.text, in: reading)
        }
      return ProfileReport(profile: profile, current: current?.id)
    }
  }

  static let add: CommandSpec = CommandSpec(
    ["profile", "add"], "Add a profile; the first one is in use at once.",
    arguments: [ArgumentSpec("NAME", .text, .rest, "Its name, 40 characters at most, or several between commas.")],
    options: [icon, color, isDefault],
    examples: ["profile add Anna --icon 🌻 --color #c678dd", "profile add Grandpa Jo", "profile add Tom, Lina and Max"],
    effect: .writes, topic: .household
  ) { invocation, session in
    let names = try ProfileName.list(SafeText.stored(invocation.text))
    guard names.count == 1 || ![icon, color].contains(where: invocation.has) else {
      throw LarderError(
        .badValue, "an icon or a color is that of one profile",
        hint: "add \(names[0]) in a line of its own, or use `profile edit \(Word.typed(name: names[0]))` afterwards")
    }
    let written = try session.followingProfiles {
      try session.write(label: invocation.label, profile: nil) { writing in
        let isFirst = try writing.reading.profiles.all().isEmpty
        return try names.enumerated().map { place, name in
          var draft = Profile(name: name, createdAt: session.now)
          try apply(invocation, to: &draft)
          draft.isDefault = place == 0 && (isFirst || invocation.has(isDefault))
          return try writing.profiles.insert(draft)
        }
      }
    }
    let profile = written.value[0]
    let current = try session.read { try session.currentProfile(in: $0) }
    let hint = current?.id == profile.id ? "in use from now on" : "`use \(profile.name)` switches to this profile"
    if names.count > 1 {
      let inUse = current?.id == profile.id ? "\(profile.name) is in use" : "`use NAME` switches to one of them"
      return WriteReport(
        [StyledLine("Added profiles \(names.joinedByAnd)", .bold) + StyledLine(": \(inUse)")],
        ["profiles": .array(written.value.map { .profile($0, current: current?.id) })], step: written.step,
        scope: "the household")
    }
    return WriteReport(
      [StyledLine("Added profile \(profile.name)", .bold) + StyledLine(": \(hint)")],
      ["profile": .profile(profile, current: current?.id)], step: written.step, scope: "the household")
  }

  static let edit: CommandSpec = CommandSpec(
    ["profile", "edit"], "Change a profile's name, icon or color.", arguments: [nameArgument],
    options: [newName, icon, color], examples: ["profile edit Dad --name Papa --icon 🥕"], effect: .writes,
    topic: .household
  ) { invocation, session in
    guard [newName, icon, color].contains(where: invocation.has) else {
      throw LarderError(
        .missingValue, "`profile edit` needs to know what to change", hint: "such as `profile edit Dad --icon 🥕`")
    }
    let written = try session.write(label: invocation.label, profile: nil) { writing in
      var profile = try invocation.locatingErrors(at: invocation.words.first) {
        try session.profile(named: invocation.text, in: writing.reading)
      }
      if let name = invocation.text(newName) { profile.name = try ProfileName.check(SafeText.stored(name)) }
      try apply(invocation, to: &profile)
      try writing.profiles.update(profile)
      return profile
    }
    return WriteReport(
      [StyledLine("Changed profile \(written.value.name)", .bold)],
      ["profile": .profile(written.value, current: try currentID(session))], step: written.step, scope: "the household")
  }

  static let makeDefault: CommandSpec = CommandSpec(
    ["profile", "default"], "Choose the profile that a new user or machine starts with.", arguments: [nameArgument],
    examples: ["profile default Mom"], effect: .writes, topic: .household
  ) { invocation, session in
    let written = try session.write(label: invocation.label, profile: nil) { writing in
      let profile = try invocation.locatingErrors(at: invocation.words.first) {
        try session.profile(named: invocation.text, in: writing.reading)
      }
      try writing.profiles.makeDefault(profile.id)
      return try writing.reading.profiles.find(profile.id) ?? profile
    }
    return WriteReport(
      [StyledLine("\(written.value.name) is now the default profile")],
      ["profile": .profile(written.value, current: try currentID(session))], step: written.step, scope: "the household")
  }

  static let delete: CommandSpec = CommandSpec(
    ["profile", "delete"], "Delete a profile with its meals and goals; `undo` brings all of it back.",
    details:
      "The last profile cannot be deleted. If the default profile "
      + "is deleted, the oldest of the others becomes the default.",
    arguments: [nameArgument], examples: ["profile delete Mom"], effect: .writes, topic: .household
  ) { invocation, session in
    let written = try session.followingProfiles {
      try session.write(label: invocation.label, profile: nil) { writing in
        let profile = try invocation.locatingErrors(at: invocation.words.first) {
          try session.profile(named: invocation.text, in: writing.reading)
        }
        try writing.profiles.delete(profile.id)
        return profile
      }
    }
    return WriteReport(
      [StyledLine("Deleted profile \(written.value.name) with its meals and goals")],
      ["profile": .profile(written.value, current: try currentID(session))], step: written.step, scope: "the household")
  }

  static let use: CommandSpec = CommandSpec(
    ["use"], "Switch to a profile; it stays in use at the next start.",
    details: """
      Your choice is kept for your user account only, in `$XDG_STATE_HOME/larder`. If that cannot be written, `larder \
      use NAME` is refused; at the prompt and in a script the profile stays in use until the end, and Larder says that \
      it will not be remembered. `--profile NAME` applies to one command.
      """,
    arguments: [nameArgument],
    examples: ["use Dad"], effect: .session, topic: .household
  ) { invocation, session in
    let profile = try invocation.locatingErrors(at: invocation.words.first) {
      try session.read { try session.profile(named: invocation.text, in: $0) }
    }
    let isRemembered = try session.use(profile)
    return TextReport(
      [StyledLine("Now using ") + StyledLine(profile.name, .bold)],
      json: .object(["profile": .profile(profile, current: profile.id), "remembered": .bool(isRemembered)]))
  }

  private static func currentID(_ session: Session) throws -> Int? {
    try session.read { try session.currentProfile(in: $0)?.id }
  }

  private static func apply(_ invocation: Invocation, to profile: inout Profile) throws {
    if let word = invocation.word(icon) {
      profile.icon = try invocation.locatingErrors(at: word) { try iconGlyph(word.text) }
    }
    try applyColor(invocation, to: &profile)
  }

  /// The icon that the text means; nil for empty text and for `none`.
  ///
  /// Throws `badValue` unless it is a single character that takes at most two terminal cells.
  static func iconGlyph(_ text: String) throws -> String? {
    if text == "none" { return nil }
    let glyph = SafeText.stored(text)
    guard glyph.count <= 1, glyph.cells <= 2, glyph.unicodeScalars.count <= 40 else {
      throw LarderError(
        .badValue, "the icon `\(SafeText.visible(text).truncated(to: 40))` is not one character",
        hint: "such as 🥕 or D, or none")
    }
    return glyph.isEmpty ? nil : glyph
  }

  private static func applyColor(_ invocation: Invocation, to profile: inout Profile) throws {
    guard let word = invocation.word(color) else { return }
    if word.text == "none" {
      profile.color = nil
      return
    }
    guard let hex = HexColor(word.text) else {
      throw invocation.error(
        .badValue, "--color: `\(SafeText.visible(word.text))` is not a color", at: word,
        hint: "six hexadecimal digits, such as #ff8800")
    }
    profile.color = hex
  }
}
