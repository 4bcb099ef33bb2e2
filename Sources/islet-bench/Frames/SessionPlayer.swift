import Compositing
import LiveActivities
import LockScreenSession
import LockScreenUI
import SampleActivities

extension Session.Setup {
  /// A terminal's session with the demo's widgets.
  static func benchmark(_ size: CellSize) -> Self {
    var setup = Self(size: size)
    setup.views = ViewCatalog(
      widgets: SampleWidgets(), ofAppsWithPrefix: SampleWidgets.appPrefix)
    setup.takeTerminalPace()
    return setup
  }
}

/// A whole session with the cards of the demo, whose keys are pressed again and again at 60 frames a second.
struct SessionPlayer: FramePlayer {
  private var session: Session
  /// The keys, pressed in turn.
  private let actions: [KeyAction]
  private var pressedIndex = 0
  /// The number of frames from one key to the next.
  static let framesPerKey = 60

  /// The turns in which the first picture is drawn, the help is prepared, and the pictures become exact.
  static let firstTurns = 2

  /// The device's time at the first frame.
  private static let start = HeadlessRun.standardMoment
  /// The time after which everything of the first frame has come to rest.
  private static let settling = Duration.seconds(8)

  /// The keys of all displays upright: light, dark and the theme's own, iOS's colors, and always on.
  static let displayKeys: [KeyAction] = [
    .appearance, .appearance, .appearance, .colors, .colors, .alwaysOn, .alwaysOn,
  ]

  /// Makes a session of the demo at rest.
  init(size: CellSize, pressing actions: [KeyAction]) {
    self.actions = actions
    session = Session(.benchmark(size), showing: Self.start, at: .zero)
    var sources = [StreamSource(FeedStream(name: "demo"))]
    var script = DemoScript(.all, startingAt: Self.start.millisecondsSince1970)
    for case .line(let line) in script.steps(upTo: .zero) {
      sources[0].stream.append(line + [UInt8(ascii: "\n")])
    }
    while session.applyNextLine(of: &sources, at: .zero) != nil {}
    _ = session.frame(at: .zero)
    _ = session.frame(at: Self.settling)
    // The device's time stands, so that keys alone change the picture.
    _ = session.handle(.pauseClock, at: Self.settling)
  }

  mutating func frame(_ index: Int) -> PlayedFrame {
    let real = Self.settling + FrameClock.interval * index
    while session.wantsPreparation { session.prepare(at: real) }
    if index % Self.framesPerKey == 1, index != pressedIndex {
      pressedIndex = index
      _ = session.handle(actions[index / Self.framesPerKey % actions.count], at: real)
    }
    session.advance(to: real)
    let frame = session.frame(at: real)
    return PlayedFrame(
      surface: frame.surface, damage: frame.damage, isMoving: frame.isMoving, isPart: frame.isPart)
  }
}
