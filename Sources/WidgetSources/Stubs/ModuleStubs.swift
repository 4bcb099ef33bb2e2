/// Swift source in place of modules that are missing here: the few names of each that widgets use.
///
/// A stub is compiled with the person's code, as a part of their module: there is then no library of that name that
/// could hide the true one in a package. It shows nothing, asks for nothing and knows nothing.
public enum ModuleStubs {
  /// The stubs by module; a module's further parts are named as modules that come with it.
  private static let sources: [String: (text: String, needs: [String])] = [
    "AlarmKit": (alarmKit + alarmScheduling, []),
    "ComposableArchitecture": (composableArchitecture, ["Dependencies", "Sharing"]),
    "CoreData": (coreData, []),
    "CoreImage": (coreImage, []),
    "CoreLocation": (coreLocation, []),
    "CryptoKit": (cryptoKit, []),
    "Defaults": (defaults, []),
    "Dependencies": (dependencies, []),
    "HealthKit": (healthKit, []),
    "Kingfisher": (kingfisher, ["image"]),
    "Lottie": (lottie, []),
    "MapKit": (mapKit + mapRoutes, ["CoreLocation"]),
    "NukeUI": (nukeUI, ["image"]),
    "OSLog": (osLog, []),
    "OneSignalFramework": ("", ["OneSignalLiveActivities"]),
    "OneSignalLiveActivities": (oneSignal, []),
    "SDWebImageSwiftUI": (webImage, ["image"]),
    "Security": (security, []),
    "Sharing": (sharing, []),
    "SwiftProtobuf": (swiftProtobuf, []),
    "UniformTypeIdentifiers": (typeIdentifiers, []),
    "UserNotifications": (userNotifications, []),
    "darwinNotes": (darwinNotes, []),
    "image": (remoteImage, []),
    "prefixedKey": (activityDefaults, []),
    "uniffi": (uniffi, []),
  ]

  /// The macros of modules that add nothing that their stubs lack.
  static let attributes: [String: Set<String>] = [
    "ComposableArchitecture": [
      "CasePathable", "ObservableState", "ObservationStateIgnored", "Presents", "Reducer",
      "ReducerCaseEphemeral", "ReducerCaseIgnored",
    ],
    "CasePaths": ["CasePathable"],
  ]

  /// The modules that have stubs.
  public static let names = Set(sources.keys).union(["SFSafeSymbols"])

  /// The modules of Apple's that have stubs, add no forms to SwiftUI's calls, and have no types that views take.
  public static let plainNames: Set<String> = [
    "AlarmKit", "CryptoKit", "OSLog", "Security", "UniformTypeIdentifiers", "UserNotifications",
  ]

  /// Returns the source for modules; empty where there is none.
  ///
  /// - Parameters:
  ///   - modules: The missing modules.
  ///   - files: The project's files; a stub makes way for a type of theirs.
  /// - Returns: The source of one file.
  public static func source(for modules: Set<String>, beside files: [SourceFile]) -> String {
    var needed = modules.intersection(names)
    for name in needed { needed.formUnion(sources[name]?.needs ?? []) }
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    let used = files.reduce(into: Set<String>()) { $0.formUnion($1.usedNames) }
    if makesUpDefaults(for: files) { needed.insert("prefixedKey") }
    if used.contains("CFNotificationCenterGetDarwinNotifyCenter") { needed.insert("darwinNotes") }
    if used.contains("RustBuffer"), modules.contains(where: { $0.hasSuffix("FFI") }) {
      needed.insert("uniffi")
    }
    let texts = needed.sorted().compactMap { sources[$0]?.text }.filter { text in
      SourceFile(path: "", bytes: Array(text.utf8)).declaredNames.isDisjoint(with: declared)
    }
    let source = texts.joined() + made(for: modules, beside: files, texts: texts)
    guard !source.isEmpty else { return "" }
    return
      "import ActivityKit\nimport AppIntents\nimport Foundation\nimport SwiftUI\nimport WidgetKit\n"
      + source
  }

  /// Returns whether `UserDefaults` has values that are made up, since a Flutter app stores those of its activities there.
  public static func makesUpDefaults(for files: [SourceFile]) -> Bool {
    files.contains {
      $0.usedNames.contains("prefixedKey")
        || $0.declaredNames.contains("LiveActivitiesAppAttributes")
    }
  }

  /// Returns the types of missing modules that are made from their uses.
  private static func made(
    for modules: Set<String>, beside files: [SourceFile], texts: [String]
  ) -> String {
    let incomplete = files.filter { $0.imports.contains { modules.contains($0.module) } }
    var known = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    for text in texts {
      known.formUnion(SourceFile(path: "", bytes: Array(text.utf8)).declaredNames)
    }
    func users(of module: String) -> [SourceFile] {
      guard modules.contains(module) else { return [] }
      return files.filter { $0.imports.contains { $0.module == module } }
    }
    let symbols = known.contains("SFSymbol") ? [] : users(of: "SFSafeSymbols")
    return pushProtocols(in: incomplete, besides: known)
      + (symbols.isEmpty ? "" : symbolConstants(in: symbols))
      + (known.contains("Reducer") ? reducers(in: users(of: "ComposableArchitecture")) : "")
  }
}
