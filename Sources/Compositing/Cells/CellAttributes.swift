/// The attributes of a cell's ink, named as in ncurses and ECMA-48.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  /// The attributes' bits.
  public let rawValue: UInt8

  /// Makes attributes from bits.
  @inlinable
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier strokes.
  public static let bold = CellAttributes(rawValue: 1)
  /// Slanted strokes.
  public static let italic = CellAttributes(rawValue: 2)
  /// A line below.
  public static let underline = CellAttributes(rawValue: 4)
  /// A line through the middle.
  public static let strikethrough = CellAttributes(rawValue: 8)
  /// Emphasis where there is no color, such as a selection in mono.
  public static let emphasized = CellAttributes(rawValue: 16)
  /// Weaker strokes, where there is no color.
  public static let faint = CellAttributes(rawValue: 32)
}
