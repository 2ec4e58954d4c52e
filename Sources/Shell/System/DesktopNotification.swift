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

  /// Shows a notification of the desktop through `notify-send`; returns false if that is not installed.
  static func show(_ text: String, environment: [String: String]) -> Bool {
    guard let program = Subprocess.find("notify-send", in: environment) else { return false }
    Subprocess.leave(
      program, ["notify-send", "--app-name=Larder", "Larder", SafeText.visible(text)], environment: environment)
    return true
  }
}
