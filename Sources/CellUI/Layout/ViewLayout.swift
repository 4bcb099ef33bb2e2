public import ColorScience
public import Compositing
public import FoundationEssentials

/// One thing to draw, where, and whose it is.
public struct DisplayItem: Hashable, Sendable {
  /// What is drawn.
  public enum Content: Hashable, Sendable {
    /// One line of glyphs, from the frame's leading edge.
    case line([StyledGlyph])
    /// Block letters.
    case block(BlockText, StraightRGBA)
    /// A filled shape.
    case fill(ShapeOutline, Paint)
    /// The outline of a shape.
    case stroke(ShapeOutline, StraightRGBA)
    /// A bar filled to a fraction, and the rest of it.
    case bar(fraction: Double, fill: StraightRGBA, track: StraightRGBA)
    /// A line across or down.
    case rule(StraightRGBA, LineStroke)
  }

  /// The view that the item belongs to, the same in each state of a layout.
  public let identity: ViewIdentity
  /// Where it is, in cells.
  public internal(set) var frame: CellRect
  /// The part that may be seen; `nil` means all.
  public internal(set) var clip: CellRect?
  /// A factor on its colors, `0...1`.
  public internal(set) var opacity: Double
  /// What the views around ask of the system when the item changes.
  public internal(set) var wishes: MotionWishes
  /// What keeps the content up to date by itself; `nil` where only the activity changes it.
  ///
  /// Two items with one clock are the same content at two times: a second that passes is no change of the activity.
  let clock: ViewIdentity?
  /// What is drawn.
  public internal(set) var content: Content

  /// How the view asks to change into its next state; `nil` leaves it to the system.
  public var contentTransition: ContentTransition? { wishes.contentTransition }
}

/// A view laid out in cells: what is drawn where, and until when that holds.
public struct ViewLayout: Sendable {
  /// The size that the view took, in cells.
  public let size: CellSize
  /// What is drawn, from the farthest to the nearest.
  public let items: [DisplayItem]
  /// What can be pressed, in the order of the views.
  public let controls: [PlacedControl]
  /// The texts that had no room, so that they end in "…"; the first few of them.
  public let truncatedTexts: [String]
  /// When the view looks otherwise by itself; `nil` means never.
  public let validUntil: Date?
  /// What the view tells those around it.
  public let preferences: PreferenceValues

  /// How many texts that are cut are told.
  static let truncatedTextsMaximum = 8
  /// More columns than any terminal has: a view that wants more than this, and more than it is offered, is cut.
  static let columnsMaximum = 500
  /// More rows than any terminal has.
  static let rowsMaximum = 200

  static func bounded(_ size: CellSize, offered proposal: ProposedCells) -> CellSize {
    CellSize(
      columns: min(size.columns, max(columnsMaximum, proposal.columns ?? 0)),
      rows: min(size.rows, max(rowsMaximum, proposal.rows ?? 0)))
  }

  /// Draws the layout; the surface is clear where nothing is drawn.
  public func surface() -> Surface {
    var surface = Surface(size: size)
    for item in items { item.draw(on: &surface) }
    return surface
  }
}

extension View {
  /// Lays the view out in the cells offered.
  public func layout(in proposal: ProposedCells, environment: EnvironmentValues) -> ViewLayout {
    let context = ViewContext(environment: environment, identity: .root)
    let node = context.node(of: self)
    var pass = LayoutPass()
    let size = node.size(offered: proposal, in: &pass)
    node.place(in: CellRect(origin: .zero, size: size), offered: proposal, in: &pass)
    return ViewLayout(
      size: ViewLayout.bounded(size, offered: proposal), items: pass.items,
      controls: pass.controls, truncatedTexts: pass.truncatedTexts,
      validUntil: pass.validUntil, preferences: pass.preferences)
  }
}
