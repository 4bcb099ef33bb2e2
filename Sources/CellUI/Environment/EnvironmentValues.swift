public import ColorScience
public import Compositing
public import FoundationEssentials

/// The values that a view inherits from the views around it.
///
/// Values that the layout itself uses are stored here; a value of one view is an `EnvironmentKey` in that view's file.
public struct EnvironmentValues: Hashable, Sendable {
  /// The four colors of `.primary`, `.secondary`, `.tertiary` and `.quaternary`, in this order.
  public var foregroundStyles: [StraightRGBA]
  /// The color of `.tint`.
  public var tint: StraightRGBA
  /// The origin of the tint, which decides the colors of bordered buttons.
  public var tintOrigin = TintOrigin.theme
  /// The appearance, light or dark.
  public var colorScheme: ColorScheme
  /// The device's time.
  public var now: Date
  /// The time that the views' code takes for now, which is that of the last update; `nil` for the device's time (AK 5.1).
  package var codeDate: Date?
  /// The device's time zone and clock format.
  public var localTime: LocalTime
  /// The glyphs that block letters may be drawn with.
  public var glyphRepertoire: GlyphRepertoire
  /// The font of text without a font of its own; `nil` means `body`.
  public var font: Font?
  /// The maximum number of lines of a text; `nil` means no limit.
  public var lineLimit: Int?
  /// The alignment of a text's lines.
  public var multilineTextAlignment: TextAlignment
  /// The part of a long line that an ellipsis replaces.
  public var truncationMode: TextTruncationMode
  /// A Boolean value indicating whether the Always-On display has dimmed the screen.
  public var isLuminanceReduced: Bool
  /// The factor on all lengths and fonts, from 1.
  public var magnification = 1.0
  /// The height that a row stands for, in points: in the island's bar more than that of a cell.
  public var pointsPerRow = Points.perRow
  /// The width of a circle as high as the one row of a bar, in cells; `nil` where rows are no higher than cells.
  var barCircleColumns: Int? {
    pointsPerRow > Points.perRow ? Int(pointsPerRow / Points.perColumn) : nil
  }
  /// A Boolean value indicating whether text that updates itself is as wide as it is: in the island's bar, which has no
  /// width to give.
  public var hugsLiveText = false
  /// The rows that are free for the shapes behind letters, whatever the height of the view, which begins in row 0.
  public var rowsForGrounds = 0..<0
  /// The size that the system offers to the whole view.
  var container = ProposedCells(columns: nil, rows: nil)
  /// The least size of text, in points, so that all texts of a view are large; 0 leaves each its own.
  public var textPointsMinimum = 0.0
  /// A Boolean value indicating whether bars are drawn with glyphs, because the terminal shows no background colors.
  public var drawsBarsWithInk = false
  /// The size of symbols relative to the text beside them.
  public var imageScale = Image.Scale.medium
  /// The number of colors of symbols; `nil` means one.
  public var symbolRenderingMode: SymbolRenderingMode?
  /// The levels of the foreground style in force; `nil` means `foregroundStyles`.
  var hierarchy: [Paint]?
  /// The values of keys, by key type.
  var added: [ObjectIdentifier: AddedValue] = [:]
  /// The text traits that containers ask for.
  var textTraits = TextTraits()

  /// Makes the environment of a view on a black screen at the start of 2001.
  public init() {
    self.init(now: Date(timeIntervalSinceReferenceDate: 0))
  }

  /// Makes the environment of a view on a black screen at a time.
  public init(
    now: Date, localTime: LocalTime = LocalTime(), colorScheme: ColorScheme = .dark,
    foregroundStyles: [StraightRGBA] = [
      .white, .white.opacity(0.6), .white.opacity(0.3), .white.opacity(0.18),
    ],
    tint: StraightRGBA = StraightRGBA(rgb: 0x0A84FF), glyphRepertoire: GlyphRepertoire = .quadrant
  ) {
    precondition(foregroundStyles.count == 4, "inks go from primary to quaternary")
    self.now = now
    self.localTime = localTime
    self.colorScheme = colorScheme
    self.foregroundStyles = foregroundStyles
    self.tint = tint
    self.glyphRepertoire = glyphRepertoire
    multilineTextAlignment = .leading
    truncationMode = .tail
    isLuminanceReduced = false
  }

  /// The way in which the edges of shapes are shown: few colors have no mixtures.
  var edges: EdgeStyle {
    EdgeStyle(glyphs: glyphRepertoire, isAntialiased: !drawsBarsWithInk)
  }

  /// The paint of a view without a style of its own.
  var currentForeground: Paint {
    hierarchy?.first ?? .color(foregroundStyles[0])
  }

  /// The alpha below which an author's color marks a view as inactive, such as a step that is not reached.
  private static let faintAlpha: UInt8 = 102

  /// A Boolean value indicating whether the paint of a view is a faint color of the author's own.
  var hasFaintInk: Bool {
    guard case .color(let color) = currentForeground else { return false }
    return color.alpha < Self.faintAlpha && !foregroundStyles.contains(color)
  }
}
