/// A version of iOS whose rules the engine follows (AK 9).
public struct IOSVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number before the point.
  let major: Int
  /// The number after the point.
  let minor: Int

  private init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// The first with Live Activities.
  package static let liveActivities = IOSVersion(16, 1)
  /// The first with `ActivityContent`: stale dates, relevance, frequent pushes (AK 1.3).
  public static let activityContent = IOSVersion(16, 2)
  /// The first with buttons, toggles and a layout's own animations (AK 5.5, 6.5).
  public static let interactivity = IOSVersion(17, 0)
  /// The first in which a push starts an activity and a call may carry a timestamp (AK 1.13, 3.9).
  public static let pushToStart = IOSVersion(17, 2)
  /// The first with channels and transient activities (AK 1.8, 1.32).
  public static let channels = IOSVersion(18, 0)
  /// The first with scheduled starts (AK 1.9).
  public static let scheduledStart = IOSVersion(26, 0)

  /// The versions in which something changed for Live Activities, the oldest first.
  public static let all = [
    liveActivities, activityContent, interactivity, pushToStart, channels, scheduledStart,
  ]
  /// The newest one, whose rules hold where none is named.
  public static let newest = scheduledStart

  /// The version that is written like this, `18.0`, or the first of a major number, `18`; `nil` for one in which nothing
  /// changed.
  public init?(_ text: String) {
    let known = Self.all.first { $0.description == text || "\($0.major)" == text }
    guard let version = known else { return nil }
    self = version
  }

  /// The parts of the version, the greater one first.
  public var numbers: [Int] { [major, minor] }

  /// The version as people write it.
  public var description: String { "\(major).\(minor)" }

  /// Orders versions by age.
  public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

/// The properties of a device that matter to Live Activities.
public struct DeviceProfile: Hashable, Sendable {
  /// The system, whose rules hold.
  public var version: IOSVersion
  /// A Boolean value indicating whether there is a Dynamic Island; without one an alert is a banner (AK 4.7).
  public var hasDynamicIsland: Bool

  /// Makes a profile; without arguments that of the newest iPhone.
  public init(version: IOSVersion = .newest, hasDynamicIsland: Bool = true) {
    self.version = version
    self.hasDynamicIsland = hasDynamicIsland
  }
}

/// A feature of ActivityKit that earlier systems lack.
package enum LaterFeature: String, CaseIterable, Hashable, Sendable {
  /// The stale date or the relevance score of a call's content (AK 1.3).
  case activityContent = "a stale date or a relevance score"
  /// The person's switch for frequent updates (AK 1.31).
  case frequentUpdates = "a setting for frequent updates"
  /// A start by push.
  case pushToStart = "a start by push"
  /// The timestamp of a call.
  case callTimestamp = "a call's timestamp"
  /// The style `transient`.
  case transientStyle = "the style transient"
  /// A push type `channel`, or a start by push that asks for one.
  case channels = "broadcast channels"
  /// A scheduled start.
  case scheduledStart = "a scheduled start"
  /// Buttons and toggles.
  case interactivity = "a button"
  /// A start by a `LiveActivityIntent` (AK 1.6).
  case intents = "a LiveActivityIntent"
  /// StandBy.
  case standBy = "StandBy"
  /// CarPlay's dashboard.
  case carPlay = "activities in CarPlay"

  /// The first version that has it.
  package var since: IOSVersion {
    switch self {
    case .activityContent, .frequentUpdates: .activityContent
    case .pushToStart, .callTimestamp: .pushToStart
    case .transientStyle, .channels: .channels
    case .scheduledStart, .carPlay: .scheduledStart
    case .interactivity, .standBy, .intents: .interactivity
    }
  }
}
