/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public typealias Content = StyledPart
  /// The label.
  public typealias Label = StyledPart

  /// The controls.
  public let content: Content
  /// The label.
  public let label: Label
}

/// The look of groups of controls, which are drawn as rows.
public protocol ControlGroupStyle {
  /// The type of a group's view.
  associatedtype Body: View
  /// The parts of a group.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Returns the view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A row of controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
  /// Returns the controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { AutomaticControlGroupStyle() }
  public static var navigation: Self { AutomaticControlGroupStyle() }
  public static var menu: Self { AutomaticControlGroupStyle() }
  public static var compactMenu: Self { AutomaticControlGroupStyle() }
  public static var palette: Self { AutomaticControlGroupStyle() }
}
