import RandomNumbers

/// A simulated bike ride in steps of a second: the rider's power against slope, tires and air, with some red lights.
///
/// It is a value without a clock: the same seed gives the same ride.
struct RideSimulation: Sendable {
  /// The speed, in meters per second.
  private(set) var speed: Double
  /// The distance so far, in meters.
  private(set) var distance: Double
  /// The climb so far, in meters.
  private(set) var climb: Double
  /// The slope of the road: climb divided by distance.
  private(set) var slope = 0.0

  /// The maximum speed, in meters per second: 50 km/h.
  static let speedMaximum = 13.9
  /// The maximum slope, up or down.
  static let slopeMaximum = 0.07

  // Rider and bike together; the coefficients are for an upright rider on road tires (Wilson, "Bicycling Science").
  private static let mass = 88.0
  private static let gravity = 9.81
  private static let rollingResistance = 0.005
  private static let airResistance = 0.5 * 1.2 * 0.42
  private static let powerMaximum = 420.0
  /// The maximum force of the rider at walking speed, in newtons.
  private static let forceMaximum = 130.0
  /// The maximum acceleration, in meters per second squared; downhill the rider eases off.
  private static let accelerationMaximum = 1.4
  /// The deceleration of the brakes, in meters per second squared.
  private static let braking = 1.3

  /// A red traffic light: its distance from the start, and the waiting time.
  private struct Light {
    var distance: Double
    var waitSeconds: Int
  }

  private var random: SplitMix64
  private var light: Light
  /// The speed that the rider aims for, in meters per second; it varies.
  private var aim = 7.1
  /// The slope that the road approaches.
  private var nextSlope = 0.004
  private var slopeChange: Double

  /// Makes a ride at its start, or in the middle.
  ///
  /// - Parameters:
  ///   - seed: The seed of the ride.
  ///   - speed: The speed, in meters per second.
  ///   - distance: The distance so far, in meters.
  ///   - climb: The climb so far, in meters.
  init(seed: UInt64, speed: Double = 0, distance: Double = 0, climb: Double = 0) {
    random = SplitMix64(seed: seed)
    self.speed = max(0, min(Self.speedMaximum, speed))
    self.distance = max(0, distance)
    self.climb = max(0, climb)
    light = Light(distance: self.distance + random.number(in: 180...320), waitSeconds: 9)
    slopeChange = self.distance + 60
  }

  /// A Boolean value indicating whether the bike is moving.
  var isMoving: Bool { speed > 0 }

  /// Advances the ride by a second.
  mutating func step() {
    turnRoad()
    let room = light.distance - distance
    if room < 1 {
      wait()
    } else if speed * speed / (2 * Self.braking) >= room - speed {
      // The rider sees the light in time and stops at the line.
      let deceleration = max(Self.braking * 0.6, speed * speed / (2 * room))
      move(to: speed - deceleration, atMost: room)
    } else {
      move(to: speed + acceleration(), atMost: room)
    }
  }

  /// Changes the slope slowly, toward one that lasts for a while.
  private mutating func turnRoad() {
    if distance >= slopeChange {
      let isHill = random.number(in: 0...1) < 0.45
      nextSlope =
        isHill
        ? random.number(in: -Self.slopeMaximum...Self.slopeMaximum)
        : random.number(in: -0.012...0.014)
      slopeChange = distance + random.number(in: 150...700)
    }
    let change = max(-0.004, min(0.004, nextSlope - slope))
    slope = max(-Self.slopeMaximum, min(Self.slopeMaximum, slope + change))
  }

  private mutating func wait() {
    speed = 0
    light.waitSeconds -= 1
    guard light.waitSeconds <= 0 else { return }
    light = Light(
      distance: distance + random.number(in: 450...2400),
      waitSeconds: Int(random.number(in: 7...26)))
  }

  private mutating func acceleration() -> Double {
    aim = max(6, min(8.2, aim + random.number(in: -0.3...0.3)))
    let slopeForce = Self.mass * Self.gravity * slope
    let resistance =
      Self.mass * Self.gravity * Self.rollingResistance
      + Self.airResistance * speed * speed
    // Uphill the rider is slower but uses more power; downhill at speed the rider coasts.
    let wanted = aim - max(0, slope) * 55
    let effort = 110 + 85 * (wanted - speed) + slopeForce * 5.5 + random.number(in: -45...45)
    let isCoasting = slope < -0.012 && speed > aim
    let power = isCoasting ? 0 : max(0, min(Self.powerMaximum, effort))
    let force = min(Self.forceMaximum, power / max(speed, 1))
    return min(Self.accelerationMaximum, (force - resistance - slopeForce) / Self.mass)
  }

  /// Changes the speed and moves on at the mean of the old and the new one.
  private mutating func move(to wanted: Double, atMost room: Double) {
    let next = max(0, min(Self.speedMaximum, wanted))
    let way = min((speed + next) / 2, max(0, room))
    // Near the line the rider rolls instead of creeping.
    speed = next < 0.4 && room > 1 ? max(next, min(0.9, room / 2)) : next
    distance += way
    climb += max(0, slope) * way
  }
}
