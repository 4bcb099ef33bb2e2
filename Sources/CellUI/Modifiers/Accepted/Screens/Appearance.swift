extension View {
  /// Sets the appearance that the view's colors are for.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  /// Accepted: the appearance is the device's; the view's own colors follow it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
}
