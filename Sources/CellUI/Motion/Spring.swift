/// A damped spring: SwiftUI's `Spring`.
///
/// A spring with a new target keeps its position and velocity, so motion stays smooth. One formula serves all dampings:
/// below 1 the spring overshoots its target, from 1 on it does not.
public struct Spring: Hashable, Sendable {
  /// The period of the undamped spring, in seconds, from 0.01.
  public let response: Double
  /// The damping ratio, `0.1...2`; 1 is the smallest without overshoot.
  public let dampingRatio: Double

  /// Makes a spring; the values are clamped to the properties' ranges.
  public init(response: Double, dampingRatio: Double) {
    self.response = response.isNaN ? 0.01 : min(max(response, 0.01), 3600)
    self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.1), 2)
  }

  /// Makes a spring of a perceived duration, in seconds, and a bounce, as in WWDC 2023's "Animate with springs".
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.5), 1)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// The time until less than a hundredth of the distance is left, in seconds.
  public var settlingDuration: Double {
    // The slower of two decays decides; after seven of its time constants less than a hundredth is left.
    7 / slowestDecay
  }

  /// Returns the position of a spring that starts at 0, after a time in seconds.
  public func value(
    target: Double = 1, initialVelocity: Double = 0, time: Double
  ) -> Double {
    var (value, velocity) = (0.0, initialVelocity)
    update(value: &value, velocity: &velocity, target: target, deltaTime: time)
    return value
  }

  /// Advances a spring by a time.
  ///
  /// - Parameters:
  ///   - value: The position.
  ///   - velocity: The velocity, per second.
  ///   - target: The position of rest.
  ///   - deltaTime: The time, in seconds; negative values count as 0.
  public func update(
    value: inout Double, velocity: inout Double, target: Double, deltaTime: Double
  ) {
    let turn = turn(after: max(0, deltaTime))
    let (offset, decay) = (value - target, dampingRatio * frequency)
    value = target + turn.direct * offset + turn.cross * (velocity + decay * offset)
    velocity =
      turn.direct * velocity - turn.cross * (frequency * frequency * offset + decay * velocity)
  }

  /// Returns the square of the maximum distance from the target that a spring may still reach; it never grows.
  public func squaredReach(offset: Double, velocity: Double) -> Double {
    // The energy as a squared length: damping only reduces it.
    let swing = velocity / frequency
    return offset * offset + swing * swing
  }

  // MARK: - The formula

  /// The angular frequency, in radians per second.
  private var frequency: Double { 2 * Double.pi / response }

  private var slowestDecay: Double {
    let excess = max(0, dampingRatio * dampingRatio - 1)
    return (dampingRatio - excess.squareRoot()) * frequency
  }

  /// A number `direct + cross * j`, where the square of j is a real number that depends on the spring.
  ///
  /// The square is negative below critical damping, 0 at it, and positive above. So cosine, its limit and the hyperbolic
  /// cosine are one function, and no formula divides by a vanishing difference.
  private struct Turn {
    var direct: Double
    var cross: Double

    static let rest = Turn(direct: 0, cross: 0)

    func times(_ other: Turn, squaredUnit: Double) -> Turn {
      Turn(
        direct: direct * other.direct + squaredUnit * cross * other.cross,
        cross: direct * other.cross + cross * other.direct)
    }
  }

  /// Returns the effect of a time on position and velocity: the exponential function of `j - decay`, from the first terms
  /// of its series for a 1024th of the time.
  private func turn(after seconds: Double) -> Turn {
    // After a long time a spring is at rest, whatever its phase.
    guard slowestDecay * seconds < 40 else { return .rest }
    let part = seconds / 1024
    let step = Turn(direct: -dampingRatio * frequency * part, cross: part)
    let squaredUnit = (dampingRatio * dampingRatio - 1) * frequency * frequency
    var turn = Turn(direct: 1, cross: 0)
    for term in [6.0, 5, 4, 3, 2, 1] {
      turn = turn.times(step, squaredUnit: squaredUnit)
      turn = Turn(direct: 1 + turn.direct / term, cross: turn.cross / term)
    }
    for _ in 0..<10 { turn = turn.times(turn, squaredUnit: squaredUnit) }
    return turn
  }
}

// MARK: - SwiftUI's springs

extension Spring {
  /// A spring without bounce.
  public static let smooth = smooth()
  /// A spring with a small bounce.
  public static let snappy = snappy()
  /// A spring with a bounce.
  public static let bouncy = bouncy()

  /// A spring without bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Makes a spring from a mass, its stiffness and its damping.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let root = (max(0.001, mass) * max(0.001, stiffness)).squareRoot()
    self.init(
      response: 2 * Double.pi * max(0.001, mass) / root, dampingRatio: damping / (2 * root))
  }

  /// Makes a spring that is at rest after a time, in seconds.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    self.init(response: settlingDuration / unit.settlingDuration, dampingRatio: dampingRatio)
  }

  /// The perceived duration, in seconds.
  public var duration: Double { response }
  /// The bounce, `-1...1`.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The mass.
  public var mass: Double { 1 }
  /// The stiffness of a mass of 1.
  public var stiffness: Double { (2 * Double.pi / response) * (2 * Double.pi / response) }
  /// The damping of a mass of 1.
  public var damping: Double { 4 * Double.pi * dampingRatio / response }

  /// Returns the velocity of a spring that starts at 0, after a time in seconds.
  public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    var (value, velocity) = (0.0, initialVelocity)
    update(value: &value, velocity: &velocity, target: target, deltaTime: time)
    return velocity
  }

  /// Returns the numbers of a spring that starts at 0, after a time in seconds.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    var part = target
    part.scale(by: value(target: 1, time: time))
    var moved = initialVelocity
    moved.scale(by: value(target: 0, initialVelocity: 1, time: time))
    return part + moved
  }
}
