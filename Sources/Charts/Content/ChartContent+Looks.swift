public import Foundation

/// The outline of a symbol of an app's own.
public protocol ChartSymbolShape: Shape {
  /// The rectangle of the symbol that looks as large as a unit square.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// Returns the outline of the symbol around a point; an area in square points.
  func outline(around center: CGPoint, area: Double) -> Path {
    if let symbol = self as? BasicChartSymbolShape {
      return symbol.path(around: center, area: area)
    }
    let side = max(1, area).squareRoot()
    return path(
      in: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
  }
}

extension Circle: ChartSymbolShape {
  /// The rectangle of the symbol that looks as large as a unit square.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// A symbol of any outline.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: AnyShape
  /// The rectangle of the symbol that looks as large as a unit square.
  public let perceptualUnitRect: CGRect

  /// Makes a symbol of an outline.
  public init<Symbol: Shape>(_ shape: Symbol) {
    self.shape = AnyShape(shape)
    perceptualUnitRect =
      (shape as? any ChartSymbolShape)?.perceptualUnitRect
      ?? CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  /// The outline of the symbol.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension BasicChartSymbolShape: ChartSymbolShape {
  /// The rectangle of the symbol that looks as large as a unit square.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// The outline of the symbol.
  public func path(in rect: CGRect) -> Path {
    let radius = Double(min(rect.width, rect.height)) / 2
    return path(around: CGPoint(x: rect.midX, y: rect.midY), area: radius * radius * .pi)
  }

  /// The symbol with its line alone.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    AnyChartSymbolShape(
      OutlinedSymbol(symbol: self, style: StrokeStyle(lineWidth: lineWidth)))
  }
}

private struct OutlinedSymbol: Shape {
  let symbol: BasicChartSymbolShape
  let style: StrokeStyle

  func path(in rect: CGRect) -> Path { symbol.path(in: rect).strokedPath(style) }
}

/// The room of a view beside a mark.
public struct AnnotationContext: Hashable, Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

extension ChartContent {
  /// Sets the symbol of the marks to an outline.
  @_disfavoredOverload
  public func symbol<Symbol: Shape>(_ symbol: Symbol) -> some ChartContent {
    self.symbol { symbol.frame(width: 8, height: 8) }
  }

  /// Sets the symbol of the marks to a drawn shape.
  @_disfavoredOverload
  public func symbol(_ symbol: some View) -> some ChartContent {
    self.symbol { symbol.frame(width: 8, height: 8) }
  }

  /// Chooses a stroke by a value.
  public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    styled { $0.lineKey = value.span.start }
  }

  /// Moves the marks, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the edges of the marks across, in points, by the mean of both.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0) -> some ChartContent {
    offset(x: (xStart + xEnd) / 2)
  }

  /// Moves the edges of the marks up or down, in points, by the mean of both.
  public func offset(yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(y: (yStart + yEnd) / 2)
  }

  /// Puts a view beside each mark, by the mark's size, which is not known yet.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = AnnotationOverflowResolution(),
    @ViewBuilder content: (AnnotationContext) -> some View
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) {
      content(AnnotationContext(targetSize: CGSize(width: 16, height: 16)))
    }
  }

  /// Rounds the corners of bars as those of a shape.
  public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle())
    -> some ChartContent
  {
    styled { $0.cornerRadius = Self.radius(of: shape) }
  }

  /// Returns the radius of the upper left corner of a shape in a square, in points: its half for a capsule.
  private static func radius(of shape: some Shape) -> Double {
    if let rounded = shape as? RoundedRectangle { return Double(rounded.cornerSize.width) }
    return shape is Rectangle ? 0 : 1_000
  }

  /// Returns the marks: they are not cut by others.
  public func mask(@ChartContentBuilder content: () -> some ChartContent) -> some ChartContent {
    self
  }

  /// Returns the marks as one, which they are anyway.
  public func compositingLayer() -> some ChartContent { self }

  /// Returns the marks as one, which is changed as a whole.
  public func compositingLayer(
    style: (PlaceholderChartContent) -> some View
  ) -> some ChartContent { self }

  /// Returns the marks: nothing here reads them.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }

  /// Describes the marks to people who listen.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }

  /// Tells the marks' values to people who listen.
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
}

/// The marks that a closure changes as a whole.
public struct PlaceholderChartContent: View {
  /// Nothing: the marks are drawn one by one.
  public var body: some View { EmptyView() }
}
