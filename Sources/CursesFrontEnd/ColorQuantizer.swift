import ColorScience

/// Turns colors into the numbers that a terminal of a given depth takes.
struct ColorQuantizer {
  let depth: ColorDepth
  private let palette: IndexedPalette
  /// The palette's numbers by color of five bits a channel; -1 where none was asked for yet.
  private var nearest: [Int16] = []

  init(depth: ColorDepth) {
    self.depth = depth
    palette =
      switch depth {
      case .ansi8, .mono: .ansi8
      case .ansi16: .ansi16
      case .indexed256, .direct24: .xterm256
      }
    if depth != .direct24 && depth != .mono { nearest = Array(repeating: -1, count: 1 << 15) }
  }

  /// The number of a color.
  mutating func index(of color: StraightRGBA) -> Int32 {
    depth == .direct24 ? Self.packed(color) : indexed(color)
  }

  /// The numbers of ink and paper: what could be read can still be when colors are few.
  mutating func textColors(ink: StraightRGBA, paper: StraightRGBA) -> (Int32, Int32) {
    let (foreground, background) = (index(of: ink), index(of: paper))
    guard depth != .direct24 else { return (foreground, background) }
    let wanted = min(ink.contrastRatio(with: paper), Self.leastContrast)
    let shownPaper = palette.color(at: UInt8(truncatingIfNeeded: background))
    let shownInk = palette.color(at: UInt8(truncatingIfNeeded: foreground))
    // What was meant to be seen faintly, as in a fade, may vanish.
    guard wanted >= Self.faintContrast, shownInk.contrastRatio(with: shownPaper) < wanted * 0.8
    else { return (foreground, background) }
    let isWhiteBetter =
      StraightRGBA.white.contrastRatio(with: shownPaper)
      >= StraightRGBA.black.contrastRatio(with: shownPaper)
    return (indexed(isWhiteBetter ? .white : .black), background)
  }

  /// A foreground for a cell that shows none.
  ///
  /// The terminal's default saves bytes. Terminals of few colors have few pairs too: one of text's serves there.
  func spare(beside background: Int32) -> Int32 {
    switch depth {
    case .direct24, .indexed256: -1
    case .ansi16, .ansi8, .mono: background == 0 ? 7 : 0
    }
  }

  /// The contrast that text has a right to (WCAG 1.4.3, large text).
  private static let leastContrast = 3.0
  /// Ink below this contrast is on its way in or out.
  private static let faintContrast = 1.6

  private mutating func indexed(_ color: StraightRGBA) -> Int32 {
    let red = UInt16(color.red >> 3)
    let green = UInt16(color.green >> 3)
    let blue = UInt16(color.blue >> 3)
    let slot = Int(red << 10 | green << 5 | blue)
    if nearest[slot] >= 0 { return Int32(nearest[slot]) }
    let index = palette.nearest(
      to: StraightRGBA(
        red: Self.expanded(red), green: Self.expanded(green), blue: Self.expanded(blue)))
    nearest[slot] = Int16(index)
    return Int32(index)
  }

  /// The channels in one number, as `RGB` in a terminal's description has it.
  static func packed(_ color: StraightRGBA) -> Int32 {
    Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
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

  private static let dither: [UInt16] = [1, 5, 3, 7]

  private static func coarse(_ channel: UInt8, _ offset: UInt16) -> UInt8 {
    // 31 / 32, so that 255 falls into the last step whatever the offset.
    expanded((UInt16(channel) * 31 / 32 + offset) >> 3)
  }

  /// Five bits as eight: the ends stay the ends.
  private static func expanded(_ step: UInt16) -> UInt8 {
    UInt8(step << 3 | step >> 2)
  }
}
