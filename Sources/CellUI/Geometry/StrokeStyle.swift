public import Compositing
public import Foundation

/// The end of a stroked line, as Core Graphics names it.
public typealias CGLineCap = OutlineStroke.Cap

/// The corner of a stroked line, as Core Graphics names it.
public typealias CGLineJoin = OutlineStroke.Join

/// The look of a stroked path.
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width, in points.
  public var lineWidth: CGFloat
  /// The line's ends.
  public var lineCap: CGLineCap
  /// The line's corners.
  public var lineJoin: CGLineJoin
  /// The length from which a sharp corner is cut off, in halves of the line's width.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points.
  public var dash: [CGFloat]
  /// The place in the dashes at which the line starts, in points.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var outlineStroke: OutlineStroke {
    OutlineStroke(
      lineWidth: Double(lineWidth), lineCap: lineCap, lineJoin: lineJoin,
      miterLimit: Double(miterLimit), dash: dash.map { Double($0) }, dashPhase: Double(dashPhase))
  }
}

/// The rule and the edges of a filled path.
public struct FillStyle: Hashable, Sendable {
  /// A Boolean value indicating whether places that the path goes around twice are left out.
  public var isEOFilled: Bool
  /// A Boolean value indicating whether edges are smooth.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
