/// Screens beside one another, drawn as the first.
public struct TabView<Content: View>: View {
  private let content: Content

  /// Makes screens.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The screens one on another.
  public var body: some View { ZStack { content }.unavailable(.view("TabView")) }
}

extension TabView {
  /// Makes screens of which one is chosen.
  public init(selection: Binding<some Hashable>, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

/// The use of a tab.
public enum TabRole: Hashable, Sendable {
  case search
}

/// A screen among others.
public struct Tab<Content: View>: View {
  /// The screen.
  public let body: Content

  /// Makes a screen with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    body = content()
  }

  /// Makes a screen with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    body = content()
  }

  /// Makes a screen with a title, a symbol and a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: some Hashable,
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    body = content()
  }

  /// Makes a screen with a value.
  public init(value: some Hashable, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    body = content()
  }

  /// Makes a screen of a use.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    body = content()
  }
}
