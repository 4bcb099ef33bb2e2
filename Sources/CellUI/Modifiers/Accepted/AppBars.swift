public import Foundation

// Bars and ways of an app's own screens, which a layout has none of. The view stays as it is.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
  public func assistiveAccessNavigationIcon(_ image: Image) -> some View { self }
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarTitleDisplayMode = .automatic
  ) -> some View { self }
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarTitleDisplayMode = .automatic
  ) -> some View { self }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarTitleDisplayMode = .automatic
  ) -> some View { self }
  public func navigationBarItems(leading: some View, trailing: some View) -> some View { self }
  public func navigationBarItems(leading: some View) -> some View { self }
  public func navigationBarItems(trailing: some View) -> some View { self }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View
  ) -> some View { self }
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> some View { self }
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { self }
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }
  public func navigationTitle(_ title: Text) -> some View { self }
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource) -> some View { self }
  public func navigationTransition(_ style: NavigationTransition) -> some View { self }
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...)
    -> some View
  { self }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { self }
  public func toolbarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode) -> some View { self }
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func tabViewStyle(_ style: some TabViewStyle) -> some View { self }
  public func indexViewStyle(_ style: some IndexViewStyle) -> some View { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  @_disfavoredOverload
  public func badge(_ label: (some StringProtocol)?) -> some View { self }
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The way in which one screen of an app follows another.
public struct NavigationTransition: Sendable {
  public static let automatic = NavigationTransition()

  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> NavigationTransition
  { NavigationTransition() }
}

/// The use of a bar.
public enum ToolbarRole: Hashable, Sendable {
  case automatic, navigationStack, browser, editor
}

/// The time at which a bar of tabs becomes small.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  case automatic, never, onScrollDown, onScrollUp
}

/// The visibility of a badge.
public enum BadgeProminence: Hashable, Sendable {
  case decreased, standard, increased
}

/// The look of a view that goes from one screen to another.
public protocol NavigationViewStyle {}
/// The look of tabs.
public protocol TabViewStyle {}
/// The look of the dots below pages.
public protocol IndexViewStyle {}

/// Screens one on another.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
  public static var automatic: StackNavigationViewStyle { StackNavigationViewStyle() }
  public static var columns: StackNavigationViewStyle { StackNavigationViewStyle() }
}

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

/// An activity of the person in an app, as far as views name one.
public final class NSUserActivity {
  /// The type of the activity.
  public let activityType: String
  /// The title.
  public var title: String?
  /// The details.
  public var userInfo: [AnyHashable: Any]?
  /// The page that shows the same.
  public var webpageURL: URL?
  /// A Boolean value indicating whether another device may go on with it.
  public var isEligibleForHandoff = true
  /// A Boolean value indicating whether a search may find it.
  public var isEligibleForSearch = false
  /// A Boolean value indicating whether the system may suggest it.
  public var isEligibleForPrediction = false

  /// Makes an activity.
  public init(activityType: String) {
    self.activityType = activityType
  }
}
