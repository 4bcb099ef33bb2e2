public import Foundation

/// A size that a parent proposes to a view, in points; `nil` asks for the view's ideal size.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width.
  public var width: CGFloat?
  /// The height.
  public var height: CGFloat?

  /// Makes a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the size with numbers in place of `nil`.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10))
    -> CGSize
  {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  init(_ proposal: ProposedCells) {
    width = proposal.columns.map { CGFloat(Double($0) * Points.perColumn) }
    height = proposal.rows.map { CGFloat(Double($0) * Points.perRow) }
  }

  var cells: ProposedCells {
    ProposedCells(
      columns: width.map { Points.frameColumns(Double($0)) },
      rows: height.map { Points.frameRows(Double($0)) })
  }
}

/// An arrangement of views of the app's own.
public protocol Layout {
  /// The values that the layout keeps from one question to the next.
  associatedtype Cache = Void
  /// The views of the layout.
  typealias Subviews = LayoutSubviews
  /// The traits of the layout's direction.
  static var layoutProperties: LayoutProperties { get }
  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache for other views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the spacing that the layout wants to its neighbors.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the size that the layout takes of a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Resolves the layout over its views; a layout of the app's own leaves this to the default.
  func makeNode(over views: ViewNodes, in context: ViewContext) -> ViewNodes
}

extension Layout {
  /// No direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The system's spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Resolves the layout by its two functions.
  public func makeNode(over views: ViewNodes, in context: ViewContext) -> ViewNodes {
    ViewNodes(all: [
      CustomLayoutNode(layout: self, children: views.all, context: context)
    ])
  }

  /// Arranges views.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Makes no cache.
  public func makeCache(subviews: Subviews) {}
}

/// The traits of a layout.
public struct LayoutProperties: Sendable {
  /// The direction of the layout; `nil` for none.
  public var stackOrientation: Axis?

  /// Makes traits without a direction.
  public init() {}
}

/// The spacing that a view wants to its neighbors, in points.
public struct ViewSpacing: Sendable {
  /// No wish.
  public static let zero = ViewSpacing()

  /// Makes the system's spacing.
  public init() {}

  /// Returns the distance to the next view along an axis: 8 points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }

  /// Joins two wishes.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// Returns two wishes joined.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

/// A value that a view gives to the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where a view gives none.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives a value to the layout around the view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    traits { $0.layoutValues[ObjectIdentifier(key)] = value }
  }
}

/// A layout with its views.
struct LayoutView<Arrangement: Layout, Content: View>: PrimitiveView {
  let layout: Arrangement
  let content: Content

  func nodes(in context: ViewContext) -> [any Node] {
    let axis: ViewContext.Axis? =
      switch Arrangement.layoutProperties.stackOrientation {
      case .horizontal: .horizontal
      case .vertical: .vertical
      case nil: nil
      }
    let children = context.inside(axis).nodes(of: content)
    return layout.makeNode(over: ViewNodes(all: children), in: context).all
  }
}
