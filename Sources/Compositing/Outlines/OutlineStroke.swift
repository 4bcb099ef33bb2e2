/// The look of a stroked line.
public struct OutlineStroke: Hashable, Sendable {
  /// The end of a line.
  public enum Cap: Hashable, Sendable, CaseIterable {
    /// Cut off at the end.
    case butt
    /// A half circle beyond the end.
    case round
    /// Half of a square beyond the end.
    case square
  }

  /// The corner between two lines.
  public enum Join: Hashable, Sendable, CaseIterable {
    /// A sharp corner.
    case miter
    /// A part of a circle.
    case round
    /// A corner that is cut off.
    case bevel
  }

  /// The width of the line, in points.
  public var lineWidth: Double
  /// The ends.
  public var lineCap: Cap
  /// The corners.
  public var lineJoin: Join
  /// The greatest length of a miter, in halves of the line's width; a longer one becomes a bevel.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; none for a whole line.
  public var dash: [Double]
  /// The place in the dashes at which a line starts, in points.
  public var dashPhase: Double

  /// Makes a stroke; the defaults are SwiftUI's.
  public init(
    lineWidth: Double = 1, lineCap: Cap = .butt, lineJoin: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
