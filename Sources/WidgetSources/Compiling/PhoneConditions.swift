/// The answers of an iPhone to the conditions of `#if`.
///
/// A compiler on Linux would leave out all code for phones. Conditions that depend on the machine are replaced by `true` or
/// `false`; versions, flags and features are left to the compiler, which knows them.
struct PhoneConditions {
  /// The modules of an iPhone that code asks for by `canImport`, beside those that islet has.
  private static let phoneModules: Set<String> = [
    "UIKit", "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "Foundation", "Combine", "Charts",
    "CoreGraphics", "Intents", "SwiftData", "os", "OSLog", "CoreLocation", "MapKit",
    "UserNotifications",
    "QuartzCore", "CoreFoundation",
  ]

  /// The modules that islet has.
  let modules: Set<String>

  /// Returns the answer to a condition such as `os(iOS)`; `nil` leaves it to the compiler.
  func answer(to function: String, _ argument: String) -> Bool? {
    switch function {
    case "os": argument == "iOS"
    case "targetEnvironment": false
    case "arch": argument == "arm64"
    case "canImport": modules.contains(argument) || Self.phoneModules.contains(argument)
    default: nil
    }
  }
}
