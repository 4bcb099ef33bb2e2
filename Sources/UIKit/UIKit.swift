@_exported public import struct CellUI.CGAffineTransform
@_exported public import struct CellUI.CGColor
@_exported public import struct CellUI.CGColorSpace
@_exported public import class CellUI.CGContext
@_exported public import class CellUI.CGImage
@_exported public import enum CellUI.CGLineCap
@_exported public import enum CellUI.CGLineJoin
@_exported public import class CellUI.CGMutablePath
@_exported public import class CellUI.CGPath
@_exported public import struct CellUI.CGVector
@_exported public import class CellUI.NSItemProvider
@_exported public import class CellUI.NSUserActivity
@_exported public import class CellUI.UIBezierPath
@_exported public import class CellUI.UIColor
@_exported public import class CellUI.UIImage
@_exported public import struct CellUI.UIRectCorner
@_exported public import enum CellUI.UIContentSizeCategory
@_exported public import struct CellUI.UIEdgeInsets
@_exported public import enum CellUI.UIKeyboardType
@_exported public import struct CellUI.UITextContentType
@_exported public import struct CellUI.UITraitCollection
@_exported public import enum CellUI.UIUserInterfaceStyle
@_exported public import FoundationNames

/// The device's screen, whose size is that of a phone.
public final class UIScreen: NSObject, Sendable {
  /// The screen.
  public static let main = UIScreen()

  /// The frame, in points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  /// The frame, in pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
  /// The pixels of a point.
  public var scale: CGFloat { 3 }
}

/// The device.
public final class UIDevice: NSObject, Sendable {
  /// The device.
  public static let current = UIDevice()

  /// The name of the system.
  public var systemName: String { "iOS" }
  /// The version of the system.
  public var systemVersion: String { "26.0" }
  /// The model.
  public var model: String { "iPhone" }
  /// The device's name.
  public var name: String { "iPhone" }
  /// The kind of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The charge of the battery, `0...1`.
  public var batteryLevel: Float { 1 }
  /// A Boolean value indicating whether the battery is watched.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set { _ = newValue }
  }
  /// The identity of the device for the app's maker.
  public var identifierForVendor: UUID? { nil }
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay, mac = 5, vision
}

/// An object that is told of its app's start and end; here none begins.
public protocol UIApplicationDelegate: AnyObject {}

/// The app, which opens nothing here.
public final class UIApplication: NSObject, Sendable {
  /// The app.
  public static let shared = UIApplication()
  /// The URL of the app's settings.
  public static let openSettingsURLString = "app-settings:"

  /// The announcement that the app is used.
  public static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
  /// The announcement that the app is left.
  public static let willResignActiveNotification = Notification.Name("willResignActive")
  /// The announcement that the app is out of sight.
  public static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
  /// The announcement that the app comes into sight.
  public static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
  /// The announcement that the app ends.
  public static let willTerminateNotification = Notification.Name("willTerminate")

  /// The state of an app.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The state.
  public var applicationState: State { .active }
  /// A Boolean value indicating whether the screen stays lit.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The work of an app out of sight.
  public struct BackgroundTaskIdentifier: Hashable, Sendable {
    /// No work.
    public static let invalid = BackgroundTaskIdentifier()
  }

  /// Begins no work.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (() -> Void)? = nil
  ) -> BackgroundTaskIdentifier { .invalid }

  /// Ends no work.
  public func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {}

  /// Asks for no tokens.
  public func registerForRemoteNotifications() {}

  /// The facts of an app's start.
  public struct LaunchOptionsKey: Hashable, Sendable {}

  /// The options of an opening.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// Returns whether a URL can be opened: none can.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
}
