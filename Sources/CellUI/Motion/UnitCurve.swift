public import Foundation

/// A curve from 0 to 1, by which something changes in time.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable {
    case timing(TimingCurve)
    /// A quarter of a circle at the start, at the end, or at both.
    case circular(start: Bool, end: Bool)
  }

  private let kind: Kind
  private var isInverse = false

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    kind = .timing(TimingCurve(x1: x1, y1: y1, x2: x2, y2: y2))
  }

  private init(circularStart start: Bool, end: Bool) {
    kind = .circular(start: start, end: end)
  }

  /// Constant speed.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// A slow start and end.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  /// A slow start.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// A slow end.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// A slow start and end, as of circles.
  public static let circularEaseInOut = UnitCurve(circularStart: true, end: true)
  /// A slow start, as of a circle.
  public static let circularEaseIn = UnitCurve(circularStart: true, end: false)
  /// A slow end, as of a circle.
  public static let circularEaseOut = UnitCurve(circularStart: false, end: true)

  /// A cubic curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
      Double(endControlPoint.y))
  }

  /// The curve with its axes exchanged.
  public var inverse: UnitCurve {
    var curve = self
    curve.isInverse.toggle()
    return curve
  }

  /// Returns the part that is done at a fraction of the time, `0...1`.
  public func value(at progress: Double) -> Double {
    let time = progress.isNaN ? 0 : max(0, min(1, progress))
    guard isInverse else { return direct(at: time) }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if direct(at: middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns the speed at a fraction of the time, `0...1`.
  public func velocity(at progress: Double) -> Double {
    let (before, after) = (max(0, progress - 0.0005), min(1, progress + 0.0005))
    return after > before ? (value(at: after) - value(at: before)) / (after - before) : 0
  }

  private func direct(at time: Double) -> Double {
    switch kind {
    case .timing(let curve): curve.value(at: time)
    case .circular(start: true, end: false): 1 - (1 - time * time).squareRoot()
    case .circular(start: false, end: _): (1 - (1 - time) * (1 - time)).squareRoot()
    case .circular(start: true, end: true):
      time < 0.5
        ? (1 - (1 - 4 * time * time).squareRoot()) / 2
        : ((1 - 4 * (1 - time) * (1 - time)).squareRoot() + 1) / 2
    }
  }

  /// The curve of an animation.
  var timing: TimingCurve? {
    if case .timing(let curve) = kind, !isInverse { curve } else { nil }
  }
}

extension Animation {
  /// A curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    // Curves that are no cubic ones are met by the one nearest to them: it has their speeds at both ends.
    let cubic =
      curve.timing
      ?? TimingCurve(
        x1: 1 / 3, y1: curve.velocity(at: 0) / 3, x2: 2 / 3, y2: 1 - curve.velocity(at: 1) / 3)
    return timing(cubic, duration: duration)
  }

  /// A spring that follows a finger, by its perceived duration and its bounce.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }

  /// A spring without bounce.
  public static let interpolatingSpring = interpolatingSpring(duration: 0.5)

  /// A spring from its values.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0)
    -> Animation
  { .spring(spring) }

  /// Returns the animation: its end is that of its motion.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

/// An animation by an app's own formula, in whose place the system's runs (AK 6).
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the numbers after a time; `nil` at the end.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// Returns the speed after a time.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Returns a Boolean value indicating whether the animation takes another one's place.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The circumstances of an animation by an app's own formula.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The environment.
  public var environment: EnvironmentValues
  /// A Boolean value indicating whether the animation counts as done.
  public var isLogicallyComplete = false
}

extension Animation {
  /// Makes the system's animation in place of an app's own formula, as the system does (AK 6).
  public init(_ base: some CustomAnimation) {
    self = .default
  }
}
