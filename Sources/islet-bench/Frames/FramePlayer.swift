import Compositing

/// Makes frame after frame as the program does, without a terminal: layout, then compositing.
protocol FramePlayer {
  mutating func frame(_ index: Int) -> PlayedFrame
}

/// A frame: its picture, and its damage.
struct PlayedFrame {
  let surface: Surface
  let damage: [CellRect]
  let isMoving: Bool
  /// A Boolean value indicating whether the rest of the frame follows at once, by the same index.
  var isPart = false
}
