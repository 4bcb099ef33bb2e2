public import Foundation

/// A view with the value from before its keyframes: nothing runs between two states of a Live Activity (AK 5.3).
public struct KeyframeAnimator<Value, Content: View>: View {
  private let content: Content

  /// Makes the view of the first value.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> KeyframeTracks<Value>
  ) {
    self.content = content(initialValue)
  }

  /// Makes the view of the first value.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: (Value) -> KeyframeTracks<Value>
  ) {
    self.content = content(initialValue)
  }

  /// The view.
  public var body: some View { content.unavailable(.motion("KeyframeAnimator")) }
}

extension View {
  /// Shows the view with the first value: nothing runs between two states of a Live Activity (AK 5.3).
  public func keyframeAnimator<Value, Changed: View>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Self, Value) -> Changed,
    @KeyframesBuilder<Value> keyframes: (Value) -> KeyframeTracks<Value>
  ) -> some View { content(self, initialValue).unavailable(.motion("keyframeAnimator")) }

  /// Shows the view with the first value: nothing runs between two states of a Live Activity (AK 5.3).
  public func keyframeAnimator<Value, Changed: View>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Self, Value) -> Changed,
    @KeyframesBuilder<Value> keyframes: (Value) -> KeyframeTracks<Value>
  ) -> some View { content(self, initialValue).unavailable(.motion("keyframeAnimator")) }
}

/// The keyframes of a value, none of which is shown.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// The keyframes of a value, joined.
public struct KeyframeTracks<Value>: Keyframes {}

/// The values that keyframes give over time: the first one throughout, since nothing runs between two states (AK 5.3).
public struct KeyframeTimeline<Value> {
  private let initialValue: Value

  /// Makes a timeline.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> KeyframeTracks<Value>
  ) {
    self.initialValue = initialValue
  }

  /// The length of the keyframes.
  public var duration: TimeInterval { 0 }

  /// Returns the value at a time.
  public func value(time: TimeInterval) -> Value { initialValue }

  /// Returns the value at a part of the length.
  public func value(progress: Double) -> Value { initialValue }

  /// Changes a value to the one at a time.
  public func update(value: inout Value, time: TimeInterval) { value = initialValue }

  /// Changes a value to the one at a part of the length.
  public func update(value: inout Value, progress: Double) { value = initialValue }
}

/// A keyframe of a value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value
}

/// A keyframe that is reached in a straight way.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Makes a keyframe.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe that is reached on a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Makes a keyframe.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A keyframe that is reached as by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Makes a keyframe.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Makes a keyframe.
  public init(_ to: Value) {}
}

/// The keyframes of a part of a value.
public struct KeyframeTrack<Root, Part>: Keyframes {
  /// The value of which they change a part.
  public typealias Value = Root

  /// Makes the keyframes of a part.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> KeyframeTracks<Part>
  ) {}

  /// Makes the keyframes of the whole.
  public init(@KeyframeTrackContentBuilder<Part> content: () -> KeyframeTracks<Part>)
  where Root == Part {}
}

/// Builds the keyframes of a part from the statements of a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Accepts a keyframe.
  public static func buildExpression(_ keyframe: some KeyframeTrackContent<Value>)
    -> KeyframeTracks<Value>
  { KeyframeTracks() }

  /// Joins keyframes.
  public static func buildBlock(_ keyframes: KeyframeTracks<Value>...) -> KeyframeTracks<Value> {
    KeyframeTracks()
  }

  /// Accepts one branch.
  public static func buildEither(first: KeyframeTracks<Value>) -> KeyframeTracks<Value> { first }

  /// Accepts the other branch.
  public static func buildEither(second: KeyframeTracks<Value>) -> KeyframeTracks<Value> { second }

  /// Joins the keyframes of a loop.
  public static func buildArray(_ keyframes: [KeyframeTracks<Value>]) -> KeyframeTracks<Value> {
    KeyframeTracks()
  }
}

/// Builds keyframes from the statements of a closure.
@resultBuilder
public enum KeyframesBuilder<Root> {
  /// Accepts the keyframes of a part.
  public static func buildExpression<Part>(_ track: KeyframeTrack<Root, Part>)
    -> KeyframeTracks<Root>
  { KeyframeTracks() }

  /// Accepts a keyframe of the whole.
  public static func buildExpression(_ keyframe: some KeyframeTrackContent<Root>)
    -> KeyframeTracks<Root>
  { KeyframeTracks() }

  /// Accepts keyframes that are declared elsewhere.
  @_disfavoredOverload
  public static func buildExpression(_ keyframes: some Keyframes<Root>) -> KeyframeTracks<Root> {
    KeyframeTracks()
  }

  /// Joins keyframes.
  public static func buildBlock(_ tracks: KeyframeTracks<Root>...) -> KeyframeTracks<Root> {
    KeyframeTracks()
  }

  /// Accepts one branch.
  public static func buildEither(first: KeyframeTracks<Root>) -> KeyframeTracks<Root> { first }

  /// Accepts the other branch.
  public static func buildEither(second: KeyframeTracks<Root>) -> KeyframeTracks<Root> { second }
}
