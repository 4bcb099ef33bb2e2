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
    let environment = context.environment
    // Large letters fill their rows, so that two lines need a row between them.
    let least = environment.textPointsMinimum > 0 ? 1 : 0
    return [
      StackNode(
        axis: .vertical(alignment),
        spacing: spacing.map { max(least, Points.rows($0 * environment.magnification)) },
        children: context.inside(.vertical).nodes(of: content), identity: context.identity)
    ]
  }
}

/// An alias of `VStack`: all of a card is visible at once, so nothing is lazy.
public typealias LazyVStack = VStack
