import Dispatch
import Foundation
import Synchronization

/// Calls a function; objects need no pool here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// A time in seconds since the first instant of 2001.
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time in seconds since the first instant of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time since the device started, in ticks of a nanosecond.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time since the device started, in ticks of a nanosecond.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The length of a tick: a nanosecond.
public struct mach_timebase_info: Sendable {
  /// The length above the fraction's line, in nanoseconds.
  public var numer: UInt32 = 1
  /// The number below the fraction's line.
  public var denom: UInt32 = 1

  /// Makes the length.
  public init() {}

  /// Makes a length.
  public init(numer: UInt32, denom: UInt32) {
    (self.numer, self.denom) = (numer, denom)
  }

  /// Writes the length, as the function of this name does.
  @discardableResult
  public init(_ info: inout mach_timebase_info) { info = self }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The length of a tick.
public typealias mach_timebase_info_data_t = mach_timebase_info

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The clock that counts from the device's start, by Apple's name.
public var CLOCK_UPTIME_RAW: Int32 { CLOCK_MONOTONIC_RAW }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of a clock, in nanoseconds: of the calendar's, or since the device started.
public func clock_gettime_nsec_np(_ clock: Int32) -> UInt64 {
  guard clock == CLOCK_REALTIME else { return mach_absolute_time() }
  return UInt64(max(0, Date().timeIntervalSince1970) * 1_000_000_000)
}

/// The name of a method, which nothing here calls.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// The name.
  public let description: String

  /// Makes a name.
  public init(_ name: String) { description = name }

  /// Makes a name.
  public init(stringLiteral name: String) { self.init(name) }
}

// MARK: - Locks of objects

/// The locks of objects while a thread holds or awaits them.
private let locks = Mutex<[ObjectIdentifier: (lock: NSRecursiveLock, count: Int)]>([:])

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits for the lock of an object, and takes it.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  let key = ObjectIdentifier(object as AnyObject)
  let lock = locks.withLock { locks in
    let lock = locks[key]?.lock ?? NSRecursiveLock()
    locks[key] = (lock, (locks[key]?.count ?? 0) + 1)
    return lock
  }
  lock.lock()
  return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the lock of an object back.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
  let key = ObjectIdentifier(object as AnyObject)
  let lock = locks.withLock { locks -> NSRecursiveLock? in
    guard let held = locks[key] else { return nil }
    locks[key] = held.count > 1 ? (held.lock, held.count - 1) : nil
    return held.lock
  }
  lock?.unlock()
  return lock == nil ? -1 : 0
}
