public import ColorScience

extension Glyph {
  /// The mean color of an emoji, which has its own colors; `nil` for a glyph in its ink's color.
  public var ownColor: StraightRGBA? {
    guard bits >= 0x231A, self != .continuation, base.properties.isEmojiPresentation
    else { return nil }
    return emojiColor
  }

  /// The mean color of the emoji that the base is, or would be with a variation selector.
  ///
  /// Terminals disagree on the width of an emoji by a selector, so that it is drawn as the letter that it is without one.
  public var emojiColor: StraightRGBA {
    let color = EmojiColors.table.first { $0.scalars.contains(base.value) }?.color
    return StraightRGBA(rgb: color ?? EmojiColors.common)
  }
}

/// Means of the emoji in Noto Color Emoji; other fonts draw them much alike.
private enum EmojiColors {
  /// The mean of most emoji.
  static let common: UInt32 = 0xB0926A

  /// The means of other emoji; the first match counts.
  static let table: [(scalars: ClosedRange<UInt32>, color: UInt32)] = [
    (0x2600...0x2600, 0xF5C12E), (0x2601...0x2601, 0xC9DBE6), (0x2620...0x2620, 0xD9DEE1),
    (0x2665...0x2665, 0xE0483F), (0x2692...0x2699, 0x98AAB4), (0x26A0...0x26A0, 0xF2C43D),
    (0x2708...0x2708, 0x86A7BD), (0x2714...0x2714, 0x6BB04C), (0x2744...0x2744, 0x8CCBEA),
    (0x2764...0x2764, 0xE0483F), (0x23F1...0x23F2, 0xA6B4BC),
    (0x26A1...0x26A1, 0xF5C125), (0x26BD...0x26BE, 0xA2A4A5), (0x2705...0x2705, 0x91BC64),
    (0x274C...0x274C, 0xD0524A), (0x2B50...0x2B50, 0xF7D334), (0x1F30D...0x1F310, 0x3AA3D1),
    (0x1F331...0x1F335, 0x6C9F32), (0x1F345...0x1F37F, 0xE09A50), (0x1F409...0x1F409, 0x2F9F47),
    (0x1F432...0x1F432, 0x459E47), (0x1F493...0x1F49F, 0xC3697C), (0x1F4BB...0x1F4FF, 0x7E8A8E),
    (0x1F525...0x1F525, 0xF89131), (0x1F526...0x1F52A, 0x6C8080), (0x1F550...0x1F567, 0xD3DFE3),
    (0x1F600...0x1F64F, 0xD8A935), (0x1F680...0x1F6FC, 0x868A90), (0x1F90C...0x1F92F, 0xDAAE3B),
    (0x1F950...0x1F96F, 0xD09A58), (0x1F9EA...0x1F9EA, 0x30BAB1),
  ]
}
