public import CellUI
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
  /// The pixels of a point, as they are lit.
  public var nativeScale: CGFloat { 3 }
  /// The most pictures in a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// The light, `0...1`.
  public var brightness: CGFloat {
    get { 0.5 }
    set { _ = newValue }
  }
  /// The circumstances of its colors and sizes.
  public var traitCollection: UITraitCollection { .current }
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
  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }
  /// The state of the battery, which is not watched.
  public var batteryState: BatteryState { .unknown }
  /// The side that is up.
  public var orientation: UIDeviceOrientation { .portrait }
  /// The model, in the person's language.
  public var localizedModel: String { model }
  /// Does nothing: the device is not turned.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// The announcement that the device was turned.
  public static let orientationDidChangeNotification = Notification.Name("orientationDidChange")
  /// The announcement that the battery's charge has changed.
  public static let batteryLevelDidChangeNotification = Notification.Name("batteryLevelDidChange")
  /// The announcement that the battery's state has changed.
  public static let batteryStateDidChangeNotification = Notification.Name("batteryStateDidChange")
  /// The identity of the device for the app's maker.
  public var identifierForVendor: UUID? { nil }
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay, mac = 5, vision
}

/// The side of a device that is up.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// A Boolean value indicating whether a long side is up.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value indicating whether a short side is up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value indicating whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value indicating whether a side is up.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// The clipboard, which is empty.
public final class UIPasteboard: NSObject, Sendable {
  /// The clipboard.
  public static let general = UIPasteboard()
  /// The text.
  public var string: String? {
    get { nil }
    set { _ = newValue }
  }
  /// The texts.
  public var strings: [String]? {
    get { nil }
    set { _ = newValue }
  }
  /// The URL.
  public var url: URL? {
    get { nil }
    set { _ = newValue }
  }
  /// The image.
  public var image: UIImage? {
    get { nil }
    set { _ = newValue }
  }
  /// A Boolean value indicating whether there is a text.
  public var hasStrings: Bool { false }
  /// A Boolean value indicating whether there is a URL.
  public var hasURLs: Bool { false }
  /// A Boolean value indicating whether there is an image.
  public var hasImages: Bool { false }
}

/// Something that is felt, which a terminal cannot give.
open class UIFeedbackGenerator: NSObject {
  /// Makes something that is felt.
  public override init() {}
  /// Does nothing.
  open func prepare() {}
}

/// A tap that is felt, which a terminal cannot give.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a tap.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Makes a tap.
  public init(style: FeedbackStyle = .medium) {}
  /// Does nothing.
  public func impactOccurred() {}
  /// Does nothing.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Taps that tell of an outcome, which a terminal cannot give.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// An outcome.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A tap at a change of a choice, which a terminal cannot give.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  public func selectionChanged() {}
}
