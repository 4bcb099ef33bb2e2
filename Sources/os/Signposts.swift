@_exported public import FoundationNames

/// A writer of marks in time, which go nowhere.
public struct OSSignposter: Sendable {
  /// A writer that drops all.
  public static let disabled = OSSignposter()

  /// Makes a writer.
  public init() {}
  /// Makes a writer for a part of an app.
  public init(subsystem: String, category: String) {}
  /// Makes a writer for a log.
  public init(logHandle: OSLog) {}
  /// Makes a writer beside a writer of messages.
  public init(logger: Logger) {}

  /// A Boolean value indicating whether marks are kept.
  public var isEnabled: Bool { false }

  /// Returns the identity of an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive)
    -> OSSignpostIntervalState
  { OSSignpostIntervalState() }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  /// Drops a mark.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Drops a mark.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Performs work as an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// The identity of an interval.
public struct OSSignpostID: Hashable, Sendable {
  /// That of the only interval of its name.
  public static let exclusive = OSSignpostID()

  private init() {}

  /// Makes an identity.
  public init(log: OSLog) {}
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// The kind of a mark.
public enum OSSignpostType: Hashable, Sendable {
  case begin, end, event
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Drops a mark.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog = .default, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Drops a mark.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog = .default, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
