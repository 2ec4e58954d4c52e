internal import Commands
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
    if let standing = (try? session.standing()) ?? nil {
      line.append(canvas.show(ProfileText.titled(standing.profile)), ProfileText.ink(standing.profile))
      line.append(" \(Figure.text(standing.eaten))/\(Figure.text(Double(standing.goal)))", .faint)
    } else {
      line.append("larder", .bold)
    }
    line.append(sign)
    let depth = presenter.terminal.colors(session.globals.color)
    return StyledPrompt((canvas.isASCII ? line.folded() : line).rendered(colour: depth))
  }
}
