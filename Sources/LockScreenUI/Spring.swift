/// A spring as SwiftUI describes one: how long a swing takes, and how soon it dies away.
///
/// A spring that is let go anew keeps its place and its speed, so motion never has a kink.
struct Spring: Hashable, Sendable {
  /// About how long one swing takes.
  let response: Duration
  /// Below 1: the nearer, the less the spring swings past its end.
  let dampingFraction: Double

  init(response: Duration, dampingFraction: Double) {
    precondition(response > .zero, "a spring takes time")
    precondition((0.1...0.95).contains(dampingFraction), "a spring swings, and comes to rest")
    self.response = response
    self.dampingFraction = dampingFraction
  }

  /// A spring's place and speed as one point that circles toward its end: its real part is the place.
  struct State: Hashable, Sendable {
    var real: Double
    var imaginary: Double

    static let rest = State(real: 0, imaginary: 0)

    static func * (left: State, right: State) -> State {
      State(
        real: left.real * right.real - left.imaginary * right.imaginary,
        imaginary: left.real * right.imaginary + left.imaginary * right.real)
    }

    /// How far the place may still get from its end, squared.
    var squaredReach: Double { real * real + imaginary * imaginary }
  }

  /// What a state is multiplied with each second, as a logarithm.
  private var rate: State {
    let frequency = 2 * Double.pi / (response / .seconds(1))
    let damping = dampingFraction
    return State(
      real: -damping * frequency,
      imaginary: frequency * (1 - damping * damping).squareRoot())
  }

  /// The state of a spring so far from its end, at a speed a second.
  func state(offset: Double, velocity: Double) -> State {
    State(real: offset, imaginary: (offset * rate.real - velocity) / rate.imaginary)
  }

  /// The state after some time.
  func state(_ state: State, after time: Duration) -> State {
    let seconds = max(0, time / .seconds(1))
    return state * Self.exponential(rate.real * seconds, rate.imaginary * seconds)
  }

  /// The speed in a state, a second.
  func velocity(in state: State) -> Double {
    (rate * state).real
  }

  /// The exponential function, by the first terms of its series for a 1024th of the way: exact enough for cells.
  private static func exponential(_ real: Double, _ imaginary: Double) -> State {
    // Long past its end a spring is at rest, whatever its phase.
    guard real > -40 else { return .rest }
    let step = State(real: real / 1024, imaginary: imaginary / 1024)
    let square = step * step
    let cube = square * step
    var power = State(
      real: 1 + step.real + square.real / 2 + cube.real / 6,
      imaginary: step.imaginary + square.imaginary / 2 + cube.imaginary / 6)
    for _ in 0..<10 { power = power * power }
    return power
  }
}

/// A number on its way: from where it was to where it shall be, on a spring, in real time.
struct MovingNumber: Hashable, Sendable {
  /// Where it is going, or is.
  private(set) var target: Double
  /// Nearer than this to its end it has arrived: what is seen no longer changes.
  private let precision: Double
  private var spring = Spring.settle
  private var state = Spring.State.rest
  private var start = Duration.zero

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
    state = spring.state(offset: value(at: now) - target, velocity: velocity)
    self.target = target
    self.spring = spring
    start = now
  }

  /// Puts the number somewhere at once.
  mutating func jump(to value: Double) {
    self = MovingNumber(value, precision: precision)
  }

  /// The number at a moment.
  func value(at now: Duration) -> Double {
    let state = spring.state(state, after: now - start)
    return isMoving(state) ? target + state.real : target
  }

  /// Its speed at a moment, a second.
  func velocity(at now: Duration) -> Double {
    let state = spring.state(state, after: now - start)
    return isMoving(state) ? spring.velocity(in: state) : 0
  }

  /// A Boolean value indicating whether the number has yet to arrive.
  func isMoving(at now: Duration) -> Bool {
    isMoving(spring.state(state, after: now - start))
  }

  private func isMoving(_ state: Spring.State) -> Bool {
    state.squaredReach > precision * precision
  }
}
