import Foundation

/// A mark as a chart draws it.
struct Mark {
  /// The form of a mark.
  enum Form: Hashable {
    case line, area, bar, point, rule, rectangle
    case sector(inner: MarkDimension, outer: MarkDimension, angularInset: Double)
  }

  /// The places of a mark along one axis.
  enum Extent: Hashable {
    /// Across the whole plot.
    case all
    /// At a place.
    case at(PlotSpan)
    /// From one place to another.
    case between(PlotPlace, PlotPlace)
    /// Between two distances from the plot's upper left corner, in points; `nil` is an edge.
    case points(CGFloat?, CGFloat?)
  }

  let form: Form
  var x = Extent.all
  var y = Extent.all
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  /// The name of a line that is not told from others by its look.
  var series: PlotPlace?
  /// The modifiers, the outermost first.
  var look = MarkLook()
  /// The function whose marks take this one's place in a plot; `nil` for a mark with places of its own.
  var function: PlottedFunction?

  init(_ form: Form) {
    self.form = form
  }

  /// The group of marks that make one line or one layer of a stack.
  var group: [PlotPlace?] {
    [series, look.styleKey, look.symbolKey, look.positionKey, look.lineKey]
  }
}

struct MarkLook {
  var style: AnyShapeStyle?
  /// The value that chooses a color.
  var styleKey: PlotPlace?
  var opacity = 1.0
  var symbol: ChartSymbol?
  /// The value that chooses a symbol.
  var symbolKey: PlotPlace?
  /// The area of a symbol, in square points.
  var symbolSize: Double?
  /// The value that chooses the area of a symbol.
  var sizeKey: PlotPlace?
  /// The value that chooses a stroke.
  var lineKey: PlotPlace?
  /// The value that puts bars beside each other.
  var positionKey: PlotPlace?
  var interpolation: InterpolationMethod?
  var line: StrokeStyle?
  var cornerRadius: Double?
  var zIndex = 0.0
  var offset = CGSize.zero
  var annotations: [MarkAnnotation] = []

  /// The look, with what it leaves open taken from an outer one.
  func completed(by outer: MarkLook) -> MarkLook {
    var look = self
    look.style = style ?? outer.style
    look.styleKey = styleKey ?? outer.styleKey
    look.opacity *= outer.opacity
    look.symbol = symbol ?? outer.symbol
    look.symbolKey = symbolKey ?? outer.symbolKey
    look.symbolSize = symbolSize ?? outer.symbolSize
    look.sizeKey = sizeKey ?? outer.sizeKey
    look.lineKey = lineKey ?? outer.lineKey
    look.positionKey = positionKey ?? outer.positionKey
    look.interpolation = interpolation ?? outer.interpolation
    look.line = line ?? outer.line
    look.cornerRadius = cornerRadius ?? outer.cornerRadius
    look.zIndex += outer.zIndex
    look.offset.width += outer.offset.width
    look.offset.height += outer.offset.height
    look.annotations += outer.annotations
    return look
  }
}

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  /// The gap, in points.
  let spacing: Double
  let content: AnyView
}

/// The width or the height of a mark.
public struct MarkDimension: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic
    case fixed(Double)
    case ratio(Double)
    case inset(Double)
  }

  let kind: Kind

  /// As wide as looks well.
  public static let automatic = MarkDimension(kind: .automatic)

  /// A number of points.
  public static func fixed(_ value: CGFloat) -> MarkDimension {
    MarkDimension(kind: .fixed(Double(value)))
  }

  /// A part of the room.
  public static func ratio(_ value: CGFloat) -> MarkDimension {
    MarkDimension(kind: .ratio(Double(value)))
  }

  /// The room without a number of points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimension {
    MarkDimension(kind: .inset(Double(value)))
  }

  /// Returns the size in a room, in points.
  func size(in room: Double, automatic: Double) -> Double {
    let size =
      switch kind {
      case .automatic: automatic
      case .fixed(let size): size
      case .ratio(let ratio): room * ratio
      case .inset(let inset): room - 2 * inset
      }
    return size.isFinite ? max(0, min(size, 4000)) : 0
  }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes a number of points.
  public init(integerLiteral value: Int) {
    self.init(kind: .fixed(Double(value)))
  }

  /// Makes a number of points.
  public init(floatLiteral value: Double) {
    self.init(kind: .fixed(value))
  }
}

/// The way in which marks of one place stand on each other.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable {
    case standard, normalized, center, unstacked
  }

  let kind: Kind

  /// One on top of the other, from zero.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// As parts of a whole, `0...1`.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// Around the middle.
  public static let center = MarkStackingMethod(kind: .center)
  /// Each from zero.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// The way of a line between its points.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, stepStart, stepCenter, stepEnd, monotone
    /// A curve through the points; 0 is round, 1 is straight.
    case cardinal(tension: Double)
  }

  let kind: Kind

  /// Straight.
  public static let linear = InterpolationMethod(kind: .linear)
  /// A curve through the points.
  public static let catmullRom = InterpolationMethod(kind: .cardinal(tension: 0))
  /// A curve through the points.
  public static let cardinal = InterpolationMethod(kind: .cardinal(tension: 0))
  /// A curve without new highs and lows.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// Steps at the first point.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// Steps in the middle.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// Steps at the second point.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)

  /// A curve through the points; the roundness changes little in cells.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }

  /// A curve through the points; a tension of 1 is straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: Double(tension)))
  }
}

/// The place of a view beside a mark.
public struct AnnotationPosition: Hashable, Sendable {
  let anchor: UnitPoint

  /// Above.
  public static let top = AnnotationPosition(anchor: .top)
  /// Above; below zero, below.
  public static let automatic = AnnotationPosition(anchor: .top)
  /// Below.
  public static let bottom = AnnotationPosition(anchor: .bottom)
  /// Before.
  public static let leading = AnnotationPosition(anchor: .leading)
  /// After.
  public static let trailing = AnnotationPosition(anchor: .trailing)
  /// Above and before.
  public static let topLeading = AnnotationPosition(anchor: .topLeading)
  /// Above and after.
  public static let topTrailing = AnnotationPosition(anchor: .topTrailing)
  /// Below and before.
  public static let bottomLeading = AnnotationPosition(anchor: .bottomLeading)
  /// Below and after.
  public static let bottomTrailing = AnnotationPosition(anchor: .bottomTrailing)
  /// On the mark.
  public static let overlay = AnnotationPosition(anchor: .center)
}
