/// The reach of light around its ink in a blur.
public struct LightSpread: Hashable, Sendable {
  /// Across, `0...1`: 1 is two columns.
  public var across: Double
  /// Up and down, `0...1`: 1 is two half rows.
  public var upAndDown: Double

  /// Light close to its ink.
  public static let close = LightSpread(across: 0.5, upAndDown: 0.5)

  /// Makes a spread.
  public init(across: Double = 1, upAndDown: Double = 1) {
    self.across = across
    self.upAndDown = upAndDown
  }
}
