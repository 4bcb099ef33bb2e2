public import Foundation

/// A movement of a finger, which a Live Activity does not know.
public protocol Gesture {
  /// The value of the gesture.
  associatedtype Value
}

extension Gesture {
  /// Returns the gesture: its action never runs.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Returns the gesture: its action never runs.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Returns the gesture: no state follows it.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }

  /// Returns the gesture: none comes before or after another.
  public func simultaneously(with other: some Gesture) -> Self { self }

  /// Returns the gesture: none comes before or after another.
  public func sequenced(before other: some Gesture) -> Self { self }

  /// Returns the gesture: none comes before or after another.
  public func exclusively(before other: some Gesture) -> Self { self }
}

/// A tap.
public struct TapGesture: Gesture {
  /// A tap has no value.
  public typealias Value = Void

  /// Makes a gesture of taps.
  public init(count: Int = 1) {}
}

/// A long press.
public struct LongPressGesture: Gesture {
  /// A Boolean value indicating whether the press goes on.
  public typealias Value = Bool

  /// Makes a gesture of a press.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A finger that is drawn across the screen.
public struct DragGesture: Gesture {
  /// The movement of the finger.
  public struct Value: Hashable, Sendable {
    /// The time.
    public let time: Date
    /// The place of the finger, in points.
    public let location: CGPoint
    /// The place at which the finger came down, in points.
    public let startLocation: CGPoint
    /// The distance from there, in points.
    public let translation: CGSize
    /// The place at which the finger would stop, in points.
    public let predictedEndLocation: CGPoint
    /// The distance that the finger would go, in points.
    public let predictedEndTranslation: CGSize
    /// The speed, in points a second.
    public let velocity: CGSize
  }

  /// Makes a gesture.
  public init(minimumDistance: CGFloat = 10) {}

  /// Makes a gesture in a space.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {}
}

/// Two fingers that draw apart.
public struct MagnificationGesture: Gesture {
  /// The factor on the distance of the fingers.
  public typealias Value = CGFloat

  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The gestures that count beside one of a view's own.
public struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none = GestureMask([])
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
