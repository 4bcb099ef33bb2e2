import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import LockScreenSession

/// A moving picture of `islet-bench frames`.
enum FrameScene: String, CaseIterable {
  /// Text and a color of its own in each cell, all changing in each frame: the reference's scene "G".
  case fade
  /// The same with one color per row: scene "V".
  case gradient
  /// A changing label of 20 cells on a still picture of `fade`: scene "L".
  case label
  /// A lock screen with one card, whose timer advances by a second in each frame.
  case timer
  /// A lock screen with three cards, whose texts are updated twice a second at 60 frames.
  case updates
  /// A lock screen with one card, whose texts blur in each frame: an update comes as soon as the last one settles.
  case blur
  /// Round cards and circles that move over the whole screen by a point in each frame.
  case edges
  /// A session of the demo, whose theme is another one each second, into which the whole screen dissolves.
  case themes
  /// The same session, whose help comes or goes each second.
  case help
  /// The same session, whose display is another one each second: light, in iOS's colors, always on, and back.
  case displays
  /// A session with a ride on its card, and the inspector where there is room: a push in each frame updates the readings.
  case update
  /// A session with a plain card at rest, whose text an event changes each second, with all motion.
  case event

  /// A description of the scene.
  var summary: String {
    switch self {
    case .fade: "every cell has text and a color of its own, all fade"
    case .gradient: "one color a row, all fade"
    case .label: "20 cells change: a view laid out, composed, written"
    case .timer: "a lock screen whose card's timer goes on"
    case .updates: "a lock screen, three cards, their texts updated twice a second at 60 frames"
    case .blur: "a lock screen, one card, its texts blurring in every frame"
    case .edges: "cards and circles with antialiased edges move over the whole screen"
    case .themes: "a session of the demo, dissolving into the next theme each second"
    case .help: "a session of the demo, whose help comes or goes each second"
    case .displays: "a session of the demo, whose display is another one each second"
    case .update: "a session with a card and, where there is room, its inspector, updated by a push"
    case .event: "a session with a plain card at rest, whose text an event changes each second"
    }
  }

  func player(size: CellSize) -> any FramePlayer {
    switch self {
    case .fade: FadePlayer(size: size, byRow: false)
    case .gradient: FadePlayer(size: size, byRow: true)
    case .label: LabelPlayer(size: size)
    case .timer: LockScreenPlayer(size: size, cardCount: 1, framesPerUpdate: nil)
    case .updates: LockScreenPlayer(size: size, cardCount: 3, framesPerUpdate: 30)
    case .blur: LockScreenPlayer(size: size, cardCount: 1, framesPerUpdate: 15)
    case .edges: EdgesPlayer(size: size)
    case .themes: SessionPlayer(size: size, pressing: [.theme(1)])
    case .help: SessionPlayer(size: size, pressing: [.help])
    case .displays: SessionPlayer(size: size, pressing: SessionPlayer.displayKeys)
    case .update: UpdatePlayer(size: size)
    case .event: EventPlayer(size: size)
    }
  }
}

/// A picture that fades from black and back in 96 frames, below a still text.
private struct FadePlayer: FramePlayer {
  private var compositor: Compositor
  private let dark: Layer
  private var ground: Layer
  private let text: Layer

  init(size: CellSize, byRow: Bool) {
    compositor = Compositor(size: size)
    dark = Layer(surface: Surface(size: size, filledWith: Cell(background: .black)), origin: .zero)
    ground = Layer(surface: ScenePicture.ground(size: size, byRow: byRow), origin: .zero)
    text = Layer(surface: ScenePicture.text(size: size), origin: .zero)
  }

  mutating func frame(_ index: Int) -> PlayedFrame {
    ground.opacity = Double(abs(2 * (index % 96) - 96)) / 96
    let damage = compositor.compose([dark, ground, text])
    return PlayedFrame(surface: compositor.surface, damage: damage, isMoving: true)
  }
}

/// A label whose letters change in each frame.
private struct LabelPlayer: FramePlayer {
  /// The texts of the label.
  private static let texts: [String] = {
    let letters = Array("the quick brown fox jumps over the lazy dog ".utf8)
    return letters.indices.map { start in
      String(
        decoding: (0..<20).map { letters[(start + $0) % letters.count] }, as: UTF8.self)
    }
  }()

  private var compositor: Compositor
  private let picture: Layer
  private let place: CellPoint

  init(size: CellSize) {
    compositor = Compositor(size: size)
    var surface = ScenePicture.ground(size: size, byRow: false)
    surface.composite(ScenePicture.text(size: size), at: .zero)
    picture = Layer(surface: surface, origin: .zero)
    place = CellPoint(column: (size.columns - 20) / 2, row: size.rows / 2)
  }

  mutating func frame(_ index: Int) -> PlayedFrame {
    let view = Text(Self.texts[index % Self.texts.count])
      .foregroundStyle(Color.white)
      .background(Color.black)
    let layout = view.layout(
      in: ProposedCells(columns: 20, rows: 1),
      environment: EnvironmentValues(now: Date(timeIntervalSince1970: 0)))
    let damage = compositor.compose([picture, Layer(surface: layout.surface(), origin: place)])
    return PlayedFrame(surface: compositor.surface, damage: damage, isMoving: false)
  }
}
