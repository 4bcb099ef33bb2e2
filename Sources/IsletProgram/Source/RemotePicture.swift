import ColorScience
import Compositing
import LockScreenUI

/// The picture of a preview host, of which the parts that change come one by one.
struct RemotePicture {
  private static let ground = StraightRGBA(rgb: 0x101014)

  private var surface: Surface
  private var damage: [CellRect]
  private var pace = HostReply.Pace()
  /// A Boolean value indicating whether it has changed since the last frame.
  private(set) var isChanged = true

  /// Begins with a picture that says that there is none yet.
  init(size: CellSize) {
    surface = Self.empty(size)
    surface.draw(
      "building …", at: CellPoint(column: 2, row: 1), foreground: .white, attributes: [])
    damage = [surface.bounds]
  }

  private static func empty(_ size: CellSize) -> Surface {
    Surface(size: size, filledWith: Cell(glyph: .space, background: ground))
  }

  /// Applies the parts that have changed.
  mutating func apply(
    _ size: CellSize, _ damage: [CellRect], _ pace: HostReply.Pace, _ cells: ArraySlice<UInt8>
  ) {
    if size != surface.size {
      surface = Self.empty(size)
      self.damage = [surface.bounds]
    }
    var rest = cells
    for rect in damage {
      surface.decode(rect, from: rest)
      rest = rest.dropFirst(rect.size.columns * rect.size.rows * Surface.encodedCellByteCount)
    }
    self.damage += damage
    self.pace = pace
    isChanged = true
  }

  /// Keeps the last picture in a terminal of another size, until the preview host has drawn anew.
  mutating func resize(to size: CellSize) {
    let last = surface
    surface = Self.empty(size)
    surface.composite(last, at: .zero)
    damage = [surface.bounds]
    isChanged = true
  }

  /// Takes the next frame.
  mutating func takeFrame() -> SceneFrame {
    defer { (damage, isChanged) = ([], false) }
    return SceneFrame(
      surface: surface, damage: damage, isMoving: pace.contains(.isMoving),
      isPart: pace.contains(.isPart), nextChange: nil, nextDrift: nil)
  }
}
