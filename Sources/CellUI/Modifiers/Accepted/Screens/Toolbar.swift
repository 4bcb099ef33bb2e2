// Bars of an app's own screens, which a layout has none of. The view stays as it is.

extension View {
  /// Accepted: a layout has no bars.
  public func toolbar(@ViewBuilder content: () -> some View) -> some View { self }
  /// Accepted: a layout has no bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Accepted: a layout has no bars.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Accepted: a layout has no bars.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
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
}

/// A bar of a screen.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, navigationBar, bottomBar, tabBar
}

/// The place of a view in the bars of a screen.
public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, principal, navigation, primaryAction, status, cancellationAction
  case confirmationAction, destructiveAction, navigationBarLeading, navigationBarTrailing
  case topBarLeading, topBarTrailing, bottomBar, keyboard
}

/// A view in the bars of a screen, of which a layout has none.
public struct ToolbarItem<Content: View>: View {
  /// The view.
  public let body: Content

  /// Makes a view at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    body = content()
  }
}

/// Views in the bars of a screen.
public typealias ToolbarItemGroup = ToolbarItem

/// The use of a bar.
public enum ToolbarRole: Hashable, Sendable {
  case automatic, navigationStack, browser, editor
}
