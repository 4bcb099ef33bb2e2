public import ActivityWidgets
public import AppIntents
public import Intents

/// The widgets that the person has on the home screen: none here.
public final class WidgetCenter: Sendable {
  /// The center of the process.
  public static let shared = WidgetCenter()

  private init() {}

  /// The keys of the values with which an app is opened from a widget.
  public struct UserInfoKey: Hashable, Sendable {
    /// The name by which code knows the widget.
    public static let kind = "WGWidgetUserInfoKeyKind"
    /// The widget's size.
    public static let family = "WGWidgetUserInfoKeyFamily"
    /// The activity's identity.
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  /// Asks for new timelines, which nothing shows.
  public func reloadAllTimelines() {}

  /// Asks for new timelines of a widget, which nothing shows.
  public func reloadTimelines(ofKind kind: String) {}

  /// Asks for new settings for watches, which nothing shows.
  public func invalidateConfigurationRecommendations() {}

  /// Asks for new moments at which a widget is useful, which nothing shows.
  public func invalidateRelevance(ofKind kind: String) {}

  /// Returns the widgets on the home screen.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// Returns the widgets on the home screen.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }
}

/// A widget on the home screen.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  /// The name by which code knows the widget.
  public let kind: String
  /// The size.
  public let family: WidgetFamily

  /// The widget's identity.
  public var id: WidgetInfo { self }
  /// The settings of a SiriKit intent: none.
  public var configuration: INIntent? { nil }

  /// Returns the settings of an app intent: none.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of type: Intent.Type)
    -> Intent?
  {
    nil
  }
}

/// The controls that the person has in Control Center: none here.
public final class ControlCenter: Sendable {
  /// The center of the process.
  public static let shared = ControlCenter()

  private init() {}

  /// Asks for the controls' values, which nothing shows.
  public func reloadAllControls() {}

  /// Asks for a control's value, which nothing shows.
  public func reloadControls(ofKind kind: String) {}

  /// Returns the controls in Control Center.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control in Control Center.
public struct ControlInfo: Hashable, Identifiable, Sendable {
  /// The name by which code knows the control.
  public let kind: String

  /// The control's identity.
  public var id: ControlInfo { self }
}

/// A handler of the tokens by which pushes reach the controls of an app.
public protocol ControlPushHandler {
  /// Makes the handler.
  init()
  /// Handles new tokens.
  func pushTokensDidChange(controls: [ControlInfo])
}

extension ControlWidgetConfiguration {
  /// Handles the tokens by which pushes reach the control, of which there are none.
  public func pushHandler<Handler: ControlPushHandler>(_ handler: Handler.Type)
    -> some ControlWidgetConfiguration
  { self }
}

/// A push's token for the widgets of an app.
public struct WidgetPushInfo: Hashable, Sendable {
  /// The token.
  public let token: Data
}

/// A handler of the token by which pushes reach the widgets of an app.
public protocol WidgetPushHandler {
  /// Makes the handler.
  init()
  /// Handles a new token.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

extension WidgetConfiguration {
  /// Handles the tokens by which pushes reach the widget, of which there are none.
  public func pushHandler<Handler: WidgetPushHandler>(_ handler: Handler.Type)
    -> some WidgetConfiguration
  {
    self
  }
}
