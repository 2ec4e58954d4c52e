internal import Foundation
internal import Text

/// Notifications outside of the text of the terminal.
enum DesktopNotification {
  /// The escape sequence with which this terminal shows a notification; nil if it is not known to have one.
  ///
  /// OSC 9 is iTerm2's (`ESC ] 9 ; text BEL`), OSC 777 rxvt-unicode's (`ESC ] 777 ; notify ; title ; text BEL`). A
  /// terminal that knows neither might print the text, so that only those are asked whose manual describes it.
  static func sequence(_ text: String, environment: [String: String]) -> String? {
    let shown = SafeText.visible(text)
    let (program, term) = (environment["TERM_PROGRAM", default: ""], environment["TERM", default: ""])
    if ["iTerm.app", "WezTerm", "ghostty"].contains(program) || ["xterm-kitty", "xterm-ghostty"].contains(term) {
      return "\u{1B}]9;\(shown)\u{7}"
    }
    if term.hasPrefix("rxvt-unicode") || term == "foot" || term.hasPrefix("foot-") {
      return "\u{1B}]777;notify;Larder;\(shown.replacing(";", with: ","))\u{7}"
    }
    return nil
  }

  /// The processes that were started and may not have ended.
  @MainActor private static var running: [pid_t] = []

  /// Shows a notification of the desktop through `notify-send`; returns false if that is not installed.
  ///
  /// The text is the notification's summary, since most desktops take its body for HTML, and titles come from pages.
  @MainActor static func show(_ text: String, environment: [String: String]) -> Bool {
    guard let program = Subprocess.find("notify-send", in: environment) else { return false }
    // A timer may ring for hours; the processes that have ended are removed from the system's table.
    running = running.filter { waitpid($0, nil, WNOHANG) == 0 }
    let started = Subprocess.leave(
      program, ["notify-send", "--app-name=Larder", SafeText.visible(text)], environment: environment)
    if let started { running.append(started) }
    return true
  }
}
