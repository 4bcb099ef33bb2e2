/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public typealias Title = StyledPart
  /// The symbol of a label.
  public typealias Icon = StyledPart

  /// The title.
  public let title: Title
  /// The symbol.
  public let icon: Icon
}

/// The look of labels.
public protocol LabelStyle: Sendable {
  /// The type of a label's view.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The symbol, then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// Returns the symbol and the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The symbol alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// Returns the symbol.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the style of the labels in the view.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    environment(\.controlStyles.label, style)
  }
}

/// A label in the style of its environment.
struct StyledLabel: PrimitiveView {
  let configuration: LabelStyleConfiguration

  func nodes(in context: ViewContext) -> [any Node] {
    let style = context.environment.controlStyles.label
    var inner = context
    // A style that itself has labels gets the system's.
    inner.environment.controlStyles.label = .titleAndIcon
    let body: any View = inner.run { style.makeBody(configuration: configuration) }
    return inner.nodes(of: body)
  }
}

/// The system's choice for labels.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle
