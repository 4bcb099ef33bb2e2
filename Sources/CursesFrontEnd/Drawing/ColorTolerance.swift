import ColorScience
import Compositing

/// The error that a cell's colors may have while it moves.
///
/// The next color is due in a sixtieth of a second, and each change of color costs up to 38 bytes. So a cell keeps its
/// color, or takes a neighbor's, where the error is no larger than the cell's last change and too small to be seen. Only
/// colors of the picture are shown, so a gray one stays gray, and a motion that ends slowly ends without a jump. The
/// frame at rest makes all colors exact.
struct ColorTolerance: Equatable {
  /// The largest error of a channel.
  private let reach: Int32

  /// The greatest error of a channel, `0...255`, that is not seen for a sixtieth of a second.
  private static let unseen: Int32 = 4
  static let exact = ColorTolerance(reach: 0)
  /// The tolerance where nothing was shown yet.
  static let first = ColorTolerance(reach: 6)

  private init(reach: Int32) {
    self.reach = reach
  }

  /// The tolerance for a cell that changes.
  @inline(__always)
  init(from old: Cell, to new: Cell) {
    var change = Self.distance(old.upper, new.upper)
    if new.lower != new.upper || old.lower != old.upper {
      change = max(change, Self.distance(old.lower, new.lower))
    }
    if new.foreground != old.foreground {
      change = max(change, Self.distance(old.foreground, new.foreground))
    }
    reach = min(Self.unseen, change)
  }

  /// Returns the first of two colors within the tolerance of an exact one; `nil` where none is.
  @inline(__always)
  func color(near exact: Int32, of first: Int32, _ second: Int32) -> Int32? {
    if allows(first, for: exact) { return first }
    return allows(second, for: exact) ? second : nil
  }

  /// Returns whether a color is within the tolerance of an exact one.
  ///
  /// Its channels must differ by similar amounts, since a change of hue is seen sooner than one of lightness.
  @inline(__always)
  func allows(_ shown: Int32, for exact: Int32) -> Bool {
    guard shown != exact else { return true }
    guard shown >= 0, reach > 0 else { return false }
    let red = (shown >> 16) &- (exact >> 16)
    let green = (shown >> 8 & 0xFF) &- (exact >> 8 & 0xFF)
    let blue = (shown & 0xFF) &- (exact & 0xFF)
    let turn = min(Self.unseen, reach)
    return Self.isSmall(red, reach) && Self.isSmall(green, reach) && Self.isSmall(blue, reach)
      && Self.isSmall(red &- green, turn) && Self.isSmall(blue &- green, turn)
  }

  /// Returns whether a difference is within a reach: as an unsigned number, one below its range is large.
  @inline(__always)
  private static func isSmall(_ difference: Int32, _ reach: Int32) -> Bool {
    UInt32(bitPattern: difference &+ reach) <= UInt32(bitPattern: 2 &* reach)
  }

  @inline(__always)
  private static func distance(_ first: StraightRGBA, _ second: StraightRGBA) -> Int32 {
    max(
      abs(Int32(first.red) &- Int32(second.red)), abs(Int32(first.green) &- Int32(second.green)),
      abs(Int32(first.blue) &- Int32(second.blue)))
  }
}
