/// Views in a row.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  /// Arranges views in a row; `spacing` is in points, and `nil` means 8, which is one column.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func nodes(in context: ViewContext) -> [any Node] {
    [
      StackNode(
        axis: .horizontal(alignment),
        spacing: spacing.map { Points.columns($0 * context.environment.magnification) },
        children: context.inside(.horizontal).nodes(of: content), identity: context.identity,
        standardColumns: Points.columns(8 * context.environment.magnification))
    ]
  }
}

/// An alias of `HStack`: all of a card is visible at once, so nothing is lazy.
public typealias LazyHStack = HStack
