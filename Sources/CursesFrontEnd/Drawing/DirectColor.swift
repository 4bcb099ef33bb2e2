import ColorScience

/// 24-bit colors as ncurses takes them.
enum DirectColor {
  /// The channels in one number, as `RGB` in a terminal's description has it.
  static func packed(_ color: StraightRGBA) -> Int32 {
    Int32(truncatingIfNeeded: color.rgb)
  }
}
