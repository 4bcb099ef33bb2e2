/// An angle.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians.
  public var radians: Double

  /// Makes an angle of zero.
  public init() {
    radians = 0
  }

  /// Makes an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Makes an angle from degrees.
  public init(degrees: Double) {
    radians = degrees / 180 * .pi
  }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue / 180 * .pi }
  }

  /// No turn.
  public static let zero = Angle()

  /// Makes an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Makes an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Compares two angles.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }

  /// Adds two angles.
  public static func + (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians + second.radians)
  }

  /// Returns the difference of two angles.
  public static func - (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians - second.radians)
  }

  /// Turns an angle around.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
