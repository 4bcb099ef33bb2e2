/// Screens beside one another, drawn as the last, which has the content.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let detail: Detail

  /// Makes three screens.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.detail = detail()
  }

  /// The last screen.
  public var body: some View { detail }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two screens.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}
