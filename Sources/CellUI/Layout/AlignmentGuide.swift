import Compositing
public import Foundation

/// A guide of the app's own, by which views are aligned.
public protocol AlignmentID: SendableMetatype {
  /// Returns the guide's distance from a view's leading or top edge, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of a guide.
public struct AlignmentGuideID: Hashable, Sendable {
  private let key: ObjectIdentifier
  let defaultValue: @Sendable (ViewDimensions) -> CGFloat

  init<ID: AlignmentID>(_ id: ID.Type) {
    key = ObjectIdentifier(id)
    defaultValue = ID.defaultValue
  }

  /// Compares the guides' types.
  public static func == (first: AlignmentGuideID, second: AlignmentGuideID) -> Bool {
    first.key == second.key
  }

  /// Hashes the guide's type.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}

/// The size of a view and its guides, in points.
public struct ViewDimensions {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat
  let baseline: CGFloat?
  let guides: [AlignmentGuideID: (ViewDimensions) -> CGFloat]

  init(_ size: CellSize, baseline row: Int?, traits: NodeTraits?) {
    width = Double(size.columns) * Points.perColumn
    height = Double(size.rows) * Points.perRow
    baseline = row.map { (Double($0) + 1) * Points.perRow }
    guides = traits?.guides ?? [:]
  }

  /// The distance of a horizontal guide from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? standard(guide)
  }

  /// The distance of a vertical guide from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? standard(guide)
  }

  /// The distance that a modifier gives a guide; `nil` where none does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    guides[guide.id]?(plain)
  }

  /// The distance that a modifier gives a guide; `nil` where none does.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    guides[guide.id]?(plain)
  }

  /// The view without guides of modifiers, so that a guide may ask for its own standard place.
  private var plain: ViewDimensions {
    ViewDimensions(width: width, height: height, baseline: baseline, guides: [:])
  }

  private init(
    width: CGFloat, height: CGFloat, baseline: CGFloat?,
    guides: [AlignmentGuideID: (ViewDimensions) -> CGFloat]
  ) {
    (self.width, self.height, self.baseline, self.guides) = (width, height, baseline, guides)
  }

  private func standard(_ guide: HorizontalAlignment) -> CGFloat {
    switch guide {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    case .custom(let id): id.defaultValue(self)
    }
  }

  private func standard(_ guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    case .firstTextBaseline, .lastTextBaseline: baseline ?? height
    case .custom(let id): id.defaultValue(self)
    }
  }
}

extension View {
  /// Moves a guide of the view, by which stacks align it.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    traits { $0.guides[guide.id] = computeValue }
  }

  /// Moves a guide of the view, by which stacks align it.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    traits { $0.guides[guide.id] = computeValue }
  }
}

extension HorizontalAlignment {
  private enum Leading: StandardGuide {}
  private enum Center: StandardGuide {}
  private enum Trailing: StandardGuide {}

  var id: AlignmentGuideID {
    switch self {
    case .leading: AlignmentGuideID(Leading.self)
    case .center: AlignmentGuideID(Center.self)
    case .trailing: AlignmentGuideID(Trailing.self)
    case .custom(let id): id
    }
  }
}

extension VerticalAlignment {
  private enum Top: StandardGuide {}
  private enum Center: StandardGuide {}
  private enum Bottom: StandardGuide {}
  private enum FirstTextBaseline: StandardGuide {}
  private enum LastTextBaseline: StandardGuide {}

  var id: AlignmentGuideID {
    switch self {
    case .top: AlignmentGuideID(Top.self)
    case .center: AlignmentGuideID(Center.self)
    case .bottom: AlignmentGuideID(Bottom.self)
    case .firstTextBaseline: AlignmentGuideID(FirstTextBaseline.self)
    case .lastTextBaseline: AlignmentGuideID(LastTextBaseline.self)
    case .custom(let id): id
    }
  }
}

/// The identity of a guide whose place `ViewDimensions` knows.
private protocol StandardGuide: AlignmentID {}

extension StandardGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// The guides of children along one direction: they lie in one line.
struct GuideLine {
  /// The distance of each child from the start of the room, in cells; the least is 0.
  let offsets: [Int]
  /// The length of the room around all children, in cells.
  let length: Int

  /// Makes the line of children whose guide or whose alignment is the app's own; `nil` where there is none, and each
  /// child is aligned by itself.
  init?(
    _ guide: AlignmentGuideID, isCustom: Bool, of children: [any Node], lengths: [Int],
    perCell: Double, place: (Int) -> CGFloat
  ) {
    guard isCustom || children.contains(where: { $0.traits?.guides[guide] != nil }) else {
      return nil
    }
    let places = children.indices.map { index in
      let place = Double(place(index)) / perCell
      return place.isFinite ? Int(max(-10_000, min(10_000, place)).rounded()) : 0
    }
    let line = places.max() ?? 0
    offsets = places.map { line - $0 }
    length = zip(offsets, lengths).map { $0 + $1 }.max() ?? 0
  }
}
