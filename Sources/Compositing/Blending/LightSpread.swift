/// The reach of light around its ink in a blur.
public struct LightSpread: Hashable, Sendable {
  /// Across, `0...1`: 1 is two columns.
  public var across: Double
  /// Up and down, `0...1`: 1 is two half rows.
  public var upAndDown: Double
  /// The distance by which the old ink's light moves down, and the new ink's comes from above, in half rows.
  public var drift: Double

  /// Light close to its ink.
  public static let close = LightSpread(across: 0.5, upAndDown: 0.5)

  /// Makes a spread.
  public init(across: Double = 1, upAndDown: Double = 1, drift: Double = 0) {
    self.across = across
    self.upAndDown = upAndDown
    self.drift = drift
  }
}
