import ColorScience
import Compositing

/// A scene on a terminal.
struct FrameCase {
  var scene: FrameScene
  var size: CellSize
  /// The color depth; `nil` makes the frames without a terminal.
  var depth: ColorDepth?

  var name: String {
    "\(scene.rawValue) \(size.word) \(depth?.word ?? "headless")"
  }
}

extension ColorDepth {
  /// Parses the depth of a command line.
  init?(word: String) {
    guard let depth = ColorDepth.allCases.first(where: { $0.word == word }) else { return nil }
    self = depth
  }

  var word: String {
    switch self {
    case .mono: "mono"
    case .ansi8: "8"
    case .ansi16: "16"
    case .indexed256: "256"
    case .direct24: "24"
    }
  }
}
