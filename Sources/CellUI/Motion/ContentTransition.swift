/// The way in which a view's content changes, where the system allows it (AK 6.4).
public struct ContentTransition: Hashable, Sendable {
  /// The kinds that the system supports.
  enum Kind: Hashable, Sendable {
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)

    /// A Boolean value indicating whether digits roll.
    var isNumeric: Bool {
      switch self {
      case .numericText, .numericValue: true
      case .identity, .opacity, .interpolate: false
      }
    }
  }

  let kind: Kind

  /// The content changes at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The content cross-fades.
  public static let opacity = ContentTransition(kind: .opacity)
  /// The content is interpolated.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// The symbol cross-fades, since its parts do not move in cells.
  public static let symbolEffect = opacity

  /// The symbol cross-fades, since its parts do not move in cells.
  public static func symbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .opacity }

  /// Rolls the digits: down for a number that counts down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Rolls the digits: up if `value` grows, down if it falls.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}
