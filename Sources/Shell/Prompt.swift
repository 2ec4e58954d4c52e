internal import Commands
internal import Text

/// The prompt: whose turn it is, and today's calories against the goal.
struct Prompt {
  /// What it shows; nil where there is no profile yet.
  let standing: Standing?
  /// Whether it is a sample household, which the prompt says.
  var isSample = false
  let presenter: Presenter

  /// `🥕 Dad 1,240/2,200 ❯ `, in ASCII `Dad 1,240/2,200> `; `larder> ` where there is no profile.
  ///
  /// In a sample household `sample 🥕 Dad 1,240/2,300 ❯ `.
  func render(_ globals: Globals) -> StyledPrompt {
    let canvas = presenter.canvas(globals)
    let sign = canvas.isASCII ? "> " : " ❯ "
    var line = isSample ? StyledLine("sample ", .yellow) : StyledLine()
    if let standing {
      line.append(canvas.show(ProfileText.titled(standing.profile)), ProfileText.ink(standing.profile))
      line.append(" \(Figure.text(standing.eaten))/\(Figure.text(Double(standing.goal)))", .faint)
    } else {
      line.append("larder", .bold)
    }
    line.append(sign)
    return StyledPrompt(presenter.rendered(line, globals))
  }
}
