import CellUI

/// A number that moves to its target in real time: on a spring, or within a time.
struct MovingNumber: Hashable, Sendable {
  /// The value that it moves to, or rests at.
  private(set) var target: Double
  /// The distance from the target below which it has arrived, since the picture no longer changes.
  private let precision: Double
  private var course = Course.spring(.settle)
  /// The distance from the target and the speed, a second, at its start.
  private var launch = State.rest
  private var start = Duration.zero

  /// The time after which every number has arrived, so that the way of one that rests is not worked out in each picture.
  private static let longest = Duration.seconds(10)

  /// The way to a target.
  private enum Course: Hashable {
    case spring(Spring)
    /// Fast at first, and there after a time.
    case eased(Duration)
  }

  private struct State: Hashable {
    var offset: Double
    var velocity: Double

    static let rest = State(offset: 0, velocity: 0)
  }

  /// Makes a number of cells at rest; a quarter of a cell is not seen.
  init(_ value: Double, precision: Double = 0.25) {
    target = value
    self.precision = precision
  }

  /// Returns a fraction at rest, `0...1`, by which colors are mixed.
  static func fraction(_ value: Double) -> MovingNumber {
    MovingNumber(value, precision: 1 / 256)
  }

  /// Moves the number to another target from its present value and speed, unless it has that target already.
  ///
  /// Without a spring it is there at once.
  mutating func move(to target: Double, on spring: Spring?, at now: Duration) {
    guard let spring else { return jump(to: target) }
    guard target != self.target else { return }
    launch(to: target, at: velocity(at: now), on: spring, now: now)
  }

  /// Moves the number to another target, where it is after a delay and a pace's length, unless it has that target already.
  ///
  /// Without a pace it is there at once. Numbers on one pace never pass one another; so a number that is on its way to the
  /// same target already joins the others where `joins` is true.
  mutating func move(to target: Double, at pace: Pace?, joins: Bool = false, now: Duration) {
    guard let pace else { return jump(to: target) }
    guard target != self.target || joins && isMoving(at: now) else { return }
    launch = State(offset: value(at: now) - target, velocity: 0)
    self.target = target
    course = pace.spring.map { .spring($0) } ?? .eased(pace.length)
    start = now + pace.delay
  }

  /// Moves the number to another target at a given speed, a second.
  mutating func launch(
    to target: Double, at velocity: Double, on spring: Spring, now: Duration
  ) {
    launch = State(offset: value(at: now) - target, velocity: velocity)
    self.target = target
    course = .spring(spring)
    start = now
  }

  /// Sets the number at once.
  mutating func jump(to value: Double) {
    self = MovingNumber(value, precision: precision)
  }

  /// Returns the number at a moment.
  func value(at now: Duration) -> Double { target + state(at: now).offset }

  /// Returns its speed at a moment, a second.
  func velocity(at now: Duration) -> Double { state(at: now).velocity }

  /// Returns whether the number is on its way.
  func isMoving(at now: Duration) -> Bool { state(at: now) != .rest }

  /// Returns the distance from the target and the speed, which are zero once motion can't be seen.
  private func state(at now: Duration) -> State {
    guard launch != .rest, now - start < Self.longest else { return .rest }
    var state = launch
    guard now > start else { return state }
    switch course {
    case .spring(let spring):
      spring.update(
        value: &state.offset, velocity: &state.velocity, target: 0,
        deltaTime: (now - start) / .seconds(1))
      let reach = spring.squaredReach(offset: state.offset, velocity: state.velocity)
      return reach > precision * precision ? state : .rest
    case .eased(let length):
      let left = 1 - (now - start) / length
      guard left > 0 else { return .rest }
      let slope = -3 * left * left / (length / .seconds(1))
      return State(offset: launch.offset * left * left * left, velocity: launch.offset * slope)
    }
  }
}
