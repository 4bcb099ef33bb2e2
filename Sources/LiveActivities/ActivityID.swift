/// An app's bundle identifier.
public struct BundleID: Hashable, Comparable, Sendable {
  /// The identifier as the feed wrote it.
  public let rawValue: String

  /// Makes an identifier of any text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Orders identifiers by their text.
  public static func < (left: BundleID, right: BundleID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// An activity's identity: the app that owns it and the feeder's own name, which is unique within that app.
public struct ActivityID: Hashable, Comparable, Sendable {
  /// The app that owns the activity.
  public let app: BundleID
  /// The feeder's name for the activity.
  public let name: String

  /// Makes the identity of the app's activity of that name.
  public init(app: BundleID, name: String) {
    self.app = app
    self.name = name
  }

  /// Orders identities by app, then by name.
  public static func < (left: ActivityID, right: ActivityID) -> Bool {
    (left.app, left.name) < (right.app, right.name)
  }
}
