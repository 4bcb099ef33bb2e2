extension View {
  /// Multiplies the opacity of the view, `0...1`.
  public func opacity(_ opacity: Double) -> some View {
    let factor = opacity.isNaN ? 1 : max(0, min(1, opacity))
    return placed { pass, _, _ in pass.scope.opacity *= factor }
  }

  /// Hides the view; its space stays.
  public func hidden() -> some View { opacity(0) }
}
