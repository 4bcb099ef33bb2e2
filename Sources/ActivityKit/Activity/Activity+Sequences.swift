public import Foundation
public import LiveActivities

extension Activity {
  /// The values of `content` after each change (AK 1.27); it ends when the activity has left.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
    contents { ActivityContent($0) }
  }

  /// The values of `contentState` after each change; it ends when the activity has left.
  public var contentStateUpdates: AsyncStream<ContentState> {
    contents { ActivityContent<ContentState>($0)?.state }
  }

  /// The states of the activity, the present one first; `dismissed` is the last (AK 1.27).
  public var activityStateUpdates: AsyncStream<ActivityState> {
    let key = key
    return ActivityCenter.shared.observe { state, memory, yield in
      let now = state.engine.activity(key)?.state ?? .dismissed
      if memory as? ActivityState != now { yield(now) }
      return now == .dismissed ? nil : now
    }
  }

  /// The push tokens of the activity, the present one first (AK 1.27).
  public var pushTokenUpdates: AsyncStream<Data> {
    let key = key
    return ActivityCenter.shared.observe { state, memory, yield in
      guard let activity = state.engine.activity(key) else { return nil }
      guard let token = activity.pushToken else { return "" }
      if memory as? String != token, let data = Data(hex: token) { yield(data) }
      return token
    }
  }

  /// The app's activities of the attributes type, each when it is first seen (AK 1.26).
  public static var activityUpdates: AsyncStream<Activity> {
    let type = String(describing: Attributes.self)
    return ActivityCenter.shared.observe { state, memory, yield in
      let known = memory as? Set<ActivityID> ?? []
      let now = state.engine.activities(of: state.app).filter { $0.attributesType == type }
      for activity in now where !known.contains(activity.id) {
        if let activity = decodable(activity) { yield(activity) }
      }
      return Set(now.map(\.id))
    }
  }

  /// The app's push-to-start token for the attributes type; `nil` where there is none yet.
  public static var pushToStartToken: Data? {
    observePushToStart()
    let type = String(describing: Attributes.self)
    return ActivityCenter.shared.read { $0.engine.pushToStartToken(of: type, for: $0.app) }
      .flatMap(Data.init(hex:))
  }

  /// The app's push-to-start tokens for the attributes type, the present one first (AK 1.26).
  public static var pushToStartTokenUpdates: AsyncStream<Data> {
    observePushToStart()
    let type = String(describing: Attributes.self)
    return ActivityCenter.shared.observe { state, memory, yield in
      guard let token = state.engine.pushToStartToken(of: type, for: state.app) else { return "" }
      if memory as? String != token, let data = Data(hex: token) { yield(data) }
      return token
    }
  }

  private static func observePushToStart() {
    let type = String(describing: Attributes.self)
    let app = ActivityCenter.shared.read { $0.app }
    // A refusal, as before iOS 17.2, leaves the app without a token.
    try? ActivityCenter.shared.apply(.setup(.observePushToStart(attributesType: type), app))
  }

  private func contents<Element>(
    _ decode: @escaping @Sendable (EncodedContent) -> sending Element?
  ) -> AsyncStream<Element> {
    let key = key
    return ActivityCenter.shared.observe { state, memory, yield in
      guard let content = state.engine.activity(key)?.content else { return nil }
      let isNew = (memory as? EncodedContent).map { $0 != content } ?? false
      if isNew, let element = decode(content) { yield(element) }
      return content
    }
  }
}
