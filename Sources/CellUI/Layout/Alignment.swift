import Compositing

/// A horizontal alignment of views.
public enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing

  /// Returns the distance of a view of `length` from the start of `room`, in cells.
  func offset(of length: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (room - length) / 2
    case .trailing: room - length
    }
  }
}

/// A vertical alignment of views.
public enum VerticalAlignment: Hashable, Sendable, CaseIterable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline

  /// Returns the distance of a view of `length` from the start of `room`, in cells.
  func offset(of length: Int, in room: Int) -> Int {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: (room - length) / 2
    case .bottom, .lastTextBaseline: room - length
    }
  }
}

/// The alignment of a view in a larger rectangle.
public struct Alignment: Hashable, Sendable {
  /// The horizontal part.
  public var horizontal: HorizontalAlignment
  /// The vertical part.
  public var vertical: VerticalAlignment

  /// Makes an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension Alignment {
  /// Returns the rectangle of a view of `size` in a larger one.
  func place(_ size: CellSize, in rect: CellRect) -> CellRect {
    CellRect(
      origin: CellPoint(
        column: rect.origin.column + horizontal.offset(of: size.columns, in: rect.size.columns),
        row: rect.origin.row + vertical.offset(of: size.rows, in: rect.size.rows)), size: size)
  }
}
