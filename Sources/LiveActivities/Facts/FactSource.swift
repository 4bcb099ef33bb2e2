/// The place where a fact stands: a page or a thread, by its address.
struct FactSource: Hashable, Sendable {
  let address: String

  private init(_ address: String) { self.address = address }

  private static let documentation = "https://developer.apple.com/documentation/"

  /// A page of Apple's documentation, by its path.
  static func page(_ path: String) -> FactSource { FactSource(documentation + path) }
  /// A symbol of ActivityKit.
  static func symbol(_ path: String) -> FactSource { page("activitykit/" + path) }
  /// A symbol or article of WidgetKit.
  static func widgetKit(_ path: String) -> FactSource { page("widgetkit/" + path) }
  /// A symbol of SwiftUI.
  static func swiftUI(_ path: String) -> FactSource { page("swiftui/" + path) }
  /// A page of the documentation of remote notifications.
  static func notifications(_ path: String) -> FactSource { page("usernotifications/" + path) }
  /// A session of Apple's conference.
  static func session(_ year: Int, _ number: Int) -> FactSource {
    FactSource("https://developer.apple.com/videos/play/wwdc\(year)/\(number)")
  }
  /// A thread of Apple's developer forums.
  static func forum(_ number: Int) -> FactSource {
    FactSource("https://developer.apple.com/forums/thread/\(number)")
  }
  /// A repository, issue or pull request.
  static func github(_ path: String) -> FactSource { FactSource("https://github.com/" + path) }
  /// Any other page.
  static func web(_ path: String) -> FactSource { FactSource("https://" + path) }

  static let liveData = symbol("displaying-live-data-with-live-activities")
  static let pushes = symbol(
    "starting-and-updating-live-activities-with-activitykit-push-notifications")
  static let customViews = symbol("creating-custom-views-for-live-activities")
  static let launching = symbol("launching-your-app-from-a-live-activity")
  static let animation = widgetKit("animating-data-updates-in-widgets-and-live-activities")
  static let interactivity = widgetKit(
    "adding-interactivity-to-widgets-and-live-activities")
  static let linking = widgetKit(
    "linking-to-specific-app-scenes-from-your-widget-or-live-activity")
  static let dates = widgetKit("displaying-dynamic-dates")
  static let allowedViews = widgetKit("swiftui-views")
  static let guidelines = FactSource(
    "https://developer.apple.com/design/human-interface-guidelines/live-activities")
  static let requests = notifications("sending-notification-requests-to-apns")
  static let responses = notifications("handling-notification-responses-from-apns")
  static let payloads = notifications("generating-a-remote-notification")
  static let broadcasts = notifications("sending-broadcast-push-notification-requests-to-apns")
  static let channels = notifications("sending-channel-management-requests-to-apns")
  static let channelErrors = notifications("handling-error-responses-from-apns")
  static let error = symbol("activityauthorizationerror")
}
