import ColorScience

/// A style to draw with, which may depend on the environment.
public protocol ShapeStyle: Sendable {
  /// The style that this one becomes in an environment.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style that this one becomes in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// Resolves the style in an environment.
  func paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  /// Resolves the style that this one becomes.
  public func paint(in environment: EnvironmentValues) -> Paint {
    resolve(in: environment).paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// A style of the system becomes no other.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("a style of the system has a paint")
  }
}

extension Never: ShapeStyle {}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Wraps a style.
  public init(_ style: some ShapeStyle) {
    self.style = style
  }

  /// Resolves the wrapped style.
  public func paint(in environment: EnvironmentValues) -> Paint {
    style.paint(in: environment)
  }
}

/// A style with another opacity.
public struct FadedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  /// Resolves the style with its opacity.
  public func paint(in environment: EnvironmentValues) -> Paint {
    base.paint(in: environment).opacity(opacity)
  }
}

/// The shadow of a style, for which cells are too coarse.
public struct ShadowStyle: Hashable, Sendable {
  /// A shadow beneath.
  public static func drop(
    color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }

  /// A shadow inside.
  public static func inner(
    color: Color = .black.opacity(0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedShapeStyle(base: self, opacity: opacity.isNaN ? 1 : max(0, min(1, opacity)))
  }

  /// Returns the style: cells are too coarse for a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// Returns the style: colors are laid on one another in one way.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

/// The style of the environment's foreground or background.
public struct AmbientShapeStyle: ShapeStyle, Hashable {
  private enum Role: Hashable {
    case foreground, background, selection, separator, placeholder, link, fill
  }

  private let role: Role

  /// Resolves the style.
  public func paint(in environment: EnvironmentValues) -> Paint {
    switch role {
    case .foreground: environment.currentForeground
    case .background:
      .color(environment.colorScheme == .light ? .white : .black)
    case .selection, .link: .color(environment.tint)
    case .separator: .color(environment.foregroundStyles[3])
    case .placeholder: .color(environment.foregroundStyles[2])
    case .fill: .color(environment.foregroundStyles[0].opacity(0.2))
    }
  }

  fileprivate static let ownForeground = AmbientShapeStyle(role: .foreground)
  static let ownBackground = AmbientShapeStyle(role: .background)
  fileprivate static let ownSelection = AmbientShapeStyle(role: .selection)
  fileprivate static let ownSeparator = AmbientShapeStyle(role: .separator)
  fileprivate static let ownPlaceholder = AmbientShapeStyle(role: .placeholder)
  fileprivate static let ownLink = AmbientShapeStyle(role: .link)
  fileprivate static let ownFill = AmbientShapeStyle(role: .fill)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ShapeStyle where Self == AmbientShapeStyle {
  public static var foreground: AmbientShapeStyle { .ownForeground }
  public static var background: AmbientShapeStyle { .ownBackground }
  public static var selection: AmbientShapeStyle { .ownSelection }
  public static var separator: AmbientShapeStyle { .ownSeparator }
  public static var placeholder: AmbientShapeStyle { .ownPlaceholder }
  public static var link: AmbientShapeStyle { .ownLink }
  public static var fill: AmbientShapeStyle { .ownFill }
  public static var windowBackground: AmbientShapeStyle { .ownBackground }

  /// The foreground's style: cells are too coarse for a shadow.
  public static func shadow(_ style: ShadowStyle) -> AmbientShapeStyle { .ownForeground }
}
