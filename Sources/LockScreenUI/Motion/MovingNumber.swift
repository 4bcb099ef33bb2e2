import CellUI

/// A number on its way: from where it was to where it shall be, on a spring, in real time.
struct MovingNumber: Hashable, Sendable {
  /// Where it is going, or is.
  private(set) var target: Double
  /// Nearer than this to its end it has arrived: what is seen no longer changes.
  private let precision: Double
  private var spring = Spring.settle
  /// How far it was from its end when it was sent there, and how fast, a second.
  private var launch = State.rest
  private var start = Duration.zero

  private struct State: Hashable {
    var offset: Double
    var velocity: Double

    static let rest = State(offset: 0, velocity: 0)
  }

  /// A number at rest; as it stands for cells, a quarter of one is not seen.
  init(_ value: Double, precision: Double = 0.25) {
    target = value
    self.precision = precision
  }

  /// A fraction at rest, `0...1`, by which colors are mixed.
  static func fraction(_ value: Double) -> MovingNumber {
    MovingNumber(value, precision: 1 / 256)
  }

  /// Sends the number elsewhere, from what it is and as fast as it is at `now`; one bound there already is left alone.
  mutating func move(to target: Double, on spring: Spring, at now: Duration) {
    guard target != self.target else { return }
    launch(to: target, at: velocity(at: now), on: spring, now: now)
  }

  /// Sends the number elsewhere at a speed of its own, a second.
  mutating func launch(
    to target: Double, at velocity: Double, on spring: Spring, now: Duration
  ) {
    launch = State(offset: value(at: now) - target, velocity: velocity)
    self.target = target
    self.spring = spring
    start = now
  }

  /// Puts the number somewhere at once.
  mutating func jump(to value: Double) {
    self = MovingNumber(value, precision: precision)
  }

  /// The number at a moment.
  func value(at now: Duration) -> Double { target + state(at: now).offset }

  /// Its speed at a moment, a second.
  func velocity(at now: Duration) -> Double { state(at: now).velocity }

  /// A Boolean value indicating whether the number has yet to arrive.
  func isMoving(at now: Duration) -> Bool { state(at: now) != .rest }

  /// How far from its end it is, and how fast; once it can't be seen to move any more, it rests.
  private func state(at now: Duration) -> State {
    guard launch != .rest else { return .rest }
    var state = launch
    spring.update(
      value: &state.offset, velocity: &state.velocity, target: 0,
      deltaTime: (now - start) / .seconds(1))
    let reach = spring.squaredReach(offset: state.offset, velocity: state.velocity)
    return reach > precision * precision ? state : .rest
  }
}
