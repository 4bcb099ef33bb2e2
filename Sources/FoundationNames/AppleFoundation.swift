public import Foundation

extension FileManager {
  /// Returns the folder that an app shares with its extensions: an empty one, as before the app has written to it.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    temporaryDirectory.appendingPathComponent("islet-groups").appendingPathComponent(
      groupIdentifier)
  }

  /// Returns no folder of iCloud, as on a device without an account.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// The account of iCloud: none.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension URL {
  /// The app's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The app's data.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// Data that the app can make again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// Data that is of use for a short time only.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }

  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first ?? temporaryDirectory
  }
}

extension UserDefaults {
  /// Sets a value, as key-value coding does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns a value, as key-value coding does.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension NSKeyedUnarchiver {
  /// Refuses an archive of an object of Apple's frameworks, since only they can read it.
  @_disfavoredOverload
  public static func unarchivedObject<Object: AnyObject>(
    ofClass type: Object.Type, from data: Data
  ) throws -> Object? {
    throw CocoaError(.coderReadCorrupt)
  }
}

extension NSPredicate {
  /// Makes a condition of words, which holds for all: Core Data's stores, which read them, are empty here.
  public convenience init(format: String, _ arguments: Any?...) { self.init(value: true) }

  /// Makes a condition of words, which holds for all.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    self.init(value: true)
  }
}

extension NSData {
  /// The ways in which Apple's systems press data.
  public enum CompressionAlgorithm: Int, Sendable {
    case lzfse, lz4, lzma, zlib
  }

  /// Refuses to unpack data: none comes from a phone here.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> Self {
    throw CocoaError(.fileReadCorruptFile)
  }

  /// Refuses to pack data.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> Self {
    throw CocoaError(.fileWriteUnknown)
  }
}

extension CGFloat {
  /// Makes a number of an object's value.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

extension ProcessInfo {
  /// A Boolean value indicating whether the device saves power.
  public var isLowPowerModeEnabled: Bool { false }

  /// The heat of a device.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// The heat of the device.
  public var thermalState: ThermalState { .nominal }

  /// The announcement that the heat has changed.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// A Boolean value indicating whether the app runs on a Mac.
  public var isMacCatalystApp: Bool { false }

  /// A Boolean value indicating whether previews run in Xcode.
  public var isiOSAppOnMac: Bool { false }
}

extension Notification.Name {
  /// The announcement that the device begins or ends to save power.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

/// The key of an app's build number among its facts.
public let kCFBundleVersionKey = "CFBundleVersion"

extension Bundle {
  /// The bundle of a package's resources: islet knows one bundle.
  public static var module: Bundle { .main }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time since the device started, in seconds.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

extension CGFloat {
  /// Returns the words of the number in a form.
  public func formatted(_ format: FloatingPointFormatStyle<CGFloat>) -> String {
    format.format(self)
  }
}

extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat> {
  /// A number.
  public static var number: FloatingPointFormatStyle<CGFloat> { FloatingPointFormatStyle() }
}
