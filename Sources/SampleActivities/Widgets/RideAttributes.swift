public import ActivityWidgets
public import FoundationEssentials

/// A ride that a bike computer follows.
public struct RideAttributes: ActivityAttributes {
  /// How the ride goes.
  public struct ContentState: Codable, Hashable {
    /// The speed, in kilometers an hour.
    public var speed: Double
    /// The way so far, in kilometers.
    public var distance: Double
    /// The meters climbed so far.
    public var climb: Int
    /// The part of the planned way that is done, `0...1`.
    public var progress: Double
    /// When the ride began.
    public var started: Date
    /// A Boolean value indicating whether the wheels turn.
    public var isMoving: Bool
  }

  /// The bike's name.
  public var bike: String
}
