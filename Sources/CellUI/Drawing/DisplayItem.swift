import ColorScience
public import Compositing

/// One item of a layout to draw.
public struct DisplayItem: Hashable, Sendable {
  /// The kinds of drawing.
  ///
  /// Each is one reference, since items go through many hands.
  indirect enum Content: Hashable, Sendable {
    /// One line of glyphs, from the frame's leading edge.
    case line([StyledGlyph])
    /// Block letters.
    case block(BlockText, StraightRGBA)
    /// A filled shape.
    case fill(ShapeOutline, Paint, FillStyle)
    /// The stroked outline of a shape.
    case stroke(ShapeOutline, Paint, StrokeStyle, FillStyle)
    /// A bar filled to a fraction, and its track.
    case bar(Bar)
    /// A horizontal or vertical line.
    case rule(Paint, LineStroke)
    /// A symbol drawn from its sketch, in the colors of its levels.
    case symbol(SymbolPicture, [Paint])
    /// An image of pixels.
    case image(DrawnImage)

    /// The work of drawing a cell, as a multiple of a plain color's.
    var workPerCell: Int {
      switch self {
      case .fill(.rectangle, .color, _), .line, .rule: 1
      case .block, .bar, .symbol, .image: 16
      case .fill(.rectangle, .linearGradient, _): 32
      case .fill, .stroke: 32
      }
    }

    /// The work of an item of any size, in plain cells: it is copied and moved, an outline is converted too, and large
    /// letters are drawn whole, seen or not.
    var workPerItem: Int {
      switch self {
      case .block(let letters, _): 400 + 6 * letters.columns * letters.rows
      case .fill(.rectangle, _, _), .line, .rule, .bar, .image: 400
      case .fill, .stroke: 1024
      // Its sketch has several outlines, with their strokes.
      case .symbol: 4096
      }
    }
  }

  /// The identity of the item's view.
  public let identity: ViewIdentity
  /// The frame of the item, in cells.
  public internal(set) var frame: CellRect
  /// The visible part; `nil` means all.
  var clip: CellRect?
  /// The shapes and pictures that the item is cut to, from the outermost.
  var masks: [ItemMask]
  /// The opacity of the item, `0...1`.
  var opacity: Double
  /// The way in which edges are shown.
  var edges: EdgeStyle
  /// The motion that the views around ask for when the item changes.
  var motion: MotionRequest
  /// The clock of content that updates itself; `nil` means content that only the activity changes.
  ///
  /// Two items with one clock are the same content at two times: a second that passes is no change of the activity.
  let clock: ViewIdentity?
  /// The way in which the item's colors are laid on those beneath.
  let blendMode: BlendMode
  /// A Boolean value indicating whether the item is the ground of a view with padding of some points that are no row.
  let isPadded: Bool
  /// The drawing.
  var content: Content

  /// The content transition that the view asks for; `nil` leaves it to the system.
  public var contentTransition: ContentTransition? { motion.contentTransition }

  /// The part of the frame inside the clip.
  var visibleFrame: CellRect {
    clip.map { $0.intersection(frame) } ?? frame
  }
}

extension DisplayItem {
  /// The drawing of an item, which its view's identity and motion do not change.
  public struct Look: Hashable, Sendable {
    let frame: CellRect
    let clip: CellRect?
    let masks: [ItemMask]
    let opacity: Double
    let edges: EdgeStyle
    let blendMode: BlendMode
    let content: Content
  }

  /// The drawing of the item.
  public var look: Look {
    Look(
      frame: frame, clip: clip, masks: masks, opacity: opacity, edges: edges, blendMode: blendMode,
      content: content)
  }
}

extension DisplayItem.Content {
  /// The opacity from which a fill is seen as a shape of its own, whatever line is around it.
  static let shapeOpacity = 0.15

  /// A Boolean value indicating whether the content is letters.
  var hasLetters: Bool {
    switch self {
    case .line, .block: true
    case .fill, .stroke, .bar, .rule, .symbol, .image: false
    }
  }

  /// The number of cells up to which a path is taken for as large as its frame.
  private static let smallCellCount = 64

  /// Returns the number of cells that drawing the content touches: a path's are those around it, such as of a small figure
  /// in a large canvas.
  ///
  /// - Parameters:
  ///   - visible: The part of the frame that is seen.
  ///   - frame: The frame.
  /// - Returns: The number.
  func drawnCellCount(of visible: CellRect, in frame: CellRect) -> Int {
    let count = visible.size.columns * visible.size.rows
    guard count > Self.smallCellCount else { return count }
    let bounds: OutlineRect?
    switch self {
    case .fill(.path(let path, frame.size), _, _): bounds = path.outline.bounds
    case .stroke(.path(let path, frame.size), _, let stroke, _):
      let beside = -Double(stroke.lineWidth)
      bounds = path.outline.bounds?.inset(x: beside, y: beside)
    case .line, .block, .fill, .stroke, .bar, .rule, .symbol, .image: return count
    }
    guard let bounds else { return 0 }
    let seen = bounds.cells.offset(by: frame.origin).intersection(visible).size
    return seen.columns * seen.rows
  }

  /// Makes a stroke the edge of the shape beneath, where it has the same outline.
  mutating func becomeEdge(of shape: DisplayItem.Content) {
    guard case .stroke(let outline, let paint, var stroke, let style) = self,
      case .fill(let filled, let ground, _) = shape, outline == filled,
      Double(ground.color.alpha) / 255 >= Self.shapeOpacity
    else { return }
    stroke.isEdge = true
    self = .stroke(outline, paint, stroke, style)
  }

  /// The opacity of a bar in place of a text.
  private static let placeholderOpacity = 0.24

  /// The bar in place of a text whose words must not be read; `nil` for content without words.
  var placeholder: DisplayItem.Content? {
    let color: StraightRGBA
    switch self {
    case .line(let glyphs): color = glyphs.first?.color ?? .clear
    case .block(_, let ink): color = ink
    case .fill, .stroke, .bar, .rule, .symbol, .image: return nil
    }
    return .fill(.capsule, .color(color.opacity(Self.placeholderOpacity)), FillStyle())
  }
}
