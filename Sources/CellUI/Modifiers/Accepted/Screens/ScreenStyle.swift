extension View {
  /// Accepted: a list is a column.
  public func listStyle(_ style: some ListStyle) -> some View { self }
  /// Accepted: a form is a column.
  public func formStyle(_ style: some FormStyle) -> some View { self }
  /// Accepted: a picker shows its choice.
  public func pickerStyle(_ style: some PickerStyle) -> some View { self }
  /// Accepted: a field shows its text.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
  /// Accepted: a menu shows its label.
  public func menuStyle(_ style: some MenuStyle) -> some View { self }
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
