public import Foundation

/// The values that a change tells.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: UInt

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value at first.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A word before the change, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The name of a fact about a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The kind of the change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places of the change.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
}

extension NSObject {
  /// Observes nothing: objects tell of no changes here.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}

  /// Ends no observation.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

  /// Ends no observation.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {}
}

// MARK: - Notifications

extension NotificationCenter {
  /// The announcements of a name, as they come.
  public final class Notifications: AsyncSequence, Sendable {
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: Sender

    /// The object whose announcements count; `nil` for any.
    private struct Sender: @unchecked Sendable {
      let object: AnyObject?
    }

    fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?)
    {
      (self.center, self.name, self.object) = (center, name, Sender(object: object))
    }

    /// The announcements from now on.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Passed>.makeStream()
      let observer = Observer(
        token: center.addObserver(forName: name, object: object.object, queue: nil) {
          continuation.yield(Passed(notification: $0))
        })
      continuation.onTermination = { [center] _ in center.removeObserver(observer.token) }
      return Iterator(coming: stream.makeAsyncIterator())
    }

    private struct Observer: @unchecked Sendable {
      let token: any NSObjectProtocol
    }

    /// An announcement on its way to another task.
    fileprivate struct Passed: @unchecked Sendable {
      let notification: Notification
    }

    /// The announcements that come next.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var coming: AsyncStream<Passed>.AsyncIterator

      /// Waits for an announcement; `nil` at the end of the task.
      public mutating func next() async -> Notification? { await coming.next()?.notification }
    }
  }

  /// Returns the announcements of a name, as they come.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(self, name, object)
  }
}
