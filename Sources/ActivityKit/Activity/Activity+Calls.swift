public import Foundation
public import LiveActivities

extension Activity {
  /// Starts an activity (AK 1.4).
  ///
  /// - Throws: `ActivityAuthorizationError`, or `ActivityRequestRefused` where ActivityKit has no case.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity {
    try request(attributes, content, pushType: pushType)
  }

  /// Starts an activity of a style (AK 1.4).
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity {
    try request(attributes, content, pushType: pushType, style: style)
  }

  /// Schedules an activity (AK 1.9).
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration, start: Date
  ) throws -> Activity {
    try request(
      attributes, content, pushType: pushType, style: style, alert: alertConfiguration,
      start: start)
  }

  /// Schedules an activity, by the label of iOS 26.0.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration, startDate: Date
  ) throws -> Activity {
    try request(
      attributes, content, pushType: pushType, style: style, alert: alertConfiguration,
      start: startDate)
  }

  /// Starts an activity as iOS 16.1 does.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity {
    try request(
      attributes, ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
  }

  private static func request(
    _ attributes: Attributes, _ content: ActivityContent<ContentState>, pushType: PushType?,
    style: ActivityStyle = .standard, alert: AlertConfiguration? = nil, start: Date? = nil
  ) throws -> Activity {
    let center = ActivityCenter.shared
    let (app, id, caller) = center.read { state in
      (state.app, state.engine.unnamedActivity(of: state.app, isStart: true), state.caller)
    }
    let request = ActivityRequest(
      attributesType: String(describing: Attributes.self),
      attributes: EncodedJSON(bytes: Array(try JSONEncoder().encode(attributes))),
      content: try content.encoded(), style: style, start: start.flatMap(Timestamp.init),
      alert: alert?.encoded, pushType: pushType, caller: caller)
    do throws(CommandRefusal) {
      try center.apply(.app(.request(request), ActivityID(app: app, name: id.name)))
    } catch {
      throw error.authorizationError ?? ActivityRequestRefused(errorDescription: error.words)
    }
    guard let started = center.read({ $0.engine.activity(id) }) else {
      throw ActivityAuthorizationError.malformedActivityIdentifier
    }
    return Activity(started)
  }

  /// Replaces the content; one that is refused, as for an ended activity, changes nothing (AK 1.15, 1.17).
  public func update(_ content: ActivityContent<ContentState>) async {
    update(content, alert: nil, timestamp: nil)
  }

  /// Replaces the content with an alert (AK 1.12).
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async {
    update(content, alert: alertConfiguration, timestamp: nil)
  }

  /// Replaces the content, unless a newer one came before (AK 1.13).
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {
    update(content, alert: alertConfiguration, timestamp: timestamp)
  }

  /// Replaces the content state as iOS 16.1 does.
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    update(
      ActivityContent(state: contentState, staleDate: nil), alert: alertConfiguration,
      timestamp: nil)
  }

  private func update(
    _ content: ActivityContent<ContentState>, alert: AlertConfiguration?, timestamp: Date?
  ) {
    // ActivityKit does not throw here either: what can't be encoded or is refused changes nothing.
    guard let content = try? content.encoded() else { return }
    let call = AppCall.update(
      content, alert: alert?.encoded, timestamp: timestamp.flatMap(Timestamp.init))
    try? ActivityCenter.shared.apply(.app(call, key))
  }

  /// Ends the activity; without content the one before stays (AK 1.14, 1.16).
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    end(content, dismissalPolicy, timestamp: nil)
  }

  /// Ends the activity, unless a newer content came before (AK 1.14).
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    end(content, dismissalPolicy, timestamp: timestamp)
  }

  /// Ends the activity as iOS 16.1 does.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    end(
      contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy,
      timestamp: nil)
  }

  /// Ends the activity as iOS 16.1 does.
  public func end(dismissalPolicy: ActivityUIDismissalPolicy) async {
    end(nil, dismissalPolicy, timestamp: nil)
  }

  private func end(
    _ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy,
    timestamp: Date?
  ) {
    let call = AppCall.end(
      // As in ActivityKit, content that can't be encoded leaves the one before.
      content.flatMap { try? $0.encoded() }, dismissalPolicy: policy.encoded,
      timestamp: timestamp.flatMap(Timestamp.init))
    // An end that is refused, as for an ended activity, changes nothing.
    try? ActivityCenter.shared.apply(.app(call, key))
  }
}
