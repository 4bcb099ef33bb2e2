public import Foundation

// The system's styles by their types' names.

/// The foreground's style.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// The foreground's style.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    AmbientShapeStyle.foreground
  }
}

/// The style of lines between parts.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// The style of lines between parts.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    AmbientShapeStyle.separator
  }
}

/// The style of selected content.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// The style of selected content.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    AmbientShapeStyle.selection
  }
}

/// The style of the ground of small shapes.
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// The style of the ground of small shapes.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    AmbientShapeStyle.fill
  }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// The style of links.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    AmbientShapeStyle.link
  }
}

/// The style of a text that stands for another.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// The style of a text that stands for another.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    AmbientShapeStyle.placeholder
  }
}

/// The style of a window's ground.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// The style of a window's ground.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    AmbientShapeStyle.background
  }
}

/// A level of another style.
public typealias HierarchicalShapeStyleModifier = LeveledShapeStyle

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ShapeStyle {
  public var quinary: some ShapeStyle { LeveledShapeStyle(base: self, level: 3) }
}

/// A picture as a style: cells have the accent in its place.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of the picture that is repeated, in parts of its size.
  public var sourceRect: CGRect
  /// The scale of the picture.
  public var scale: CGFloat

  /// Makes a style of a picture.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  /// The tint, since a picture is too fine for cells' colors.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    TintShapeStyle.tint.opacity(0.3)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture as a style.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension ShapeStyle where Self == FadedShapeStyle<AmbientShapeStyle> {
  /// The foreground's style with an opacity.
  public static func opacity(_ opacity: Double) -> FadedShapeStyle<AmbientShapeStyle> {
    FadedShapeStyle(base: .foreground, opacity: opacity.isNaN ? 1 : max(0, min(1, opacity)))
  }
}

extension ShapeStyle where Self == AmbientShapeStyle {
  /// The foreground's style: a style's colors are laid on in one way.
  public static func blendMode(_ mode: BlendMode) -> AmbientShapeStyle { .foreground }
}
