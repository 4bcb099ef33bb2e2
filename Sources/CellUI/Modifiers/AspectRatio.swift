import Compositing
public import Foundation

/// The way in which a view of fixed proportions is sized to its frame.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// The whole view fits in the frame.
  case fit
  /// The view fills the frame.
  case fill
}

extension View {
  /// Keeps the view's proportions, width to height; `nil` means those of its ideal size.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    ModifiedView(content: self) {
      AspectRatioNode(
        child: $0, fixedRatio: aspectRatio.map { Double($0) }, isFilling: contentMode == .fill)
    }
  }

  /// Keeps the proportions of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps the view's proportions within its frame.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's proportions and fills its frame.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

private struct AspectRatioNode: WrappingNode {
  let child: any Node
  /// The proportions that the view keeps, width to height; `nil` for its own.
  let fixedRatio: Double?
  let isFilling: Bool

  var ratio: Double? { fixedRatio ?? child.ratio }
  var isMissingPicture: Bool { isFilling && child.isMissingPicture }

  var sizeKey: SizeKey? {
    var key = SizeKey(.aspectRatio, isFilling ? 1 : 0)
    key.mix(fixedRatio)
    return key.mixed(with: child)
  }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    child.size(offered: inner(proposal, in: &pass), in: &pass)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    child.place(in: rect, offered: inner(proposal, in: &pass), in: &pass)
  }

  func baseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    child.baseline(of: size, offered: inner(proposal, in: &pass), in: &pass)
  }

  /// Returns the largest proposal of the proportions that fits, or the smallest that fills.
  private func inner(_ proposal: ProposedCells, in pass: inout LayoutPass) -> ProposedCells {
    guard proposal.columns != nil || proposal.rows != nil,
      let ratio = ratio ?? idealRatio(in: &pass), ratio.isFinite, ratio > 0
    else { return proposal }
    let width = proposal.columns.map { Double($0) * Points.perColumn }
    let height = proposal.rows.map { Double($0) * Points.perRow }
    let byHeight = height.map { $0 * ratio }
    let wanted: Double
    switch (width, byHeight) {
    case (let width?, let byHeight?):
      wanted = isFilling ? max(width, byHeight) : min(width, byHeight)
    case (let one?, nil), (nil, let one?): wanted = one
    case (nil, nil): return proposal
    }
    let rows = Points.frameRows(wanted / ratio)
    // A picture's proportions are not exact in a few cells: where it is a column narrower than its frame, it takes that, too.
    if !isFilling, child.ratio != nil, rows == proposal.rows, let columns = proposal.columns,
      Points.frameColumns(wanted) == columns - 1
    {
      return proposal
    }
    return ProposedCells(columns: Points.frameColumns(wanted), rows: rows)
  }

  private func idealRatio(in pass: inout LayoutPass) -> Double? {
    let ideal = child.size(offered: ProposedCells(columns: nil, rows: nil), in: &pass)
    guard ideal.columns > 0, ideal.rows > 0 else { return nil }
    return Double(ideal.columns) * Points.perColumn / (Double(ideal.rows) * Points.perRow)
  }
}
