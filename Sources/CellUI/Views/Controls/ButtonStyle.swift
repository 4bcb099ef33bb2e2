import ColorScience

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// The button deletes.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button leaves all as it is.
  public static let cancel = ButtonRole(name: "cancel")
  /// The button confirms.
  public static let confirm = ButtonRole(name: "confirm")
  /// The button closes.
  public static let close = ButtonRole(name: "close")
}

/// The parts of a button, for a style of the app's own.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = StyledPart

  /// The purpose; `nil` for none.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// A Boolean value indicating whether the button is pressed; the system shows a press by itself.
  public let isPressed = false
}

/// The look of buttons.
public protocol ButtonStyle: Sendable {
  /// The type of a button's view.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for a style that also triggers it.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = StyledPart

  /// The purpose; `nil` for none.
  public let role: ButtonRole?
  /// The label.
  public let label: Label

  /// Does nothing, since a button of a Live Activity sends its intent by itself (AK 5.3).
  public func trigger() {}
}

/// The look and the behavior of buttons.
public protocol PrimitiveButtonStyle: Sendable {
  /// The type of a button's view.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

// MARK: - The system's styles

/// The system's default: bordered.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// Returns the bordered button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// A faint background in the tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// Returns the label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// A background in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// Returns the label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

/// A label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(label: configuration.label, color: .accentColor)
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
  public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
  public static var glassProminent: BorderedProminentButtonStyle { .init() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private struct BorderedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.controlSize) private var size
  @Environment(\.self) private var environment

  var body: some View {
    let tint = configuration.role == .destructive ? Color.red : .accentColor
    let label = TintedLabel(
      label: configuration.label, color: isProminent ? label(on: tint) : tint)
    // Letters need more room than on a phone: they may have some of the padding's.
    ViewThatFits(in: .horizontal) {
      label.padding(.horizontal, size.isLarge ? 16 : shape == .circle ? 8 : 12)
      label.padding(.horizontal, 8)
    }.padding(.vertical, size.isLarge ? 16 : 7)
      .background(
        !environment.isEnabled ? .disabledGround : isProminent ? tint : ground(in: tint), in: shape)
  }

  /// The luminance of a tint from which black letters read better on it than white ones (WCAG 2.2).
  private static let lightTint = 0.18

  /// A Boolean value indicating whether the tint is a view's or the app's rather than the theme's.
  private var isOwnTint: Bool {
    environment.tintOrigin != .theme || configuration.role == .destructive
  }

  /// Returns the color of a prominent button's label: white, as the system has it on all tints.
  ///
  /// On a theme's light tint, which the author of the view can't change, it is black.
  private func label(on tint: Color) -> Color {
    isOwnTint || tint.paint(in: environment).color.relativeLuminance < Self.lightTint
      ? .white : .black
  }

  /// Returns the color of a bordered button: a part of the tint that a view has set, else the system's gray fill.
  ///
  /// A theme's tint stays a faint part of itself, since its letters have to be read on it in each theme.
  private func ground(in tint: Color) -> Color {
    let isDark = environment.colorScheme == .dark
    guard configuration.role != .destructive else { return tint.opacity(isDark ? 0.2 : 0.15) }
    return switch environment.tintOrigin {
    case .theme: tint.opacity(0.12)
    case .accentColor: .primary.opacity(isDark ? 0.14 : 0.08)
    case .modifier: tint.opacity(isDark ? 0.2 : 0.15)
    }
  }
}

/// A control's label in its color, unless the view around it has set a foreground style, which then goes before.
struct TintedLabel<Label: View>: PrimitiveView {
  let label: Label
  let color: Color

  func nodes(in context: ViewContext) -> [any Node] {
    let isEnabled = context.environment.isEnabled
    guard context.environment.hierarchy == nil else {
      return isEnabled
        ? context.nodes(of: label) : context.nodes(of: label.opacity(Double.disabledShare))
    }
    return context.nodes(of: label.foregroundStyle(isEnabled ? color : .disabledLabel))
  }
}

extension Color {
  /// The color of a disabled control's label: the system's for labels of the third level.
  fileprivate static var disabledLabel: Color { .primary.opacity(0.3) }
  /// The ground of a disabled button: the system's gray fill.
  fileprivate static var disabledGround: Color { .primary.opacity(0.12) }
}

extension Double {
  /// The opacity of a disabled control that has colors of its own.
  static var disabledShare: Double { 0.4 }
}

// MARK: - Setting a style

extension View {
  /// Sets the style of the buttons in the view.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    environment(\.controlStyles.button, .primitive(style))
  }

  /// Sets the style of the buttons in the view.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    environment(\.controlStyles.button, .label(style))
  }
}

/// A style of buttons of either kind.
enum ButtonLook: Sendable {
  case primitive(any PrimitiveButtonStyle)
  case label(any ButtonStyle)

  /// Resolves a button or a link.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - role: The role; `nil` for none.
  ///   - context: The place of the control.
  ///   - wrap: Makes the styled label a control.
  /// - Returns: The nodes.
  func nodes(
    of label: AnyView, role: ButtonRole?, in context: ViewContext, _ wrap: (AnyView) -> AnyView
  ) -> [any Node] {
    var inner = context
    // A style that itself has buttons gets the system's.
    inner.environment.controlStyles.button = .primitive(.automatic)
    let view: any View = inner.run { body(label: label, role: role) }
    let styled = AnyView(view)
    guard !context.environment.isEnabled else { return inner.nodes(of: wrap(styled)) }
    // A disabled control sends no intent; a style of the app's own has a look for it itself.
    return isPlain ? inner.nodes(of: styled.opacity(Double.disabledShare)) : inner.nodes(of: styled)
  }

  private var isPlain: Bool {
    if case .primitive(let style) = self { style is PlainButtonStyle } else { false }
  }

  private func body(label: AnyView, role: ButtonRole?) -> any View {
    switch self {
    case .primitive(let style):
      style.makeBody(configuration: .init(role: role, label: .init(body: label)))
    case .label(let style):
      style.makeBody(configuration: .init(role: role, label: .init(body: label)))
    }
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button of glass, of which cells have the ground.
  public static func glass(_ glass: Glass) -> BorderedButtonStyle { BorderedButtonStyle() }
}
