/// The answers of an iPhone to the conditions of `#if`.
///
/// A compiler on Linux would leave out all code for phones. Conditions that depend on the machine are replaced by `true` or
/// `false`; versions, flags and features are left to the compiler, which knows them.
struct PhoneConditions {
  /// The modules of an iPhone that code asks for by `canImport`, beside those that islet has: names of an absent one are left
  /// out where they are used, while a file whose content is all under a condition would be empty.
  private static let phoneModules: Set<String> = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility AccessorySetupKit ActivityKit AdServices AdSupport
    AlarmKit AppIntents AppTrackingTransparency AudioToolbox AuthenticationServices BackgroundTasks CallKit CarPlay
    Charts CloudKit Combine Compression Contacts ContactsUI CoreAudio CoreBluetooth CoreData CoreFoundation
    CoreGraphics CoreHaptics CoreImage CoreLocation CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices
    CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CryptoKit Darwin DeveloperToolsSupport
    DeviceActivity DeviceCheck EventKit EventKitUI FamilyControls FoundationModels Foundation GameController GameKit
    HealthKit HealthKitUI HomeKit ImageIO ImagePlayground Intents IntentsUI JavaScriptCore JournalingSuggestions
    LinkPresentation LocalAuthentication ManagedSettings ManagedSettingsUI MapKit MediaPlayer MessageUI Messages
    Metal MetalKit MetricKit MobileCoreServices MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction
    Network NetworkExtension OSLog ObjectiveC Observation PDFKit PassKit PencilKit Photos PhotosUI PushKit QuartzCore
    QuickLook RealityKit RelevanceKit RoomPlan SafariServices SceneKit ScreenTime Security SensorKit ShazamKit Social
    SoundAnalysis Speech SpriteKit StoreKit SwiftData SwiftUI SwiftUICore Symbols SystemConfiguration TipKit
    Translation UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit
    WatchConnectivity WeatherKit WebKit WidgetKit WorkoutKit os simd
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// The modules that islet has.
  let modules: Set<String>

  /// Returns the answer to a condition such as `os(iOS)`; `nil` leaves it to the compiler.
  func value(of function: String, _ argument: String) -> Bool? {
    switch function {
    case "os": argument == "iOS"
    case "targetEnvironment": false
    case "arch": argument == "arm64"
    case "canImport":
      modules.contains(argument) || Self.phoneModules.contains(argument)
        || ModuleStubs.names.contains(argument)
    default: nil
    }
  }
}
