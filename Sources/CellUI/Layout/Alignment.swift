import Compositing

/// A horizontal alignment of views.
public enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing

  /// Returns the distance of a view of `length` from the start of `room`, in cells.
  public func offset(of length: Int, in room: Int) -> Int {
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
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Alignment {
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
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
