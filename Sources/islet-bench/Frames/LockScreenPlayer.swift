import ActivityWidgets
import CellUI
import Compositing
import FeedReports
import FoundationEssentials
import LiveActivities
import LockScreenSession
import LockScreenUI
import SampleActivities
import Theming

/// A lock screen with rides on its cards, one per app.
struct LockScreenPlayer: FramePlayer {
  private var screen: LockScreen
  private let registry = WidgetRegistry(SampleWidgets())
  private let ids: [ActivityID]
  private let framesPerUpdate: Int?

  /// The device's time at the first frame.
  private static let start = Date(HeadlessRun.standardMoment)

  /// Makes a lock screen.
  init(size: CellSize, cardCount: Int, framesPerUpdate: Int?) {
    ids = (0..<cardCount).map {
      ActivityID(app: BundleID("com.example.app\($0)"), name: "ride")
    }
    self.framesPerUpdate = framesPerUpdate
    screen = LockScreen(
      size: size, theme: Theme.embedded[0], environment: EnvironmentValues(now: Self.start))
    update(0, at: SceneTime(device: Self.start, motion: .zero))
  }

  mutating func frame(_ index: Int) -> PlayedFrame {
    let time: SceneTime
    if let framesPerUpdate {
      let motion = Duration.milliseconds(index * 1000 / 60)
      time = SceneTime(
        device: Self.start.addingTimeInterval(motion / .seconds(1)), motion: motion)
      if index % framesPerUpdate == 0 { update(index / framesPerUpdate, at: time) }
    } else {
      time = SceneTime(
        device: Self.start.addingTimeInterval(Double(index)), motion: .seconds(index))
    }
    let frame = screen.frame(at: time)
    return PlayedFrame(surface: frame.surface, damage: frame.damage, isMoving: frame.isMoving)
  }

  private mutating func update(_ count: Int, at time: SceneTime) {
    let activities = ids.map { id in
      PresentedActivity(id: id, presentations: Self.ride(count, of: id, in: registry))
    }
    let arrangement = Arrangement(
      stacks: ids.map { Arrangement.Stack(app: $0.app, activities: [$0], isUnfolded: false) },
      island: ids.first.map { .compact($0) } ?? .none)
    screen.update(arrangement, activities: activities, at: time)
  }

  /// Returns the views of a ride, whose readings change with each update.
  static func ride(_ count: Int, of id: ActivityID, in registry: WidgetRegistry)
    -> ActivityPresentations
  {
    let began = Int(start.timeIntervalSinceReferenceDate) - 600
    let state = """
      {"speed":\(20 + count % 17).\(count % 10),"distance":\(count / 10).\(count % 10),"climb":\(count),\
      "progress":0.\(10 + count % 90),"started":\(began),"isMoving":true}
      """
    guard let provider = registry.provider(for: "RideAttributes") else {
      preconditionFailure("the samples have a widget for rides")
    }
    do {
      return try provider.presentations(
        of: EncodedActivity(
          activityID: id.name, attributes: LazyJSON(Array(#"{"bike":"Brompton"}"#.utf8)),
          contentState: LazyJSON(Array(state.utf8))))
    } catch {
      preconditionFailure("the bench's own states decode: \(error)")
    }
  }
}
