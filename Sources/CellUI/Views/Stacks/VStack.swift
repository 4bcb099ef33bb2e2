public import Foundation

/// Views in a column.
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Arranges views in a column; `spacing` is in points, and `nil` means 8, which is no row.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    let environment = context.environment
    // Large letters fill their rows, so that two lines need a row between them.
    let least = environment.textPointsMinimum > 0 ? 1 : 0
    let children = context.inside(.vertical).nodes(of: content)
    let points = Double(spacing ?? 8) * environment.magnification
    if HalfRows.fits(children, spacing: points) {
      return [
        StackNode(
          axis: .vertical(alignment), spacing: 0,
          children: children.map { ($0 as? StackNode)?.tight ?? $0 }, identity: context.identity,
          spacingPoints: points, isHalved: true)
      ]
    }
    let rows = spacing.map { max(least, Points.rows(Double($0) * environment.magnification)) }
    return [
      StackNode(
        axis: .vertical(alignment), spacing: rows,
        children: RouteColumn.children(children, spacing: points, gap: rows ?? 0),
        identity: context.identity, spacingPoints: points)
    ]
  }
}
