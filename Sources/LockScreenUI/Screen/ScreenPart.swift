import FoundationEssentials

/// A part of the lock screen, which owns its state and its caches.
///
/// The screen folds over its parts. Each has two more functions, whose arguments are the part's own:
/// - `arrange(…, in context, at time)` lays out whatever is no longer valid and sends everything to its place. It returns
///   whether something took its place at once, so that the screen dissolves.
/// - `layers(…, in context, at now)` returns the part's layers at a moment, from the farthest to the nearest. It draws only
///   pictures that changed.
protocol ScreenPart {
  /// The end of what the part shows, on the device's clock; `nil` where it does not change by itself.
  var validUntil: Date? { get }

  /// Returns whether something in the part is in motion.
  func isMoving(at now: Duration) -> Bool

  /// Drops the part's past, and returns the time of its next step in the time that motion follows; `nil` for none.
  mutating func advance(in context: ScreenContext, at now: Duration) -> Duration?

  /// Forgets the state and the caches that no longer hold.
  mutating func reset(_ cause: ResetCause, in context: ScreenContext)
}

/// The reasons why parts forget.
enum ResetCause: Hashable {
  /// The device stands elsewhere on the terminal.
  case placement
  /// Theme or display have other colors.
  case colors
  /// The terminal has another size, other colors or other glyphs, and everything begins anew.
  case size
}

extension ScreenPart {
  var validUntil: Date? { nil }

  func isMoving(at now: Duration) -> Bool { false }

  mutating func advance(in context: ScreenContext, at now: Duration) -> Duration? { nil }
}
