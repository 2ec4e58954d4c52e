internal import Foundation
internal import Text

/// Shows notifications on the desktop or by the terminal program, outside the terminal's text.
enum DesktopNotification {
  /// The escape sequence that makes this terminal show a notification; nil if no such sequence is known.
  ///
  /// OSC 9 comes from iTerm2 (`ESC ] 9 ; text BEL`), and OSC 777 comes from rxvt-unicode (`ESC ] 777 ; notify ; title
  /// ; text BEL`). A terminal that knows neither might print the text, so a sequence is used only in terminals whose
  /// manual describes it.
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

  /// The processes that were started and may still be running.
  @MainActor private static var running: [pid_t] = []

  /// Shows a desktop notification with `notify-send`; returns false if this program is not installed.
  ///
  /// The text is the notification's summary, because most desktops treat its body as HTML, and titles come from web
  /// pages.
  @MainActor static func show(_ text: String, environment: [String: String]) -> Bool {
    guard let program = Subprocess.find("notify-send", in: environment) else { return false }
    // A timer may ring for hours, so processes that have ended are removed from the system's table.
    running = running.filter { waitpid($0, nil, WNOHANG) == 0 }
    let started = Subprocess.leave(
      program, ["notify-send", "--app-name=Larder", SafeText.visible(text)], environment: environment)
    if let started { running.append(started) }
    return true
  }
}
