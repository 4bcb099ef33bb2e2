public import Foundation

/// The values that an app's devices share by iCloud: none, as on a device without an account.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The store.
  public class var `default`: NSUbiquitousKeyValueStore { standard }
  private static let standard = NSUbiquitousKeyValueStore()

  /// The announcement that another device changed values.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// The values: none.
  open var dictionaryRepresentation: [String: Any] { [:] }

  /// Returns no value.
  open func object(forKey aKey: String) -> Any? { nil }
  /// Returns no text.
  open func string(forKey aKey: String) -> String? { nil }
  /// Returns no list.
  open func array(forKey aKey: String) -> [Any]? { nil }
  /// Returns no values.
  open func dictionary(forKey aKey: String) -> [String: Any]? { nil }
  /// Returns no data.
  open func data(forKey aKey: String) -> Data? { nil }
  /// Returns 0.
  open func longLong(forKey aKey: String) -> Int64 { 0 }
  /// Returns 0.
  open func double(forKey aKey: String) -> Double { 0 }
  /// Returns false.
  open func bool(forKey aKey: String) -> Bool { false }

  /// Keeps nothing.
  open func set(_ anObject: Any?, forKey aKey: String) {}
  /// Keeps nothing.
  open func set(_ aString: String?, forKey aKey: String) {}
  /// Keeps nothing.
  open func set(_ anArray: [Any]?, forKey aKey: String) {}
  /// Keeps nothing.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {}
  /// Keeps nothing.
  open func set(_ aData: Data?, forKey aKey: String) {}
  /// Keeps nothing.
  open func set(_ value: Int64, forKey aKey: String) {}
  /// Keeps nothing.
  open func set(_ value: Double, forKey aKey: String) {}
  /// Keeps nothing.
  open func set(_ value: Bool, forKey aKey: String) {}
  /// Removes nothing.
  open func removeObject(forKey aKey: String) {}

  /// Returns false: there is no account.
  @discardableResult open func synchronize() -> Bool { false }
}
