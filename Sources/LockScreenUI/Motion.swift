/// How long the system's own motion takes, and along which curves; all of it is named here.
enum SystemMotion {
  /// A card that comes or goes.
  static let fade = Duration.milliseconds(280)
  /// Cards that close up, a stack that fans out or folds.
  static let settle = Duration.milliseconds(380)
  /// A card that flies out under the finger.
  static let swipe = Duration.milliseconds(320)
  /// The island between two shapes.
  static let morph = Duration.milliseconds(420)

  /// Starts at speed and comes to rest, as a critically damped spring does.
  static func easeOut(_ fraction: Double) -> Double {
    let rest = 1 - fraction
    return 1 - rest * rest * rest
  }

  /// Swings past its end by some 6 % and comes back, as the island does.
  static func overshoot(_ fraction: Double) -> Double {
    let rest = fraction - 1
    return 1 + rest * rest * (2.1 * rest + 1.1)
  }
}

/// A number on its way: from where it was to where it shall be, along a curve, in real time.
struct MovingNumber: Hashable, Sendable {
  /// The curve, named so that the value stays comparable.
  enum Curve: Hashable, Sendable {
    case easeOut
    case overshoot
  }

  private(set) var from: Double
  private(set) var to: Double
  private var start: Duration
  private var length: Duration
  private var curve: Curve

  /// A number at rest.
  init(_ value: Double) {
    from = value
    to = value
    start = .zero
    length = .zero
    curve = .easeOut
  }

  /// Sends the number elsewhere, from what it is at `now`; a number bound there already is left alone.
  mutating func move(
    to target: Double, over length: Duration, curve: Curve = .easeOut, at now: Duration
  ) {
    guard target != to else { return }
    from = value(at: now)
    to = target
    start = now
    self.length = length
    self.curve = curve
  }

  /// The number at a moment.
  func value(at now: Duration) -> Double {
    guard isMoving(at: now) else { return to }
    let fraction = max(0, (now - start) / length)
    let eased =
      switch curve {
      case .easeOut: SystemMotion.easeOut(fraction)
      case .overshoot: SystemMotion.overshoot(fraction)
      }
    return from + (to - from) * eased
  }

  /// A Boolean value indicating whether the number has yet to arrive.
  func isMoving(at now: Duration) -> Bool {
    from != to && now - start < length
  }
}
