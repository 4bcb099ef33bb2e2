public import Foundation

/// Views in a row.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Arranges views in a row; `spacing` is in points, and `nil` means 8, which is one column.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    let magnification = context.environment.magnification
    return [
      StackNode(
        axis: .horizontal(alignment),
        spacing: spacing.map { Points.columns(Double($0) * magnification) },
        children: context.inside(.horizontal).nodes(of: content), identity: context.identity,
        standardColumns: Points.columns(8 * magnification),
        isSpaced: spacing.map { $0 > 0 } ?? true,
        spacingPoints: Double(spacing ?? 8) * magnification)
    ]
  }
}
