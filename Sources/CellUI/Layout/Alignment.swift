import Compositing

/// A horizontal alignment of views.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing
  /// A guide of the app's own.
  case custom(AlignmentGuideID)

  /// Makes an alignment by a guide of the app's own.
  public init(_ id: any AlignmentID.Type) {
    self = .custom(AlignmentGuideID(id))
  }

  /// Returns the distance of a view of `length` from the start of `room`, in cells.
  public func offset(of length: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center, .custom: (room - length) / 2
    case .trailing: room - length
    }
  }

  /// A Boolean value indicating whether it is a guide of the app's own.
  var isCustom: Bool { if case .custom = self { true } else { false } }
}

extension HorizontalAlignment {
  /// The leading edge of a list's line.
  public static let listRowSeparatorLeading = HorizontalAlignment.leading
  /// The trailing edge of a list's line.
  public static let listRowSeparatorTrailing = HorizontalAlignment.trailing
}

extension HorizontalAlignment: CaseIterable {
  /// The alignments that have names.
  public static let allCases: [HorizontalAlignment] = [.leading, .center, .trailing]
}

/// A vertical alignment of views.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
  /// A guide of the app's own.
  case custom(AlignmentGuideID)

  /// Makes an alignment by a guide of the app's own.
  public init(_ id: any AlignmentID.Type) {
    self = .custom(AlignmentGuideID(id))
  }

  /// Returns the distance of a view of `length` from the start of `room`, in cells.
  func offset(of length: Int, in room: Int) -> Int {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center, .custom: (room - length) / 2
    case .bottom, .lastTextBaseline: room - length
    }
  }

  /// A Boolean value indicating whether it is a guide of the app's own.
  var isCustom: Bool { if case .custom = self { true } else { false } }
}

extension VerticalAlignment: CaseIterable {
  /// The alignments that have names.
  public static let allCases: [VerticalAlignment] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]
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
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

extension Alignment {
  /// A Boolean value indicating whether a guide of the app's own is in it.
  var isCustom: Bool { horizontal.isCustom || vertical.isCustom }

  /// Returns the rectangle of a view of `size` in a larger one.
  func place(_ size: CellSize, in rect: CellRect) -> CellRect {
    CellRect(
      origin: CellPoint(
        column: rect.origin.column + horizontal.offset(of: size.columns, in: rect.size.columns),
        row: rect.origin.row + vertical.offset(of: size.rows, in: rect.size.rows)), size: size)
  }
}
