import Compositing
public import Foundation

extension View {
  /// Adds padding on some edges, in points; `nil` means the system's 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds padding on all edges, in points.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Adds padding on each edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    MagnifiedView(content: self) { PaddingNode(child: $0, insets: insets, scale: $1) }
  }
}

/// The layout of a view with padding.
struct PaddingNode: WrappingNode {
  private(set) var child: any Node
  private let left: Int
  private let right: Int
  private var top: Int
  private var bottom: Int
  /// The points above and below that are no rows.
  private var rest: Double
  /// A Boolean value indicating whether half a row is above the view, and half a row below it.
  private var hasHalves = false
  /// The edges whose padding of about half a row is no row.
  private var lost: Edge.Set

  /// A Boolean value indicating whether the padding is that of a chip, whose line of small letters takes it for lack of room.
  private var isOfChip = false

  /// The padding from which about half a row is lost, in points.
  private static let lostPoints = 6.0

  init(child: any Node, insets: EdgeInsets, scale: LengthScale) {
    self.child = child
    left = scale.columns(insets.leading)
    right = scale.columns(insets.trailing)
    top = scale.rows(insets.top)
    bottom = scale.rows(insets.bottom)
    let points = Double(insets.top + insets.bottom) * scale.magnification
    rest = points - Double(top + bottom) * Points.perRow
    var lost: Edge.Set = []
    if top == 0, Double(insets.top) * scale.magnification >= Self.lostPoints { lost = .top }
    if bottom == 0, Double(insets.bottom) * scale.magnification >= Self.lostPoints {
      lost.insert(.bottom)
    }
    self.lost = lost
  }

  /// The most columns of a chip's padding.
  private static let chipPaddingMaximum = 4
  /// The columns from which a view with padding is a card, and no chip.
  private static let cardColumns = 24

  /// The padding around a picture on a tile, which is as high as both are together; as it is for other views.
  ///
  /// Rounded each by itself, padding of half a row on both sides would be lost, and the tile of a square picture a strip.
  var ofTile: PaddingNode {
    guard top == bottom, rest > 0, let pictureRest = child.pictureRest else { return self }
    let rows = min(2, Points.rows(rest + pictureRest))
    guard rows > 0 else { return self }
    var padding = self
    padding.rest -= Double(rows) * Points.perRow
    padding.lost = []
    if rows == 1 {
      padding.hasHalves = true
    } else {
      padding.top += 1
      padding.bottom += 1
    }
    return padding
  }

  /// The padding on a ground of its own: that of a tile, or of a chip, which has a few columns and less than a row.
  var onGround: PaddingNode {
    guard rows == 0, left > 0 && right > 0 || left + right == 0 && child.isPadding else {
      return ofTile
    }
    var padding = ofTile
    guard padding.rows == 0 else { return padding }
    if left > 0 {
      padding.isOfChip = left + right <= Self.chipPaddingMaximum
    } else if let inner = child as? PaddingNode {
      padding.child = inner.onGround
    }
    return padding
  }

  /// The padding between a ground and a line around it: half a row is a whole one, in whose middle the line stands.
  var aroundGround: PaddingNode {
    guard child.hasGround, lost == [.top, .bottom] else { return self }
    var padding = self
    (padding.top, padding.bottom, padding.lost) = (1, 1, [])
    padding.rest -= 2 * Points.perRow
    return padding
  }

  /// The rows above and below together.
  private var rows: Int { top + bottom + (hasHalves ? 1 : 0) }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let inner = child.size(offered: innerProposal(proposal), in: &pass)
    let missing = isOfChip ? missingColumns(for: inner, offered: proposal, in: &pass) : 0
    guard missing == 0 else { return CellSize(columns: proposal.columns ?? 0, rows: 1) }
    return CellSize(
      columns: inner.columns + left + right, rows: inner.rows + rows)
  }

  /// Returns the columns of a chip's padding that its line takes, which would else be cut or become two lines: its small
  /// letters are wider here than on a phone.
  ///
  /// - Parameters:
  ///   - inner: The size of the view between the padding.
  ///   - proposal: The size that the chip is offered.
  ///   - pass: The layout.
  /// - Returns: The columns; 0 where the line has room, and where it has none in the padding either.
  private func missingColumns(
    for inner: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass
  ) -> Int {
    guard let columns = proposal.columns, columns < Self.cardColumns else { return 0 }
    let room = columns - left - right
    // A view that is wider than its room keeps its width in any case.
    guard room > 0, inner.rows > 1 || inner.columns == room, child.pointsPerColumn != nil else {
      return 0
    }
    let line = child.size(offered: ProposedCells(columns: nil, rows: proposal.rows), in: &pass)
    return line.rows == 1 && line.columns <= columns ? max(0, line.columns - room) : 0
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    if isOfChip, rect.size.rows == 1, rect.size.columns == proposal.columns {
      let inner = child.size(offered: innerProposal(proposal), in: &pass)
      let missing = missingColumns(for: inner, offered: proposal, in: &pass)
      guard missing == 0 else {
        return place(in: rect, narrowedBy: missing, offered: proposal, in: &pass)
      }
    }
    let frame = CellRect(
      column: rect.origin.column + left, row: rect.origin.row + top,
      columns: rect.size.columns - left - right, rows: rect.size.rows - rows)
    let proposal = innerProposal(proposal)
    if !lost.isEmpty { pass.lostPadding.add(lost, around: rect) }
    guard hasHalves else { return child.place(in: frame, offered: proposal, in: &pass) }
    pass.place(child, in: frame, offered: proposal, beside: (0, 1), inOwnRoom: true)
  }

  /// Places the view with some columns less of padding, of which the trailing one gives the first.
  private func place(
    in rect: CellRect, narrowedBy missing: Int, offered proposal: ProposedCells,
    in pass: inout LayoutPass
  ) {
    if !lost.isEmpty { pass.lostPadding.add(lost, around: rect) }
    let trailing = max(missing - left, min(right, (missing + 1) / 2))
    let columns = rect.size.columns - left - right + missing
    let frame = CellRect(
      column: rect.origin.column + left - (missing - trailing), row: rect.origin.row,
      columns: columns, rows: 1)
    child.place(
      in: frame, offered: ProposedCells(columns: columns, rows: proposal.rows), in: &pass)
  }

  private func innerProposal(_ proposal: ProposedCells) -> ProposedCells {
    proposal.inset(columns: left + right, rows: rows)
  }

  var isSpacer: Bool { false }
  var isPadding: Bool { true }
  var smallHeight: Double? { nil }
  var lackingPoints: Double { rest + child.lackingPoints }
  var leastHeight: Double { max(0, child.leastHeight + Double(rows) * Points.perRow + rest) }
  var chipPadding: Int {
    if isOfChip { return child.pointsPerColumn == nil ? 0 : left + right }
    return child.isPadding ? child.chipPadding : 0
  }
  var sizeKey: SizeKey? {
    SizeKey(.padding, left + right, rows * 4 + (isOfChip ? 2 : 0)).mixed(with: child)
  }

  func baseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    // The line of a chip stands in its one row, wherever its padding is.
    if isOfChip, size.rows == 1, size.columns == proposal.columns {
      let line = ProposedCells(columns: nil, rows: proposal.rows)
      return child.baseline(of: size, offered: line, in: &pass)
    }
    let inner = CellSize(columns: size.columns - left - right, rows: size.rows - rows)
    return child.baseline(of: inner, offered: innerProposal(proposal), in: &pass)
      .map { $0 + top }
  }
}

extension Node {
  /// The points by which a picture of its own or a frame's size is higher than its rows; `nil` for other views.
  fileprivate var pictureRest: Double? {
    if let frame = self as? FrameNode {
      guard frame.isFixed, let height = frame.height, let rows = frame.rows?.lowerBound,
        frame.child.isPicture || frame.child.hasMiddle && rows < Self.stillRows
      else { return nil }
      return height - Double(rows) * Points.perRow
    }
    // A symbol larger than a sign is as high as its rows.
    guard let symbol = self as? SymbolImageNode, symbol.naturalSize.rows > 1,
      symbol.naturalSize.rows < Self.stillRows
    else { return nil }
    return 0
  }

  /// The rows from which a symbol is not moved by half a row.
  private static var stillRows: Int { 3 }
}
