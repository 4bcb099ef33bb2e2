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
    case rule(StraightRGBA)
  }

  /// The view that the item belongs to, the same in each state of a layout.
  public let identity: ViewIdentity
  /// Where it is, in cells.
  public let frame: CellRect
  /// The part that may be seen; `nil` means all.
  public let clip: CellRect?
  /// A factor on its colors, `0...1`.
  public let opacity: Double
  /// What is drawn.
  public let content: Content
}

/// What is collected while nodes are placed.
struct DisplayList {
  var items: [DisplayItem] = []
  var validUntil: Date?
  var preferences = PreferenceValues()
  var opacity = 1.0
  var clip: CellRect?
  mutating func add(_ content: DisplayItem.Content, frame: CellRect, identity: ViewIdentity) {
    guard !frame.isEmpty, opacity > 0, clip.map({ !$0.intersection(frame).isEmpty }) ?? true else {
      return
    }
    items.append(
      DisplayItem(
        identity: identity, frame: frame, clip: clip, opacity: opacity, content: content))
  }

  mutating func note(validUntil date: Date?) {
    validUntil = [validUntil, date].compactMap { $0 }.min()
  }
}

/// A view laid out in cells: what is drawn where, and until when that holds.
public struct ViewLayout: Sendable {
  /// The size that the view took, in cells.
  public let size: CellSize
  /// What is drawn, from the farthest to the nearest.
  public let items: [DisplayItem]
  /// When the view looks otherwise by itself; `nil` means never.
  public let validUntil: Date?
  /// What the view tells those around it.
  public let preferences: PreferenceValues

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
    let size = node.size(offered: proposal)
    var list = DisplayList()
    node.place(in: CellRect(origin: .zero, size: size), on: &list)
    return ViewLayout(
      size: size, items: list.items, validUntil: list.validUntil, preferences: list.preferences)
  }
}
