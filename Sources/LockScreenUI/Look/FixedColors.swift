import ColorScience

/// The colors that no theme changes.
enum FixedColors {
  /// The terminal around the device.
  static let page = StraightRGBA(rgb: 0x0B0B0E)
  /// The inks on black, primary to quaternary: iOS' own in the dark, the last two as light as text needs (WCAG 4.5:1).
  static let islandForegroundStyles = [0xFFFFFF, 0xA2A2A9, 0x8A8A92, 0x75757C].map {
    StraightRGBA(rgb: $0)
  }
}
