import FoundationEssentials

/// The lines of a bike computer: a request by the app, then a push each second of the ride, then the next ride.
struct RideFeed: DemoFeed {
  private static let app = "islet.demo.dynamo"
  /// The time that a finished ride stays, as Apple's guidelines advise, in seconds.
  private static let dismissalSeconds = 900
  /// The pause before the next ride, in seconds.
  private static let pauseSeconds = 60

  private let start: Date
  private(set) var nextDueSeconds = 0
  private var number = 1
  private var ride: RideSimulation
  private var attributes = RideAttributes(bike: "Brompton")
  private var startedSeconds: Int
  private var plannedMeters = 50_000.0
  private var hasStarted = false

  init(start: Date) {
    self.start = start
    // The demo starts in the middle of a ride, after 1:12:07 and 31.4 km.
    ride = RideSimulation(seed: 7, speed: 24.8 / 3.6, distance: 31_400, climb: 412)
    startedSeconds = -4327
  }

  var ongoing: [DemoActivity] {
    hasStarted ? [DemoActivity(app: Self.app, activity: activity)] : []
  }

  mutating func nextLines(_ manner: DemoManner) -> [[UInt8]] {
    let due = nextDueSeconds
    let now = start + Double(due)
    nextDueSeconds = due + 1
    guard hasStarted else {
      hasStarted = true
      return DemoPush(
        start: attributes, of: Self.app, activity: activity, at: now, state: state, relevance: 90,
        alert: .init(title: "Ride started", body: attributes.bike)
      ).startLines(isRequested: true, manner)
    }
    ride.step()
    guard ride.distance >= plannedMeters else {
      return [
        DemoPush<RideAttributes>(
          .update, of: Self.app, activity: activity, at: now, state: state, relevance: 90
        ).line
      ]
    }
    let end = DemoPush<RideAttributes>(
      .end, of: Self.app, activity: activity, at: now, state: state,
      dismissalDate: now + Double(Self.dismissalSeconds))
    startNext(at: due + Self.pauseSeconds)
    return [end.line]
  }

  private mutating func startNext(at seconds: Int) {
    number += 1
    hasStarted = false
    nextDueSeconds = seconds
    startedSeconds = seconds
    plannedMeters = 24_000
    ride = RideSimulation(seed: UInt64(number) &* 7)
  }

  private var activity: String { "ride-\(number)" }

  private var state: RideAttributes.ContentState {
    RideAttributes.ContentState(
      speed: Self.rounded(ride.speed * 3.6, to: 10),
      distance: Self.rounded(ride.distance / 1000, to: 100), climb: Int(ride.climb),
      progress: Self.rounded(min(1, ride.distance / plannedMeters), to: 1000),
      started: start + Double(startedSeconds), isMoving: ride.isMoving)
  }

  static func rounded(_ number: Double, to scale: Double) -> Double {
    (number * scale).rounded() / scale
  }
}
