/// SwiftUI's `Spring`: how long a swing takes, and how soon it dies away.
///
/// A spring that is let go anew keeps its place and its speed, so motion never has a kink. All dampings follow one
/// formula: with less than 1 the spring swings past its end, with 1 and more it does not.
public struct Spring: Hashable, Sendable {
  /// How long one swing would take without damping, in seconds, from 0.01.
  public let response: Double
  /// What part of the swing is held back, `0.1...2`; 1 is the least that never passes the end.
  public let dampingRatio: Double

  /// Makes a spring; what lies beyond the properties' ranges is held to them.
  public init(response: Double, dampingRatio: Double) {
    self.response = response.isNaN ? 0.01 : min(max(response, 0.01), 3600)
    self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.1), 2)
  }

  /// Makes a spring that seems to take `duration` seconds, and bounces as WWDC 2023's "Animate with springs" defines it.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.5), 1)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// When less than a hundredth of the way is left, in seconds.
  public var settlingDuration: Double {
    // The slower of two decays decides; seven times its length leave less than a hundredth.
    7 / slowestDecay
  }

  /// Where a spring is that was let go at 0, after so many seconds.
  public func value(
    target: Double = 1, initialVelocity: Double = 0, time: Double
  ) -> Double {
    var (value, velocity) = (0.0, initialVelocity)
    update(value: &value, velocity: &velocity, target: target, deltaTime: time)
    return value
  }

  /// Lets a spring swing on for so many seconds.
  ///
  /// - Parameters:
  ///   - value: Where it is.
  ///   - velocity: Its speed, a second.
  ///   - target: Where it comes to rest.
  ///   - deltaTime: How long it swings; less than 0 is 0.
  public func update(
    value: inout Double, velocity: inout Double, target: Double, deltaTime: Double
  ) {
    let turn = turn(after: max(0, deltaTime))
    let (offset, decay) = (value - target, dampingRatio * frequency)
    value = target + turn.direct * offset + turn.cross * (velocity + decay * offset)
    velocity =
      turn.direct * velocity - turn.cross * (frequency * frequency * offset + decay * velocity)
  }

  /// How far a spring so far from its end, at a speed a second, may still get from it, squared; it only ever shrinks.
  public func squaredReach(offset: Double, velocity: Double) -> Double {
    // The energy, in units of a length: what damping takes away, and nothing gives back.
    let swing = velocity / frequency
    return offset * offset + swing * swing
  }

  // MARK: - The formula

  /// Radians a second.
  private var frequency: Double { 2 * Double.pi / response }

  private var slowestDecay: Double {
    let excess = max(0, dampingRatio * dampingRatio - 1)
    return (dampingRatio - excess.squareRoot()) * frequency
  }

  /// A number `direct + cross * j`, where j squared is a number of the spring's own.
  ///
  /// Below the critical damping that is negative and j turns as the imaginary unit does; above it is positive, and between
  /// them 0. So cosine, its limit and the hyperbolic cosine are one function, and nothing is divided by a difference that
  /// vanishes.
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

  /// What some time does to place and speed: the exponential function of `j - decay`, by the first terms of its series
  /// for a 1024th of the way.
  private func turn(after seconds: Double) -> Turn {
    // Long past its end a spring is at rest, whatever its phase.
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
