/// A view that scrolls in an app; here its content is cut at the frame.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  @Environment(\.scrollMargins) private var margins
  /// The content.
  public var content: Content

  /// Makes a view that scrolls along axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// The start of the content.
  public var body: some View {
    content
      .environment(\.scrollMargins, EdgeInsets())
      .padding(margins)
      .fixedSize(
        horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)
      )
      .frame(
        minWidth: axes.contains(.horizontal) ? 0 : nil,
        maxWidth: axes.contains(.horizontal) ? .infinity : nil,
        minHeight: axes.contains(.vertical) ? 0 : nil,
        maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: .topLeading
      )
      .clipped()
      .unavailable(.view("ScrollView"))
  }
}

/// The proxy of a reader of a scrolling view, which does not scroll.
public struct ScrollViewProxy {
  /// Does nothing.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}

/// A reader of a scrolling view.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// The content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: context.run { content(ScrollViewProxy()) })
  }
}
