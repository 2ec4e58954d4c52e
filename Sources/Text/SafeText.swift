/// What of a text from outside may be stored, and what may reach a terminal.
package enum SafeText {
  /// The text without control, bidirectional and zero-width characters (joiners inside emoji stay), runs of white space as one
  /// space, none at the ends: how names are stored.
  package static func stored(_ text: String) -> String { text }

  /// The text as it may be shown: like `stored`, but line breaks become spaces one by one and nothing is trimmed.
  package static func visible(_ text: String) -> String { text }

  /// The text in ASCII: ä -> ae, é -> e, – -> -, · -> |, ½ -> 1/2; what has no equivalent (icons) is dropped with the space after it.
  package static func ascii(_ text: String) -> String { text }
}
