public import Foundation

// Modifiers of an app's own screens. A Live Activity has no use for them; they are here for files that both share.

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
  public func toolbar(@ViewBuilder content: () -> some View) -> some View { self }
  /// Accepted: a layout has no bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Accepted: a layout has no bars.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Accepted: a layout has no bars.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Sets the appearance that the view's colors are for.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  /// Accepted: nothing scrolls.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Accepted: nothing scrolls.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Accepted: nothing scrolls.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical)
    -> some View
  { self }
  /// Accepted: a list is a column.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// Accepted: a layout has no tabs.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View { self }
  /// Accepted: a list is a column.
  public func listStyle(_ style: some ListStyle) -> some View { self }
  /// Accepted: a list is a column.
  public func listRowBackground(_ view: (some View)?) -> some View { self }
  /// Accepted: a list is a column.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// Accepted: a list is a column.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  /// Accepted: a form is a column.
  public func formStyle(_ style: some FormStyle) -> some View { self }
  /// Accepted: a picker shows its choice.
  public func pickerStyle(_ style: some PickerStyle) -> some View { self }
  /// Accepted: a field shows its text.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
  /// Accepted: a field shows its text.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Accepted: nothing scrolls.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [])
    -> some View
  { self }
  /// Accepted: a menu shows its label.
  public func menuStyle(_ style: some MenuStyle) -> some View { self }
  /// Attaches a value to the view for the picker around it.
  public func tag(_ tag: some Hashable) -> some View {
    traits { $0.tag = AnyHashable(tag) }
  }
  /// Accepted: the appearance is the device's; the view's own colors follow it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  /// Accepted: a layout has no bars.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Accepted: a layout has no search field.
  public func searchable(text: Binding<String>) -> some View { self }
  /// Accepted: a layout is not refreshed by a pull.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}

extension VerticalEdge {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// The bounce of a view that is scrolled beyond its end.
public enum ScrollBounceBehavior: Hashable, Sendable {
  case automatic, always, basedOnSize
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

/// The size of a title in a bar.
public enum NavigationBarTitleDisplayMode: Hashable, Sendable {
  case automatic, inline, large
}

/// A choice to show the marks of scrolling.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case automatic, visible, hidden, never
}

/// A style of an app's own screens by its name, which a layout does not show.
public struct ScreenStyle: ListStyle, FormStyle, PickerStyle, TextFieldStyle, MenuStyle {
  /// Makes the style.
  public init() {}
}

/// The style of a list, by a name of its own.
public typealias InsetGroupedListStyle = ScreenStyle
/// The style of a list, by a name of its own.
public typealias GroupedListStyle = ScreenStyle
/// The style of a list, by a name of its own.
public typealias PlainListStyle = ScreenStyle
/// The style of a list, by a name of its own.
public typealias InsetListStyle = ScreenStyle
/// The style of a list, by a name of its own.
public typealias SidebarListStyle = ScreenStyle
/// The style of a list, by a name of its own.
public typealias DefaultListStyle = ScreenStyle
/// The style of a picker, by a name of its own.
public typealias SegmentedPickerStyle = ScreenStyle
/// The style of a picker, by a name of its own.
public typealias MenuPickerStyle = ScreenStyle
/// The style of a picker, by a name of its own.
public typealias WheelPickerStyle = ScreenStyle
/// The style of a picker, by a name of its own.
public typealias InlinePickerStyle = ScreenStyle
/// The style of a picker, by a name of its own.
public typealias DefaultPickerStyle = ScreenStyle
/// The style of a field, by a name of its own.
public typealias RoundedBorderTextFieldStyle = ScreenStyle
/// The style of a field, by a name of its own.
public typealias PlainTextFieldStyle = ScreenStyle
/// The style of a field, by a name of its own.
public typealias DefaultTextFieldStyle = ScreenStyle

/// The look of lists.
public protocol ListStyle {}
/// The look of forms.
public protocol FormStyle {}
/// The look of pickers.
public protocol PickerStyle {}
/// The look of text fields.
public protocol TextFieldStyle {
  /// The label of a field.
  typealias _Label = StyledPart
}
/// The look of menus.
public protocol MenuStyle {
  /// The parts of a menu.
  typealias Configuration = MenuStyleConfiguration
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
  /// The label.
  public typealias Label = StyledPart
  /// The lines.
  public typealias Content = StyledPart
}

extension Menu where Label == EmptyView, Content == EmptyView {
  /// Makes the menu of a style's parts, which is drawn as its label by its own style.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(content: { EmptyView() }, label: { EmptyView() })
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ListStyle where Self == ScreenStyle {
  public static var automatic: ScreenStyle { ScreenStyle() }
  public static var plain: ScreenStyle { ScreenStyle() }
  public static var grouped: ScreenStyle { ScreenStyle() }
  public static var inset: ScreenStyle { ScreenStyle() }
  public static var insetGrouped: ScreenStyle { ScreenStyle() }
  public static var sidebar: ScreenStyle { ScreenStyle() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension FormStyle where Self == ScreenStyle {
  public static var automatic: ScreenStyle { ScreenStyle() }
  public static var grouped: ScreenStyle { ScreenStyle() }
  public static var columns: ScreenStyle { ScreenStyle() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PickerStyle where Self == ScreenStyle {
  public static var automatic: ScreenStyle { ScreenStyle() }
  public static var segmented: ScreenStyle { ScreenStyle() }
  public static var menu: ScreenStyle { ScreenStyle() }
  public static var wheel: ScreenStyle { ScreenStyle() }
  public static var inline: ScreenStyle { ScreenStyle() }
  public static var navigationLink: ScreenStyle { ScreenStyle() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TextFieldStyle where Self == ScreenStyle {
  public static var automatic: ScreenStyle { ScreenStyle() }
  public static var plain: ScreenStyle { ScreenStyle() }
  public static var roundedBorder: ScreenStyle { ScreenStyle() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension MenuStyle where Self == ScreenStyle {
  public static var automatic: ScreenStyle { ScreenStyle() }
  public static var button: ScreenStyle { ScreenStyle() }
}
