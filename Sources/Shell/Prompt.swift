internal import Commands
internal import Domain
internal import Text

/// The prompt: whose turn it is, and today's calories against the goal.
struct Prompt {
  let session: Session
  let presenter: Presenter

  /// `🥕 Dad 1,240/2,200 ❯ `, in ASCII `Dad 1,240/2,200> `; `larder> ` where there is no profile.
  func render() -> StyledPrompt {
    let canvas = presenter.canvas(session.globals)
    let sign = canvas.isASCII ? "> " : " ❯ "
    var line = StyledLine()
    if let (profile, eaten, goal) = (try? standing()) ?? nil {
      line.append(canvas.show(ProfileText.titled(profile)), ProfileText.ink(profile))
      line.append(" \(Figure.text(eaten))/\(Figure.text(Double(goal)))", .faint)
    } else {
      line.append("larder", .bold)
    }
    line.append(sign)
    let depth = presenter.depth(session.globals)
    return StyledPrompt((canvas.isASCII ? line.folded() : line).rendered(colour: depth))
  }

  private func standing() throws -> (Profile, Double, Int)? {
    let today = session.today
    return try session.read { reading in
      guard let profile = try session.currentProfile(in: reading) else { return nil }
      let door = reading.profile(profile.id)
      let eaten = try door.daySums(from: today, to: today).first?.total?[.calories] ?? 0
      return (profile, eaten, try (door.goals() ?? .fresh).calories)
    }
  }
}
