// Ways through an app's own screens, which a layout has none of. The view stays as it is.

extension View {
  /// Accepted: a layout has no rows or tabs that a badge could stand at.
  public func badge(_ count: Int) -> some View { self }
  /// Accepted: a layout has no rows or tabs that a badge could stand at.
  public func badge(_ label: Text?) -> some View { self }
  /// Accepted: a layout has no rows or tabs that a badge could stand at.
  public func badge(_ key: LocalizedStringKey?) -> some View { self }
  /// Accepted: a layout has no bar for a title.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// Accepted: a layout has no bar for a title.
  public func navigationTitle(_ title: some StringProtocol) -> some View { self }
  /// Accepted: a layout has no bar for a title.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarTitleDisplayMode)
    -> some View
  { self }
  /// Accepted: a layout goes nowhere.
  public func navigationDestination<Value: Hashable>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View { self }
  /// Accepted: a layout has no bars.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
}

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
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  @_disfavoredOverload
  public func badge(_ label: (some StringProtocol)?) -> some View { self }
}

/// The size of a title in a bar.
public enum NavigationBarTitleDisplayMode: Hashable, Sendable {
  case automatic, inline, large
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The way in which one screen of an app follows another.
public struct NavigationTransition: Sendable {
  public static let automatic = NavigationTransition()

  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> NavigationTransition
  { NavigationTransition() }
}

/// The visibility of a badge.
public enum BadgeProminence: Hashable, Sendable {
  case decreased, standard, increased
}

/// The look of a view that goes from one screen to another.
public protocol NavigationViewStyle {}

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
