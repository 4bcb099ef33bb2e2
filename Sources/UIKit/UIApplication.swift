public import CellUI
@_exported public import FoundationNames

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

  /// The number at the app's icon: none.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set { _ = newValue }
  }
  /// The name of the app's icon: the first one's, which is none.
  public var alternateIconName: String? { nil }
  /// A Boolean value indicating whether the app has several icons.
  public var supportsAlternateIcons: Bool { false }
  /// Changes no icon.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
  /// Sends nothing: no view takes it.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
  /// The scenes of the app: none.
  public var connectedScenes: Set<UIScene> { [] }
  /// The windows of the app: none.
  public var windows: [UIWindow] { [] }
  /// The window that has the keyboard: none.
  public var keyWindow: UIWindow? { nil }
  /// The object that is told of the app's start and end: none.
  public var delegate: (any UIApplicationDelegate)? { nil }
  /// The time that is left for work out of sight, in seconds.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// A Boolean value indicating whether notifications may come: none do.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Begins no work.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Ends no work.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

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

/// A touch or another event: none comes.
open class UIEvent: NSObject {}

/// The work of an app out of sight.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: Int

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// A place of an app on a screen; here there are none.
open class UIScene: UIResponder {
  /// The use of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The use.
  open var activationState: ActivationState { .unattached }
  /// The title.
  open var title: String? = ""

  /// The announcement that a scene is used.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The announcement that a scene is left.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
}

/// A place of an app with windows.
open class UIWindowScene: UIScene {
  /// The windows.
  open var windows: [UIWindow] { [] }
  /// The window that has the keyboard.
  open var keyWindow: UIWindow? { nil }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The circumstances of colors and sizes.
  open var traitCollection: UITraitCollection { .current }
  /// The side of the screen that is up.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// The side of a screen that is up.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown
  case landscapeRight, landscapeLeft

  /// A Boolean value indicating whether a long side is up.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value indicating whether a short side is up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A window, which is not drawn.
open class UIWindow: UIView {
  /// The controller of the content.
  open var rootViewController: UIViewController?
  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// A Boolean value indicating whether the window has the keyboard.
  open var isKeyWindow: Bool { false }

  /// Makes a window of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  /// Does nothing.
  open func makeKeyAndVisible() {}
}
