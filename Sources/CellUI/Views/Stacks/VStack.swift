/// Views in a column.
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  /// Arranges views in a column; `spacing` is in points, and `nil` means 8, which is no row.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func nodes(in context: ViewContext) -> [any Node] {
    [
      StackNode(
        axis: .vertical(alignment),
        spacing: spacing.map { Points.rows($0 * context.environment.magnification) },
        children: context.inside(.vertical).nodes(of: content), identity: context.identity)
    ]
  }
}

/// An alias of `VStack`: all of a card is visible at once, so nothing is lazy.
public typealias LazyVStack = VStack
