import ColorScience

/// How a terminal takes a 24-bit color.
enum DirectColor {
  /// The channels in one number, as `RGB` in a terminal's description has it.
  static func packed(_ color: StraightRGBA) -> Int32 {
    Int32(truncatingIfNeeded: color.rgb)
  }
}
