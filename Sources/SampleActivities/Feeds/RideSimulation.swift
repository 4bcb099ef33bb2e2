/// A bike ride, a second at a time: the rider's power against slope, tires and air, and a red light now and then.
///
/// It is a value and knows no clock: the same seed rides the same ride.
public struct RideSimulation: Sendable {
  /// The speed, in meters a second.
  public private(set) var speed: Double
  /// The way so far, in meters.
  public private(set) var distance: Double
  /// The meters climbed so far.
  public private(set) var climb: Double
  /// The slope of the road, meters up for each meter on.
  public private(set) var slope = 0.0

  /// The fastest the rider lets the bike run, in meters a second: 50 km/h.
  public static let speedMaximum = 13.9
  /// The steepest the road is, up or down.
  public static let slopeMaximum = 0.07

  // Rider and bike; the coefficients are those of an upright rider on road tires (Wilson, "Bicycling Science").
  private static let mass = 88.0
  private static let gravity = 9.81
  private static let rollingResistance = 0.005
  private static let airResistance = 0.5 * 1.2 * 0.42
  private static let powerMaximum = 420.0
  /// What tires and muscles bring onto the road at walking speed, in newtons.
  private static let forceMaximum = 130.0
  /// Downhill the rider eases off rather than be thrown forward, in meters a second squared.
  private static let accelerationMaximum = 1.4
  /// How hard the rider brakes, in meters a second squared.
  private static let braking = 1.3

  /// A traffic light that turns red, and for how long the rider then waits.
  private struct Light {
    var distance: Double
    var waitSeconds: Int
  }

  private var random: SeededRandom
  private var light: Light
  /// The speed that the rider has in mind, in meters a second; it wanders.
  private var aim = 7.1
  /// The slope that the road is turning to.
  private var nextSlope = 0.004
  private var slopeChange: Double

  /// Begins in the middle of a ride, or with the first turn of the pedals.
  ///
  /// - Parameters:
  ///   - seed: Which ride it is.
  ///   - speed: The speed, in meters a second.
  ///   - distance: The way so far, in meters.
  ///   - climb: The meters climbed so far.
  public init(seed: UInt64, speed: Double = 0, distance: Double = 0, climb: Double = 0) {
    random = SeededRandom(seed: seed)
    self.speed = max(0, min(Self.speedMaximum, speed))
    self.distance = max(0, distance)
    self.climb = max(0, climb)
    light = Light(distance: self.distance + random.number(in: 180...320), waitSeconds: 9)
    slopeChange = self.distance + 60
  }

  /// A Boolean value indicating whether the wheels turn.
  public var isMoving: Bool { speed > 0 }

  /// Rides on for a second.
  public mutating func step() {
    turnRoad()
    let room = light.distance - distance
    if room < 1 {
      wait()
    } else if speed * speed / (2 * Self.braking) >= room - speed {
      // The rider sees the light in time and comes to stand at the line.
      let deceleration = max(Self.braking * 0.6, speed * speed / (2 * room))
      move(to: speed - deceleration, atMost: room)
    } else {
      move(to: speed + acceleration(), atMost: room)
    }
  }

  /// The road's slope changes slowly, toward one that lasts for a while.
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
    // A hill is ridden slower and still with more power; downhill and fast enough the rider coasts.
    let wanted = aim - max(0, slope) * 55
    let effort = 110 + 85 * (wanted - speed) + slopeForce * 5.5 + random.number(in: -45...45)
    let isCoasting = slope < -0.012 && speed > aim
    let power = isCoasting ? 0 : max(0, min(Self.powerMaximum, effort))
    let force = min(Self.forceMaximum, power / max(speed, 1))
    return min(Self.accelerationMaximum, (force - resistance - slopeForce) / Self.mass)
  }

  /// Takes a speed and goes on at the mean of the old and the new one.
  private mutating func move(to wanted: Double, atMost room: Double) {
    let next = max(0, min(Self.speedMaximum, wanted))
    let way = min((speed + next) / 2, max(0, room))
    // A rider who would creep up to the line just rolls there.
    speed = next < 0.4 && room > 1 ? max(next, min(0.9, room / 2)) : next
    distance += way
    climb += max(0, slope) * way
  }
}
