/// The timing of a change: SwiftUI's `Animation`, as a pure function of time.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case timing(TimingCurve, duration: Double)
    case spring(Spring)
  }

  /// The maximum length of an animation in a Live Activity (AK 6.6); a longer one is sped up.
  public static let lengthMaximum = Duration.seconds(2)

  private let curve: Curve
  private var delaySeconds = 0.0
  private var speedFactor = 1.0
  /// A Boolean value indicating whether the app asks for it again and again, which no phone does for a Live Activity.
  private var repeatsForever = false

  private init(_ curve: Curve) {
    self.curve = curve
  }

  /// The time until the change is done, at most `lengthMaximum`.
  public var length: Duration {
    min(.seconds(seconds), Self.lengthMaximum)
  }

  /// Returns the part of the change that is done: 0 before the start, 1 after `length`; a spring may overshoot 1 in between.
  public func fraction(at elapsed: Duration) -> Double {
    fraction(after: elapsed / .seconds(1))
  }

  /// The maximum length in seconds: numbers of `Duration` have 128 bits, and cost ten times as much.
  private static let secondsMaximum = lengthMaximum / .seconds(1)

  /// The time until the change is done, in seconds.
  var lengthInSeconds: Double { min(seconds, Self.secondsMaximum) }

  /// Returns the part of the change that is done after a time in seconds.
  func fraction(after elapsed: Double) -> Double {
    let seconds = seconds
    guard elapsed < min(seconds, Self.secondsMaximum) else { return 1 }
    // An animation over the limit is sped up, since cutting it short would end in a jump.
    let scale = max(1, seconds / Self.secondsMaximum)
    let own = (elapsed * scale - delaySeconds) * speedFactor
    guard own > 0 else { return 0 }
    return switch curve {
    case .timing(let curve, let duration): curve.value(at: own / duration)
    case .spring(let spring): spring.value(time: own)
    }
  }

  /// Returns the animation with a delay, in seconds.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.delaySeconds += Self.finite(delay)
    return animation
  }

  /// Returns the animation at a multiple of its speed.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.delaySeconds /= max(Self.finite(speed), 0.001)
    animation.speedFactor *= max(Self.finite(speed), 0.001)
    return animation
  }

  /// The requested time, in seconds.
  private var seconds: Double {
    let own =
      switch curve {
      case .timing(_, let duration): duration
      case .spring(let spring): spring.settlingDuration
      }
    return min(3600, delaySeconds + own / speedFactor)
  }

  /// Returns a finite number of seconds, because a layout may have divided by zero.
  fileprivate static func finite(_ seconds: Double) -> Double {
    seconds.isFinite ? max(0, min(3600, seconds)) : 0
  }
}

// MARK: - SwiftUI's animations

extension Animation {
  /// SwiftUI's default: a spring without bounce.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)
  /// Constant speed.
  public static let linear = linear(duration: 0.35)
  /// A slow start.
  public static let easeIn = easeIn(duration: 0.35)
  /// A slow end.
  public static let easeOut = easeOut(duration: 0.35)
  /// A slow start and end.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// A spring with hardly any bounce.
  public static let spring = spring()
  /// A spring without bounce.
  public static let smooth = smooth()
  /// A spring with a small bounce.
  public static let snappy = snappy()
  /// A spring with a bounce.
  public static let bouncy = bouncy()

  /// Constant speed.
  public static func linear(duration: Double) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// A slow start.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// A slow end.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// A slow start and end.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A cubic curve from (0, 0) to (1, 1) with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    timing(TimingCurve(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration: duration)
  }

  /// A curve.
  static func timing(_ curve: TimingCurve, duration: Double) -> Animation {
    Animation(.timing(curve, duration: max(0.001, finite(duration))))
  }

  /// A spring by its response time and damping fraction.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(response: finite(response), dampingRatio: dampingFraction)))
  }

  /// A spring by its perceived duration and its bounce, `-1...1`.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(duration: finite(duration), bounce: bounce)))
  }

  /// A spring by its stiffness and damping, as of a mass.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let root = (max(0.001, finite(mass)) * max(0.001, finite(stiffness))).squareRoot()
    return spring(
      response: 2 * Double.pi * max(0.001, finite(mass)) / root,
      dampingFraction: finite(damping) / (2 * root))
  }

  /// A spring by its perceived duration and its bounce, `-1...1`.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: bounce)
  }

  /// A spring that follows a finger.
  public static func interactiveSpring(
    response: Double, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A spring that follows a finger.
  public static let interactiveSpring = interactiveSpring(response: 0.15)

  /// Returns the animation once, with a note: the system repeats none (AK 6).
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeatsForever = true
    return animation
  }

  /// The note on an animation that repeats forever; `nil` for another one.
  var note: LayoutNote? {
    repeatsForever ? .unavailable(.motion("repeatForever()")) : nil
  }

  /// Returns the animation once: the system repeats none (AK 6).
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// Makes a spring from its values.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(.spring(spring))
  }

  /// A spring without bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
