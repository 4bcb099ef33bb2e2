import Compositing
public import Foundation

/// The pass of a layout while its author's functions run, which take no arguments for it.
final class RunningPass {
  var pass: LayoutPass
  /// The views that the author has placed.
  var placed: Set<Int> = []

  init(_ pass: LayoutPass) {
    self.pass = pass
  }
}

/// A view of a layout of the app's own.
public struct LayoutSubview: Equatable {
  let node: any Node
  let index: Int
  let running: RunningPass
  /// The upper left corner of the layout, in cells, and in the author's points.
  let origin: (cells: CellPoint, points: CGPoint)

  /// Compares two views of one layout.
  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
    first.index == second.index && first.running === second.running
  }

  /// The order in which the view gets space: higher priorities first.
  public var priority: Double { node.layoutPriority }

  /// The spacing that the view wants to its neighbors.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The values that the view hands to its container.
  public var containerValues: ContainerValues {
    node.traits?.containerValues ?? ContainerValues()
  }

  /// The value that the view gives to the layout.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.traits?.layoutValues[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// Returns the size that the view takes of a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(node.size(offered: proposal.cells, in: &running.pass))
  }

  /// Returns the size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = node.size(offered: proposal.cells, in: &running.pass)
    let baseline = node.baseline(of: size, offered: proposal.cells, in: &running.pass)
    return ViewDimensions(size, baseline: baseline, traits: node.traits)
  }

  /// Places a point of the view; of several calls the first counts.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    guard running.placed.insert(index).inserted else { return }
    let size = node.size(offered: proposal.cells, in: &running.pass)
    let own = CGSize(size)
    let x = Double(position.x - origin.points.x - own.width * anchor.x)
    let y = Double(position.y - origin.points.y - own.height * anchor.y)
    let corner = CellPoint(
      column: origin.cells.column + Points.columns(x), row: origin.cells.row + Points.rows(y))
    node.place(
      in: CellRect(origin: corner, size: size), offered: proposal.cells, in: &running.pass)
  }
}

/// The views of a layout of the app's own.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  private let views: [LayoutSubview]
  /// The direction of the text around the layout.
  public let layoutDirection: LayoutDirection

  init(_ views: [LayoutSubview], layoutDirection: LayoutDirection) {
    self.views = views
    self.layoutDirection = layoutDirection
  }

  /// The place of the first view.
  public var startIndex: Int { 0 }
  /// The place after the last view.
  public var endIndex: Int { views.count }

  /// The view at a place.
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// The node of a layout of the app's own.
struct CustomLayoutNode<Arrangement: Layout>: Node {
  let layout: Arrangement
  let children: [any Node]
  let context: ViewContext

  var identity: ViewIdentity { context.identity }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let size = run(&pass, at: .zero) { subviews in
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }
    return CellSize(
      columns: Points.frameColumns(Double(size.width)), rows: Points.frameRows(Double(size.height)))
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let bounds = CGRect(OutlineRect(rect))
    run(&pass, at: rect.origin) { subviews in
      var cache = layout.makeCache(subviews: subviews)
      layout.placeSubviews(
        in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
      // A view that is not placed stands in the middle, as in SwiftUI.
      let offer = ProposedViewSize(proposal)
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offer)
      }
    }
  }

  /// Runs a function of the layout with its views; the pass is theirs meanwhile.
  private func run<Result>(
    _ pass: inout LayoutPass, at origin: CellPoint, _ function: (LayoutSubviews) -> Result
  ) -> Result {
    let running = RunningPass(pass)
    pass = LayoutPass(edges: pass.edges)
    defer { pass = running.pass }
    let rect = CGRect(OutlineRect(CellRect(origin: origin, size: .zero)))
    let views = children.enumerated().map { index, node in
      LayoutSubview(
        node: node, index: index, running: running, origin: (cells: origin, points: rect.origin))
    }
    return context.run {
      function(LayoutSubviews(views, layoutDirection: context.environment.layoutDirection))
    }
  }
}

extension CGSize {
  /// Makes the size of cells, in points.
  init(_ size: CellSize) {
    self.init(
      width: Double(size.columns) * Points.perColumn, height: Double(size.rows) * Points.perRow)
  }
}
