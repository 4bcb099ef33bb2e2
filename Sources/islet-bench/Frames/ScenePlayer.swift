import Compositing

/// Makes the frames of a scene as the program does: layout, then compositing.
protocol ScenePlayer {
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
