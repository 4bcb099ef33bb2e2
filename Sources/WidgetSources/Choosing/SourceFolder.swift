/// The rules by which files of a folder are read: Swift files, catalogs and tables of strings, as far as they may be a widget's.
public enum SourceFolder {
  /// The most Swift files of a folder.
  public static let fileCountMaximum = 3000
  /// The most Swift files of a widget.
  public static let chosenCountMaximum = 300
  /// The longest file, in bytes.
  public static let fileByteCountMaximum = 1 << 20
  /// The deepest folder.
  public static let depthMaximum = 16

  private static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "build", "Build", "DerivedData", "node_modules", "SourcePackages",
    "fastlane",
    "vendor", "Vendor", "Checkouts",
  ]
  private static let skippedSuffixes = [
    "Tests", ".xcodeproj", ".xcworkspace", ".playground", ".framework", ".xcframework", ".app",
    ".docc", ".lproj.bak",
  ]

  /// Returns whether a folder is never looked into: hidden ones, tests, what other tools build or fetch.
  public static func isSkipped(folder name: String) -> Bool {
    name.hasPrefix(".") || skippedFolders.contains(name)
      || skippedSuffixes.contains { name.hasSuffix($0) }
  }

  /// Returns whether a file is never read: a manifest, and what editors leave beside a file that they save.
  public static func isSkipped(file name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name == "Package.swift"
  }

  /// Returns whether a change of a file or a folder of a name may change the widgets.
  public static func mayCount(_ name: String) -> Bool {
    kind(of: name) != nil || !name.contains(".") && !isSkipped(folder: name)
  }

  /// The kinds of files that count.
  public enum Kind: Hashable, Sendable {
    case swift, catalog, strings, information
  }

  /// Returns the kind of a file or a bundle by its name; `nil` for all others.
  public static func kind(of name: String) -> Kind? {
    if isSkipped(file: name) { return nil }
    if name.hasSuffix(".swift") { return .swift }
    if name.hasSuffix(".xcassets") { return .catalog }
    if name.hasSuffix(".strings") || name.hasSuffix(".xcstrings") { return .strings }
    return name.hasSuffix("Info.plist") ? .information : nil
  }
}
