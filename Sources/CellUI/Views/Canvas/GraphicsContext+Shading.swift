public import Foundation

extension GraphicsContext {
  /// The color or the style of a drawing.
  public struct Shading {
    let style: AnyShapeStyle

    /// A color.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A color of channels in a color space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A style.
    public static func style(_ style: some ShapeStyle) -> Shading {
      Shading(style: AnyShapeStyle(style))
    }

    /// A gradient between two points of the page, in points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
    ) -> Shading {
      let isUpright = abs(endPoint.y - startPoint.y) > abs(endPoint.x - startPoint.x)
      return style(
        LinearGradient(
          gradient: gradient, startPoint: isUpright ? .top : .leading,
          endPoint: isUpright ? .bottom : .trailing))
    }

    /// A gradient from a point of the page outward, in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading {
      style(
        RadialGradient(
          gradient: gradient, center: .center, startRadius: startRadius, endRadius: endRadius))
    }

    /// A gradient around a point of the page.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []
    ) -> Shading {
      style(AngularGradient(gradient: gradient, center: .center, angle: angle))
    }

    /// A gradient of a mesh.
    public static func meshGradient(_ gradient: MeshGradient) -> Shading { style(gradient) }

    /// A gray.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(white: white, opacity: opacity))
    }

    /// The first of several styles.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// A picture, many times, in whose place the tint stands.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
    }

    /// The drawing so far, to which nothing is added.
    public static var backdrop: Shading { style(Color.clear) }

    /// The foreground style.
    public static var foreground: Shading { style(.foreground) }
    /// The background's style.
    public static var background: Shading { style(.background) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  /// The ends of a gradient.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  /// The kind of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let inverse = ClipOptions(rawValue: 1)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  /// The kind of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// A change of a drawing's look, which cells do not show.
  public struct Filter: Sendable {
    /// A shadow.
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }

    /// A shadow.
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: CellUI.BlendMode, options: ShadowOptions = []
    ) -> Filter { Filter() }

    /// A blur.
    public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter { Filter() }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension GraphicsContext.Filter {
  public static func projectionTransform(_ matrix: ProjectionTransform) -> Self { Self() }
  public static func colorMultiply(_ color: Color) -> Self { Self() }
  public static func colorMatrix(_ matrix: ColorMatrix) -> Self { Self() }
  public static func hueRotation(_ angle: Angle) -> Self { Self() }
  public static func saturation(_ amount: Double) -> Self { Self() }
  public static func brightness(_ amount: Double) -> Self { Self() }
  public static func contrast(_ amount: Double) -> Self { Self() }
  public static func colorInvert(_ amount: Double = 1) -> Self { Self() }
  public static func grayscale(_ amount: Double) -> Self { Self() }
  public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Self {
    Self()
  }
  public static var luminanceToAlpha: Self { Self() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension GraphicsContext {
  /// The kind of a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// The kind of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A change of colors, row by row.
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  public init() {}
}
