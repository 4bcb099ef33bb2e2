import Compositing
public import Foundation

/// The end of a stroked line, as Core Graphics names it.
public enum CGLineCap: Hashable, Sendable, CaseIterable {
  /// Cut off at the end.
  case butt
  /// A half circle beyond the end.
  case round
  /// Half of a square beyond the end.
  case square
}

/// The corner of a stroked line, as Core Graphics names it.
public enum CGLineJoin: Hashable, Sendable, CaseIterable {
  /// A sharp corner.
  case miter
  /// A part of a circle.
  case round
  /// A corner that is cut off.
  case bevel
}

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

  /// A Boolean value indicating whether the line is the edge of a filled shape, of which a wider one would take a part.
  var isEdge = false
  /// A Boolean value indicating whether the line is a short mark, drawn in dots at any angle.
  var isMark = false
  /// A Boolean value indicating whether the line is a bar of a wave, whose height is told by dots.
  var isBar = false

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
      lineWidth: Double(lineWidth), lineCap: lineCap.outlineCap, lineJoin: lineJoin.outlineJoin,
      miterLimit: Double(miterLimit), dash: dash.map { Double($0) }, dashPhase: Double(dashPhase))
  }
}

/// The rule and the edges of a filled path.
public struct FillStyle: Hashable, Sendable {
  /// A Boolean value indicating whether places that the path goes around twice are left out.
  public var isEOFilled: Bool
  /// A Boolean value indicating whether edges are smooth.
  public var isAntialiased: Bool
  /// A Boolean value indicating whether level edges are drawn by eighths of a cell.
  var usesEighths = false
  /// The radius of a blur, in points; 0 for none.
  var blur = 0.0

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension CGLineCap {
  fileprivate var outlineCap: OutlineStroke.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  fileprivate var outlineJoin: OutlineStroke.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
