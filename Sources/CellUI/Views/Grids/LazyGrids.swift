import Compositing
public import Foundation

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// The size of an item, in points.
  public enum Size: Sendable {
    /// Always this size.
    case fixed(CGFloat)
    /// An equal part of the remaining length, between two sizes.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as have room, each between two sizes.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size.
  public var size: Size
  /// The spacing to the next item, in points; `nil` means 8.
  public var spacing: CGFloat?
  /// The place of a view in its cell; `nil` means the middle.
  public var alignment: Alignment?

  /// Makes an item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, filled row by row.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a grid of columns; `spacing` is between rows, in points.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    let children = context.inside(nil).nodes(of: content)
    let points = Double(spacing ?? 8) * context.environment.magnification
    return [
      TrackNode(
        items: columns, axis: .vertical, spacing: Points.rows(points),
        alignment: Alignment(horizontal: alignment, vertical: .center),
        children: children, identity: context.identity,
        magnification: context.environment.magnification,
        isHalved: HalfRows.fits(children, spacing: points))
    ]
  }
}

/// Views in rows, filled column by column.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a grid of rows; `spacing` is between columns, in points.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    [
      TrackNode(
        items: rows, axis: .horizontal,
        spacing: Points.columns(Double(spacing ?? 8) * context.environment.magnification),
        alignment: Alignment(horizontal: .center, vertical: alignment),
        children: context.inside(nil).nodes(of: content), identity: context.identity,
        magnification: context.environment.magnification)
    ]
  }
}

/// The layout of a grid of tracks: columns filled row by row, or rows filled column by column.
private struct TrackNode: Node {
  /// The most tracks of one adaptive item.
  private static let adaptiveMaximum = 200
  private let items: [GridItem]
  private let axis: ViewContext.Axis
  private let spacing: Int
  private let alignment: Alignment
  private let children: [any Node]
  let identity: ViewIdentity
  private let magnification: Double
  /// A Boolean value indicating whether two lines of small shapes share a row.
  private let isHalved: Bool

  /// A track: its length across and the gap to the next, in cells.
  private struct Track {
    var length: Int
    let gap: Int
    let alignment: Alignment?
  }

  init(
    items: [GridItem], axis: ViewContext.Axis, spacing: Int, alignment: Alignment,
    children: [any Node], identity: ViewIdentity, magnification: Double, isHalved: Bool = false
  ) {
    self.isHalved = isHalved
    self.items = items
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.children = children
    self.identity = identity
    self.magnification = magnification
  }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let tracks = tracks(offered: proposal)
    let lines = lines(tracks, in: &pass)
    let across = tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gap }
    let along =
      isHalved
      ? (lines.count + 1) / 2 : lines.reduce(0, +) + max(0, lines.count - 1) * spacing
    return axis == .vertical
      ? CellSize(columns: across, rows: along) : CellSize(columns: along, rows: across)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let tracks = tracks(offered: proposal)
    guard !tracks.isEmpty else { return }
    guard !isHalved else {
      let count = (children.count + tracks.count - 1) / tracks.count
      return pass.placeHalfRows(in: rect, count: count, identity: identity) {
        place(on: tracks, in: rect, pass: &$0)
      }
    }
    place(on: tracks, in: rect, pass: &pass)
  }

  private func place(on tracks: [Track], in rect: CellRect, pass: inout LayoutPass) {
    let lines = lines(tracks, in: &pass)
    for (index, child) in children.enumerated() {
      let (line, track) = index.quotientAndRemainder(dividingBy: tracks.count)
      let across = tracks.prefix(track).reduce(0) { $0 + $1.length + $1.gap }
      let along = isHalved ? line : lines.prefix(line).reduce(0) { $0 + $1 + spacing }
      let offer = offer(tracks[track])
      let cell =
        axis == .vertical
        ? CellRect(column: across, row: along, columns: tracks[track].length, rows: lines[line])
        : CellRect(column: along, row: across, columns: lines[line], rows: tracks[track].length)
      let place = tracks[track].alignment ?? alignment
      let size = child.size(offered: offer, in: &pass)
      pass.place(
        child, in: place.place(size, in: cell.offset(by: rect.origin)), offered: offer,
        beside: (0, 0))
    }
  }

  private func offer(_ track: Track) -> ProposedCells {
    axis == .vertical
      ? ProposedCells(columns: track.length, rows: nil)
      : ProposedCells(columns: nil, rows: track.length)
  }

  /// Returns the length of each line of views along the axis.
  private func lines(_ tracks: [Track], in pass: inout LayoutPass) -> [Int] {
    guard !tracks.isEmpty else { return [] }
    var lines: [Int] = []
    for (index, child) in children.enumerated() {
      let size = child.size(offered: offer(tracks[index % tracks.count]), in: &pass)
      let length = axis == .vertical ? size.rows : size.columns
      if index % tracks.count == 0 { lines.append(0) }
      lines[lines.count - 1] = max(lines[lines.count - 1], length)
    }
    return lines
  }

  private func cells(_ points: CGFloat) -> Int {
    axis == .vertical
      ? Points.frameColumns(Double(points) * magnification)
      : Points.frameRows(Double(points) * magnification)
  }

  private func gap(_ item: GridItem) -> Int {
    let points = Double(item.spacing ?? 8) * magnification
    // Small shapes that are less than a cell and a half apart stand side by side.
    if isHalved, case .fixed(let width) = item.size,
      Double(width) * magnification + points < HalfRows.pitchLimit
    {
      return 0
    }
    return axis == .vertical ? Points.columns(points) : Points.rows(points)
  }

  /// Divides a proposal among the tracks: fixed ones first, the rest in equal parts.
  private func tracks(offered proposal: ProposedCells) -> [Track] {
    let offered = axis == .vertical ? proposal.columns : proposal.rows
    var left = offered ?? 0
    for item in items {
      if case .fixed(let points) = item.size { left -= cells(points) }
    }
    left -= items.dropLast().reduce(0) { $0 + gap($1) }
    var flexible = items.count {
      if case .fixed = $0.size { false } else { true }
    }
    var tracks: [Track] = []
    for item in items {
      let gap = gap(item)
      switch item.size {
      case .fixed(let points):
        tracks.append(Track(length: cells(points), gap: gap, alignment: item.alignment))
      case .flexible(let minimum, let maximum):
        let part = offered == nil ? 0 : max(0, left) / max(1, flexible)
        let length = min(max(part, cells(minimum)), max(cells(minimum), cells(maximum)))
        tracks.append(Track(length: length, gap: gap, alignment: item.alignment))
        left -= length
        flexible -= 1
      case .adaptive(let minimum, let maximum):
        let part = max(0, left) / max(1, flexible)
        let least = max(1, cells(minimum))
        let count = max(1, min(Self.adaptiveMaximum, (part + gap) / max(1, least + gap)))
        let length = min(
          max(least, (part - (count - 1) * gap) / count), max(least, cells(maximum)))
        tracks += Array(
          repeating: Track(length: length, gap: gap, alignment: item.alignment), count: count)
        left -= part
        flexible -= 1
      }
    }
    return tracks
  }
}
