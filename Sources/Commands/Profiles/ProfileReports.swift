package import Domain
package import Text

/// All profiles of the household.
struct ProfileListReport: Report {
  let profiles: [Profile]
  let current: Int?

  var json: JSON { .object(["profiles": .array(profiles.map { .profile($0, current: current) })]) }

  var table: CSVTable? {
    CSVTable(
      ["id", "name", "icon", "color", "isDefault", "isCurrent", "createdAt"],
      profiles.map {
        [
          String($0.id), $0.name, $0.icon ?? "", $0.color?.text ?? "", String($0.isDefault), String($0.id == current),
          $0.createdAt.iso,
        ]
      })
  }

  func text(on canvas: Canvas) -> [StyledLine] {
    guard !profiles.isEmpty else { return [StyledLine("No profile yet: `profile add NAME` adds one.")] }
    return profiles.map { profile in
      var line = StyledLine(profile.id == current ? (canvas.isASCII ? "* " : "❯ ") : "  ")
      let hasIcons = !canvas.isASCII && profiles.contains { $0.icon != nil }
      if hasIcons { line.append(canvas.show(profile.icon ?? "").padded(to: 3)) }
      line.append(canvas.show(profile.name), ProfileText.ink(profile))
      let marks = [profile.id == current ? "in use" : nil, profile.isDefault ? "default" : nil].compactMap(\.self)
      if !marks.isEmpty { line.append("  " + marks.joined(separator: ", "), .faint) }
      return line
    }
  }
}

/// One profile.
struct ProfileReport: Report {
  let profile: Profile
  let current: Int?

  var json: JSON { .object(["profile": .profile(profile, current: current)]) }
  var table: CSVTable? { ProfileListReport(profiles: [profile], current: current).table }

  func text(on canvas: Canvas) -> [StyledLine] {
    let marks = [profile.id == current ? "in use" : nil, profile.isDefault ? "default" : nil].compactMap(\.self)
    let color = profile.color.map { ["color \($0.text)"] } ?? []
    let facts = marks + color + ["since \(DayText.long(profile.createdAt.calendarDay))", "#\(profile.id)"]
    return [
      StyledLine(canvas.show(ProfileText.titled(profile)), ProfileText.ink(profile)),
      StyledLine(canvas.show(facts.joined(separator: " · ")), .faint),
    ]
  }
}

/// Formats a profile as text for the screen.
package enum ProfileText {
  /// The icon, if there is one, and the name: `🥕 Dad`.
  package static func titled(_ profile: Profile) -> String {
    [profile.icon, profile.name].compactMap(\.self).joined(separator: " ")
  }

  /// The color in which the profile's name is shown: its own color, or just bold if it has none.
  package static func ink(_ profile: Profile) -> Ink {
    profile.color.map { .rgb($0.red, $0.green, $0.blue) } ?? .bold
  }
}
