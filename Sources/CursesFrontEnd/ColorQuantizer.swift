import ColorScience

/// Turns 24-bit colors into the numbers that a terminal takes: exact ones at rest, coarse ones in motion.
enum ColorQuantizer {
  /// The channels in one number, as `RGB` in a terminal's description has it.
  static func packed(_ color: StraightRGBA) -> Int32 {
    Int32(truncatingIfNeeded: color.rgb)
  }

  // MARK: - Five bits a channel

  /// The color in five bits a channel; `line` is where it stands when it belongs to a shaded area.
  ///
  /// The dither changes from line to line and never along one: a shade's bands are broken up, and yet neighbors in a row
  /// agree, which is what a frame's bytes depend upon.
  static func coarse(_ color: StraightRGBA, at line: Int?) -> StraightRGBA {
    let offset = line.map { dither[$0 & 3] } ?? 4
    return StraightRGBA(
      red: coarse(color.red, offset), green: coarse(color.green, offset),
      blue: coarse(color.blue, offset))
  }

  private static let dither: [UInt16] = [3, 5, 4, 5]

  private static func coarse(_ channel: UInt8, _ offset: UInt16) -> UInt8 {
    // 31 / 32, so that 255 falls into the last step whatever the offset.
    expanded((UInt16(channel) * 31 / 32 + offset) >> 3)
  }

  /// Five bits as eight: the ends stay the ends.
  private static func expanded(_ step: UInt16) -> UInt8 {
    UInt8(step << 3 | step >> 2)
  }
}
