/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  /// Puts views side by side; without `spacing`, in points, a column stays between them.
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

/// Views one below another.
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  /// Puts views one below another; without `spacing`, in points, they touch.
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

/// Views upon one another.
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Puts views upon one another, the first one lowest.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func nodes(in context: ViewContext) -> [any Node] {
    [
      ZStackNode(
        children: context.inside(nil).nodes(of: content), alignment: alignment,
        identity: context.identity)
    ]
  }
}

/// An `HStack`: a terminal shows all of a card at once, so nothing is lazy.
public typealias LazyHStack = HStack
/// A `VStack`: a terminal shows all of a card at once, so nothing is lazy.
public typealias LazyVStack = VStack
