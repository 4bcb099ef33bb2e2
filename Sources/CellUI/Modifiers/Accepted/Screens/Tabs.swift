// Tabs of an app's own screens, which a layout has none of. The view stays as it is.

extension View {
  /// Accepted: a layout has no tabs.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View { self }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  public func tabViewStyle(_ style: some TabViewStyle) -> some View { self }
  public func indexViewStyle(_ style: some IndexViewStyle) -> some View { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// The time at which a bar of tabs becomes small.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  case automatic, never, onScrollDown, onScrollUp
}

/// The look of tabs.
public protocol TabViewStyle {}

/// The look of the dots below pages.
public protocol IndexViewStyle {}

/// Pages beside one another.
public struct PageTabViewStyle: TabViewStyle, IndexViewStyle {
  /// The visibility of the dots below.
  public enum IndexDisplayMode: Hashable, Sendable {
    case automatic, always, never
  }

  /// The visibility of the dots' ground.
  public typealias BackgroundDisplayMode = IndexDisplayMode

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static var automatic: PageTabViewStyle { PageTabViewStyle() }
  public static var tabBarOnly: PageTabViewStyle { PageTabViewStyle() }
  public static var sidebarAdaptable: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension IndexViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(backgroundDisplayMode: PageTabViewStyle.BackgroundDisplayMode) -> Self {
    PageTabViewStyle()
  }
}
