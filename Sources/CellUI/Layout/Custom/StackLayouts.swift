public import Foundation

/// The layout of an `HStack`, as a value.
public struct HStackLayout: SystemLayout {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?

  /// Makes a layout of a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A row's direction.
  public static var layoutProperties: LayoutProperties { .along(.horizontal) }

  /// Resolves the row.
  public func makeNode(over views: ViewNodes, in context: ViewContext) -> ViewNodes {
    let scale = context.environment.magnification
    return ViewNodes(all: [
      StackNode(
        axis: .horizontal(alignment),
        spacing: spacing.map { Points.columns(Double($0) * scale) }, children: views.all,
        identity: context.identity, standardColumns: Points.columns(8 * scale))
    ])
  }
}

/// The layout of a `VStack`, as a value.
public struct VStackLayout: SystemLayout {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?

  /// Makes a layout of a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A column's direction.
  public static var layoutProperties: LayoutProperties { .along(.vertical) }

  /// Resolves the column.
  public func makeNode(over views: ViewNodes, in context: ViewContext) -> ViewNodes {
    let scale = context.environment.magnification
    return ViewNodes(all: [
      StackNode(
        axis: .vertical(alignment), spacing: spacing.map { Points.rows(Double($0) * scale) },
        children: views.all, identity: context.identity,
        spacingPoints: Double(spacing ?? 8) * scale)
    ])
  }
}

/// The layout of a `ZStack`, as a value.
public struct ZStackLayout: SystemLayout {
  private let alignment: Alignment

  /// Makes a layout of views on top of each other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Resolves the stack.
  public func makeNode(over views: ViewNodes, in context: ViewContext) -> ViewNodes {
    ViewNodes(all: [
      ZStackNode(children: views.all, alignment: alignment, identity: context.identity)
    ])
  }
}

/// The layout of a `Grid`, as a value.
public struct GridLayout: SystemLayout {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?

  /// Makes a layout of rows and columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Resolves the grid.
  public func makeNode(over views: ViewNodes, in context: ViewContext) -> ViewNodes {
    ViewNodes(all: [
      GridNode(
        views.all, alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing, context: context)
    ])
  }
}

/// A layout of any type.
public struct AnyLayout: SystemLayout {
  private let layout: any Layout

  /// Wraps a layout.
  public init(_ layout: some Layout) {
    self.layout = layout
  }

  /// Resolves the wrapped layout.
  public func makeNode(over views: ViewNodes, in context: ViewContext) -> ViewNodes {
    layout.makeNode(over: views, in: context)
  }
}

/// A layout that the system resolves by itself: its functions are those of a stack of views.
public protocol SystemLayout: Layout where Cache == Void {}

extension SystemLayout {
  /// Returns the size of the largest view.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  /// Places all views in the middle.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

extension LayoutProperties {
  fileprivate static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
