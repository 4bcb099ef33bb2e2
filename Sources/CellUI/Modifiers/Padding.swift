import Compositing

/// The edges of a view.
public enum Edge: Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The edges' bits.
    public let rawValue: UInt8

    /// Makes a set from bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The leading edge.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 4)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 8)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: Double
  /// From the leading edge.
  public var leading: Double
  /// From the bottom.
  public var bottom: Double
  /// From the trailing edge.
  public var trailing: Double

  /// Makes distances.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension View {
  /// Keeps a distance from some edges; `nil` is the system's 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Keeps a distance from all edges, in points.
  public func padding(_ length: Double) -> some View {
    padding(.all, length)
  }

  /// Keeps a distance from each edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    MagnifiedView(content: self) { PaddingNode(child: $0, insets: insets, magnification: $1) }
  }
}

private struct PaddingNode: WrappingNode {
  let child: any Node
  private let left: Int
  private let right: Int
  private let top: Int
  private let bottom: Int

  init(child: any Node, insets: EdgeInsets, magnification: Double) {
    self.child = child
    left = Points.columns(insets.leading * magnification)
    right = Points.columns(insets.trailing * magnification)
    top = Points.rows(insets.top * magnification)
    bottom = Points.rows(insets.bottom * magnification)
  }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let inner = child.size(offered: innerProposal(proposal), in: &pass)
    return CellSize(
      columns: inner.columns + left + right, rows: inner.rows + top + bottom)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    child.place(
      in: CellRect(
        column: rect.origin.column + left, row: rect.origin.row + top,
        columns: rect.size.columns - left - right, rows: rect.size.rows - top - bottom),
      offered: innerProposal(proposal), in: &pass)
  }

  private func innerProposal(_ proposal: ProposedCells) -> ProposedCells {
    proposal.inset(columns: left + right, rows: top + bottom)
  }

  var isSpacer: Bool { false }

  func firstBaseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    let inner = CellSize(columns: size.columns - left - right, rows: size.rows - top - bottom)
    return child.firstBaseline(of: inner, offered: innerProposal(proposal), in: &pass)
      .map { $0 + top }
  }
}
