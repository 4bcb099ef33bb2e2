/// A motion of a symbol, which cells do not show.
public protocol SymbolEffect: Sendable {}

/// A motion that goes on.
public protocol IndefiniteSymbolEffect {}
/// A motion that ends.
public protocol DiscreteSymbolEffect {}
/// A motion of a symbol that comes or goes.
public protocol TransitionSymbolEffect {}
/// A motion from one symbol to another.
public protocol ContentTransitionSymbolEffect {}

/// A motion of a symbol by its name.
public struct NamedSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable
{
  private let name: String

  fileprivate init(_ name: String) {
    self.name = name
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NamedSymbolEffect {
  public var up: NamedSymbolEffect { self }
  public var down: NamedSymbolEffect { self }
  public var byLayer: NamedSymbolEffect { self }
  public var wholeSymbol: NamedSymbolEffect { self }
  public var iterative: NamedSymbolEffect { self }
  public var cumulative: NamedSymbolEffect { self }
  public var reversing: NamedSymbolEffect { self }
  public var nonReversing: NamedSymbolEffect { self }
  public var hideInactiveLayers: NamedSymbolEffect { self }
  public var dimInactiveLayers: NamedSymbolEffect { self }
  public var clockwise: NamedSymbolEffect { self }
  public var counterClockwise: NamedSymbolEffect { self }
  public var plain: NamedSymbolEffect { self }
  public var left: NamedSymbolEffect { self }
  public var right: NamedSymbolEffect { self }
  public var forward: NamedSymbolEffect { self }
  public var backward: NamedSymbolEffect { self }
  public var downUp: NamedSymbolEffect { self }
  public var upUp: NamedSymbolEffect { self }
  public var offUp: NamedSymbolEffect { self }
  public var pulse: NamedSymbolEffect { self }
  public var individually: NamedSymbolEffect { self }
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect.MagicReplace { self }
  public func angle(_ angle: Angle) -> NamedSymbolEffect { self }
  public func custom(angle: Angle) -> NamedSymbolEffect { self }
}

// The ways of replacing, where that is known to be the motion.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NamedSymbolEffect {
  public typealias MagicReplace = NamedSymbolEffect

  public static var downUp: ReplaceSymbolEffect { .replace.downUp }
  public static var upUp: ReplaceSymbolEffect { .replace.upUp }
  public static var offUp: ReplaceSymbolEffect { .replace.offUp }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SymbolEffect where Self == NamedSymbolEffect {
  public static var pulse: NamedSymbolEffect { NamedSymbolEffect("pulse") }
  public static var bounce: NamedSymbolEffect { NamedSymbolEffect("bounce") }
  public static var variableColor: NamedSymbolEffect { NamedSymbolEffect("variableColor") }
  public static var scale: NamedSymbolEffect { NamedSymbolEffect("scale") }
  public static var appear: NamedSymbolEffect { NamedSymbolEffect("appear") }
  public static var disappear: NamedSymbolEffect { NamedSymbolEffect("disappear") }
  public static var replace: NamedSymbolEffect { NamedSymbolEffect("replace") }
  public static var automatic: NamedSymbolEffect { NamedSymbolEffect("automatic") }
  public static var breathe: NamedSymbolEffect { NamedSymbolEffect("breathe") }
  public static var rotate: NamedSymbolEffect { NamedSymbolEffect("rotate") }
  public static var wiggle: NamedSymbolEffect { NamedSymbolEffect("wiggle") }
  public static var drawOn: NamedSymbolEffect { NamedSymbolEffect("drawOn") }
  public static var drawOff: NamedSymbolEffect { NamedSymbolEffect("drawOff") }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public typealias AppearSymbolEffect = NamedSymbolEffect
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public typealias AutomaticSymbolEffect = NamedSymbolEffect
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public typealias BounceSymbolEffect = NamedSymbolEffect
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public typealias BreatheSymbolEffect = NamedSymbolEffect
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public typealias DisappearSymbolEffect = NamedSymbolEffect
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public typealias DrawOffSymbolEffect = NamedSymbolEffect
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public typealias DrawOnSymbolEffect = NamedSymbolEffect
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public typealias PulseSymbolEffect = NamedSymbolEffect
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public typealias ReplaceSymbolEffect = NamedSymbolEffect
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public typealias RotateSymbolEffect = NamedSymbolEffect
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public typealias ScaleSymbolEffect = NamedSymbolEffect
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public typealias VariableColorSymbolEffect = NamedSymbolEffect
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public typealias WiggleSymbolEffect = NamedSymbolEffect

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The way in which a motion of a symbol repeats.
public struct SymbolEffectOptions: Hashable, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let `default` = SymbolEffectOptions()
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let repeating = SymbolEffectOptions()
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let nonRepeating = SymbolEffectOptions()

  /// A number of repetitions.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// A way of repeating.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }

  /// A multiple of the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Returns the options with a multiple of the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// Returns the options with repetition.
  public var repeating: SymbolEffectOptions { self }

  /// Returns the options without repetition.
  public var nonRepeating: SymbolEffectOptions { self }

  /// Returns the options with a way of repeating.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// Returns the options with a number of repetitions.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }

  /// A way of repeating.
  public struct RepeatBehavior: Hashable, Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()

    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
}
