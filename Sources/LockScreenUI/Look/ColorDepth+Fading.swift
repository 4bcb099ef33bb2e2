import ColorScience

extension ColorDepth {
  /// Returns the opacity at which something is drawn that comes or goes: a palette has too few colors for the shades on its
  /// way, which would be stains, so that it is whole or not there.
  ///
  /// - Parameter opacity: The opacity, `0...1`.
  /// - Returns: The opacity; with a palette 0 or 1.
  func fading(_ opacity: Double) -> Double {
    guard self != .direct24 else { return opacity }
    return opacity < 0.5 ? 0 : 1
  }
}
