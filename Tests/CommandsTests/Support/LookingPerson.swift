import Commands
import Domain
import Text

/// A person at the terminal who looks through a screen with prepared keys, and leaves at their end.
final class LookingPerson {
  private let keys: [ScreenKey]
  private let canvas: Canvas
  private let refusal: KeyScreen.Refusal?
  /// The lines of the screen when it was opened, and after each key that left it open.
  private(set) var screens: [[String]] = []

  /// `refusal` says why the terminal shows no screens; nil for one that does.
  init(_ keys: [ScreenKey], on canvas: Canvas = Canvas(rows: 24), refusal: KeyScreen.Refusal? = nil) {
    self.keys = keys
    self.canvas = canvas
    self.refusal = refusal
  }

  var dialogue: Dialogue {
    Dialogue(choose: { _, _ in nil }, ask: { _ in throw Dialogue.left }, show: { _ in }, look: { try self.look($0) })
  }

  private func look(_ screen: KeyScreen) throws -> Bool {
    if let refusal { throw refusal }
    screens.append(lines(screen))
    for key in keys {
      guard screen.press(key) else { return true }
      screens.append(lines(screen))
    }
    return true
  }

  private func lines(_ screen: KeyScreen) -> [String] {
    screen.lines(canvas).map { (canvas.isASCII ? $0.folded() : $0).plain }
  }
}
