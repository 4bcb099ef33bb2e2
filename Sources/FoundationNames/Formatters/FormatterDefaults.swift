public import Foundation
import Synchronization

/// The time and the locale that formatters take where they are given none: those of the scene that a program shows, once it has
/// set them, and else the machine's.
public enum FormatterDefaults {
  private struct Sources {
    var now: @Sendable () -> Date = { Date() }
    var locale: @Sendable () -> Locale = { Locale.current }
  }

  private static let sources = Mutex(Sources())

  /// The time.
  public static var now: Date {
    let now = sources.withLock(\.now)
    return now()
  }

  /// The locale.
  public static var locale: Locale {
    let locale = sources.withLock(\.locale)
    return locale()
  }

  /// Sets the sources of both.
  public static func set(
    now: @escaping @Sendable () -> Date, locale: @escaping @Sendable () -> Locale
  ) {
    sources.withLock { $0 = Sources(now: now, locale: locale) }
  }
}
