public import Foundation

// Sheets and questions of an app's own screens, which a layout has none of. The view stays as it is.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
  { self }
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { self }
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { self }
  public func inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View)
    -> some View
  { self }
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View
  ) -> some View { self }
  public func dialogIcon(_ icon: Image?) -> some View { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func presentationBackground(_ style: some ShapeStyle) -> some View { self }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// A question of an app's own screens.
public struct Alert: Sendable {
  /// An answer.
  public struct Button: Sendable {
    /// An answer that is not taken back easily.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// An answer.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// The answer that leaves all as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// The answer that leaves all as it is.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
  }

  /// Makes a question with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// Makes a question with two answers.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

/// A height of a sheet.
public enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case fraction(CGFloat)
  case height(CGFloat)
}

/// The look of a presentation on a small screen.
public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// The order of a menu's lines.
public enum MenuOrder: Hashable, Sendable {
  case automatic, priority, fixed
}

/// The effect of a menu's line on the menu.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}
