import Compositing
import Foundation

/// The outline of a shape in a frame of any size, so far as it has one.
enum ShapeOutline: Hashable, Sendable {
  /// Square corners.
  case rectangle
  /// Rounded corners, by the width and the height of each corner in points.
  case rounded(width: Double, height: Double)
  /// Half circles at the short sides.
  case capsule
  /// A circle in the middle.
  case circle
  /// A circle around letters of one row, which is as wide as its frame.
  case badge
  /// An ellipse.
  case ellipse
  /// A path that was made for a frame of a size; in another frame it is stretched.
  case path(Path, CellSize)

  /// A Boolean value indicating whether the outline is a circle.
  var isCircle: Bool {
    switch self {
    case .circle, .badge: true
    case .path, .rectangle, .rounded, .capsule, .ellipse: false
    }
  }

  /// A Boolean value indicating whether the outline is a box, with square or round corners.
  var isBox: Bool {
    switch self {
    case .rectangle, .rounded, .capsule: true
    case .circle, .badge, .ellipse, .path: false
    }
  }

  /// A Boolean value indicating whether the outline is a circle, or may be a part of one.
  var mayBeRing: Bool {
    switch self {
    case .circle, .badge, .path: true
    case .rectangle, .rounded, .capsule, .ellipse: false
    }
  }

  /// Returns the outline in a frame, in points.
  func outline(in frame: CellRect) -> Outline {
    let rect = OutlineRect(frame)
    let bounds = CGRect(rect)
    switch self {
    case .rectangle: return Path(bounds).outline
    case .rounded(let width, let height):
      return Outline { $0.addRoundedRect(rect, cornerRadii: (width, height)) }
    case .capsule, .badge: return Path(capsuleIn: bounds).outline
    case .circle: return Path(circleIn: bounds).outline
    case .ellipse: return Path(ellipseIn: bounds).outline
    case .path(let path, let size):
      let scale = OutlineTransform.scale(
        x: size.columns > 0 ? Double(frame.size.columns) / Double(size.columns) : 1,
        y: size.rows > 0 ? Double(frame.size.rows) / Double(size.rows) : 1)
      return path.outline.applying(scale).offset(x: rect.minX, y: rect.minY)
    }
  }

  /// Returns the outline between this one and another; `nil` if there is none.
  func interpolated(to other: ShapeOutline, by fraction: Double) -> ShapeOutline? {
    if self == other { return other }
    guard case .path(let old, let oldSize) = self, case .path(let new, let size) = other,
      oldSize == size, let outline = old.outline.interpolated(to: new.outline, by: fraction)
    else { return nil }
    return .path(Path(outline), size)
  }
}
