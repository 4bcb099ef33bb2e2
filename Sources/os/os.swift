@_exported public import FoundationNames

/// A writer of log messages; a widget's messages go nowhere, since the screen is the terminal's.
public struct Logger: Sendable {
  /// Makes a writer.
  public init() {}

  /// Makes a writer for a part of an app.
  public init(subsystem: String, category: String) {}

  /// Makes a writer for a log.
  public init(_ log: OSLog) {}

  /// Drops a message.
  public func log(_ message: OSLogMessage) {}
  /// Drops a message.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Drops a message.
  public func trace(_ message: OSLogMessage) {}
  /// Drops a message.
  public func debug(_ message: OSLogMessage) {}
  /// Drops a message.
  public func info(_ message: OSLogMessage) {}
  /// Drops a message.
  public func notice(_ message: OSLogMessage) {}
  /// Drops a message.
  public func warning(_ message: OSLogMessage) {}
  /// Drops a message.
  public func error(_ message: OSLogMessage) {}
  /// Drops a message.
  public func critical(_ message: OSLogMessage) {}
  /// Drops a message.
  public func fault(_ message: OSLogMessage) {}
}

/// A log of an app.
public final class OSLog: Sendable {
  /// The standard log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that drops all.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Makes a log.
  public init(subsystem: String, category: String) {}
}

/// The weight of a message.
public struct OSLogType: Hashable, Sendable {
  private let rank: UInt8

  /// A message of no particular weight.
  public static let `default` = OSLogType(rank: 0)
  /// A message that helps to understand.
  public static let info = OSLogType(rank: 1)
  /// A message that helps to find a mistake.
  public static let debug = OSLogType(rank: 2)
  /// A mistake.
  public static let error = OSLogType(rank: 16)
  /// A mistake of the system.
  public static let fault = OSLogType(rank: 17)
}

/// Drops a message.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

/// Drops a message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}

/// The words of a message.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Makes words from a literal.
  public init(stringLiteral text: String) {}

  /// Makes words from an interpolated literal.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The words of a message as they are built; values are not even asked for their words.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Makes empty words.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Leaves a part of the literal out.
  public mutating func appendLiteral(_ literal: String) {}

  /// Leaves a value out.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some Any, privacy: OSLogPrivacy = .auto
  ) {}

  /// Leaves a value out.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some Any, align: OSLogAlignment, privacy: OSLogPrivacy = .auto
  ) {}

  /// Leaves a value out.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some Any, format: OSLogFormat, align: OSLogAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
}

/// The readers of a value.
public struct OSLogPrivacy: Hashable, Sendable {
  /// The replacement of a value that is hidden.
  public enum Mask: Hashable, Sendable {
    case hash, none
  }

  /// By the value's type.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// The app's author.
  public static let `private` = OSLogPrivacy()
  /// The app's author only.
  public static let sensitive = OSLogPrivacy()

  /// Everybody, as a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// No one; a mask is shown instead.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The digits of a number.
public struct OSLogFormat: Hashable, Sendable {
  /// As many as there are.
  public static let decimal = OSLogFormat()
  /// To the base of 16.
  public static let hex = OSLogFormat()
  /// To the base of 8.
  public static let octal = OSLogFormat()
  /// With decimals.
  public static let fixed = OSLogFormat()
  /// With an exponent.
  public static let exponential = OSLogFormat()
  /// The shorter one of both.
  public static let hybrid = OSLogFormat()
  /// True or false.
  public static let truth = OSLogFormat()
  /// Yes or no.
  public static let answer = OSLogFormat()

  /// A number of digits.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int) -> OSLogFormat {
    OSLogFormat()
  }
  /// A number of decimals.
  public static func fixed(precision: Int) -> OSLogFormat { OSLogFormat() }
}

/// The width of a value.
public struct OSLogAlignment: Hashable, Sendable {
  /// As wide as it is.
  public static let none = OSLogAlignment()

  /// At the right of a number of columns.
  public static func right(columns: Int) -> OSLogAlignment { OSLogAlignment() }
  /// At the left of a number of columns.
  public static func left(columns: Int) -> OSLogAlignment { OSLogAlignment() }
}

/// A value under a lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let box: Box

  private final class Box {
    var state: State
    let lock = NSLock()

    init(_ state: State) {
      self.state = state
    }
  }

  /// Makes a value.
  public init(initialState: State) {
    box = Box(initialState)
  }

  /// Calls a function with the value.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
}
