internal import Commands
internal import Figures
internal import Text

/// The prompt: the profile in use, and today's calories against the goal.
struct Prompt {
  /// The profile and its calories today; nil if there is no profile yet.
  let todayStatus: TodayStatus?
  /// Whether the household is a sample household; if it is, the prompt says so.
  var isSample = false
  let presenter: Presenter

  /// The prompt as text: `🥕 Dad 1,240/2,200 ❯ `, or `Dad 1,240/2,200> ` in ASCII; `larder> ` if there is no profile.
  ///
  /// With `prompt-limits on`, the limits that the profile watches follow: `🥕 Dad 1,240/2,200 sodium 1,640/1,500 ❯ `.
  /// The first limit is always shown; others are shown as long as the prompt fills less than half of the line.
  ///
  /// In a sample household, the prompt is `sample 🥕 Dad 1,240/2,300 ❯ `.
  func render(_ globals: Globals) -> StyledPrompt {
    let canvas = presenter.canvas(globals)
    let sign = canvas.isASCII ? "> " : " ❯ "
    var line = isSample ? StyledLine("sample ", .yellow) : StyledLine()
    if let todayStatus {
      line.append(canvas.show(ProfileText.titled(todayStatus.profile)), ProfileText.ink(todayStatus.profile))
      line.append(" \(Figure.text(todayStatus.eaten))/\(Figure.text(todayStatus.goal))", .faint)
      for (place, limit) in todayStatus.limitTexts.enumerated() {
        // A prompt that fills the window leaves no room to type.
        guard place == 0 || line.cells + limit.text.cells < canvas.width / 2 else { break }
        line.append(" " + canvas.show(limit.text), limit.isExceeded ? .yellow : .faint)
      }
    } else {
      line.append("larder", .bold)
    }
    line.append(sign)
    return StyledPrompt(presenter.rendered(line, globals))
  }
}
