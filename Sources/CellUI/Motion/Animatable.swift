public import Foundation

/// A value whose changes could be animated; the system animates a Live Activity by itself (AK 6).
public protocol Animatable {
  /// The type of the numbers that change.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The numbers that change.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No numbers.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set { _ = newValue }
  }
}

/// Numbers that can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the numbers.
  mutating func scale(by rhs: Double)
  /// The square of the numbers' length.
  var magnitudeSquared: Double { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// No numbers.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public static let zero = EmptyAnimatableData()

  public init() {}

  public static func + (first: Self, second: Self) -> Self { first }
  public static func - (first: Self, second: Self) -> Self { first }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Two sets of numbers.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: Self { Self(.zero, .zero) }
  public static func + (one: Self, other: Self) -> Self {
    Self(one.first + other.first, one.second + other.second)
  }
  public static func - (one: Self, other: Self) -> Self {
    Self(one.first - other.first, one.second - other.second)
  }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Any number of sets of numbers.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  public var value: (repeat each Value)

  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  public static var zero: Self { Self(repeat (each Value).zero) }
  public static func == (one: Self, other: Self) -> Bool {
    var isSame = true
    for (first, second) in repeat (each one.value, each other.value) {
      isSame = isSame && first == second
    }
    return isSame
  }
  public static func + (one: Self, other: Self) -> Self {
    Self(repeat each one.value + each other.value)
  }
  public static func - (one: Self, other: Self) -> Self {
    Self(repeat each one.value - each other.value)
  }
  public mutating func scale(by rhs: Double) {
    func scaled<Part: VectorArithmetic>(_ part: Part) -> Part {
      var part = part
      part.scale(by: rhs)
      return part
    }
    value = (repeat scaled(each value))
  }
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension VectorArithmetic {
  /// Returns the numbers multiplied.
  public func scaled(by rhs: Double) -> Self {
    var numbers = self
    numbers.scale(by: rhs)
    return numbers
  }

  /// Changes the numbers toward others.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// Returns the numbers on their way to others.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}
