/// An app's bundle identifier.
public struct BundleID: Hashable, Comparable, Sendable {
  /// The identifier as the feed wrote it.
  public let rawValue: String
  /// Made once: apps are looked up far more often than named.
  private let hash: Int

  /// Makes an identifier of any text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
    hash = rawValue.hashValue
  }

  /// Tells whether the texts are the same.
  public static func == (left: BundleID, right: BundleID) -> Bool {
    left.hash == right.hash && left.rawValue == right.rawValue
  }

  /// Feeds the text's hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }

  /// Orders identifiers by their text.
  public static func < (left: BundleID, right: BundleID) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension BundleID {
  /// The last part of the identifier, as people call an app.
  public var shortName: String {
    rawValue.split(separator: ".").last.map(String.init) ?? rawValue
  }
}

/// An activity's identity: the app that owns it and the feeder's own name, which is unique within that app.
public struct ActivityID: Hashable, Comparable, Sendable {
  /// The storage that all copies share, with its hash: identities are copied and looked up far more often than made.
  private final class Identity: Sendable {
    let app: BundleID
    let name: String
    let hash: Int

    init(app: BundleID, name: String) {
      self.app = app
      self.name = name
      var hasher = Hasher()
      hasher.combine(app)
      hasher.combine(name)
      hash = hasher.finalize()
    }
  }

  private let identity: Identity

  /// The app that owns the activity.
  public var app: BundleID { identity.app }
  /// The feeder's name for the activity.
  public var name: String { identity.name }
  /// The hash that was made with it.
  var ownHash: Int { identity.hash }

  /// Makes the identity of the app's activity of that name.
  public init(app: BundleID, name: String) {
    identity = Identity(app: app, name: name)
  }

  /// Tells whether the apps and the names are the same.
  public static func == (left: ActivityID, right: ActivityID) -> Bool {
    left.identity === right.identity
      || left.identity.hash == right.identity.hash && left.name == right.name
        && left.app == right.app
  }

  /// Feeds the identity's hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity.hash)
  }

  /// Orders identities by app, then by name.
  public static func < (left: ActivityID, right: ActivityID) -> Bool {
    (left.app, left.name) < (right.app, right.name)
  }
}

extension ActivityID {
  /// The activity as people call it: the end of its app's identifier, and its own name.
  public var shortName: String { "\(app.shortName)/\(name)" }
}
