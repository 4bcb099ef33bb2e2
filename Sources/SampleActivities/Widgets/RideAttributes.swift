import ActivityKit

/// A ride that a bike computer tracks.
struct RideAttributes: ActivityAttributes {
  /// The state of a ride.
  struct ContentState: Codable, Hashable {
    /// The speed, in kilometers per hour.
    var speed: Double
    /// The distance so far, in kilometers.
    var distance: Double
    /// The climb so far, in meters.
    var climb: Int
    /// The part of the planned distance that is done, `0...1`.
    var progress: Double
    /// The start of the ride.
    var started: Date
    /// The end of the ride; `nil` during it.
    var ended: Date?
    /// A Boolean value indicating whether the bike is moving.
    var isMoving: Bool
  }

  /// The bike's name.
  var bike: String
}
