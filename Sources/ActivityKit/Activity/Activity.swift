public import ActivityWidgets
public import LiveActivities

/// A Live Activity of the app, as the app's own code sees it (AK 1.1).
///
/// This module is ActivityKit's face. An activity is known by its identity; all that changes is asked of the engine
/// through `ActivityCenter`, which several threads may do. The module never knows how an activity looks.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  /// The type of the part that changes.
  public typealias ContentState = Attributes.ContentState

  let key: ActivityID
  private let encodedAttributes: EncodedJSON
  private let first: EncodedContent

  init(_ activity: LiveActivity) {
    key = activity.id
    encodedAttributes = activity.attributes
    first = activity.content
  }

  /// The identity among the app's activities.
  public var id: String { key.name }

  /// The part that never changes.
  public var attributes: Attributes {
    guard let attributes = Self.decoded(encodedAttributes, as: Attributes.self) else {
      preconditionFailure("an activity is only made of attributes that decode")
    }
    return attributes
  }

  /// The part that changes, as it is now, or was at last.
  public var content: ActivityContent<ContentState> {
    let key = key
    let now = ActivityCenter.shared.read { $0.activity(key)?.content }
    guard
      let content = now.flatMap(ActivityContent<ContentState>.init)
        ?? ActivityContent<ContentState>(first)
    else {
      preconditionFailure("an activity is only made of a content state that decodes")
    }
    return content
  }

  /// The content state, as it is now, or was at last.
  public var contentState: ContentState { content.state }

  /// The state in the activity's life (AK 1.19).
  public var activityState: ActivityState {
    let key = key
    return ActivityCenter.shared.read { $0.engine.activity(key)?.state ?? .dismissed }
  }

  /// The token by which pushes reach the activity; `nil` where there is none yet.
  public var pushToken: Data? {
    let key = key
    return ActivityCenter.shared.read { $0.engine.activity(key)?.pushToken }.flatMap(
      Data.init(hex:))
  }

  /// The style.
  public var style: ActivityStyle {
    let key = key
    return ActivityCenter.shared.read { $0.activity(key)?.style ?? .standard }
  }

  static func decoded<Value: Decodable>(_ json: EncodedJSON, as type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: Data(json.bytes))
  }
}

extension Activity {
  /// The app's activities of the attributes type (AK 1.26), ended ones included until they leave (AK 1.21).
  public static var activities: [Activity] {
    let type = String(describing: Attributes.self)
    let all = ActivityCenter.shared.read { state in
      state.engine.activities(of: state.app).filter { $0.attributesType == type }
    }
    return all.compactMap(decodable)
  }

  /// Returns an activity whose attributes and content the app's types decode; a push may bring others.
  static func decodable(_ activity: LiveActivity) -> Activity? {
    guard decoded(activity.attributes, as: Attributes.self) != nil,
      decoded(activity.content.state, as: ContentState.self) != nil
    else { return nil }
    return Activity(activity)
  }
}

extension ActivityCenter.State {
  /// Returns an activity as it is, or as it was before it left.
  func activity(_ id: ActivityID) -> LiveActivity? { engine.activity(id) ?? left[id] }
}

extension Data {
  /// Makes the bytes of hexadecimal digits; `nil` where they are none.
  init?(hex: String) {
    let digits = hex.compactMap(\.hexDigitValue)
    guard digits.count == hex.count, digits.count.isMultiple(of: 2) else { return nil }
    self.init(
      stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
  }
}
