import Compositing

/// A view whose nodes are each wrapped in another node.
package struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  let wrap: (any Node) -> any Node

  package func nodes(in context: ViewContext) -> [any Node] {
    // A modifier on a group applies to each of its views, as in SwiftUI.
    var nodes = context.nodes(of: content)
    for index in nodes.indices { nodes[index] = wrap(nodes[index]) }
    return nodes
  }
}

/// A view whose nodes are each wrapped in another node with lengths, which scale with the magnification.
package struct MagnifiedView<Content: View>: PrimitiveView {
  let content: Content
  /// A Boolean value indicating whether the modifier names a length that SwiftUI does without.
  var isInvalid = false
  let wrap: (any Node, LengthScale) -> any Node

  package func nodes(in context: ViewContext) -> [any Node] {
    let scale = LengthScale(context.environment)
    var nodes = context.nodes(of: content)
    if isInvalid, !nodes.isEmpty { context.notes.add(.invalidFrame) }
    for index in nodes.indices { nodes[index] = wrap(nodes[index], scale) }
    return nodes
  }
}

/// The conversion of a view's lengths to cells, at its place of the screen.
struct LengthScale {
  let magnification: Double
  private let pointsPerRow: Double

  init(_ environment: EnvironmentValues) {
    magnification = environment.magnification
    pointsPerRow = environment.pointsPerRow
  }

  func columns(_ points: Double) -> Int { Points.columns(points * magnification) }
  func frameColumns(_ points: Double) -> Int { Points.frameColumns(points * magnification) }
  func rows(_ points: Double) -> Int { Points.rows(cellPoints(points)) }
  func frameRows(_ points: Double) -> Int { Points.frameRows(cellPoints(points)) }

  /// Returns the columns of a circle's frame: a dot is a sign of one cell, which has a second one where it is as wide as most of
  /// two.
  func dotColumns(_ points: Double) -> Int {
    points * magnification < Self.dotMaximum
      ? min(1, frameColumns(points)) : squareColumns(points)
  }

  /// The diameter from which a dot takes two columns, in points.
  private static let dotMaximum = 13.0

  /// Returns the columns of a frame as wide as high: beside two rows three columns would be an upright box.
  func squareColumns(_ points: Double) -> Int {
    let columns = frameColumns(points)
    return columns == 3 && frameRows(points) == 2 ? 4 : columns
  }

  /// Returns the size of a ring's frame as wide as high, in cells: three rows for one of five columns, and as many columns.
  ///
  /// Two rows would be filled by its line, so that it had no middle.
  func ringSize(_ points: Double) -> CellSize {
    let size = CellSize(columns: frameColumns(points), rows: frameRows(points))
    return size.columns == 5 && size.rows > 1 ? CellSize(columns: 6, rows: 3) : size
  }

  /// Returns the width by the height of a picture, as cells have them; `nil` for a flat one.
  func ratio(width: Double, height: Double) -> Double? {
    height > 0 ? width / height * pointsPerRow / Points.perRow : nil
  }

  /// Returns the height in cells' own points.
  func cellPoints(_ points: Double) -> Double {
    points * magnification * Points.perRow / pointsPerRow
  }
}

extension View {
  /// Changes the pass when the view is placed: its scope for the view alone, all else for good.
  func placed(
    _ change: @escaping (inout LayoutPass, CellRect, ViewIdentity) -> Void
  ) -> ModifiedView<Self> {
    ModifiedView(content: self) { PlacedNode(child: $0, change: change) }
  }
}

struct PlacedNode: WrappingNode {
  let child: any Node
  let change: (inout LayoutPass, CellRect, ViewIdentity) -> Void

  var sizeKey: SizeKey? { child.sizeKey }
  var barHeight: Double? { child.barHeight }
  var drawnWidth: Double? { child.drawnWidth }
  var movedSign: MovedSign? { child.movedSign }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let outer = pass.scope
    change(&pass, rect, identity)
    child.place(in: rect, offered: proposal, in: &pass)
    pass.scope = outer
  }
}
