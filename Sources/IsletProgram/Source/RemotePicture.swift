import ColorScience
import Compositing
import FeedReports
import LockScreenUI

/// The picture of a preview host, of which the parts that change come one by one.
struct RemotePicture {
  private static let ground = StraightRGBA(rgb: 0x101014)
  private static let noteGround = StraightRGBA(rgb: 0x5A1014)

  private var surface: Surface
  private var damage: [CellRect]
  private var pace = HostReply.Pace()
  /// A Boolean value indicating whether it has changed since the last frame.
  private(set) var isChanged = true
  /// A Boolean value indicating whether a preview host has drawn it.
  private(set) var isDrawn = false
  /// The words over the last picture of a program that has stopped; `nil` while one draws.
  private(set) var note: String?

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
    (isDrawn, isChanged, note) = (true, true, nil)
  }

  /// Keeps the last picture, still, under a note, until a preview host draws again.
  mutating func hold(_ note: String) {
    self.note = note
    pace = HostReply.Pace()
    damage = [surface.bounds]
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
    var shown = surface
    if let note { Self.draw(note, on: &shown) }
    return SceneFrame(
      surface: shown, damage: damage, isMoving: pace.contains(.isMoving),
      isPart: pace.contains(.isPart), nextChange: nil, nextDrift: nil)
  }

  /// Draws a note on the lowest rows, over the picture.
  private static func draw(_ note: String, on surface: inout Surface) {
    let size = surface.size
    let lines = Messages.wrapped(note, columns: max(1, size.columns - 2)).suffix(size.rows)
    let top = size.rows - lines.count
    let blank = Cell(glyph: .space, background: noteGround)
    for row in top..<size.rows {
      for column in 0..<size.columns { surface.set(blank, column: column, row: row) }
    }
    for (row, line) in lines.enumerated() {
      surface.draw(
        line, at: CellPoint(column: 1, row: top + row), foreground: .white, attributes: [])
    }
  }
}
