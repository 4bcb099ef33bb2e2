package import ColorScience
package import Compositing

/// A view resolved for layout: it answers proposals with sizes, and is placed.
///
/// A node is asked for its size with several proposals, then placed once, in a rectangle of the size that it answered.
package protocol Node {
  /// The identity of the node's view.
  var identity: ViewIdentity { get }
  /// Returns the size that the node takes of a proposal, in cells.
  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize
  /// Adds the node's display items, in a rectangle of the size that it answered to the same proposal.
  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass)
  /// Returns the row of the first text's baseline, or of the last one's where the scope asks for it; `nil` for a view without
  /// text.
  func baseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  /// The order in which a stack offers space to the node: higher priorities first.
  var layoutPriority: Double { get }
  /// The place of the node before or behind others of a stack: higher values are nearer.
  var zIndex: Double { get }
  /// A Boolean value indicating whether the node is a spacer, which takes the space that is left.
  var isSpacer: Bool { get }
  /// A Boolean value indicating whether the node is a view's padding: asking costs less than a cast that fails.
  var isPadding: Bool { get }
  /// The width that a column of the node's text has on a phone, in points; `nil` for other views, and for text that has
  /// a cell's width there.
  var pointsPerColumn: Double? { get }
  /// The columns of the node's text that fit into a frame around it on a phone; `nil` without a frame of its own width, and for
  /// text that has a cell's width there.
  var framedColumns: Int? { get }
  /// The width that a column of the node's large letters has on a phone, in points; `nil` for other views, and for letters
  /// that are not wider here.
  var pointsPerLargeColumn: Double? { get }
  /// A Boolean value indicating whether the node takes all of a width because of text that updates itself (AK 5.11).
  var growsWithLiveText: Bool { get }
  /// A Boolean value indicating whether the node is a row with gaps under half a column, which are seen where there is room.
  var hasSmallGaps: Bool { get }
  /// A Boolean value indicating whether the node is a shape, which is seen to its edges.
  var isShape: Bool { get }
  /// A Boolean value indicating whether the node is nothing but shapes.
  var isDrawing: Bool { get }
  /// A Boolean value indicating whether the node, or a part of it, stands on a ground of its own, as a card or a chip does.
  var hasGround: Bool { get }
  /// A Boolean value indicating whether the node is a picture of pixels.
  var isPicture: Bool { get }
  /// A Boolean value indicating whether the node is a picture that the app does not have, as large as whatever is in front of it.
  var isMissingPicture: Bool { get }
  /// The width of a picture divided by its height, in points of cells; `nil` for other views.
  var ratio: Double? { get }
  /// A Boolean value indicating whether the node has one row in its middle where it has room: the line of a circle, a symbol
  /// of any size, or a pile with one of these.
  var hasMiddle: Bool { get }
  /// A Boolean value indicating whether the node is an upright line whose height is left to the row that it divides.
  var isUprightRule: Bool { get }
  /// The height of a filled shape that a frame makes a bar, in points; `nil` for other views.
  var barHeight: Double? { get }
  /// The width of a drawing in a frame of a fixed width, in points; `nil` for a circle and for other views.
  var drawnWidth: Double? { get }
  /// The color of a filled shape that has sides; `nil` for a circle and for other views.
  var shapeColor: StraightRGBA? { get }
  /// The height of a view of nothing but shapes lower than half a row, side by side, in points; `nil` for other views.
  var smallHeight: Double? { get }
  /// The points by which a view's padding is higher on a phone than here.
  var lackingPoints: Double { get }
  /// The least height of the view on a phone, in points: of one line of its texts, its spacing, padding and frames; parts of an
  /// unknown height count as 0.
  var leastHeight: Double { get }
  /// The columns of a chip's padding, which a line without room takes; 0 for other views.
  var chipPadding: Int { get }
  /// The shape of one sign that the node moves in the room of the views behind; `nil` for other views.
  var movedSign: MovedSign? { get }
  /// The line that the node draws through its cells; `nil` for other views.
  var rule: LineStroke? { get }
  /// The values and guides that modifiers attach to the node; `nil` for none.
  var traits: NodeTraits? { get }
  /// A number for all that decides about the node's size and its part of a stack; `nil` where that can't be told, so that
  /// it is measured in each layout.
  var sizeKey: SizeKey? { get }
}

extension Node {
  package func baseline(
    of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass
  ) -> Int? {
    nil
  }

  package var layoutPriority: Double { 0 }
  package var zIndex: Double { 0 }
  package var isSpacer: Bool { false }
  package var isPadding: Bool { false }
  package var pointsPerColumn: Double? { nil }
  package var framedColumns: Int? { nil }
  package var pointsPerLargeColumn: Double? { nil }
  package var growsWithLiveText: Bool { false }
  package var hasSmallGaps: Bool { false }
  package var isShape: Bool { false }
  package var isDrawing: Bool { isShape }
  package var hasGround: Bool { false }
  package var isPicture: Bool { false }
  package var isMissingPicture: Bool { false }
  package var ratio: Double? { nil }
  package var hasMiddle: Bool { false }
  package var isUprightRule: Bool { false }
  package var barHeight: Double? { nil }
  package var drawnWidth: Double? { nil }
  package var shapeColor: StraightRGBA? { nil }
  package var smallHeight: Double? { nil }
  package var lackingPoints: Double { 0 }
  package var leastHeight: Double { 0 }
  package var chipPadding: Int { 0 }
  package var movedSign: MovedSign? { nil }
  package var rule: LineStroke? { nil }
  package var traits: NodeTraits? { nil }
  package var sizeKey: SizeKey? { nil }
}

/// A node that wraps another, and changes a part of its behavior.
package protocol WrappingNode: Node {
  var child: any Node { get }
}

extension WrappingNode {
  package func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    child.size(offered: proposal, in: &pass)
  }

  package func place(
    in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass
  ) {
    child.place(in: rect, offered: proposal, in: &pass)
  }

  package func baseline(
    of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass
  ) -> Int? {
    child.baseline(of: size, offered: proposal, in: &pass)
  }

  package var identity: ViewIdentity { child.identity }
  package var layoutPriority: Double { child.layoutPriority }
  package var zIndex: Double { child.zIndex }
  package var isSpacer: Bool { child.isSpacer }
  package var pointsPerColumn: Double? { child.pointsPerColumn }
  package var framedColumns: Int? { child.framedColumns }
  package var pointsPerLargeColumn: Double? { child.pointsPerLargeColumn }
  package var growsWithLiveText: Bool { child.growsWithLiveText }
  package var hasSmallGaps: Bool { child.hasSmallGaps }
  package var isShape: Bool { child.isShape }
  package var isDrawing: Bool { child.isDrawing }
  package var hasGround: Bool { child.hasGround }
  package var isPicture: Bool { child.isPicture }
  package var isMissingPicture: Bool { child.isMissingPicture }
  package var ratio: Double? { child.ratio }
  package var hasMiddle: Bool { child.hasMiddle }
  package var isUprightRule: Bool { child.isUprightRule }
  package var shapeColor: StraightRGBA? { child.shapeColor }
  package var smallHeight: Double? { child.smallHeight }
  package var lackingPoints: Double { child.lackingPoints }
  package var leastHeight: Double { child.leastHeight }
  package var rule: LineStroke? { child.rule }
  package var traits: NodeTraits? { child.traits }
}
