/// The places of all activities: the stacks on the Lock Screen, the island, the banner.
public struct Arrangement: Hashable, Sendable {
  /// The activities of one app, as they lie on top of one another.
  public struct Stack: Hashable, Sendable {
    /// The app.
    public let app: BundleID
    /// The activities, top first; never empty.
    public let activities: [ActivityID]
    /// A Boolean value indicating whether each activity has a place of its own.
    public let isUnfolded: Bool

    /// Makes a stack.
    public init(app: BundleID, activities: [ActivityID], isUnfolded: Bool) {
      self.app = app
      self.activities = activities
      self.isUnfolded = isUnfolded
    }
  }

  /// The stacks, top to bottom.
  public let stacks: [Stack]
  /// The content of the island.
  public let island: IslandArrangement
  /// The activity that an alert shows as a banner at the top, on a device without an island (AK 4.7).
  public let banner: ActivityID?
  /// The number of stacks above and below those of a part.
  public let hiddenStackCount: Int

  /// Makes an arrangement.
  public init(
    stacks: [Stack], island: IslandArrangement, banner: ActivityID? = nil, hiddenStackCount: Int = 0
  ) {
    self.stacks = stacks
    self.island = island
    self.banner = banner
    self.hiddenStackCount = hiddenStackCount
  }

  /// Nothing anywhere.
  public static let empty = Arrangement(stacks: [], island: .none)
}

/// The content of the Dynamic Island (AK 4b).
public enum IslandArrangement: Hashable, Sendable {
  /// Nothing but the camera.
  case none
  /// The chosen activity of the only app that has any (AK 4.9).
  case compact(ActivityID)
  /// One activity of each of two apps (AK 4.10).
  case minimal(attached: ActivityID, detached: ActivityID)
  /// One activity, held by the person or lit by an alert (AK 4.13, 4.14).
  case expanded(ActivityID)

  /// The activities in the island, from leading to trailing.
  public var activities: [ActivityID] {
    switch self {
    case .none: []
    case .compact(let id), .expanded(let id): [id]
    case .minimal(let attached, let detached): [attached, detached]
    }
  }
}
